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
  private var triesLeft = 12

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

  /// The effect of a change: the error is gone, or every error is.
  enum Outcome { case helps, compiles }

  /// Nil if the error is still there, or another one has come where the change was made: elsewhere, the
  /// compiler has perhaps not looked beside this error.
  ///
  /// - Parameter place: The lines in which no error may come.
  private func outcome(
    of edit: TextEdit,
    against error: Diagnostic,
    at place: Set<Int>
  ) -> Outcome? {
    guard triesLeft > 0 else { return nil }
    triesLeft -= 1
    guard let found = check(edit.applied(to: text)) else { return nil }
    let changed = text.utf8.prefix(edit.range.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
    let place = place.union([changed])
    let left = found.filter { $0.severity == .error }
    if left.isEmpty { return .compiles }
    let counts = Self.counts(of: left)
    let key = Self.key(error)
    // An error that was placed more exactly since is not one of the compiler's own.
    let isGone =
      errors[key].map { counts[key, default: 0] < $0 }
      ?? (counts.values.reduce(0, +) < errors.values.reduce(0, +))
    let hasCome = left.contains { other in
      let key = Self.key(other)
      return counts[key, default: 0] > errors[key, default: 0]
        && (other.file != file || place.contains(other.line))
    }
    return isGone && !hasCome ? .helps : nil
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
  ///
  /// - Returns: The error, and the effect of what it says; nil if nothing was tried.
  func advised(_ error: ExplainedError) -> (shown: Diagnostic, outcome: Outcome?) {
    var shown = error.shown
    guard shown.file == file, shown.severity == .error else { return (shown, nil) }
    let (explanation, mistake) = (error.found?.explanation, error.mistake)
    let place = mistake.touched
    if let advice = explanation?.advice {
      guard !advice.hasGap else { return (shown, nil) }
      let outcomes = advice.edits(at: shown.line, of: mistake).lazy
        .compactMap { self.outcome(of: $0, against: mistake.error, at: place) }
      if let outcome = outcomes.first { return (shown, outcome) }
    } else if explanation?.isOpen == false {
      return (shown, nil)
    }
    let fact = explanation?.fact ?? ""
    let candidate = LikelyEdit.changes(for: mistake, module: module).lazy
      .compactMap { change in
        self.outcome(of: change.edit, against: mistake.error, at: place).map { (change, $0) }
      }
      .first
    let sentence = candidate.map { change, outcome in
      "\(change.beginning) \(outcome == .compiles ? "this compiles" : "this error goes")."
    }
    let sentences = [fact, sentence ?? explanation?.otherwise ?? ""].filter { !$0.isEmpty }
    shown.explanation = sentences.isEmpty ? nil : sentences.joined(separator: " ")
    if candidate != nil { shown.explanationID = shown.explanationID ?? "tried" }
    return (shown, candidate?.1)
  }
}

extension Mistake {
  /// The lines that a change at the error's place touches: those of its statement, or of the label of
  /// its `case`.
  fileprivate var touched: Set<Int> {
    let label = token.flatMap { token in
      code.caseLabel(around: token).flatMap { $0.contains(token) ? $0 : nil }
    }
    let tokens = label ?? token.map(code.statement) ?? 0..<0
    return Set(code.tokens[tokens].map(\.line) + [error.line])
  }
}
