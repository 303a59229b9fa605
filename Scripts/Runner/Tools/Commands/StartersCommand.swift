import WorkbookKit

/// `workbook starters`: writes what learners begin with, from the marked solutions.
struct StartersCommand: Command {
  static let name = "starters"
  static let group = CommandGroup.authors
  static let summary = "writes the starters from the marked solutions"
  static let help = """
    workbook starters           writes Chapters/NN-Name/*.swift from Solutions/NN-Name/*.swift
    workbook starters --check   changes nothing; lists what is out of date, and then ends with 1
    workbook starters --force   overwrites edited files too, and keeps copies of them

    A starter is its solution with each region from // BEGIN SOLUTION to // END SOLUTION replaced
    by the // STUB: lines after it. An edited file is left alone without --force.
    Example: Scripts/workbook starters --check
    """

  let isCheck: Bool
  let isForced: Bool

  init(_ arguments: inout Arguments) {
    isCheck = arguments.flag("--check")
    isForced = arguments.flag("--force")
  }

  func run(in context: Context) throws -> ExitStatus {
    let root = try context.root()
    let starters = try StarterFile.all(root: root)
    return isCheck
      ? check(starters, root: root, output: context.output)
      : try write(starters, root: root, output: context.output)
  }

  private func check(_ starters: [StarterFile], root: String, output: Terminal) -> ExitStatus {
    let stale = starters.filter { $0.state != .upToDate }
    let orphans = StarterFile.orphans(root: root)
    for starter in stale {
      let state = starter.state == .missing ? "is missing" : "differs from what its solution says"
      output.write("\(starter.path) \(state)\n")
    }
    for orphan in orphans { output.write("\(orphan) has no solution\n") }
    guard stale.isEmpty && orphans.isEmpty else {
      output.write("`Scripts/workbook starters` writes the starters again.\n")
      return .failed
    }
    output.write("\(starters.count) starters are up to date.\n")
    return .passed
  }

  private func write(
    _ starters: [StarterFile],
    root: String,
    output: Terminal
  ) throws -> ExitStatus {
    let guardian = StarterGuard(root: root)
    var refused: [String] = []
    var written = 0
    for starter in starters where starter.state != .upToDate {
      if starter.state == .different, !guardian.mayOverwrite(starter.path) {
        guard isForced else {
          refused.append(starter.path)
          continue
        }
        let copy = try Backups(root: root).keep(starter.path)
        output.write("\(starter.path) was edited; a copy is in \(copy)\n")
      }
      try Files.write(starter.text, to: root + "/" + starter.path)
      output.write("wrote \(starter.path)\n")
      written += 1
    }
    try guardian.remember(starters.filter { !refused.contains($0.path) })
    for path in refused { output.write("left alone: \(path) was edited; --force overwrites it\n") }
    output.write("\(written) written; \(starters.count) starters in all.\n")
    return refused.isEmpty ? .passed : .failed
  }
}
