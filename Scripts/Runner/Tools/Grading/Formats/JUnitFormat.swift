import WorkbookKit

/// The results as JUnit's XML, which most CI systems show: a `testsuite` for each exercise of each
/// submission, a `testcase` for each check, those of hidden suites included. It is the
/// instructor's.
///
/// A check that failed is a `failure`; one that crashed or did not end is an `error`; one that was
/// not run is `skipped`. Where an exercise has no points and no check says why, such as with a file
/// that does not compile, a test case of its own says it.
enum JUnitFormat {
  static func text(_ submissions: [GradedSubmission]) -> String {
    let suites = submissions.flatMap(suites)
    let seconds = submissions.reduce(0) { $0 + $1.seconds }
    let attributes: KeyValuePairs = [
      "name": "workbook",
      "tests": "\(suites.reduce(0) { $0 + $1.cases.count })",
      "failures": "\(suites.reduce(0) { $0 + $1.count(.failure) })",
      "errors": "\(suites.reduce(0) { $0 + $1.count(.error) })",
      "skipped": "\(suites.reduce(0) { $0 + $1.count(.skipped) })",
      "time": PointsText.of(seconds),
    ]
    let content = "\n" + suites.map { $0.text }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + XMLText.element("testsuites", attributes, content) + "\n"
  }

  private static func suites(_ submission: GradedSubmission) -> [Suite] {
    let name = Sanitizer.line(submission.submission)
    let flags = Dictionary(grouping: submission.flags) { $0.exercise }
    var suites = submission.exercises.map { exercise in
      suite(exercise, submission: name, flags: flags[exercise.id] ?? [])
    }
    if let reason = submission.voidReason {
      let void = Case(name: "It can be graded", group: name, result: .error(reason, details: ""))
      suites.insert(Suite(name: name, cases: [void]), at: 0)
    }
    return suites
  }

  private static func suite(
    _ exercise: GradedExercise,
    submission: String,
    flags: [Flag]
  ) -> Suite {
    let title = "\(exercise.id) \(exercise.title)"
    let group = submission + "." + title.replacing(".", with: "-")
    var cases =
      exercise.verdict.checks.map { Case($0, group: group) }
      + exercise.hiddenChecks.map { Case($0, group: group + " (hidden)") }
    let isExplained = cases.contains { $0.result.isBad }
    if let reason = exercise.voidReason {
      cases.append(
        Case(name: "Its run is believed", group: group, result: .error(reason, details: ""))
      )
    } else if exercise.verdict.status != .passed && !isExplained {
      cases.append(Case(ofWhole: exercise, group: group))
    } else if flags.contains(where: { $0.isFatal }) {
      let remarks = flags.filter { $0.isFatal }.map(InstructorRemarks.words)
      cases.append(
        Case(
          name: "It holds nothing that costs its points",
          group: group,
          result: .failure(remarks[0], details: remarks.joined(separator: "\n"))
        )
      )
    }
    return Suite(
      name: "\(submission): \(title)",
      cases: cases,
      output: exercise.verdict.output ?? "",
      remarks: flags.map { "\(InstructorRemarks.words($0)). \($0.why)" }
    )
  }
}
