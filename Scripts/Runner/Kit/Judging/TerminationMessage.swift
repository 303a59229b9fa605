import Foundation

/// Says to the learner how a process ended before its time.
struct TerminationMessage {
  private let termination: Termination
  private let errors: String
  /// The place of the crash in the learner's file, if it was found in another way.
  var site: CrashSite?

  init(of report: TestReport) {
    self.init(termination: report.termination, errors: report.errors.text)
  }

  /// - Parameter errors: The end of what it wrote to its standard error.
  init(termination: Termination, errors: String) {
    self.termination = termination
    self.errors = errors
  }

  /// The sentence about a program that has no checks.
  var asSentence: String {
    if case .exited = termination {
      return "The program ended by itself. Look for a call such as `exit`; code in an exercise must"
        + " return to its caller."
    }
    return asCheck.text.replacing("The program crashed here", with: "The program crashed")
  }

  /// Whether it has crashed by itself, at some line.
  var isCrash: Bool { termination != .exceededMemory && asCheck.exercise == .crashed }

  /// Whether it says already at which line of a file the program crashed.
  func names(_ fileName: String) -> Bool {
    fatalError?.contains("(\(fileName):") ?? false
  }

  var asCheck: (check: Check.Status, exercise: Verdict.Status, text: String) {
    switch termination {
    case .stopped where fatalError != nil:
      // It had crashed, and was stopped while the system wrote its report.
      return (.crashed, .crashed, crashText(SIGTRAP))
    case .stopped, .exceededTime:
      return (
        .timedOut, .timedOut,
        "This did not come to an end. Look for a loop that never stops, or for something that is"
          + " waited for and never comes."
      )
    case .exceededMemory:
      let megabytes = Limits.memory >> 20
      return (
        .crashed, .crashed,
        "The program took more than \(megabytes) MB of memory and was ended. Look for something that"
          + " grows without end, such as an array to which a loop keeps adding."
      )
    case .signalled(let signal):
      return (.crashed, .crashed, crashText(signal))
    case .exited:
      return (
        .failed, .endedEarly,
        "The program ended here, before the check was done. Look for a call such as `exit`; code in"
          + " an exercise must return to its caller."
      )
    }
  }

  private func crashText(_ signal: Int32) -> String {
    let place = site.map { " (\($0.fileName):\($0.line))" } ?? ""
    guard let fatal = fatalError ?? site?.reason else {
      let name = Self.names[signal].map { ": \($0)" } ?? "."
      return "The program crashed here\(name)\(place)"
    }
    return "The program crashed here: \(fatal)\(place)"
  }

  /// The message that a trap wrote last, as
  /// `Effects/3.7-Timer.swift:14: Fatal error: Index out of range`.
  private var fatalError: String? {
    let mark = "Fatal error"
    guard let line = errors.lines.last(where: { $0.contains(mark) }),
      let range = line.range(of: mark)
    else { return nil }
    let place = line[..<range.lowerBound].trimmingCharacters(in: [" ", ":"])
    let reason = line[range.upperBound...].trimmingCharacters(in: [" ", ":"])
    let message = reason.isEmpty ? "a fatal error" : reason
    let isOfLearner = place.contains(".swift") && !place.hasPrefix("Swift/")
    return isOfLearner ? "\(message) (\(place.fileName))" : message
  }

  private static let names = [
    SIGSEGV: "segmentation fault, often a recursion without end", SIGABRT: "abort",
    SIGILL: "trap", SIGTRAP: "trap", SIGBUS: Platform.busErrorName, SIGFPE: "arithmetic error",
  ]
}
