import Foundation
import WorkbookKit

/// `workbook reset --undo 3.7`: what was in an exercise's file before it was reset.
struct UndoneReset {
  private struct Change {
    var file: String
    var copy: Backups.Copy
    var data: Data
    var isMissing: Bool
    /// Whether nothing of the learner's is in the copy.
    var isStarter: Bool
  }

  private let selection: Selection
  private let exercises: [Exercise]
  private let workbook: Workbook
  private let context: Context
  private let backups: Backups

  init(
    _ selection: Selection,
    of exercises: [Exercise],
    in workbook: Workbook,
    _ context: Context
  ) {
    self.selection = selection
    self.exercises = exercises
    self.workbook = workbook
    self.context = context
    backups = Backups(root: workbook.root)
  }

  func run() throws -> ExitStatus {
    let changes = changes
    guard !changes.isEmpty else { return nothing() }
    let places = context.places(in: workbook)
    for change in changes {
      let action = change.isMissing ? "will be brought back" : "will be overwritten"
      let what = change.isStarter ? ", which is the starter" : ""
      context.output.write(
        "\(places(change.file)) \(action) with the copy of \(change.copy.time) UTC\(what)\n"
      )
    }
    let isWanted = try selection.isWanted(
      files: min(changes.count, exercises.count),
      question: "Write these copies?",
      terminal: context.output
    )
    guard isWanted else { return .failed }
    for change in changes {
      let kept = try backups.keepIfPresent(change.file)
      try Files.write(change.data, to: workbook.absolute(change.file))
      context.output.write("\(places(change.file)) is as in \(places(change.copy.path))\n")
      if let kept { context.output.write("  what was there is in \(places(kept))\n") }
    }
    return .passed
  }

  private var changes: [Change] {
    let starters = exercises.flatMap {
      (try? StarterFile.all(of: $0, root: workbook.root)) ?? []
    }
    return exercises.flatMap(\.starterFiles).compactMap { file in
      let starter = starters.first { $0.path == file }
      // Nobody named this file: what was written since it was reset stays.
      if selection.isWide(exercises), starter?.state == .different { return nil }
      return change(of: file, starter: starter?.text)
    }
  }

  /// The latest copy that differs from what is there; nil if there is none.
  private func change(of file: String, starter: String?) -> Change? {
    let path = workbook.absolute(file)
    let present = Files.data(path)
    for copy in backups.copies(of: file).reversed() {
      guard let data = Files.data(workbook.absolute(copy.path)), data != present else { continue }
      let text = String(decoding: data, as: UTF8.self)
      return Change(
        file: file,
        copy: copy,
        data: data,
        isMissing: !Files.exists(path),
        isStarter: starter.map { StarterComparison.isSame(text, as: $0) } ?? false
      )
    }
    return nil
  }

  private func nothing() -> ExitStatus {
    let hasCopies = exercises.flatMap(\.starterFiles).contains { !backups.copies(of: $0).isEmpty }
    let which = exercises.count == 1 ? exercises[0].name : "these exercises"
    let reason =
      if hasCopies, selection.isWide(exercises) {
        "None of these files is as at the beginning and has a copy of something else. An exercise's"
          + " latest copy comes back by its number, such as `reset --undo \(exercises[0].id)`."
      } else if hasCopies {
        "The file is the same as its copies: there is nothing to bring back."
      } else {
        "There is no copy of \(which): `reset` makes one before it overwrites a file."
      }
    context.output.write(reason + "\n")
    return .failed
  }
}
