import Foundation

/// Says which of the two features of each pair comes first: the correct one, or the one with a bug.
///
/// It follows from the text of the judged file: it is the same in every run, so that a verdict does
/// not change by itself, and another one after each edit, so that no test can pass by counting its
/// runs.
enum RunOrder {
  /// The number that the runner gives for the text. It is taken out of the environment before the
  /// learner's first test runs.
  private static let state: State = {
    let name = "WORKBOOK_RUN_ORDER"
    defer { unsetenv(name) }
    let digits = ProcessInfo.processInfo.environment[name] ?? ""
    return State(UInt64(digits.prefix(16), radix: 16) ?? 0)
  }()

  static func prepare() {
    _ = state
  }

  /// Whether the correct feature comes first in the next pair.
  static func correctComesFirst() -> Bool {
    state.next() >> 63 == 0
  }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var value: UInt64

    init(_ value: UInt64) { self.value = value }

    func next() -> UInt64 {
      lock.withLock {
        value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return value
      }
    }
  }
}
