import WorkbookKit

/// The results as JUnit's XML, which most CI systems show: a `testsuite` for each exercise of each
/// submission, a `testcase` for each check, those of hidden suites included. It is the
/// instructor's.
///
/// A check that failed is a `failure`; one that crashed or did not end is an `error`; one that was
/// not run is `skipped`. Where an exercise has no points and no check says why, such as with a file
/// that does not compile, a test case of its own says it.
enum JUnitFormat {
  private enum Kind: String {
    case passed, failure, error, skipped
  }

  private struct Case {
    var name: String
    var group: String
    var kind: Kind
    var message = ""
    var details = ""

    var text: String {
      let element: String? =
        switch kind {
        case .passed: nil
        case .skipped: XMLText.element("skipped", ["message": message])
        case .failure, .error:
          XMLText.element(
            kind.rawValue,
            ["message": message, "type": kind.rawValue],
            XMLText.escaped(details)
          )
        }
      let content = element.map { "\n      \($0)\n    " }
      return "    " + XMLText.element("testcase", ["name": name, "classname": group], content)
    }
  }

  private struct Suite {
    var name: String
    var cases: [Case]
    var output = ""
    var remarks: [String] = []

    var text: String {
      let others = [("system-out", output), ("system-err", remarks.joined(separator: "\n"))]
        .filter { !$0.1.isEmpty }.map { "    " + XMLText.element($0, [:], XMLText.escaped($1)) }
      return JUnitFormat.element("testsuite", name, cases, cases.map { $0.text } + others)
    }
  }

  static func text(_ submissions: [GradedSubmission]) -> String {
    let suites = submissions.flatMap(suites)
    let cases = suites.flatMap { $0.cases }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element("testsuites", "workbook", cases, suites.map { $0.text }) + "\n"
  }

  /// An element around others, with the numbers of its test cases.
  private static func element(
    _ element: String,
    _ name: String,
    _ cases: [Case],
    _ lines: [String]
  ) -> String {
    let count = { (kind: Kind) in "\(cases.filter { $0.kind == kind }.count)" }
    return XMLText.element(
      element,
      [
        "name": name, "tests": "\(cases.count)", "failures": count(.failure),
        "errors": count(.error), "skipped": count(.skipped),
      ],
      "\n" + lines.map { $0 + "\n" }.joined()
    )
  }

  private static func suites(_ submission: GradedSubmission) -> [Suite] {
    let name = Sanitizer.line(submission.submission)
    let flags = Dictionary(grouping: submission.flags) { $0.exercise }
    let suites = submission.exercises.map { suite($0, name, flags[$0.id] ?? []) }
    guard let reason = submission.voidReason else { return suites }
    let void = Case(name: "It can be graded", group: name, kind: .error, message: reason)
    return [Suite(name: name, cases: [void])] + suites
  }

  private static func suite(
    _ exercise: GradedExercise,
    _ submission: String,
    _ flags: [Flag]
  ) -> Suite {
    let title = "\(exercise.id) \(exercise.title)"
    let group = submission + "." + title.replacing(".", with: "-")
    var cases =
      exercise.verdict.checks.map { checked($0, group) }
      + exercise.hiddenChecks.map { checked($0, group + " (hidden)") }
    let isExplained = cases.contains { $0.kind == .failure || $0.kind == .error }
    let fatal: [String] = []
    if let reason = exercise.voidReason {
      cases.append(
        Case(name: "Its run is believed", group: group, kind: .error, message: reason)
      )
    } else if exercise.verdict.status != .passed && !isExplained {
      cases.append(whole(exercise, group))
    } else if let first = fatal.first {
      cases.append(
        Case(
          name: "It holds nothing that costs its points",
          group: group,
          kind: .failure,
          message: first,
          details: fatal.joined(separator: "\n")
        )
      )
    }
    return Suite(
      name: "\(submission): \(title)",
      cases: cases,
      output: exercise.verdict.output ?? "",
      remarks: flags.map(InstructorRemarks.words)
    )
  }

  private static func checked(_ check: Check, _ group: String) -> Case {
    let places = check.issues.map { "\($0.file):\($0.line)" }
    let message = check.issues.first?.comment ?? ""
    let (kind, words): (Kind, String) =
      switch check.status {
      case .passed: (.passed, "")
      case .failed: (.failure, message)
      case .crashed: (.error, "It crashed. \(message)".trimmed)
      case .timedOut: (.error, "It did not end. \(message)".trimmed)
      case .notRun: (.skipped, "It was not run.")
      }
    return Case(
      name: check.name,
      group: group,
      kind: kind,
      message: words,
      details: ([check.message] + places).joined(separator: "\n")
    )
  }

  /// For an exercise whose checks do not say what is wrong.
  private static func whole(_ exercise: GradedExercise, _ group: String) -> Case {
    let verdict = exercise.verdict
    let name =
      switch verdict.status {
      case .doesNotCompile: "It compiles"
      case .notStarted: "It is begun"
      case .passed, .failed, .crashed, .timedOut, .endedEarly: "It comes to its end"
      }
    let details = verdict.diagnostics.flatMap { [$0.headline, $0.explanation].compactMap { $0 } }
    return Case(
      name: name,
      group: group,
      kind: .error,
      message: "The exercise: " + verdict.status.words,
      details: (details + verdict.notes).joined(separator: "\n")
    )
  }
}
