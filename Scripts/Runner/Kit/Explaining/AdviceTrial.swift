/// A change of the learner's text: some of its bytes and what takes their place.
struct TextEdit: Equatable {
  let range: Range<Int>
  let text: String

  func applied(to other: String) -> String {
    let bytes = Array(other.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self
    )
  }
}

/// Asks the compiler whether a change of the text helps, so that nothing is advised that does not.
///
/// Its tries are counted, and not timed: the words are the same on a busy machine.
package final class AdviceTrial {
  /// Type-checks a text in place of the learner's file; nil if the compiler could not.
  package typealias TypeCheck = (_ text: String) -> [Diagnostic]?

  private let text: String
  private let file: String
  /// The number of times that the text has each error.
  private let errors: [String: Int]
  private let check: TypeCheck
  /// The module that the learner's tests are about; nil if the text is a part of it.
  private let module: String?
  private var triesLeft = 10

  /// - Parameters:
  ///   - text: The content of the learner's file.
  ///   - errors: What the compiler says of it.
  ///   - module: The module that the learner's tests are about; nil if the text is a part of it.
  package init(
    of file: String,
    text: String,
    errors: [Diagnostic],
    module: String? = nil,
    check: @escaping TypeCheck
  ) {
    self.file = file
    self.text = text
    self.module = module
    self.check = check
    self.errors = Self.counts(of: errors)
  }

  /// Whether an error is gone after an edit, and none has come.
  ///
  /// - Parameter lines: Those of the error's statement, if errors may come in others: beside this
  ///   error, the compiler has perhaps not looked at them.
  private func helps(
    _ edit: TextEdit,
    against error: Diagnostic,
    in lines: Set<Int>? = nil
  ) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    guard let found = check(edit.applied(to: text)) else { return false }
    let left = found.filter { $0.severity == .error }
    let counts = Self.counts(of: left)
    let key = Self.key(error)
    // An error that was placed more exactly since is not one of the compiler's own.
    let isGone =
      errors[key].map { counts[key, default: 0] < $0 }
      ?? (counts.values.reduce(0, +) < errors.values.reduce(0, +))
    return isGone
      && left.allSatisfy { other in
        let key = Self.key(other)
        return counts[key, default: 0] <= errors[key, default: 0]
          || lines?.contains(other.line) == false && other.file == file
      }
  }

  private static func counts(of diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(grouping: diagnostics.filter { $0.severity == .error }, by: key).mapValues(\.count)
  }

  private static func key(_ error: Diagnostic) -> String {
    "\(error.file):\(error.line): \(error.message)"
  }
}

extension AdviceTrial {
  /// An error with its advice tried: what did not help is not said, and what helps is.
  func advised(_ error: ExplainedError) -> Diagnostic {
    var shown = error.shown
    guard shown.file == file, shown.severity == .error else { return shown }
    let (explanation, mistake) = (error.found?.explanation, error.mistake)
    if let advice = explanation?.advice {
      guard !advice.hasGap else { return shown }
      let edits = advice.edits(at: shown.line, of: mistake)
      let statement = mistake.token.map(mistake.code.statement) ?? 0..<0
      let lines = Set(mistake.code.tokens[statement].map(\.line) + [mistake.error.line])
      if edits.contains(where: { helps($0, against: mistake.error, in: lines) }) { return shown }
    } else if explanation?.isOpen == false {
      return shown
    }
    let fact = explanation?.fact ?? ""
    let candidate = LikelyEdit.changes(for: mistake, module: module)
      .first { helps($0.edit, against: mistake.error) }
    let sentence = candidate?.sentence ?? explanation?.otherwise ?? ""
    let sentences = [fact, sentence].filter { !$0.isEmpty }.joined(separator: " ")
    shown.explanation = sentences.isEmpty ? nil : sentences
    if candidate != nil { shown.explanationID = shown.explanationID ?? "tried" }
    return shown
  }
}
