import Foundation
import WorkbookKit

/// The whole class on one page for the instructor, `index.html`: how the points lie, which exercises
/// and checks fail most often, what needs a look, and a map of learners by exercises.
struct ClassPage {
  let submissions: [GradedSubmission]
  /// The name of each submission's own page, in the same order.
  let pages: [String]

  /// More rows would hide what matters.
  private static let mostChecks = 15

  var text: String {
    HTMLStyle.page(
      title: "The class · grades",
      style: Self.style,
      main: [header, distribution, remarks, map, checks, exercises].joined(),
      kind: "class"
    )
  }

  // MARK: How the points lie

  private var header: String {
    let ungraded = submissions.filter { $0.voidReason != nil }.count
    let most = submissions.map { $0.maxPoints }.max() ?? 0
    let isOne = submissions.count == 1
    return """
      <header>
      <p class="kind">The class</p>
      <h1>\(submissions.count) submission\(isOne ? "" : "s")</h1>
      <p>Of \(PointsText.words(most)): \(PointsSpread(of: submissions).words)\
      \(ungraded == 0 ? "" : "; \(ungraded) not graded").</p>
      </header>

      """
  }

  private var distribution: String {
    var counts = [Int](repeating: 0, count: 10)
    for submission in submissions where submission.voidReason == nil {
      let percent = PointsText.percent(submission.points, of: submission.maxPoints)
      counts[min(9, percent / 10)] += 1
    }
    let most = max(1, counts.max() ?? 1)
    let rows = counts.indices.map { index in
      let range = index == 9 ? "90–100 %" : "\(index * 10)–\(index * 10 + 9) %"
      return "<li><span>\(range)</span>\(Self.bar(counts[index], of: most))"
        + "<span class=\"points\">\(counts[index])</span></li>"
    }
    return section("Points", "<ol class=\"rows\">\n\(rows.joined(separator: "\n"))\n</ol>")
  }

  // MARK: What fails

  private var exercises: String {
    let rows = begun.map { exercise -> String in
      let results = results(of: exercise.id)
      let begun = results.filter { $0.verdict.status != .notStarted }.count
      let passed = results.filter { $0.verdict.status == .passed && $0.voidReason == nil }.count
      return "<li><span>\(Self.escaped("\(exercise.id) \(exercise.title)"))</span>"
        + Self.bar(passed, of: max(1, submissions.count), begun: begun)
        + "<span class=\"points\">\(passed) of \(begun)</span></li>"
    }
    let ids = Set(begun.map { $0.id })
    let others = all.map { $0.id }.filter { !ids.contains($0) }.joined(separator: ", ")
    return section(
      "Exercises",
      "<p class=\"quiet\">How many passed, of those who began.</p>\n"
        + "<ol class=\"rows\">\n\(rows.joined(separator: "\n"))\n</ol>"
        + (others.isEmpty ? "" : "\n<p class=\"quiet\">Not begun yet: \(Self.escaped(others)).</p>")
    )
  }

  private struct FailingCheck {
    var exercise: String
    var name: String
    var count: Int
    /// The sentence that the first learner saw.
    var sentence: String
    /// The number of learners who saw just that.
    var same: Int
  }

  private var failing: [FailingCheck] {
    all.flatMap { exercise -> [FailingCheck] in
      let judged = results(of: exercise.id).filter { $0.voidReason == nil }
      let checks = judged.flatMap { $0.verdict.checks + $0.hiddenChecks }
        .filter { $0.status != .passed && $0.status != .notRun }
      return Dictionary(grouping: checks) { $0.name }.map { name, checks in
        let sentences = checks.map { $0.issues.first?.comment ?? "" }.filter { !$0.isEmpty }
        let counts = Dictionary(grouping: sentences) { $0 }.mapValues { $0.count }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return FailingCheck(
          exercise: "\(exercise.id) \(exercise.title)",
          name: name,
          count: checks.count,
          sentence: best?.key ?? "",
          same: best?.value ?? 0
        )
      }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
  }

  private var checks: String {
    let failing = failing.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(Self.mostChecks).map { $0.element }
    guard !failing.isEmpty else { return "" }
    let rows = failing.map { check -> String in
      let line = check.sentence
      let shown = line.count > 400 ? line.prefix(399) + "…" : line
      let sentence =
        shown.isEmpty
        ? "" : "<p>\(HTMLFormat.sentence(shown)) <i>(\(check.same) of \(check.count))</i></p>"
      return "<li><b>\(Self.escaped(check.name))</b> <i>\(Self.escaped(check.exercise))"
        + " · \(check.count)×</i>\(sentence)</li>"
    }
    return section(
      "Checks that fail most often",
      "<ul class=\"checks\">\n\(rows.joined(separator: "\n"))\n</ul>"
    )
  }

  // MARK: What needs a look

  private var remarks: String {
    let rows = submissions.indices.flatMap { index -> [String] in
      (InstructorRemarks.of(submissions[index]) + submissions[index].notes).map { remark in
        "<li>\(link(index)): \(HTMLFormat.sentence(remark))</li>"
      }
    }
    let missing = submissions.missingProtections.map {
      "<li>\(HTMLFormat.sentence("\($0.name.consequence): \($0.detail)")).</li>"
    }
    guard !(rows + missing).isEmpty else { return "" }
    return section(
      "To look at",
      "<ul class=\"remarks\">\n\((missing + rows).joined(separator: "\n"))\n</ul>"
    )
  }

  // MARK: The map

  private var map: String {
    let ids = begun.map { $0.id }
    let heading = ids.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }.joined()
    let rows = submissions.indices.map { index -> String in
      let submission = submissions[index]
      var byID: [String: GradedExercise] = [:]
      for exercise in submission.exercises { byID[exercise.id] = exercise }
      let cells = ids.map { id -> String in
        guard submission.voidReason == nil, let exercise = byID[id] else { return "<td></td>" }
        let isVoid = exercise.voidReason != nil
        let status = exercise.verdict.status
        let words = "\(exercise.id) \(exercise.title): " + (isVoid ? "not believed" : status.words)
        return
          "<td class=\"\(isVoid ? "void" : status.rawValue)\" title=\"\(Self.escaped(words))\">"
          + (isVoid ? "?" : status.sign) + "</td>"
      }
      return "<tr><th scope=\"row\">\(link(index))</th>"
        + "<td class=\"sum\">\(PointsText.of(submission.points))</td>\(cells.joined())</tr>"
    }
    return section(
      "Learners by exercises",
      "<p class=\"quiet\">✓ passed, ✗ failed, ! does not compile, ‼ crashed or did not end,"
        + " ? not believed, · not started</p>\n"
        + "<div class=\"map\" tabindex=\"0\">\n<table>\n<thead><tr><th scope=\"col\">Submission</th>"
        + "<th scope=\"col\">Points</th>\(heading)</tr></thead>\n<tbody>\n"
        + rows.joined(separator: "\n") + "\n</tbody>\n</table>\n</div>"
    )
  }

