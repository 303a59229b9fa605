import WorkbookKit

/// `workbook reset 3.7`: an exercise's file as it was at the beginning.
struct ResetCommand: Command {
  static let name = "reset"
  static let group = CommandGroup.doing
  static let summary = "begins an exercise again with its first file; yours is kept"
  static let help = """
    workbook reset 3.7            writes the starter over an exercise's file, or
                                  brings a file back that is gone
    workbook reset --undo 3.7     brings the latest copy of what you wrote back
    workbook reset --chapter 3    the same for all exercises of a chapter
    workbook reset --all          and for all of them

    --yes   does not ask; needed for many files without a terminal

    What you wrote is copied to .workbook/backups first. `--undo` copies what is in the file
    too, so undoing twice brings you back to where you were; of a chapter, it changes the
    files that are as at the beginning, or gone.
    Example: Scripts/workbook reset 3.7
    """
  static var operand: Operand { .exerciseOrChapter }

  let selection: Selection
  let isUndo: Bool

  init(_ arguments: inout Arguments) throws {
    isUndo = arguments.flag("--undo")
    selection = try Selection(&arguments, command: Self.name)
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let exercises = try selection.exercises(of: workbook)
    if isUndo { return try UndoneReset(selection, of: exercises, in: workbook, context).run() }
    let starters = try exercises.flatMap { try StarterFile.all(of: $0, root: workbook.root) }
    let places = context.places(in: workbook)
    let stale = starters.filter { $0.state != .upToDate }
    guard !stale.isEmpty else {
      let which = starters.count == 1 ? "\(places(starters[0].path)) is" : "All of these files are"
      context.output.write("\(which) as at the beginning; nothing to reset.\n")
      return .passed
    }
    announce(stale, context.output, places)
    let isWanted = try selection.isWanted(
      files: min(stale.count, exercises.count),
      question: "Write the starters?",
      terminal: context.output
    )
    guard isWanted else { return .failed }
    let backups = Backups(root: workbook.root)
    var kept: [String] = []
    for starter in stale {
      let copy = try backups.keepIfPresent(starter.path)
      try Files.write(starter.text, to: workbook.absolute(starter.path))
      context.output.write("\(places(starter.path)) is as at the beginning\n")
      guard let copy else { continue }
      context.output.write("  yours is in \(places(copy))\n")
      kept.append(starter.path)
    }
    if !kept.isEmpty {
      let meaning = kept.count == 1 ? "brings yours back" : "brings them back"
      let ids = exercises.filter { !Set($0.starterFiles).isDisjoint(with: kept) }.map(\.id)
      let wayBack = (["reset", "--undo"] + ids.map(\.description)).joined(separator: " ")
      let lines = CommandLines(in: context, of: workbook).lines([(wayBack, meaning)])
      context.output.write(lines: [""] + lines)
    }
    return .passed
  }

  /// Announces the files that will be overwritten, before they are.
  private func announce(_ starters: [StarterFile], _ output: Terminal, _ places: Places) {
    for starter in starters {
      let words =
        starter.state == .missing
        ? "is missing, and will be the starter" : "will be overwritten with its starter"
      output.write("\(places(starter.path)) \(words)\n")
    }
  }
}
