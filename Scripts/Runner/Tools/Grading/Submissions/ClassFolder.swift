import WorkbookKit

/// Tells a folder of submissions from one learner's, and from the results of a grading.
enum ClassFolder {
  /// The names of two learners, if a folder holds submissions and is none itself.
  ///
  /// - Parameter folder: Its path.
  static func learners(in folder: String) -> String? {
    guard Files.isFolder(folder) else { return nil }
    let names = Files.names(in: folder)
    let isOne = names.contains { name in
      ownNames.contains(name) || name.contains(#/^[0-9][0-9]-/#) || ExerciseNames.isSwift(name)
    }
    if isOne { return nil }
    let folders = names.filter { holdsExercises("\(folder)/\($0)", depth: 4) }
    let archives = names.filter(SubmissionSource.isArchive)
    // A learner may hand in an archive twice.
    guard folders.count + archives.count > (folders.isEmpty ? 2 : 1) else { return nil }
    return (folders + archives).sorted().prefix(2).joined(separator: " and ")
  }

  /// Whether a name in a folder of submissions is none: it is hidden, or the grader wrote it.
  static func passesOver(_ name: String, in folder: String) -> Bool {
    name.hasPrefix(".") || name == "__MACOSX" || ResultsMark(in: "\(folder)/\(name)") != nil
      || ResultsMark(in: folder)?.files.contains { "\($0)/".hasPrefix(name + "/") } == true
  }

  /// The names in a folder of submissions that have no row.
  static func passedOver(in folder: String) -> [String] {
    Files.names(in: folder, withHidden: true).filter { passesOver($0, in: folder) }.sorted()
  }

  /// The folders of one learner's workbook.
  private static let ownNames: Set = ["Chapters", "TestFiles", "Solutions", "Tests"]

  private static func holdsExercises(_ folder: String, depth: Int) -> Bool {
    guard Files.isFolder(folder), depth > 0 else { return false }
    return Files.names(in: folder).contains { name in
      ExerciseNames.isSwift(name) && name.contains(#/[0-9]+\.[0-9]+/#)
        || holdsExercises("\(folder)/\(name)", depth: depth - 1)
    }
  }
}
