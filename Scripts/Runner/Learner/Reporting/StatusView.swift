import WorkbookKit

/// The whole workbook at a glance, and what to do next.
struct StatusView {
  let report: Report
  let style: Style
  /// In columns; it uses at most a hundred.
  let width: Int
  var places = Places.fromRoot
  /// The line of the next exercise's file where there is something to write.
  var line: Int?
  /// Whether the workbook has paths to choose from.
  var hasPaths = false
  /// Whether bars are drawn.
  var hasBars = true
  /// Whether nothing has passed today, and something has before.
  var isNewDay = false

  func lines() -> [String] {
    overview() + [""] + nextSteps()
  }

  /// A bar for each chapter and one for all.
  func overview() -> [String] {
    let columns = StatusColumns(report, width: min(width, 100), hasBars: hasBars)
    var rows = report.sections.flatMap { section in
      let signs = section.entries.map { entry in
        entry.status.map { style($0.sign, $0.colour) } ?? style("…", .dim)
      }
      return columns.rows(
        number: "\(section.chapter.number)",
        title: columns.title(section.chapter.title),
        bar: bar(section.points, of: section.maxPoints, width: columns.bar),
        signs: signs.joined() + columns.gap(after: section.entries.count),
        points: columns.points(section.points, of: section.maxPoints)
      )
    }
    rows += columns.rows(
      number: " ",
      title: style(columns.title("In all"), .bold),
      bar: bar(report.points, of: report.maxPoints, width: columns.bar),
      signs: columns.gap(after: 0),
      points: style(columns.points(report.points, of: report.maxPoints), .bold)
    )
    return rows + [""] + legend() + pathLines() + ownRows()
  }

  /// The learner's own features: they are no part of the course, so no bar counts them.
  private func ownRows() -> [String] {
    guard let own = report.own else { return [] }
    let rows = own.entries.map { entry in
      let sign = entry.status.map { style($0.sign, $0.colour) } ?? style("…", .dim)
      let words = entry.status?.words ?? "not checked yet"
      return TextLayout.cut("  \(sign) \(entry.exercise.title): \(words)", width: width)
    }
    return ["", "  " + style(own.chapter.title, .bold)] + rows
  }

  /// The counts by status, with the signs that the rows use.
  private func legend() -> [String] {
    let order: [Verdict.Status] = [
      .passed, .failed, .doesNotCompile, .crashed, .timedOut, .endedEarly, .notJudged,
      .notStarted,
    ]
    let counts = order.compactMap { status -> String? in
      let count = report.courseEntries.filter { $0.status == status }.count
      return count == 0
        ? nil : style(status.sign, status.colour) + " \(count) " + status.words
    }
    let unknown = report.courseEntries.filter { $0.status == nil }.count
    let extra =
      report.maxExtraPoints == 0
      ? [] : ["extra: \(report.extraPoints) of \(report.maxExtraPoints) points"]
    return TextLayout.wrapped(
      words: counts + (unknown == 0 ? [] : ["… \(unknown) not checked yet"]) + extra,
      separator: "   ",
      width: width - 2
    )
    .map { "  " + $0 }
  }

  /// The learner's progress on a path; a path hides nothing of the rest.
  private func pathLines() -> [String] {
    guard !report.path.path.isEverything, let entries = report.pathEntries else { return [] }
    let open = entries.filter { $0.status != .passed }
    let minutes = open.reduce(0) { $0 + $1.exercise.section.minutes }
    let left = open.isEmpty ? "" : ", \(Self.duration(minutes: minutes)) left"
    let line =
      "Path \(report.path.path.name): \(entries.count - open.count) of \(entries.count) exercises"
      + " pass\(left)"
    return TextLayout.wrapped(line, width: width - 2).map { "  " + $0 }
  }

  private static func duration(minutes: Int) -> String {
    guard minutes >= 90 else { return "about \(minutes) minute\(minutes == 1 ? "" : "s")" }
    return "about \((minutes + 30) / 60) hours"
  }

