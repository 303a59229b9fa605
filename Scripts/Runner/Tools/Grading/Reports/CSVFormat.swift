import WorkbookKit

/// The results as a spreadsheet takes them: one row a submission, one column an exercise.
///
/// After the exercises stand the points, what could be had, and the points of extra exercises; then
/// what an instructor should look at. What could not be read or judged has no points, not even 0.
enum CSVFormat {
  /// Without this mark, Excel on Windows takes the text for another encoding than UTF-8.
  private static let byteOrderMark = "\u{FEFF}"

  static func text(_ submissions: [GradedSubmission]) -> String {
    let exercises = exercises(of: submissions)
    let heading =
      ["submission"] + exercises
      + ["points", "total", "extra", "flags", "notes", "handed in", "texts", "graded with"]
    return byteOrderMark + CSVText.row(heading)
      + submissions.map { CSVText.row(cells($0, exercises)) }.joined()
  }

  /// The numbers of all exercises, in the lessons' order.
  private static func exercises(of submissions: [GradedSubmission]) -> [String] {
    let ids = Set(submissions.flatMap { $0.exercises.map { $0.id } })
    return ids.sorted { first, second in
      guard let one = ExerciseNumber(first), let two = ExerciseNumber(second) else {
        return first < second
      }
      return one < two
    }
  }

  /// The code of each text, as `--accept` knows it.
  private static func codes(of submission: GradedSubmission) -> String {
    submission.exercises.compactMap { exercise in exercise.code.map { "\(exercise.id) \($0)" } }
      .joined(separator: "; ")
  }

  private static func cells(_ submission: GradedSubmission, _ exercises: [String]) -> [String] {
    let points = { submission.hasPoints ? PointsText.of($0) : "" }
    let sum = submission.sum
    return [CSVText.guarded(Sanitizer.line(submission.submission))]
      + exercises.map { id in
        let exercise = submission.exercises.first { $0.id == id }
        guard let exercise, submission.voidReason == nil, exercise.verdict.status != .notJudged
        else { return "" }
        return PointsText.of(exercise.points)
      }
      + [points(sum.points), PointsText.of(sum.maxPoints), points(sum.extraPoints)]
      + [
        submission.flags.map(InstructorRemarks.words),
        InstructorRemarks.states(of: submission) + submission.notes.map(Sanitizer.line),
      ]
      .map { CSVText.guarded($0.joined(separator: "; ")) }
      + [submission.handedIn ?? "", codes(of: submission), submission.grading.words]
  }
}
