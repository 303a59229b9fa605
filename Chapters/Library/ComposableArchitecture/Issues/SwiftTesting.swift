internal import Foundation

#if canImport(Testing)
  // Weakly, so that a program that is no test starts on machines without the framework.
  @_weakLinked internal import Testing
#endif

/// The library's way to tests written with Swift Testing.
///
/// A library that is built without Swift Testing at hand cannot reach a test. An issue in a test process
/// is then shown, the tests go on, and the process ends as one that failed: a failure must never turn into
/// silence.
enum SwiftTesting {
  #if canImport(Testing)
    /// Whether the framework is in this process.
    static let isLoaded = dlsym(dlopen(nil, RTLD_LAZY), "swt_abiv0_getEntryPoint") != nil

    /// Whether the running task belongs to a test.
    static var isTestRunning: Bool {
      isLoaded && Test.current != nil
    }

    /// Fails the test of the running task, or the run as a whole if the task belongs to none. A
    /// mere warning is shown and fails nothing.
    static func record(
      _ error: (any Error)?,
      _ message: String?,
      severity: IssueSeverity,
      at location: IssueLocation
    ) {
      guard isLoaded else { return failTheRun() }
      let comment = message.map { Comment(rawValue: $0) }
      if severity == .warning {
        #if compiler(>=6.3)
          let text = [message, error.map { String(reflecting: $0) }].compactMap { $0 }
          Issue.record(
            Comment(rawValue: text.joined(separator: "\n\n")),
            severity: .warning,
            sourceLocation: SourceLocation(location)
          )
        #else
          printRuntimeWarning(error, message, at: location)
        #endif
      } else if let error {
        Issue.record(error, comment, sourceLocation: SourceLocation(location))
      } else {
        Issue.record(comment, sourceLocation: SourceLocation(location))
      }
    }

    /// In a test, marks every issue of `body` as known; elsewhere, just runs it.
    static func withKnownIssues(
      _ message: String?,
      at location: IssueLocation,
      onIssue: @escaping @Sendable () -> Void,
      _ body: () -> Void
    ) {
      guard isTestRunning else { return body() }
      withKnownIssue(
        message.map { Comment(rawValue: $0) },
        isIntermittent: true,
        sourceLocation: SourceLocation(location)
      ) {
        body()
      } matching: { _ in
        onIssue()
        return true
      }
    }

    /// In a test, marks every issue of `body` as known; elsewhere, just runs it.
    static func withKnownIssues(
      _ message: String?,
      at location: IssueLocation,
      isolation: isolated (any Actor)?,
      onIssue: @escaping @Sendable () -> Void,
      _ body: () async -> Void
    ) async {
      guard isTestRunning else { return await body() }
      await withKnownIssue(
        message.map { Comment(rawValue: $0) },
        isIntermittent: true,
        isolation: isolation,
        sourceLocation: SourceLocation(location)
      ) {
        await body()
      } matching: { _ in
        onIssue()
        return true
      }
    }
  #else
    static let isLoaded = false

    static var isTestRunning: Bool { false }

    static func record(
      _ error: (any Error)?,
      _ message: String?,
      severity: IssueSeverity,
      at location: IssueLocation
    ) {
      failTheRun()
    }

    static func withKnownIssues(
      _ message: String?,
      at location: IssueLocation,
      onIssue: @escaping @Sendable () -> Void,
      _ body: () -> Void
    ) {
      body()
    }

    static func withKnownIssues(
      _ message: String?,
      at location: IssueLocation,
      isolation: isolated (any Actor)?,
      onIssue: @escaping @Sendable () -> Void,
      _ body: () async -> Void
    ) async {
      await body()
    }
  #endif

  /// Lets the process end as one that failed; ``DefaultReporter`` has shown the issue.
  private static func failTheRun() { _ = endsAsFailed }

  private static let endsAsFailed: Void = {
    atexit {
      printNote(
        """
        An issue above was reported in a test that passed: the library was built without Swift Testing \
        and cannot fail a test, so the run fails. Run the tests with `swift test`.
        """
      )
      _exit(EXIT_FAILURE)
    }
  }()
}

#if canImport(Testing)
  extension SourceLocation {
    /// Swift Testing ends the process for a file without a module, and for a line or column 0,
    /// which a caller that writes them by hand may give.
    fileprivate init(_ location: IssueLocation) {
      let fileID = "\(location.fileID)"
      self.init(
        fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)",
        filePath: "\(location.filePath)",
        line: max(1, Int(clamping: location.line)),
        column: max(1, Int(clamping: location.column))
      )
    }
  }
#endif
