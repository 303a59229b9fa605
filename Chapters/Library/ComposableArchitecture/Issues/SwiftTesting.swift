internal import Foundation

#if canImport(Testing)
  // Weakly, so that a program that is no test starts on machines without the framework.
  @_weakLinked internal import Testing
#endif

/// The library's way to tests written with Swift Testing.
///
/// A test of XCTest's cannot be reached, and neither can any test by a library that is built without
/// Swift Testing at hand. An issue in a test process is then shown, the tests go on, and the process ends
/// as one that failed: a failure must never turn into silence.
enum SwiftTesting {
  #if canImport(Testing)
    /// Whether the framework is in this process.
    static let isLoaded = dlsym(dlopen(nil, RTLD_LAZY), "swt_abiv0_getEntryPoint") != nil

    /// Whether the process was started for tests of this framework alone, as `swift test` does.
    private static let isRunOfSwiftTesting = CommandLine.arguments.contains {
      $0.hasSuffix("swift-testing")
    }

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
      if !isTestRunning, !isRunOfSwiftTesting { failTheRun() }
      guard isLoaded else { return }
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

    /// Shows an issue as a known one, if a test is running.
    static func recordKnown(_ message: String?, at location: IssueLocation) {
      guard isTestRunning else { return }
      withKnownIssue(
        "Exhaustivity is off: the test skips this.",
        sourceLocation: SourceLocation(location)
      ) {
        record(nil, message, severity: .error, at: location)
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

    static func recordKnown(_ message: String?, at location: IssueLocation) {}
  #endif

  /// Lets the process end as one that failed; ``DefaultReporter`` has shown the issue.
  private static func failTheRun() { _ = endsAsFailed }

  private static let endsAsFailed: Void = {
    atexit {
      printNote(
        """
        An issue above was reported in a test that passed: it is one of XCTest's, or the library was \
        built without Swift Testing, so the run fails. Write tests with Swift Testing, and run them with \
        `swift test`.
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
