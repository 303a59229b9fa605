import WorkbookKit

/// A part of a page: prose to be wrapped, or lines whose layout matters, such as a difference.
enum TextPart: Equatable {
  case prose(String)
  case lines([String])

  /// The parts of what is shown of a verdict, without the places in suites.
  static func parts(of blocks: [MessageBlock], width: Int) -> [TextPart] {
    blocks.flatMap { block -> [TextPart] in
      switch block {
      case .text(let text): return parts(of: text)
      case .values, .condition, .output: return [.lines(block.lines(width: width))]
      case .place: return []
      case .remark(let text): return [.prose(text)]
      case .diagnostic(let diagnostic, let more):
        let notes = diagnostic.notes.flatMap { [$0.headline] + $0.excerpt }
        return [.lines([diagnostic.headline] + diagnostic.excerpt + notes)]
          + [diagnostic.explanation, more].compactMap { $0.map(TextPart.prose) }
      }
    }
  }

  /// A pause inside a difference belongs to it.
  static func parts(of text: String) -> [TextPart] {
    var result: [TextPart] = []
    for line in text.lines {
      if line.trimmed.isEmpty {
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
}
