import Foundation

/// A part of what a person reads about a verdict. Terminals, pages and platforms show the same parts,
/// and each lays them out in its own way.
package enum MessageBlock: Equatable, Sendable {
  /// Sentences, and among them lines whose layout matters, such as a difference.
  case text(String)
  /// Two values that were compared.
  case values(ComparedValues)
  /// Code that should have been true.
  case condition(String)
  /// A place in a suite, with its line of source.
  case place(file: String, line: Int, source: String?)
  /// A message of the compiler with its notes and its meaning here, and how many notes are left out.
  case diagnostic(Diagnostic, more: String?)
  /// The lines that a program printed.
  case output([String])
  /// A remark on what is left out.
  case remark(String)

  /// The words before values and conditions.
  static let labels = ["expected", "actual", "checked"]

  /// The lines of what is no place and no diagnostic.
  package func lines(width: Int) -> [String] {
    func labelled(_ label: String, _ text: String) -> [String] {
      text.lines.enumerated().flatMap { index, line in
        let whole = (index == 0 ? label : "").padded(to: 10) + line
        let words = whole.components(separatedBy: " ")
        return whole.columns <= width
          ? [whole]
          : TextLayout.wrapped(words: words, separator: " ", width: width, hanging: 10)
      }
    }
    return switch self {
    case .text(let text): TextLayout.wrapped(text, width: width)
    case .values(let values):
      labelled(Self.labels[0], values.expected) + labelled(Self.labels[1], values.actual)
    case .condition(let code): labelled(Self.labels[2], code)
    case .output(let lines): lines
    case .remark(let text): [text]
    case .place, .diagnostic: []
    }
  }
}
