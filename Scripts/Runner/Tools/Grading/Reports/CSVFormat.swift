import WorkbookKit

/// The results as a spreadsheet takes them: one row a submission, one column an exercise.
///
/// After the exercises stand the points in all, what could be had in all, the days of lateness with
/// what they took off in percent, and what an instructor should look at.
enum CSVFormat {
  static func text(_ submissions: [GradedSubmission]) -> String {
    let exercises = exercises(of: submissions)
    let heading =
      ["submission"] + exercises + ["points", "total", "days late", "percent off", "flags"]
    return CSVText.row(heading)
      + submissions.map { CSVText.row(cells($0, exercises)) }.joined()
  }

  /// The numbers of all exercises, in the lessons' order.
  static func exercises(of submissions: [GradedSubmission]) -> [String] {
    let ids = Set(submissions.flatMap { $0.exercises.map { $0.id } })
    return ids.sorted { first, second in
      guard let one = ExerciseNumber(first), let two = ExerciseNumber(second) else {
        return first < second
      }
      return one < two
    }
  }

  private static func cells(_ submission: GradedSubmission, _ exercises: [String]) -> [String] {
    let points = Dictionary(
      submission.exercises.map { ($0.id, PointsText.of($0.points)) },
      uniquingKeysWith: { first, _ in first }
    )
    return [CSVText.guarded(Sanitizer.line(submission.submission))]
      + exercises.map { points[$0] ?? "" }
      + [
        PointsText.of(submission.points), PointsText.of(submission.maxPoints),
        submission.lateness.map { PointsText.of($0.days) } ?? "",
        submission.lateness.map { PointsText.of($0.percent) } ?? "",
        CSVText.guarded(InstructorRemarks.of(submission).joined(separator: "; ")),
      ]
  }
}
