import ComposableArchitecture

/// Lines that anybody can write, and that stay: a part of the world outside of a reducer. It stands for
/// `print`, whose lines a check could not read.
enum Console {
  private static let written = LockIsolated<[String]>([])

  /// All that was written since the program began.
  static var lines: [String] { written.value }

  static func write(_ line: String) {
    written.withValue { $0.append(line) }
  }
}
