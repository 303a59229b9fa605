#!/bin/sh
# Grades the solutions, the wrong answers and the starters of exercises as submissions: each solution
# must pass without a flag, and each wrong answer and each starter with an edit must fail by its checks
# or by the compiler. Some wrong answers change what was given, which the grader says of them: these
# are listed, and nothing else may be refused. With --styles it grades the solutions alone, each in
# two unusual but honest styles: all must pass, and none may be refused.
#
#   Scripts/Grading/compare.sh                 all exercises
#   Scripts/Grading/compare.sh 1 3.4           a chapter and an exercise
#   Scripts/Grading/compare.sh --styles 1 3.4  the same in other styles
#
# TOOLS is the built program for authors; Scripts/workbook, if it is not set. STYLES says by which
# numbers the styles are chosen (1 2), and RESULTS where the results are kept.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
tools=${TOOLS:-$root/Scripts/workbook}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
submissions=$folder/submissions

with_styles=
[ "${1:-}" != --styles ] || { with_styles=yes; shift; }
[ $# -gt 0 ] || set -- 1 2 3 4 5 6

# Writes a text to files of a submission; that of a project holds both of its files.
# Usage: write TEXT SUBMISSION ID NAME
write() {
  mkdir -p "$submissions/$2/TestFiles"
  line='^// ---- The test file: ----$'
  sed "\\|$line|,\$d" "$1" > "$submissions/$2/$3-$4.swift"
  if grep -q "$line" "$1"; then
    sed "1,\\|$line|d" "$1" > "$submissions/$2/TestFiles/$3-$4OwnTests.swift"
  fi
}

"$tools" answers --root "$root" --expand "$@" | grep '/answers/' > "$folder/answers"
while read -r file; do
  id=$(basename "$(dirname "$file")")
  name=$(basename "$file" .swift)
  if [ "$name" = Solution ]; then
    for number in ${with_styles:+${STYLES:-1 2}}; do
      write "$root/$file" "style $number" "$id" Solution
    done
    [ -z "$with_styles" ] || continue
    write "$root/$file" solutions "$id" Solution
    for starter in "$root"/Chapters/*/"$id"-*.swift "$root"/Chapters/*/TestFiles/"$id"-*.swift; do
      [ -e "$starter" ] || continue
      mkdir -p "$submissions/starters/TestFiles"
      place=$submissions/starters
      case $starter in *OwnTests.swift) place=$place/TestFiles ;; esac
      { sed '/Remove this line to begin/d' "$starter"; echo "// begun"; } \
        > "$place/$(basename "$starter")"
    done
  elif [ -z "$with_styles" ]; then
    write "$root/$file" "$id-$name" "$id" "$name"
  fi
done < "$folder/answers"

observed=$(awk '/^## /{id=$2} /^\*[0-9]+ points.* observe/{print id}' "$root"/Chapters/*/README.md)
for number in ${with_styles:+${STYLES:-1 2}}; do
  find "$submissions/style $number" -name '*.swift' | sort > "$folder/files"
  tr '\n' '\0' < "$folder/files" \
    | xargs -0 python3 "$root/Scripts/Grading/restyle.py" "$number" "$(echo "$observed" | paste -sd,)"
done > "$folder/styles"

"$tools" grade --root "$root" --each "$submissions" --format json --timeout 5 \
  > "$folder/results.json"
[ -z "${RESULTS:-}" ] || cp -r "$folder" "$RESULTS"
python3 - "$folder/results.json" "$with_styles" "$folder/styles" <<'END'
import collections
import json
import sys

wrong = 0
graded = 0
flagged = []
changed = "It was given, and was changed"
results = json.load(open(sys.argv[1]))
for result in results:
    begun = [e for c in result["chapters"] for e in c["exercises"] if e["status"] != "notStarted"]
    graded += len(begun)
    is_solution = result["submission"] == "solutions" or result["submission"].startswith("style ")
    reasons = [
        e["id"] + ": " + e["voidReason"]
        for e in begun
        if e.get("voidReason") and (is_solution or changed not in e["voidReason"])
    ]
    # Some answers are wrong because they end the program.
    ended = [e["id"] for e in begun if e["status"] == "endedEarly"]
    flags = [f["exercise"] + " " + f["what"] for f in result["flags"] if f["exercise"] not in ended]
    if is_solution:
        reasons += ["flag: " + flag for flag in flags]
    elif flags:
        flagged.append(result["submission"] + " (" + ", ".join(flags) + ")")
    reasons += [e["id"] + " " + e["status"] for e in begun if (e["status"] == "passed") != is_solution]
    reasons += [] if begun else ["it was not graded"]
    wrong += len(reasons) > 0
    for reason in reasons:
        print(result["submission"] + ": " + reason)
if flagged:
    print("Wrong answers with a flag: " + "; ".join(flagged) + ".")
if sys.argv[2]:
    styles = collections.Counter(line.split(": ")[1].strip() for line in open(sys.argv[3]))
    print(", ".join(f"{style} {count}" for style, count in sorted(styles.items())))
print(f"{len(results)} submissions, {graded} exercises, {wrong} with another verdict than by `check`.")
sys.exit(wrong > 0)
END
