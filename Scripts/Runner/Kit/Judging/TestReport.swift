/// The reports of one process of the test program, and its end.
package struct TestReport: Sendable {
  /// A test that the stream announced before it ran.
  package struct Test: Sendable {
    package var id: String
    package var name: String
    package var exercise: ExerciseNumber?
    package var fileName: String
    package var line: Int
  }

  package private(set) var tests: [Test] = []
  private var functions: Set<String> = []
  package private(set) var started: [String] = []
  package private(set) var ended: Set<String> = []
  package private(set) var skipped: [String: String] = [:]
  package private(set) var issues: [String: [Check.Issue]] = [:]
  /// Tests whose end the stream reports as a failure.
  package private(set) var failed: Set<String> = []
  /// The results of tests on features, by the names of the features.
  private(set) var results: [String: String] = [:]
  /// The features on which other processes have to run.
  private(set) var wanted: [String] = []
  /// Tests that cannot be judged without these.
  private var pending: Set<String> = []
  /// Issues that belong to no test, such as those of a task that a test left behind.
  private(set) var strayIssues: [Check.Issue] = []
  package private(set) var reachedEnd = false
  package var termination = Termination.exited(0)
  package var output = BoundedTail()
  package var errors = BoundedTail()
  /// Whether its process would have ended so on an idle machine, too.
  private(set) var isCertain = true

  package init() {}

  /// More would be unreadable, and an endless loop may report without end.
  private static let issueLimit = 20

  /// The tests that were announced, started and did not end, in the order in which they started.
  var unfinished: [String] { started.filter { !ended.contains($0) } }

  /// Whether nothing was reported.
  var isEmpty: Bool { tests.isEmpty && started.isEmpty && strayIssues.isEmpty && !reachedEnd }

  /// Whether every test came to its end, and then the process, in the ordinary way.
  package var isComplete: Bool {
    guard case .exited = termination, reachedEnd, strayIssues.isEmpty else { return false }
    return tests.allSatisfy { isSettled($0.id) || pending.contains($0.id) }
  }

  func isSettled(_ id: String) -> Bool {
    !pending.contains(id) && (ended.contains(id) || skipped[id] != nil)
  }

  /// Takes the end of the process.
  package mutating func end(with result: ProcessResult) {
    termination = result.termination == .exceededTime ? .stopped : result.termination
    (output, errors, isCertain) = (result.output, result.errors, result.isCertain)
  }

  package mutating func take(_ record: EventRecord, suiteFile: (String) -> String) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      announce(payload)
    case ("event", "testStarted"):
      // Suites start and end like tests, but are not announced as functions.
      if let id = payload.testID, isFunction(id) { started.append(id) }
    case ("event", "testEnded"):
      guard let id = payload.testID, isFunction(id) else { break }
      ended.insert(id)
      if payload.messages?.first?.symbol == "fail" { failed.insert(id) }
    case ("event", "testSkipped"), ("event", "testCancelled"):
      // A test that is cancelled ends without a failure, and proves nothing.
      if let id = payload.testID {
        skipped[id] = payload._comments?.first ?? payload.messages?.first?.text ?? ""
      }
    case ("event", "issueRecorded"):
      if let id = payload.testID, isFunction(id), let report = SuitePart.FeatureReport(payload) {
        return take(report, from: id)
      }
      if let issue = payload.issue, issue.fails { add(issue, payload, suiteFile: suiteFile) }
    case ("event", "runEnded"):
      reachedEnd = true
    default:
      break
    }
  }

  private mutating func take(_ report: SuitePart.FeatureReport, from test: String) {
    if let result = report.result {
      results[report.feature] = result
    } else {
      pending.insert(test)
      if !wanted.contains(report.feature) { wanted.append(report.feature) }
    }
  }

  private func isFunction(_ id: String) -> Bool {
    functions.contains(id)
  }

  private mutating func announce(_ payload: EventRecord.Payload) {
    guard let id = payload.id, let place = payload.sourceLocation else { return }
    functions.insert(id)
    let fileName = place.fileID.fileName
    tests.append(
      Test(
        id: id,
        name: payload.displayName ?? payload.name ?? id,
        exercise: ExerciseNumber(fileName: fileName),
        fileName: fileName,
        line: place.line
      )
    )
  }

  private mutating func add(
    _ issue: EventRecord.Issue,
    _ payload: EventRecord.Payload,
    suiteFile: (String) -> String
  ) {
    // The difference between two collections is there as well; expected and actual say it better.
    let texts = (payload.messages ?? []).dropFirst().filter { $0.symbol == "details" }.map {
      $0.text
    }
    let comments = payload._comments ?? texts
    let details = texts.filter { !comments.contains($0) }
    let headline = payload.messages?.first?.text ?? ""
    // A comment alone is a message of the suite; there was nothing to compare.
    let isPlain = headline.isEmpty || headline == "Issue recorded"
    let expectation = ((isPlain ? [] : [headline]) + details).joined(separator: "\n")
    let isParameterized = payload._testCase?.displayName?.isEmpty == false
    let suite = issue.sourceLocation?.fileID ?? ""
    var recorded = Check.Issue(
      comment: comments.joined(separator: "\n"),
      expectation: expectation.isEmpty ? nil : expectation,
      file: suiteFile(suite),
      line: issue.sourceLocation?.line ?? 0,
      argument: isParameterized ? payload._testCase?.displayName : nil
    )
    recorded.moveToStep(suite: suite, path: suiteFile)
    guard let id = payload.testID, isFunction(id) else {
      if strayIssues.count < Self.issueLimit { strayIssues.append(recorded) }
      return
    }
    if issues[id, default: []].count < Self.issueLimit { issues[id, default: []].append(recorded) }
  }

  /// Adds to each issue the line of source where it was reported.
  ///
  /// - Parameter text: The content of a file, by its path.
  package mutating func readSources(_ text: (String) -> String?) {
    var files: [String: [String]] = [:]
    issues = issues.mapValues { issues in
      issues.map { issue in
        var issue = issue
        let lines = files[issue.file] ?? (text(issue.file) ?? "").lines
        files[issue.file] = lines
        guard lines.indices.contains(issue.line - 1) else { return issue }
        let line = lines[issue.line - 1].trimmed
        // The first line of an expectation over several lines says nothing. Below a sentence of a
        // suite, only a step such as `await store.send(.tapped)` says more.
        let isSuite = issue.file.hasPrefix("Tests/")
        let saysNothing =
          line.hasSuffix("(") || line.hasSuffix(",")
          || isSuite && !issue.comment.isEmpty && !line.hasPrefix("await ")
        issue.source = saysNothing ? nil : line
        return issue
      }
    }
  }
}
