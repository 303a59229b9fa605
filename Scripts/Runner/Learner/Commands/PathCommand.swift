import WorkbookKit

/// `workbook path weekend`: chooses which exercises `run`, `status` and `watch` follow.
struct PathCommand: Command {
  static let name = "path"
  static let group = CommandGroup.reading
  static let summary =
    "chooses a path: a shorter list of exercises, which `run`, `status` and `watch` follow"
  static let help = """
    workbook path            lists the paths, and marks the one that you follow
    workbook path weekend    chooses a path: `run`, `status` and `watch` follow it
    workbook path all        goes back to every exercise

    A path is a shorter list of exercises. It hides nothing: every exercise can be run, read and played all the same. The next
    exercise is the one after the last that you passed; what you left out comes at the end.
    The choice is kept in .workbook/path.
    Example: Scripts/workbook path weekend
    """
  static var operand: Operand { .path }

  let path: String?

  init(_ arguments: inout Arguments) {
    path = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let lines = CommandLines(in: context, of: workbook)
    if let path {
      context.output.write(lines: try choose(path, workbook, lines))
    } else {
      context.output.write(lines: list(workbook, lines))
    }
    return .passed
  }

  private func list(_ workbook: Workbook, _ commands: CommandLines) -> [String] {
    let chosen = FollowedPath.chosen(in: workbook)
    let paths = LearningPath.all(of: workbook)
    let passed = ReviewSchedule(workbook: workbook).records
    let widest = paths.map { $0.name.columns }.max() ?? 0
    let rows = paths.flatMap { path -> [String] in
      let exercises = path.exercises(of: workbook)
      let done = exercises.count { passed[$0] != nil }
      let size = Self.size(of: path, exercises)
      let audience = Markdown.spans(of: path.audience).map(\.plain).joined()
      let mark = path == chosen ? "▸ " : "  "
      let name = commands.style(path.name.padded(to: widest), .bold)
      let indent = String(repeating: " ", count: widest + 4)
      let room = commands.width - indent.count
      let texts = TextLayout.wrapped(audience, width: room)
      let facts = TextLayout.wrapped("\(size); \(done) passed", width: room)
      return texts.enumerated().map { ($0 == 0 ? mark + name + "  " : indent) + $1 }
        + facts.map { indent + commands.style($0, .dim) }
    }
    let example = paths.first { $0 != chosen && !$0.isEverything } ?? .everything
    return rows + [""]
      + commands.lines([
        ("path \(example.name)", "chooses what run, status and watch follow")
      ])
  }

  private func choose(
    _ name: String,
    _ workbook: Workbook,
    _ commands: CommandLines
  ) throws -> [String] {
    let path = try LearningPath.named(name, in: workbook)
    try FollowedPath.choose(path, in: workbook)
    let exercises = path.exercises(of: workbook)
    let begun =
      path.isEverything
      ? "You follow every exercise again"
      : "You follow the path \(path.name)"
    let sentence = TextLayout.wrapped(
      "\(begun): \(Self.size(of: path, exercises)).",
      width: commands.width
    )
    return sentence
      + rows(of: path, exercises, workbook, width: commands.width) + [""]
      + commands.lines([
        ("run", "the next exercise, in full"), ("status", "where you are"),
      ])
  }

  /// The numbers of the path with a sign, so that a person sees what lies before them: a paragraph for
  /// each evening.
  private func rows(
    of path: LearningPath,
    _ exercises: [Exercise],
    _ workbook: Workbook,
    width: Int
  ) -> [String] {
    guard !path.isEverything else { return [] }
    let passed = ReviewSchedule(workbook: workbook).records
    return Evening.all(of: exercises).flatMap { evening in
      let words = evening.exercises.map { exercise in
        let status: Verdict.Status = passed[exercise] == nil ? .notStarted : .passed
        return "\(status.sign) \(exercise.id)"
      }
      return ["", "  \(evening.minutes) minutes"]
        + TextLayout.wrapped(words: words, separator: "  ", width: width - 2).map { "  " + $0 }
    }
  }

  /// The hours of all exercises are those of the required ones.
  private static func size(of path: LearningPath, _ exercises: [Exercise]) -> String {
    let extra = path.isEverything ? exercises.count { $0.section.isExtra } : 0
    let count = exercises.count - extra
    let hours = path.hours.map { ", about \($0) hour\($0 == 1 ? "" : "s")" } ?? ""
    let more = extra == 0 ? "" : ", then \(extra) extra \(extra == 1 ? "one" : "ones")"
    return "\(count) exercise\(count == 1 ? "" : "s")" + hours + more
  }
}
