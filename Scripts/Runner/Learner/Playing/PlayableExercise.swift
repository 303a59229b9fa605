import WorkbookKit

/// Finds the exercise to play.
struct PlayableExercise {
  let workbook: Workbook

  /// - Parameter name: The name that the person gave; nil for the exercise that passed last.
  /// - Throws: `WorkbookError` if it cannot be played or there is none.
  func find(_ name: String?) throws -> Exercise {
    guard let name else { return try lastPassed() }
    let exercise = try ExerciseLookup(workbook: workbook, findsOwn: true).exercise(name)
    guard exercise.isPlayable else {
      throw WorkbookError("\(exercise.name) has no screen. \(playable(beside: exercise.id))")
    }
    return exercise
  }

  private func lastPassed() throws -> Exercise {
    let schedule = ReviewSchedule(workbook: workbook)
    let last = all.enumerated().compactMap { index, exercise in
      schedule.records[exercise].map { ($0.day, $0.second ?? 0, index, exercise) }
    }
    .max { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
    if let last { return last.3 }
    throw WorkbookError(
      "No exercise with a screen has passed yet, so name the one to play. \(playable())"
    )
  }

  private var all: [Exercise] { workbook.exercisesWithOwn.filter { $0.isPlayable } }

  /// Names those of the same chapter, or else of the first.
  private func playable(beside id: ExerciseID? = nil) -> String {
    guard let first = all.first else { return "No exercise of this workbook has one." }
    let chapter = "\(id ?? first.id)".prefix { $0 != "." } + "."
    let names = all.map { "\($0.id)" }.filter { $0.hasPrefix(chapter) }
    return (names.isEmpty ? "" : "Play \(names.joined(separator: ", ")). ")
      + "In `Scripts/workbook list`, ▸ marks all that can be played."
  }
}
