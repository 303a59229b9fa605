import Foundation
import WorkbookKit

/// `workbook restore 3.7`: what was in an exercise's file before it was reset.
struct RestoreCommand: Command {
  static let name = "restore"
  static let summary = "what was in an exercise's file before `reset`"
  static let help = """
    workbook restore 3.7            brings the latest copy of an exercise's file back
    workbook restore --chapter 3    the same for all exercises of a chapter whose files
                                    are as at the beginning, or gone
    workbook restore --all          and for all of them

    --yes   does not ask; needed for many files without a terminal

    What is in the file now is copied first, so restoring an exercise twice brings
    you back to where you were. The copies are in .workbook/backups.
    Example: Scripts/workbook restore 3.7
    """
  static var operand: Operand { .exerciseOrChapter }

  let selection: Selection

  init(_ arguments: inout Arguments) throws {
    selection = try Selection(&arguments, command: Self.name)
  }

  private struct Change {
    var file: String
    var copy: Backups.Copy
    var data: Data
    var isMissing: Bool
    /// Whether nothing of the learner's is in the copy.
    var isStarter: Bool
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let exercises = try selection.exercises(of: workbook)
    let backups = Backups(root: workbook.root)
    let places = context.places(in: workbook)
    let starters = exercises.flatMap {
      (try? StarterFile.all(of: $0, root: workbook.root)) ?? []
    }
    let changes = exercises.flatMap(\.starterFiles).compactMap { file -> Change? in
      let starter = starters.first { $0.path == file }
      // Nobody named this file: what was written since it was reset stays.
      if selection.isWide(exercises), starter?.state == .different { return nil }
      return change(of: file, starter: starter?.text, workbook, backups)
    }
    guard !changes.isEmpty else { return nothing(exercises, backups, context.output) }
    for change in changes {
      let path = places(change.file)
      let action = change.isMissing ? "will be brought back" : "will be overwritten"
      let what = change.isStarter ? ", which is the starter" : ""
      context.output.write("\(path) \(action) with the copy of \(change.copy.time) UTC\(what)\n")
    }
    let isWanted = try selection.isWanted(
      files: min(changes.count, exercises.count),
      question: "Write these copies?",
      terminal: context.output
    )
    guard isWanted else {
      context.output.write("Nothing was changed.\n")
      return .failed
    }
    for change in changes {
      let path = change.file
      let kept = try backups.keepIfPresent(path)
      try Files.write(change.data, to: workbook.absolute(path))
      context.output.write("\(places(path)) is as in \(places(change.copy.path))\n")
      if let kept { context.output.write("  what was there is in \(places(kept))\n") }
    }
    return .passed
  }

  /// The latest copy that differs from what is there; nil if there is none.
  private func change(
    of file: String,
    starter: String?,
    _ workbook: Workbook,
    _ backups: Backups
  ) -> Change? {
    let present = Files.data(workbook.absolute(file))
    for copy in backups.copies(of: file).reversed() {
      guard let data = Files.data(workbook.absolute(copy.path)), data != present else { continue }
      let isMissing = !Files.exists(workbook.absolute(file))
      return Change(
        file: file,
        copy: copy,
        data: data,
        isMissing: isMissing,
        isStarter: starter.map {
          StarterComparison.isSame(String(decoding: data, as: UTF8.self), as: $0)
        } ?? false
      )
    }
    return nil
  }

  private func nothing(
    _ exercises: [Exercise],
    _ backups: Backups,
    _ output: Terminal
  ) -> ExitStatus {
    let hasCopies = exercises.flatMap(\.starterFiles).contains { !backups.copies(of: $0).isEmpty }
    let which = exercises.count == 1 ? exercises[0].name : "these exercises"
    if hasCopies, selection.isWide(exercises) {
      output.write(
        "None of these files is as at the beginning and has a copy of something else. An exercise's"
          + " latest copy comes back by its number, such as `restore \(exercises[0].id)`.\n"
      )
      return .failed
    }
    output.write(
      hasCopies
        ? "The file is the same as its copies: there is nothing to bring back.\n"
        : "There is no copy of \(which): `reset` makes one before it overwrites a file.\n"
    )
    return .failed
  }
}
