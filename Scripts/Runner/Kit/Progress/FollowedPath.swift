/// The path that a learner follows, and how far they are on it.
package struct FollowedPath: Sendable {
  package let path: LearningPath
  /// Its exercises in the order of the path.
  package let exercises: [Exercise]
  /// The exercise of the path that passed last; nil if none has.
  package let latest: ExerciseID?

  package init(_ path: LearningPath, in workbook: Workbook, latest: ExerciseID? = nil) {
    self.path = path
    exercises = path.exercises(of: workbook)
    self.latest = latest
  }

  /// Its exercises in the order in which to continue: from the one that passed last to the end,
  /// then those before it. The path with every exercise has the extra ones last, since they are for
  /// learners who want more.
  package var candidates: [Exercise] {
    let rotated = rotated(from: exercises.firstIndex { $0.id == latest } ?? 0)
    guard path.isEverything else { return rotated }
    return rotated.filter { !$0.section.isExtra } + rotated.filter { $0.section.isExtra }
  }

  /// The same for a person who looks at an exercise: those that follow it, then those before it.
  package func candidates(after id: ExerciseID?) -> [Exercise] {
    guard let index = exercises.firstIndex(where: { $0.id == id }) else {
      return candidates
    }
    return rotated(from: index + 1).filter { $0.id != id }
  }

  private func rotated(from index: Int) -> [Exercise] {
    Array(exercises[index...] + exercises[..<index])
  }
}

extension FollowedPath {
  private static func file(in workbook: Workbook) -> String {
    workbook.absolute(LearnerFolder.path(of: "path", root: workbook.root))
  }

  /// The path that the learner has chosen; the one with every exercise if none was chosen, or if the
  /// workbook has it no more.
  package static func chosen(in workbook: Workbook) -> LearningPath {
    let name = Files.text(file(in: workbook))?.lines.first?.trimmed ?? LearningPath.everythingName
    let paths = LearningPath.all(of: workbook)
    return paths.first { $0.name == name } ?? paths.first { $0.isEverything } ?? .everything
  }

  /// Keeps the learner's choice.
  ///
  /// - Throws: `WorkbookError` where the folder cannot be written to.
  package static func choose(_ path: LearningPath, in workbook: Workbook) throws {
    let file = file(in: workbook)
    try Files.makeFolder(file.parentFolder)
    try Files.write(path.name + "\n", to: file)
  }
}
