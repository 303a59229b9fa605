import WorkbookKit

/// The exercise that a command means when none is named: the first of the learner's path that has
/// not passed, as `status` and `run` name it.
struct NextExercise {
  let workbook: Workbook
  let context: Context
  var options = CheckingOptions()

  /// The first that has not passed, or the last one if all have. It builds and checks only where
  /// nothing is known about an edited file.
  ///
  /// - Throws: `WorkbookError` if there is no exercise or the workbook does not build.
  func find() throws -> Exercise {
    let path = FollowedPath.current(in: workbook)
    let candidates = path.candidates
    guard let last = path.exercises.last else {
      throw WorkbookError("No lesson names an exercise yet.")
    }
    guard let begun = candidates.first, !StarterComparison.isUntouched(begun, in: workbook) else {
      return candidates[0]
    }
    let known = try options.known(of: candidates, in: workbook, context)
    for exercise in candidates {
      if StarterComparison.isUntouched(exercise, in: workbook) { return exercise }
      guard let verdict = known[exercise.id] else { break }
      if verdict.status != .passed { return exercise }
    }
    let report = try options.report(on: candidates, of: workbook, in: context)
    return report.next?.exercise ?? last
  }

  /// The first that has never passed; nil if all of the path have. It looks at no exercise's file,
  /// since it is asked for after every pass.
  func neverPassed() -> Exercise? {
    let passed = ReviewSchedule(workbook: workbook).records
    return FollowedPath.current(in: workbook).candidates.first { passed[$0] == nil }
  }
}
