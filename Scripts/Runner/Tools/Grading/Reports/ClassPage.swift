import Foundation
import WorkbookKit

/// The whole class on one page for the instructor, `index.html`: how the points lie, what needs a
/// look, a map of learners by exercises, and which checks and exercises fail most often.
struct ClassPage {
  let submissions: [GradedSubmission]
  /// The name of each submission's own page, in the same order.
  let pages: [String]

  /// More rows would hide what matters.
  private static let checkLimit = 15

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
    let ungraded = submissions.count { $0.voidReason != nil }
    let most = submissions.map { $0.maxPoints }.max() ?? 0
    return """
      <header>
      <p class="kind">The class</p>
      <h1>\(submissions.count) submission\(submissions.count == 1 ? "" : "s")</h1>
      <p>Of \(PointsText.words(most)): \(PointsSpread(of: submissions).words)\
      \(ungraded == 0 ? "" : "; \(ungraded) not graded").</p>
      </header>

      """
  }

  private var distribution: String {
    var counts = [Int](repeating: 0, count: 10)
    for submission in submissions where submission.hasPoints {
      counts[min(9, submission.sum.percent / 10)] += 1
    }
    let most = max(1, counts.max() ?? 1)
    let rows = counts.indices.map { index in
      let range = index == 9 ? "90–100 %" : "\(index * 10)–\(index * 10 + 9) %"
      return Self.row(range, Self.bar(counts[index], of: most), "\(counts[index])")
    }
    return section("Points", Self.list(rows, kind: "rows"))
  }

  // MARK: What fails

  private var exercises: String {
    let rows = begun.map { exercise in
      let results = results(of: exercise.id)
      let begun = results.count { $0.verdict.status != .notStarted }
      let passed = results.count { $0.verdict.status == .passed && $0.voidReason == nil }
      return Self.row(
        Self.escaped(exercise.name),
        Self.bar(passed, of: max(1, submissions.count), begun: begun),
        "\(passed) of \(begun)"
      )
    }
    let ids = Set(begun.map { $0.id })
    let others = all.map { $0.id }.filter { !ids.contains($0) }.joined(separator: ", ")
    return section(
      "Exercises",
      Self.quiet("How many passed, of those who began.") + "\n" + Self.list(rows, kind: "rows")
        + (others.isEmpty ? "" : "\n" + Self.quiet("Not started: \(Self.escaped(others))."))
    )
  }

  private var checks: String {
    let failing = all.flatMap { exercise -> [(count: Int, row: String)] in
      let judged = results(of: exercise.id).filter { $0.voidReason == nil }
      let checks = judged.flatMap { $0.verdict.checks + $0.hiddenChecks }
        .filter { $0.status != .passed && $0.status != .notRun }
      return Dictionary(grouping: checks) { $0.name }.sorted { $0.key < $1.key }
        .map { ($1.count, Self.row(exercise.name, $0, $1)) }
    }
    .enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    let rows = failing.prefix(Self.checkLimit).map { $0.element.row }
    return section("Checks that fail most often", Self.list(rows, kind: "checks"))
  }

  /// A check that failed for several learners, with the sentence that most of them saw.
  private static func row(_ exercise: String, _ name: String, _ checks: [Check]) -> String {
    let sentences = checks.compactMap { $0.issues.first?.comment }.filter { !$0.isEmpty }
    let counts = Dictionary(grouping: sentences) { $0 }.mapValues { $0.count }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let sentence = best.map { text, count in
      "<p>\(HTMLFormat.sentence(TextLayout.cut(text, width: 400)))"
        + " <i>(\(count) of \(checks.count))</i></p>"
    }
    return "<b>\(escaped(name))</b> <i>\(escaped(exercise)) · \(checks.count)×</i>"
      + (sentence ?? "")
  }

  // MARK: What needs a look

  private var remarks: String {
    let rows = submissions.indices.flatMap { index in
      (InstructorRemarks.of(submissions[index]) + submissions[index].notes).map { remark in
        "\(link(index)): \(HTMLFormat.sentence(remark))"
      }
    }
    let open = submissions.allSatisfy(\.isWalled) ? [] : [HTMLFormat.sentence(Wall.open)]
    return section("To look at", Self.list(open + rows, kind: "remarks"))
  }

  // MARK: The map

  private var map: String {
    let ids = begun.map { $0.id }
    let columns = ["Submission", "Points"] + ids
    let heading = columns.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }.joined()
    let rows = submissions.indices.map { index in
      let submission = submissions[index]
      let isGraded = submission.voidReason == nil
      let cells = ids.map { id in
        let exercise = isGraded ? submission.exercises.first { $0.id == id } : nil
        return exercise.map(Self.cell) ?? "<td></td>"
      }
      let points = submission.hasPoints ? submission.sum.short : isGraded ? "?" : "not graded"
      return "<tr><th scope=\"row\">\(link(index))</th><td class=\"sum\">\(points)</td>"
        + cells.joined() + "</tr>"
    }
    let legend =
      "✓ passed, ✗ failed, ! does not compile, ‼ crashed or did not end, ? not graded or judged,"
      + " · not started"
    return section(
      "Learners by exercises",
      Self.quiet(legend) + "\n<div class=\"map\" tabindex=\"0\">\n<table>\n<thead><tr>\(heading)"
        + "</tr></thead>\n<tbody>\n\(rows.joined(separator: "\n"))\n</tbody>\n</table>\n</div>"
    )
  }

  private static func cell(_ exercise: GradedExercise) -> String {
    let kind = exercise.voidReason == nil ? exercise.verdict.status.rawValue : "void"
    let title = escaped("\(exercise.name): \(exercise.words)")
    return "<td class=\"\(kind)\" title=\"\(title)\">\(exercise.sign)</td>"
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

  /// Nothing without content.
  private func section(_ title: String, _ content: String) -> String {
    content.isEmpty ? "" : "<section>\n<h2>\(title)</h2>\n\(content)\n</section>\n"
  }

  /// Nothing without rows.
  private static func list(_ rows: [String], kind: String) -> String {
    let items = rows.map { "<li>\($0)</li>" }.joined(separator: "\n")
    return rows.isEmpty ? "" : "<ul class=\"\(kind)\">\n\(items)\n</ul>"
  }

  private static func row(_ name: String, _ bar: String, _ count: String) -> String {
    "<span>\(name)</span>\(bar)<span class=\"points\">\(count)</span>"
  }

  private static func quiet(_ text: String) -> String { "<p class=\"quiet\">\(text)</p>" }

  private static func bar(_ count: Int, of most: Int, begun: Int = 0) -> String {
    let width = count * 100 / most
    let rest = max(0, begun - count) * 100 / most
    return "<span class=\"bar\" aria-hidden=\"true\"><span style=\"width: \(width)%\"></span>"
      + (rest > 0 ? "<span class=\"open\" style=\"width: \(rest)%\"></span>" : "") + "</span>"
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(Sanitizer.line(text)) }

  private static let style = """
    main.class { max-width: 64rem; }
    .rows, .remarks { margin: 0; padding: 0; list-style: none; }
    .rows li {
      display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr 5rem; gap: .75rem;
      align-items: center; padding: .15rem 0; break-inside: avoid;
    }
    .rows .bar { display: flex; }
    .rows .bar .open { background: var(--open); }
    .remarks li { padding: .3rem 0; border-bottom: 1px solid var(--line); }
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
      .map th:first-child { position: static; }
    }
    """
}
