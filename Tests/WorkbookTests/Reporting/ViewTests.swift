import Testing

@testable import WorkbookKit
@testable import workbook

/// What the transcripts do not show: the page of one exercise in detail, and other widths.
@Suite("What a person sees") struct ViewTests {
  private let miniature = Miniature()
  private let style = Style(hasColour: false)

  init() throws {
    for exercise in ["1.1-Add", "1.2-Double", "1.3-Negate"] {
      try miniature.save("// begun\n", as: "Chapters/01-Numbers/\(exercise).swift")
    }
  }

  private func report(_ verdicts: [Verdict]) throws -> Report {
    let workbook = try miniature.workbook()
    let ids = workbook.exercises.map { $0.id }
    return Report(
      workbook: workbook,
      exercises: workbook.exercises,
      verdicts: Dictionary(uniqueKeysWithValues: zip(ids, verdicts))
    )
  }

  private func status(_ verdicts: [Verdict], width: Int = 80) throws -> [String] {
    StatusView(report: try report(verdicts), style: style, width: width).lines()
  }

  private static let mixed = Verdict(
    status: .failed,
    checks: [
      Sample.check("Nothing stays nothing", .passed),
      Sample.check("One becomes two", .failed, "Twice the number.", expectation: "(a → 1) == 2"),
    ]
  )

  @Test("The points of extra exercises are counted apart, and they come last")
  func extraPoints() throws {
    try miniature.edit(Miniature.lesson) {
      $0.replacing("fill in*", with: "fill in · extra*", maxReplacements: 2)
    }
    let report = try report([Verdict(status: .failed), Verdict(status: .passed)])
    #expect(report.sections[0].points == 0 && report.sections[0].maxPoints == 2)
    #expect(report.extraPoints == 2 && report.maxExtraPoints == 4)
    #expect(report.next?.exercise.id.description == "1.3")
    let lines = StatusView(report: report, style: style, width: 80).lines()
    #expect(lines.contains { $0.contains("extra: 2 of 4 points") })
  }

  @Test("A verdict on a starter counts nothing")
  func onStarter() throws {
    let passed = Verdict(status: .passed)
    #expect(try report([passed, passed, passed, passed]).entries[3].status == .notStarted)
  }

  @Test("The overview fits a terminal: a bar uses the rest, and signs go below where it is narrow")
  func widths() throws {
    let verdicts = Array(repeating: Self.mixed, count: 4)
    for width in [24, 50, 100] {
      let lines = try status(verdicts, width: width)
      #expect(lines.prefix(4).allSatisfy { $0.count <= width })
      if width >= 50 { #expect((lines.first?.count ?? 0) >= width - 2) }
    }
    let narrow = try status(verdicts, width: 32)
    #expect(narrow[0].hasPrefix("1 Numbers") && narrow[0].contains("✗"))
    let narrowest = try status(verdicts, width: 16)
    #expect(!narrowest[0].contains("✗") && narrowest[1].trimmed.hasPrefix("✗"))
    var plain = StatusView(report: try report(verdicts), style: style, width: 80)
    plain.hasBars = false
    #expect(plain.overview()[0].hasPrefix("1 Numbers") && plain.overview()[0].contains("✗"))
    #expect((narrow + narrowest + plain.overview()).allSatisfy { !$0.contains("░") })
  }

  @Test("A list fits narrow terminals, and marks what can be played and what is chosen")
  func list() throws {
    let screen = "Chapters/01-Numbers/Screens/1.2-DoubleScreen.swift"
    try miniature.save("import TerminalUI\n", as: screen)
    let report = try report([])
    let second = try #require(report.entries.dropFirst().first?.exercise.id)
    let list = ListView(report: report, style: style, width: 42, chosen: second)
    #expect(list.lines()[3] == "›   1.2 Double  not checked  0/2    ▸" && list.chosenLine == 3)
    #expect(
      ListView(report: report, style: style, width: 37).lines().allSatisfy { $0.columns <= 37 }
    )
  }

