import WorkbookKit

/// The exercise that a command means when none is named: the first that has not passed, as `status`
/// and `run` name it.
struct NextExercise {
  let workbook: Workbook
  let context: Context
  var options = CheckingOptions()

  /// The first that has not passed, or the last one if all have. It builds and checks only where
  /// nothing is known about an edited file.
  ///
  /// - Throws: A sentence, if there is no exercise or the workbook does not build.
  func find() throws -> Exercise {
    guard let last = workbook.exercises.last else {
      throw WorkbookError("No lesson names an exercise yet.")
    }
    // Extra exercises come last: they are for learners who want more.
    let all = workbook.exercises
    let candidates = all.filter { !$0.section.isExtra } + all.filter { $0.section.isExtra }
    guard let begun = candidates.first, !StarterComparison.isUntouched(begun, in: workbook) else {
      return candidates[0]
    }
    let known = try options.known(of: candidates, in: workbook, context)
    for exercise in candidates {
      if StarterComparison.isUntouched(exercise, in: workbook) { return exercise }
      guard let verdict = known[exercise.number] else { break }
      if verdict.status != .passed { return exercise }
    }
    let report = try options.report(on: candidates, of: workbook, in: context)
    return report.next?.exercise ?? last
  }

  /// The first that is not known to have passed; nil if all are. Nothing is built.
  func findKnown() -> Exercise? {
    let known = (try? options.known(of: workbook.exercises, in: workbook, context)) ?? [:]
    return Report(workbook: workbook, exercises: workbook.exercises, verdicts: known).next?.exercise
  }
}
