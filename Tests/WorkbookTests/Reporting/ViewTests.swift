import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("What a person sees", .timeLimit(.minutes(20))) struct ViewTests {
  private let workbook: Workbook
  private let miniature: Miniature

  init() throws {
    miniature = try Miniature()
    for solution in ["01-Numbers/1.1-Add", "01-Numbers/1.2-Double", "01-Numbers/1.3-Negate"] {
      try miniature.save("// begun\n", as: "Chapters/\(solution).swift")
    }
    workbook = try miniature.workbook()
  }

  private let failed = Verdict(
    status: .failed,
    checks: [
      Check(name: "Nothing stays nothing", status: .passed, file: "Tests/a.swift", line: 6),
      Check(
        name: "One becomes two",
        status: .failed,
        issues: [
          Check.Issue(
            comment: "Twice the number.",
            expectation: "Expectation failed: (double(1) → 1) == 2",
            file: "Tests/a.swift",
            line: 9
          )
        ],
        file: "Tests/a.swift",
        line: 8
      ),
      Check(
        name: "It ends",
        status: .timedOut,
        issues: [Check.Issue(comment: "It did not.", file: "Tests/a.swift", line: 11)],
        file: "Tests/a.swift",
        line: 11
      ),
      Check(name: "The last", status: .notRun, file: "Tests/a.swift", line: 14),
    ],
    output: "a\nb\u{1B}[2J\n"
  )

  private func report(_ statuses: [Verdict]) -> Report {
    let numbers = workbook.exercises.map { $0.number }
    return Report(
      workbook: workbook,
      exercises: workbook.exercises,
      verdicts: Dictionary(uniqueKeysWithValues: zip(numbers, statuses))
    )
  }

  private func status(_ statuses: [Verdict], width: Int = 80) -> [String] {
    StatusView(report: report(statuses), style: Style(hasColour: false), width: width).lines()
  }

  @Test("The points of extra exercises are counted apart, and they come last")
  func extraPoints() throws {
    let lesson = "Chapters/01-Numbers/README.md"
    let text = try #require(Files.text(miniature.root + "/" + lesson))
    let parts = text.components(separatedBy: "fill in*")
    let extra = parts[..<3].joined(separator: "fill in · extra*")
    try miniature.save(([extra] + parts[3...]).joined(separator: "fill in*"), as: lesson)
    let workbook = try miniature.workbook()
    let report = Report(
      workbook: workbook,
      exercises: workbook.exercises,
      verdicts: [workbook.exercises[1].number: Verdict(status: .passed)]
    )
    #expect(report.sections[0].points == 0 && report.sections[0].maxPoints == 2)
    #expect(report.extraPoints == 2 && report.maxExtraPoints == 4)
    #expect(report.next?.exercise.id == "1.3")
    let lines = StatusView(report: report, style: Style(hasColour: false), width: 80).lines()
    #expect(lines.contains { $0.contains("extra: 2 of 4 points") })
  }

  @Test("Status shows bars, signs, points, and what comes next")
  func statusView() {
    let lines = status([
      Verdict(status: .passed), failed, Verdict(status: .crashed), Verdict(status: .failed),
    ])
    #expect(
      lines == [
        "  1  Numbers  ███████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  ✓✗‼  2 of 6 points",
        "  2  Words    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  ·    0 of 2 points",
        "     In all   ███████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░       2 of 8 points",
        "",
        "  ✓ 1 passed   ✗ 1 failed   ‼ 1 crashed   · 1 not started",
        "",
        "  Next: 1.2 Double  2 points · 5 minutes",
        "  Chapters/01-Numbers/1.2-Double.swift",
        "",
        "  ✗ One becomes two",
        "    Twice the number.",
        "    expected  2",
        "    actual    1",
        "    Tests/a.swift:9",
        "",
      ] + lines.suffix(lines.count - 15)
    )
    #expect(lines.contains { $0.hasPrefix("  Scripts/workbook run 1.2 ") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("A verdict that is not known yet is drawn as unknown")
  func unknown() {
    let lines = status([Verdict(status: .passed)])
    #expect(lines.first?.contains("✓……") == true)
    #expect(lines.contains { $0.contains("… 3 not checked yet") })
  }

  @Test("The overview fits narrow terminals and uses wide ones", arguments: [50, 60, 80, 100])
  func widths(_ width: Int) {
    let lines = status([failed, failed, failed, failed], width: width)
    #expect(lines.prefix(4).allSatisfy { $0.count <= width })
    #expect((lines.first?.count ?? 0) >= width - 2)
  }

  @Test("When all pass, it says so")
  func allPassed() throws {
    try miniature.save("// begun\n", as: "Chapters/02-Words/2.1-Shout.swift")
    let passed = Verdict(status: .passed)
    #expect(
      status([passed, passed, passed, passed]).contains { $0.contains("All exercises pass") }
    )
  }

  @Test("A run shows each check, the sentence first, then the values, then the place")
  func runView() throws {
    let entry = report([Verdict(status: .passed), failed]).entries[1]
    let lines = RunView(entry: entry, style: Style(hasColour: false), width: 80).lines()
    #expect(
      lines == [
        "1.2 Double",
        "Chapters/01-Numbers/1.2-Double.swift",
        "",
        "✓ Nothing stays nothing",
        "✗ One becomes two",
        "    Twice the number.",
        "    expected  2",
        "    actual    1",
        "    Tests/a.swift:9",
        "‼ It ends (did not end)",
        "    It did not.",
        "    Tests/a.swift:11",
        "– The last (not run)",
        "",
        "It printed:",
        "    a",
        "    b",
        "",
        "✗ failed: 1 of 4 checks pass · 0 of 2 points",
      ]
    )
  }

  @Test("Warnings of older code are shown after a pass too, and those of other code are not")
  func warnings() throws {
    let lesson = "Chapters/01-Numbers/README.md"
    let text = try #require(Files.text(miniature.root + "/" + lesson))
    let parts = text.components(separatedBy: "fill in*")
    try miniature.save(
      parts[0] + "migrate*" + parts[1...].joined(separator: "fill in*"),
      as: lesson
    )
    let workbook = try miniature.workbook()
    let warning = Diagnostic(
      severity: .warning,
      file: "Chapters/a.swift",
      line: 2,
      column: 3,
      message: "'x' is deprecated"
    )
    let passed = Verdict(status: .passed, diagnostics: [warning])
    let exercises = Array(workbook.exercises.prefix(2))
    let report = Report(
      workbook: workbook,
      exercises: exercises,
      verdicts: Dictionary(uniqueKeysWithValues: exercises.map { ($0.number, passed) })
    )
    #expect(report.entries.map { $0.exercise.section.kind } == [.migrate, .fillIn])
    #expect(report.entries.map { $0.shownDiagnostics } == [[warning], []])
  }

  @Test("Compiler errors are shown in the compiler's words")
  func diagnostics() {
    let diagnostic = Diagnostic(
      severity: .error,
      file: "Chapters/a.swift",
      line: 2,
      column: 3,
      message: "cannot find 'x'",
      excerpt: ["2 | x", "  | `- error: cannot find 'x'"]
    )
    let verdict = Verdict(status: .doesNotCompile, diagnostics: [diagnostic])
    let entry = report([verdict]).entries[0]
    let lines = RunView(entry: entry, style: Style(hasColour: false), width: 80).lines()
    #expect(
      Array(lines.dropFirst(3)) == [
        "Chapters/a.swift:2:3: error: cannot find 'x'",
        "2 | x",
        "  | `- error",
        "",
        "! does not compile · 0 of 2 points",
      ]
    )
    #expect(status([verdict]).contains("    Chapters/a.swift:2: cannot find 'x'"))
  }

  @Test("Of a message's notes the helpful ones are shown; everything on demand")
  func compilerNotes() {
    let file = "Chapters/01-Numbers/1.1-Add.swift"
    func note(_ file: String, _ line: Int) -> Diagnostic {
      Diagnostic(
        severity: .note,
        file: file,
        line: line,
        column: 1,
        message: "n",
        excerpt: ["\(line) | of \(file.fileName)"]
      )
    }
    let candidates = (1...5).map { note("Swift.Equatable.==", $0) }
    let own = (11...14).map { note(file, $0) }
    let error = Diagnostic(
      severity: .error,
      file: file,
      line: 2,
      column: 3,
      message: "m",
      notes: candidates + [note("Chapters/Library/A.swift", 10)] + own
    )
    let entry = report([Verdict(status: .doesNotCompile, diagnostics: [error])]).entries[0]
    let style = Style(hasColour: false)
    #expect(
      Array(RunView(entry: entry, style: style, width: 80).lines().dropFirst(3).dropLast(2)) == [
        "\(file):2:3: error: m", "Chapters/Library/A.swift:10:1: note: n",
        "\(file):11:1: note: n", "11 | of 1.1-Add.swift", "\(file):12:1: note: n",
        "12 | of 1.1-Add.swift", "… and 7 more notes, with --all",
      ]
    )
    let whole = RunView(entry: entry, style: style, width: 80, isWhole: true).lines()
    #expect(whole.filter { $0.contains("note: n") }.count == 10)
    #expect(whole.contains("10 | of A.swift") && !whole.contains { $0.contains("--all") })
  }

  @Test("Only the first check that fails shows what differs; each on demand")
  func brief() {
    func check(_ line: Int) -> Check {
      let comment = "Sentence \(line).\n\nThe state differs:\n  − a\n  + b"
      let issue = Check.Issue(comment: comment, file: "Tests/a.swift", line: line)
      return Check(
        name: "Check \(line)",
        status: .failed,
        issues: [issue],
        file: "Tests/a.swift",
        line: line
      )
    }
    let entry = report([Verdict(status: .failed, checks: [check(4), check(6)])]).entries[0]
    let style = Style(hasColour: false)
    let lines = RunView(entry: entry, style: style, width: 80).lines()
    #expect(lines.filter { $0 == "      − a" }.count == 1)
    #expect(
      lines.dropLast(2).suffix(4) == [
        "✗ Check 6", "    Sentence 6.", "    Tests/a.swift:6",
        "    More is shown with --all.",
      ]
    )
    let whole = RunView(entry: entry, style: style, width: 80, isWhole: true).lines()
    #expect(whole.filter { $0 == "      − a" }.count == 2)
  }

  @Test("A check in which a test store found the same as before refers to the one before")
  func sameComplaint() {
    func missing(_ action: String) -> String {
      "An action was expected from an effect, but none was received.\n\nStep: receive \(action)"
    }
    func difference(_ line: Int, _ lines: String, after action: String = ".tapped") -> String {
      "  a: \(line)\n\(lines)\n\nStep: send \(action)"
    }
    func check(_ line: Int, _ complaint: String) -> Check {
      let comment = "Sentence \(line).\n\n\(complaint)"
      let issue = Check.Issue(comment: comment, file: "Tests/a.swift", line: line)
      return Check(
        name: "Check \(line)",
        status: .failed,
        issues: [issue],
        file: "Tests/a.swift",
        line: line
      )
    }
    let checks = [
      check(4, difference(4, "  − b\n  + c")), check(5, difference(5, "  − b\n  + c")),
      check(6, difference(6, "  − b\n  + d")),
      check(7, difference(7, "  − b\n  + c", after: ".ended")),
      check(8, missing("A.response(1)")), check(9, missing("A.response(2)")),
    ]
    let entry = report([Verdict(status: .failed, checks: checks)]).entries[0]
    let lines = RunView(entry: entry, style: Style(hasColour: false), width: 80).lines()
    let second = lines.firstIndex(of: "✗ Check 5") ?? 0
    #expect(
      lines[second...].prefix(3) == [
        "✗ Check 5", "    The test store found the same as in “Check 4”.",
        "    More is shown with --all.",
      ]
    )
    #expect(lines.contains("    The test store found the same as in “Check 8”."))
    let sentences = [4, 5, 6, 7, 8, 9].filter { lines.contains("    Sentence \($0).") }
    #expect(sentences == [4, 6, 7, 8])
  }

  @Test("A sentence that several checks say is shown once, and counted; each on demand")
  func sameSentence() {
    func check(_ line: Int, _ comment: String) -> Check {
      var issue = Check.Issue(comment: comment, file: "Tests/a.swift", line: line)
      issue.argument = line == 9 ? "1" : nil
      var other = issue
      other.argument = "2"
      return Check(
        name: "Check \(line)",
        status: .failed,
        issues: line == 9 ? [issue, other] : [issue],
        file: "Tests/a.swift",
        line: line
      )
    }
    let checks = [(4, "Not yet."), (6, "Other."), (8, "Not yet."), (9, "Not yet.")].map(check)
    let entry = report([Verdict(status: .failed, checks: checks)]).entries[0]
    let style = Style(hasColour: false)
    #expect(
      Array(RunView(entry: entry, style: style, width: 80).lines().dropFirst(3).dropLast(2)) == [
        "✗ Check 4", "    Not yet.", "    Tests/a.swift:4", "    2 other checks say the same.",
        "✗ Check 6", "    Other.", "    Tests/a.swift:6", "✗ Check 8", "✗ Check 9",
      ]
    )
    let whole = RunView(entry: entry, style: style, width: 80, isWhole: true).lines()
    #expect(whole.filter { $0 == "    Not yet." }.count == 4)
  }

  @Test("A list has a line for each exercise, and can leave some out")
  func list() {
    let report = report([Verdict(status: .passed), failed, failed, failed])
    let style = Style(hasColour: false)
    #expect(
      ListView(report: report, style: style, width: nil).lines() == [
        "1 Numbers",
        "  ✓ 1.1 Add     passed       2/2    Chapters/01-Numbers/1.1-Add.swift",
        "  ✗ 1.2 Double  failed       0/2    Chapters/01-Numbers/1.2-Double.swift",
        "  ✗ 1.3 Negate  failed       0/2    Chapters/01-Numbers/1.3-Negate.swift",
        "2 Words",
        "  · 2.1 Shout   not started  0/2    Chapters/02-Words/2.1-Shout.swift",
      ]
    )
    let narrow = ListView(report: report, style: style, width: 40).lines()
    #expect(narrow.allSatisfy { $0.count <= 40 })
    let passed = report.filtered { $0.status == .passed }
    #expect(ListView(report: passed, style: style, width: nil).lines().count == 2)
  }

  @Test("A list has a mark at what can be played, and says what it means")
  func playable() throws {
    let screen = "Chapters/01-Numbers/Screens/1.2-DoubleScreen.swift"
    try miniature.save("import TerminalUI\n", as: screen)
    let workbook = try miniature.workbook()
    let report = Report(workbook: workbook, exercises: workbook.exercises, verdicts: [:])
    let view = { ListView(report: report, style: Style(hasColour: false), width: $0).lines() }
    #expect(
      view(nil) == [
        "1 Numbers",
        "    1.1 Add     not checked  0/2      Chapters/01-Numbers/1.1-Add.swift",
        "    1.2 Double  not checked  0/2   ▸  Chapters/01-Numbers/1.2-Double.swift",
        "    1.3 Negate  not checked  0/2      Chapters/01-Numbers/1.3-Negate.swift",
        "2 Words",
        "    2.1 Shout   not checked  0/2      Chapters/02-Words/2.1-Shout.swift",
        "", "▸ can be played: `Scripts/workbook play 1.2`",
      ]
    )
    #expect(view(40)[2] == "    1.2 Double  not checked  0/2   ▸")
    #expect(view(36).allSatisfy { $0.columns <= 36 })
  }

  @Test("Colour is never the only sign")
  func colour() {
    let verdicts = [Verdict(status: .passed), failed, Verdict(status: .timedOut), failed]
    let coloured = StatusView(
      report: report(verdicts),
      style: Style(hasColour: true),
      width: 80
    ).lines()
    #expect(coloured.joined().contains("\u{1B}[32m"))
    let plain = coloured.map { $0.replacing(#/\u{1B}\[\d+m/#, with: "") }
    #expect(plain == status(verdicts))
  }
}