  @Test("Colour is never the only sign")
  func colour() throws {
    let verdicts = [Verdict(status: .passed), Self.mixed, Verdict(status: .timedOut), Self.mixed]
    let report = try report(verdicts)
    let coloured = StatusView(report: report, style: Style(hasColour: true), width: 80).lines()
    #expect(coloured.joined().contains("\u{1B}[32m"))
    let plain = coloured.map { $0.replacing(#/\u{1B}\[\d+m/#, with: "") }
    #expect(plain == (try status(verdicts)))
  }

  @Test("Warnings are shown after a pass, and counted beside the verdict")
  func warnings() throws {
    let warning = { (file: String, line: Int) in
      var warning = Diagnostic.error("'x' is deprecated", in: file, line: line, column: 3)
      (warning.severity, warning.explanation) = (.warning, "Write y.")
      return warning
    }
    let lines = { (warnings: [Diagnostic]) in
      let check = Sample.check("It does", .passed)
      let passed = Verdict(status: .passed, checks: [check], diagnostics: warnings)
      let entry = try report([passed]).entries[0]
      return RunView(entry: entry, style: style, width: 80).lines()
    }
    let one = try lines([warning("Chapters/a.swift", 2)])
    #expect(one.contains("Chapters/a.swift:2:3: warning: 'x' is deprecated"))
    #expect(one.contains("    Write y."))
    #expect(
      one.last == "✓ passed, with 1 warning (line 2): 1 of 1 checks pass · 2 of 2 points"
    )
    let several = try lines([warning("Chapters/a.swift", 9), warning("Chapters/a.swift", 2)])
    #expect(several.last?.hasPrefix("✓ passed, with 2 warnings (lines 2, 9): ") == true)
    // What a learner does not write is not theirs to mend.
    let given = try lines([warning("Tests/01-NumbersTests/1.1-AddTests.swift", 2)])
    #expect(given.last?.hasPrefix("✓ passed: ") == true)
  }

  // MARK: The page of one exercise

  /// The lines between the heading and the verdict.
  private func page(_ verdict: Verdict, isWhole: Bool = false) throws -> [String] {
    let entry = try report([verdict]).entries[0]
    let lines = RunView(entry: entry, style: style, width: 80, isWhole: isWhole).lines()
    return Array(lines.dropFirst(3).dropLast(2))
  }

  private func page(_ checks: [Check], isWhole: Bool = false) throws -> [String] {
    try page(Verdict(status: .failed, checks: checks), isWhole: isWhole)
  }

  /// A check that failed in a line, by which it is called.
  private func check(_ line: Int, _ comment: String, arguments: [String?] = [nil]) -> Check {
    let issues = arguments.map { argument in
      Check.Issue(comment: comment, file: "Tests/a.swift", line: line, argument: argument)
    }
    return Check(
      name: "Check \(line)",
      status: .failed,
      issues: issues,
      file: "Tests/a.swift",
      line: line
    )
  }

  @Test("Of a message's notes the helpful ones are shown; everything on demand")
  func compilerNotes() throws {
    let file = "Chapters/01-Numbers/1.1-Add.swift"
    func message(
      _ severity: Diagnostic.Severity,
      _ file: String,
      _ line: Int,
      notes: [Diagnostic] = []
    ) -> Diagnostic {
      let excerpt = severity == .note ? ["\(line) | of \(file.fileName)"] : []
      var message = Diagnostic.error("n", in: file, line: line, excerpt: excerpt)
      (message.severity, message.notes) = (severity, notes)
      return message
    }
    let notes =
      (1...5).map { message(.note, "Swift.Equatable.==", $0) }
      + [message(.note, "Chapters/Library/A.swift", 10)]
      + (11...14).map { message(.note, file, $0) }
    let verdict = Verdict(
      status: .doesNotCompile,
      diagnostics: [message(.error, file, 2, notes: notes)]
    )
    #expect(
      try page(verdict) == [
        "\(file):2:1: error: n", "Chapters/Library/A.swift:10:1: note: n",
        "\(file):11:1: note: n", "11 | of 1.1-Add.swift", "\(file):12:1: note: n",
        "12 | of 1.1-Add.swift", "… and 7 more notes, with --all",
      ]
    )
    let whole = try page(verdict, isWhole: true)
    #expect(whole.filter { $0.contains("note: n") }.count == 10)
    #expect(whole.contains("10 | of A.swift") && !whole.contains { $0.contains("--all") })
  }

  @Test("Only the first check that fails shows what differs; each on demand")
  func brief() throws {
    let checks = [4, 6].map { check($0, "Sentence \($0).\n\nThe state differs:\n  − a\n  + b") }
    let lines = try page(checks)
    #expect(lines.filter { $0 == "      − a" }.count == 1)
    #expect(
      lines.suffix(4) == [
        "✗ Check 6", "    Sentence 6.", "    Tests/a.swift:6", "    More is shown with --all.",
      ]
    )
    #expect(try page(checks, isWhole: true).filter { $0 == "      − a" }.count == 2)
  }

  @Test("A check in which a test store found the same as before refers to the one before")
  func sameComplaint() throws {
    func missing(_ action: String) -> String {
      "An action was expected from an effect, but none was received.\n\nStep: receive \(action)"
    }
    func difference(_ line: Int, _ lines: String, after action: String = ".tapped") -> String {
      "  a: \(line)\n\(lines)\n\nStep: send \(action)"
    }
    let complaints = [
      4: difference(4, "  − b\n  + c"), 5: difference(5, "  − b\n  + c"),
      6: difference(6, "  − b\n  + d"), 7: difference(7, "  − b\n  + c", after: ".ended"),
      8: missing("A.response(1)"), 9: missing("A.response(2)"),
    ]
    let lines = try page((4...9).map { check($0, "Sentence \($0).\n\n\(complaints[$0] ?? "")") })
    let second = lines.firstIndex(of: "✗ Check 5") ?? 0
    #expect(
      lines[second...].prefix(3) == [
        "✗ Check 5", "    The test store found the same as in “Check 4”.",
        "    More is shown with --all.",
      ]
    )
    #expect(lines.contains("    The test store found the same as in “Check 8”."))
    #expect((4...9).filter { lines.contains("    Sentence \($0).") } == [4, 6, 7, 8])
  }

  @Test("A sentence that several checks say is shown once, and counted; each on demand")
  func sameSentence() throws {
    let checks = [
      check(4, "Not yet."), check(6, "Other."), check(8, "Not yet."),
      check(9, "Not yet.", arguments: ["1", "2"]),
    ]
    #expect(
      try page(checks) == [
        "✗ Check 4", "    Not yet.", "    Tests/a.swift:4", "    2 other checks say the same.",
        "✗ Check 6", "    Other.", "    Tests/a.swift:6", "✗ Check 8", "✗ Check 9",
      ]
    )
    #expect(try page(checks, isWhole: true).filter { $0 == "    Not yet." }.count == 4)
  }
}
