#!/bin/sh
# Grades the solutions, the right answers and the wrong answers of exercises as submissions: each right one
# must pass, and each wrong one must not. The flags of right ones are listed.
#
#   Scripts/Grading/compare.sh          all exercises
#   Scripts/Grading/compare.sh 1 3.5    a chapter and an exercise
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
submissions=$folder/submissions
[ $# -gt 0 ] || set -- 1 2 3 4 5 6

# Writes a text to files of a submission; that of a project holds both of its files.
# Usage: write TEXT SUBMISSION ID
write() {
  mkdir -p "$submissions/$2/TestFiles"
  line='^// ---- The test file: ----$'
  sed "\\|$line|,\$d" "$1" > "$submissions/$2/$3.swift"
  if grep -q "$line" "$1"; then
    sed "1,\\|$line|d" "$1" > "$submissions/$2/TestFiles/$3-OwnTests.swift"
  fi
}

"$root/Scripts/workbook" answers --expand "$@" | grep '/answers/' > "$folder/answers"
while read -r file; do
  id=$(basename "$(dirname "$file")")
  name=$(basename "$file" .swift)
  case $name in
    Solution | Right-*) write "$root/$file" "right $id $name" "$id" ;;
    *) write "$root/$file" "wrong $id $name" "$id" ;;
  esac
done < "$folder/answers"

"$root/Scripts/workbook" grade --each "$submissions" --timeout 5 --format json \
  > "$folder/results.json"
python3 - "$folder/results.json" <<'END'
import json
import sys

different = 0
results = json.load(open(sys.argv[1]))
for result in results:
    name = result["submission"]
    begun = [e for c in result["chapters"] for e in c["exercises"] if e["status"] != "notStarted"]
    is_right = name.startswith("right ")
    if len(begun) != 1 or (begun[0]["status"] == "passed") != is_right:
        different += 1
        print(name + ": " + ", ".join(e["id"] + " " + e["status"] for e in begun))
    if is_right:
        for flag in result["flags"]:
            print(name + " is flagged: " + flag["what"])
print(f"{len(results)} submissions, {different} with another verdict than by `check`.")
sys.exit(different > 0)
END
