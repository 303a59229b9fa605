#!/bin/sh
#SBATCH --job-name=workbook
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --requeue
# Grades a class as an array of Slurm jobs. Start it in a clone of the workbook, in a folder that all nodes
# share:
#
#   sbatch --array=0-3 Scripts/Grading/slurm.sh submissions results --format csv,html,json
#
# Each job grades its share of the submissions in a clone of its own, and writes into results/0,
# results/1 and so on. A job that was killed goes on with `sbatch --array=2 …` and the same words.
set -eu
[ $# -ge 2 ] || { echo "usage: sbatch --array=0-N slurm.sh SUBMISSIONS RESULTS [OPTIONS]" >&2; exit 2; }
task=${SLURM_ARRAY_TASK_ID:?start it with sbatch --array=0-N}
submissions=$(cd "$1" && pwd)
mkdir -p "$2"
results=$(cd "$2" && pwd)
shift 2

place=$results/.work/$task
mkdir -p "$results/.work"
# The number of shares is that of the first array, also if a part of it is started again.
shares=$results/.work/shares
[ -f "$shares" ] || echo "$((SLURM_ARRAY_TASK_MAX + 1))" > "$shares"
count=$(cat "$shares")
if [ ! -f "$place/is-cloned" ]; then
  rm -rf "$place"
  git clone --quiet "$PWD" "$place/workbook"
  : > "$place/is-cloned"
fi
exec "$place/workbook/Scripts/workbook" grade --each "$submissions" --share "$((task + 1))/$count" \
  --output "$results/$task" "$@"
