import WorkbookKit

/// A copy of the package that learners have, in which exercises can be replaced and built without
/// touching anybody's files.
///
/// Only what differs is written, so that what did not change is not compiled again.
struct WorkbookCopy {
  let original: Workbook
  let root: String

  /// Makes the copy, or brings an earlier one up to date; the exercises in `Chapters` are left as
  /// they are.
  ///
  /// - Parameters:
  ///   - extra: Files that the copy has and the original does not, by their paths.
  ///   - hasSolutions: Whether the solutions are copied too.
  func update(extra: [String: String] = [:], hasSolutions: Bool = true) throws {
    let exercises = Set(original.exercises.map { $0.starterFile })
    var wanted = exercises.union(extra.keys)
    let folders = ["Package.swift", "Chapters", "Tests"] + (hasSolutions ? ["Solutions"] : [])
    for folder in folders {
      for file in files(in: folder) where !exercises.contains(file) {
        wanted.insert(file)
        try Self.write(Files.text(original.absolute(file)) ?? "", to: "\(root)/\(file)")
      }
    }
    for (file, text) in extra { try Self.write(text, to: "\(root)/\(file)") }
    for folder in ["Chapters", "Solutions", "Tests", "Scripts"] {
      for path in Files.allFiles(below: "\(root)/\(folder)")
      where !wanted.contains(String(path.dropFirst(root.count + 1))) {
        try Files.remove(path)
      }
    }
  }

  /// Writes a file if it holds something else.
  static func write(_ text: String, to path: String) throws {
    guard Files.text(path) != text else { return }
    try Files.makeFolder(path.parentFolder)
    try Files.write(text, to: path)
  }

  /// The files that the learner's package is made of.
  func files(in folder: String) -> [String] {
    let path = original.absolute(folder)
    guard Files.isFolder(path) else { return Files.exists(path) ? [folder] : [] }
    let authors = ["Tests/LibraryTests/", "Tests/WorkbookTests/", "Tests/WrongAnswers/"]
    return Files.allFiles(below: path).map(original.relative)
      .filter { file in !authors.contains { file.hasPrefix($0) } && !file.contains("/.") }
  }
}
