#!/bin/sh
# Grades each submission in a container of its own, and writes the results on this side of it.
#
#   Scripts/Grading/containers.sh submissions results --only 'chapter 3'
#
# CONTAINER is the program that starts containers, docker if it is not set.
set -eu
[ $# -ge 2 ] || {
  echo "usage: containers.sh SUBMISSIONS RESULTS [OPTIONS of grade]" >&2
  exit 2
}
submissions=$(cd "$1" && pwd)
mkdir -p "$2"
results=$(cd "$2" && pwd)
shift 2

status=0
for path in "$submissions"/*; do
  [ -e "$path" ] || continue
  name=$(basename "$path")
  # The container sees this submission, and nothing else; its name is that of the learner.
  code=0
  "${CONTAINER:-docker}" run --rm --network none --memory 4g --pids-limit 512 \
    --volume "$path:/submission/$name:ro" workbook-grader "/submission/$name" \
    --format json "$@" > "$results/.part" || code=$?
  if [ $code -le 1 ]; then
    mv "$results/.part" "$results/$name.json"
    echo "$name: graded"
  else
    rm -f "$results/.part"
    echo "$name: could not be graded" >&2
    status=1
  fi
done
exit $status
