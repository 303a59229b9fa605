import Foundation

/// The part of a suite's work that one process does.
///
/// A learner's tests meet the correct feature, and each one with a bug, in a process of its own, so that
/// nothing that they remember can tell one from another. `SuitePart` of `Tests/SuiteHelpers` reads it.
package struct SuitePart: Encodable, Sendable {
  /// The variable of the environment that holds it.
  package static let variable = "WORKBOOK_PART"
  /// The name of the correct feature.
  static let correct = ""

  /// The feature on which tests run; nil if all results are there.
  var feature: String?
  /// Whether it says which features other processes have to meet.
  var asks = false
  /// The results of other processes, by feature. Only the suite can read them.
  var results: [String: [String]] = [:]

  package var text: String {
    let data = try? JSONEncoder().encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The words of a process of the suite about a feature.
  struct FeatureReport: Decodable {
    var feature: String
    /// The outcome of the tests on it; nil if another process has to find it.
    var result: String?

    /// Nil, if an issue is none of the suite's reports.
    init?(_ payload: EventRecord.Payload) {
      let texts = (payload._comments ?? []) + (payload.messages ?? []).map(\.text)
      guard payload.issue?.isKnown == true,
        let text = texts.first(where: { $0.hasPrefix(SuitePart.variable + " ") }),
        let report = try? JSONDecoder()
          .decode(Self.self, from: Data(text.dropFirst(SuitePart.variable.count + 1).utf8))
      else { return nil }
      self = report
    }
  }
}