  // MARK: Parts

  /// The exercises of the first submission that has most of them.
  private var all: [GradedExercise] {
    submissions.map { $0.exercises }.max { $0.count < $1.count } ?? []
  }

  /// Those that some learner has begun; the others would fill the page with nothing.
  private var begun: [GradedExercise] {
    all.filter { results(of: $0.id).contains { $0.verdict.status != .notStarted } }
  }

  private func results(of id: String) -> [GradedExercise] {
    submissions.filter { $0.voidReason == nil }
      .compactMap { $0.exercises.first { $0.id == id } }
  }

  private func link(_ index: Int) -> String {
    let name = Self.escaped(submissions[index].submission)
    let page = pages[index].addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    // A colon would make the beginning of a name the name of a protocol.
    return "<a href=\"./\(XMLText.attribute(page))\"><bdi>\(name)</bdi></a>"
  }

  private func section(_ title: String, _ content: String) -> String {
    "<section>\n<h2>\(title)</h2>\n\(content)\n</section>\n"
  }

  private static func bar(_ count: Int, of most: Int, begun: Int = 0) -> String {
    let width = count * 100 / most
    let rest = max(0, begun - count) * 100 / most
    return "<span class=\"bar\" aria-hidden=\"true\"><span style=\"width: \(width)%\"></span>"
      + (rest > 0 ? "<span class=\"open\" style=\"width: \(rest)%\"></span>" : "") + "</span>"
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    XMLText.escaped(Sanitizer.line(String(text)))
  }

  private static let style = """
    main.class { max-width: 64rem; }
    .rows, .remarks { margin: 0; padding: 0; list-style: none; }
    .rows li {
      display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr 5rem; gap: .75rem;
      align-items: center; padding: .15rem 0; break-inside: avoid;
    }
    .rows .bar { display: flex; }
    .rows .bar span { border-radius: 0; }
    .rows .bar .open { background: var(--open); }
    .remarks li { padding: .3rem 0; border-bottom: 1px solid var(--line); }
    .class a { color: var(--link); text-decoration: none; }
    .class a:hover { text-decoration: underline; }
    .map { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; }
    .map table { border-collapse: separate; border-spacing: 0; font-size: .82rem; }
    .map th, .map td { padding: .25rem .35rem; text-align: center; white-space: nowrap; }
    .map thead th { color: var(--quiet); font-weight: 400; }
    .map th:first-child {
      position: sticky; left: 0; max-width: 12rem; overflow: hidden; text-overflow: ellipsis;
      background: var(--card); text-align: left; font-weight: 600;
    }
    .map tbody tr > * { border-top: 1px solid var(--line); }
    .map .sum { text-align: right; font-variant-numeric: tabular-nums; }
    .map .passed { color: var(--good); }
    .map .failed { color: var(--open); }
    .map .doesNotCompile, .map .crashed, .map .timedOut, .map .endedEarly, .map .void {
      color: var(--odd); font-weight: 700;
    }
    .map .notStarted { color: var(--quiet); }
    @media (max-width: 34rem) {
      .rows li { grid-template-columns: 1fr auto; gap: .1rem .75rem; }
      .rows .bar { grid-column: 1 / -1; grid-row: 2; }
      .map th:first-child { max-width: 7rem; }
    }
    @media print {
      .map { overflow: visible; border: 0; }
      .map table { font-size: .5rem; }
      .map th, .map td { padding: .05rem .1rem; }
      .map th:first-child { position: static; }
    }
    """
}