  private func nextSteps() -> [String] {
    guard !report.courseEntries.isEmpty else {
      return ["  No lesson names an exercise yet."]
    }
    guard let next = report.next else {
      guard !report.isPassed else {
        return ["  " + style("All exercises pass. Well done.", .green)]
      }
      let words = "All exercises of the path \(report.path.path.name) pass. Well done."
      return TextLayout.wrapped(words, width: width - 2).map { "  " + style($0, .green) } + [""]
        + commandLines([("path \(LearningPath.everythingName)", "continues with all the others")])
    }
    let exercise = next.exercise
    let facts =
      "\(exercise.points) point\(exercise.points == 1 ? "" : "s") · \(exercise.section.minutes)"
      + " minute\(exercise.section.minutes == 1 ? "" : "s")"
    let heading = TextLayout.wrapped(
      words: ["Next: " + style(exercise.name, .bold), style(facts, .dim)],
      separator: "  ",
      width: width - 2,
      hanging: 6
    )
    let place = places(exercise.file) + (lineToOpen(next).map { ":\($0)" } ?? "")
    var lines = heading.map { "  " + $0 } + ["  " + style(place, .cyan)] + evening(of: next)
    let problem = next.verdict.map(firstProblem) ?? []
    if !problem.isEmpty { lines += [""] + problem }
    return lines + [""] + suggestions(for: exercise)
  }

  /// The place where this evening can end, so that nobody has to stop in the middle.
  private func evening(of next: Report.Entry) -> [String] {
    let exercises = report.path.exercises.filter {
      !report.path.path.isEverything || !$0.section.isExtra
    }
    let evening = Evening.all(of: exercises).first { evening in
      evening.exercises.contains { $0.id == next.exercise.id }
    }
    guard let evening, let last = evening.exercises.last else { return [] }
    let rest = evening.exercises.drop { $0.id != next.exercise.id }
    let minutes = rest.reduce(0) { $0 + $1.section.minutes }
    let words =
      last.id == next.exercise.id
      ? "A good place to stop: after it."
      : "A good place to stop: after \(last.name), about \(minutes) minutes from here."
    return TextLayout.wrapped(words, width: width - 2).map { "  " + style($0, .dim) }
  }

  /// The line at which an editor should open the file: that of the compiler's message, or that of
  /// the first gap.
  private func lineToOpen(_ entry: Report.Entry) -> Int? {
    let errors = entry.verdict?.diagnostics ?? []
    return errors.first { $0.file == entry.exercise.file }?.line ?? line
  }

  private func firstProblem(_ verdict: Verdict) -> [String] {
    if let error = verdict.diagnostics.first {
      let headline = TextLayout.wrapped(
        "\(places(error.file)):\(error.line): \(error.message)",
        width: width - 6
      )
      return ["  " + style("!", .yellow) + " It does not compile:"] + headline.map { "    " + $0 }
    }
    if let check = verdict.firstProblem {
      let view = CheckView(style: style, width: width - 4, places: places)
      return view.title(check).map { "  " + $0 }
        + view.details(check, limit: 6).prefix(9).map { "    " + $0 }
    }
    return verdict.notes.flatMap { TextLayout.wrapped($0, width: width - 4) }.map { "    " + $0 }
  }

  private func suggestions(for exercise: Exercise) -> [String] {
    var commands = [
      ("read \(exercise.id)", "its part of the lesson"),
      ("hint \(exercise.id)", "a hint"),
      ("run \(exercise.id)", "all its checks, with what they say"),
      ("watch", "checks whenever you save"),
    ]
    commands.insert(contentsOf: exercise.finishedApp, at: 1)
    if isNewDay { commands.insert(("today", "two questions to begin with"), at: 0) }
    if hasPaths, report.path.path.isEverything, report.points == 0 {
      commands.append(("path", "shorter paths to choose from"))
    }
    return commandLines(commands)
  }

  private func commandLines(_ commands: [(String, String)]) -> [String] {
    CommandLines(style: style, width: width - 2, program: places.program)
      .lines(commands.map { (words: $0.0, meaning: $0.1) })
      .map { "  " + $0 }
  }

  private func bar(_ points: Int, of maximum: Int, width: Int) -> String {
    let filled = maximum == 0 ? 0 : points * width / maximum
    return style(String(repeating: "█", count: filled), .green)
      + style(String(repeating: "░", count: width - filled), .dim)
  }
}
