import WorkbookKit

/// A part of a message: prose to be wrapped, or lines whose layout matters, such as a difference.
enum MessageBlock: Equatable {
  case prose(String)
  case lines([String])

  /// The text about an issue: the suite's sentence, then the values that were compared.
  static func of(_ issue: Check.Issue) -> [MessageBlock] {
    let comment = blocks(of: issue.comment)
    guard let text = issue.expectation else { return comment }
    switch Expectation(text).form {
    case .equality(let values):
      let lines = labelled("expected", values.expected) + labelled("actual", values.actual)
      return comment + [.lines(lines)]
    case .other(let words):
      return comment + [.lines(labelled("checked", words))]
    }
  }

  /// Lines that begin with a space or with a sign of a difference keep their layout.
  static func blocks(of text: String) -> [MessageBlock] {
    var result: [MessageBlock] = []
    for line in Sanitizer.block(text).lines {
      if line.trimmed.isEmpty {
        // A pause inside a difference belongs to it.
        if case .prose = result.last { result.append(.prose("")) }
      } else if TextLayout.isProse(line) {
        if case .prose(let before) = result.last, !before.isEmpty {
          result[result.count - 1] = .prose(before + " " + line)
        } else {
          result.append(.prose(line))
        }
      } else if case .lines(let before) = result.last {
        result[result.count - 1] = .lines(before + [line])
      } else {
        result.append(.lines([line]))
      }
    }
    return result.filter { $0 != .prose("") }
  }

  private static func labelled(_ label: String, _ text: String) -> [String] {
    Sanitizer.block(text).lines.enumerated().map { index, line in
      (index == 0 ? label : "").padded(to: 10) + line
    }
  }
}

/// A piece of a sentence: words, or code, which sentences put between backticks.
enum Inline: Equatable {
  case words(String)
  case code(String)

  /// A backtick without a partner is a word like any other.
  static func pieces(of text: String) -> [Inline] {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
      .map { String($0) }
    guard parts.count > 2 else { return [.words(text)] }
    // With an odd number of backticks the last one opens nothing.
    let isBalanced = parts.count % 2 == 1
    let paired =
      isBalanced ? parts : parts.dropLast(2) + [parts.suffix(2).joined(separator: "`")]
    return paired.enumerated().compactMap { index, part in
      part.isEmpty ? nil : index % 2 == 0 ? .words(part) : .code(part)
    }
  }
}
