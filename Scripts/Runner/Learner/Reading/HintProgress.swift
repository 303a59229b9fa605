import WorkbookKit

/// The number of hints of each exercise that have been shown, in a file of the learner's folder.
struct HintProgress {
  private var counts: ExerciseRecords<Int>

  init(workbook: Workbook) {
    counts = ExerciseRecords(file: LearnerFolder.hints, in: workbook)
  }

  func count(of exercise: Exercise) -> Int {
    max(0, counts[exercise] ?? 0)
  }

  /// - Throws: `WorkbookError` where the folder cannot be written to.
  mutating func remember(_ count: Int, of exercise: Exercise) throws {
    counts[exercise] = count
    try counts.save()
  }
}
