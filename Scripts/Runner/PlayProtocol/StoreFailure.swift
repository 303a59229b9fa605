import Foundation

/// A failure of a test store in the comment of an issue: its parts, by the heads that
/// `TestStoreFailure` in the library and `complaints(of:)` in the support of the chapters write.
package struct StoreFailure {
  /// The paragraphs before the step: the sentence of the suite, and what the store expected.
  private let found: [String]
  private let step: String

  private static let stepHead = "Step: "

  /// Nil where the comment has no step of a test store.
  package init?(comment: String) {
    let paragraphs = comment.components(separatedBy: "\n\n")
    guard let step = paragraphs.firstIndex(where: { $0.hasPrefix(Self.stepHead) }) else {
      return nil
    }
    found = Array(paragraphs[..<step])
    self.step = paragraphs[step].trimmingCharacters(in: .whitespaces)
  }

  /// The part that two failures with one cause have in common: the lines that differ and the step;
  /// where nothing was compared, the sentences without the values that actions carry.
  package var cause: [String] {
    let lines = found.flatMap { $0.components(separatedBy: "\n") }
    let changes = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("−") || $0.hasPrefix("+") }
    if !changes.isEmpty { return changes + [step] }
    return (found.dropFirst() + [step]).map { String($0.prefix { $0 != "(" }) }
  }
}
