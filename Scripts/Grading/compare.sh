#!/bin/sh
# Grades the solutions, the wrong answers and the starters of exercises as submissions: each solution
# must pass, each wrong answer and each starter with an edit must fail by its checks or by the
# compiler, and none may be refused or flagged.
#
#   Scripts/Grading/compare.sh            all exercises
#   Scripts/Grading/compare.sh 1 3.4      a chapter and an exercise
#
# TOOLS is the built program for authors; Scripts/workbook, if it is not set.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
tools=${TOOLS:-$root/Scripts/workbook}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

[ $# -gt 0 ] || set -- 1 2 3 4 5 6
"$tools" answers --root "$root" --expand "$@" | while read -r file; do
  id=$(basename "$(dirname "$file")")
  name=$(basename "$file" .swift)
  [ "$name" != Solution ] || continue
  mkdir -p "$folder/submissions/$id-$name"
  cp "$root/$file" "$folder/submissions/$id-$name/$id-$name.swift"
  mkdir -p "$folder/submissions/solutions"
  cp "$root"/Solutions/*/"$id"-*.swift "$folder/submissions/solutions"
  mkdir -p "$folder/submissions/starters"
  for starter in "$root"/Chapters/*/"$id"-*.swift; do
    { sed '/Remove this line to begin/d' "$starter"; echo "// begun"; } \
      > "$folder/submissions/starters/$(basename "$starter")"
  done
done

"$tools" grade --root "$root" --each "$folder/submissions" --format json --timeout 5 \
  > "$folder/results.json"
python3 - "$folder/results.json" <<'END'
import json
import sys

wrong = 0
results = json.load(open(sys.argv[1]))
for result in results:
    begun = [e for c in result["chapters"] for e in c["exercises"] if e["status"] != "notStarted"]
    reasons = [e["voidReason"] for e in begun if e.get("voidReason")]
    # Some answers are wrong because they end the program.
    ended = [e["id"] for e in begun if e["status"] == "endedEarly"]
    reasons += [f["what"] for f in result["flags"] if f["exercise"] not in ended]
    is_solution = result["submission"] == "solutions"
    reasons += [e["id"] + " " + e["status"] for e in begun if (e["status"] == "passed") != is_solution]
    reasons += [] if begun else ["it was not graded"]
    wrong += len(reasons) > 0
    for reason in reasons:
        print(result["submission"] + ": " + reason)
print(f"{len(results)} submissions, {wrong} with another verdict than by `check`.")
sys.exit(wrong > 0)
END
