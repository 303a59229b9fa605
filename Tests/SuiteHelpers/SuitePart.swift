import Foundation
import Testing

/// The part of a suite's work that this process does.
///
/// A learner's tests meet the correct feature, and each one with a bug, in a process of its own, so that
/// nothing that they remember can tell one from another. The runner says which one it is. A first process
/// says which others are needed, and a last one, in which no test of the learner's runs, judges all.
struct SuitePart: Decodable, Sendable {
  /// The name of the correct feature.
  static let correct = ""
  private static let variable = "WORKBOOK_PART"

  /// The feature on which tests run; nil if all results are there.
  var feature: String?
  /// Whether the runner wants to know which features other processes have to meet.
  var asks: Bool
  /// The results of other processes, by feature.
  private var results: [String: [String]]

  /// Nil if one process does everything, as with `swift test`. It is taken out of the environment before
  /// the learner's first test runs.
  static let current: SuitePart? = {
    defer { unsetenv(variable) }
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }()

  func results<Result: Decodable>(_ feature: String, as type: Result.Type) throws -> [Result] {
    try (results[feature] ?? []).map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }

  /// Tells the runner what was found.
  ///
  /// - Parameters:
  ///   - feature: The name of the feature.
  ///   - result: The outcome of the tests on it; nil if another process has to find it.
  static func report(_ feature: String, result: (some Encodable)?) throws {
    let encoder = JSONEncoder()
    let text = try result.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let report = try encoder.encode(["feature": feature, "result": text])
    // A known issue is in the stream of events, and no failure.
    withKnownIssue {
      _ = Issue.record("\(variable) \(String(decoding: report, as: UTF8.self))")
    }
  }
}
