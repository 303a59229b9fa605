#!/usr/bin/env bash
# Gradescope runs this once, when it builds the autograder's image: it installs Swift, and builds the
# workbook's library and suites, so that grading a submission costs only its own files.
set -euo pipefail

swift_version=6.1

export DEBIAN_FRONTEND=noninteractive
apt-get update
# What Swift needs, and what unpacks submissions.
apt-get install -y --no-install-recommends \
  binutils ca-certificates curl g++ git gnupg libc6-dev libcurl4-openssl-dev libedit2 \
  libncurses6 libpython3-dev libsqlite3-0 libxml2-dev libz3-dev pkg-config procps tar tzdata unzip \
  util-linux zlib1g-dev

. /etc/os-release
case $(uname -m) in
  aarch64) suffix=-aarch64 ;;
  *) suffix= ;;
esac
system=ubuntu$VERSION_ID$suffix
release=swift-$swift_version-RELEASE
folder=swift-$swift_version-release/${system//./}/$release
archive=$release-$system.tar.gz
work=$(mktemp -d)
for name in "$archive" "$archive.sig"; do
  curl -fsSL --retry 3 -o "$work/$name" "https://download.swift.org/$folder/$name"
done
# Only what the Swift project has signed is installed.
export GNUPGHOME=$work/keys
mkdir -m 700 "$GNUPGHOME"
curl -fsSL --retry 3 https://www.swift.org/keys/all-keys.asc | gpg --batch --quiet --import
gpg --batch --verify "$work/$archive.sig" "$work/$archive"
mkdir -p /opt/swift
tar -xzf "$work/$archive" -C /opt/swift --strip-components=1
ln -sf /opt/swift/usr/bin/swift /opt/swift/usr/bin/swiftc /usr/local/bin
rm -rf "$work"

# Grading the starters builds everything that later submissions need.
cp -R /autograder/source/workbook /autograder/workbook
/autograder/workbook/Scripts/workbook grade /autograder/workbook/Chapters --without-sandbox \
  --format csv
