/// A text in Markdown, as far as the pages of the workbook use it.
package struct Markdown: Equatable, Sendable {
  package indirect enum Block: Equatable, Sendable {
    /// A heading of a level from 1; its text, as that of all blocks, is still in Markdown.
    case heading(level: Int, text: String)
    /// Its lines are joined; a forced break is a newline.
    case paragraph(String)
    case code(language: String, lines: [String])
    case list(items: [Item], isLoose: Bool)
    case quote([Block])
    case table(header: [String], rows: [[String]])
    /// A section that GitHub folds.
    case details(summary: String, blocks: [Block])
    case rule
  }

  package struct Item: Equatable, Sendable {
    /// A number with its dot, or a bullet.
    package var marker: String
    package var blocks: [Block]
  }

  /// A form of Markdown that is not read, or not closed, and so would be shown wrongly.
  package struct Problem: Equatable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  package var blocks: [Block]

  package init(blocks: [Block]) {
    self.blocks = blocks
  }

  package init(parsing text: String) {
    blocks = MarkdownParser.blocks(of: text)
  }

  /// The name by which GitHub links to a heading, with or without its marks.
  package static func anchor(of heading: String) -> String {
    let text = heading.drop { $0 == "#" }.description.trimmed.lowercased()
    return text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
  }

  /// The parts of a text beyond the forms that are read, for the authors' check.
  package static func problems(in text: String) -> [Problem] {
    MarkdownParser.problems(in: text)
  }

  /// The section under the first heading that is wanted, up to the next of its level or above.
  package func section(where isWanted: (String) -> Bool) -> Markdown? {
    for (index, block) in blocks.enumerated() {
      guard case .heading(let level, let text) = block, isWanted(text) else { continue }
      let rest = blocks[(index + 1)...].prefix { block in
        if case .heading(let other, _) = block { other > level } else { true }
      }
      return Markdown(blocks: [block] + rest)
    }
    return nil
  }

  /// The lesson as a terminal shows it: without hints, which are asked for one at a time, without
  /// the questions for after an exercise, and with the text form of a diagram in its place.
  package var forReading: Markdown {
    var result: [Block] = []
    for (index, block) in blocks.enumerated() {
      switch block {
      case .details(let summary, _)
      where summary.hasPrefix("Hint") || ["Why?", Self.contents].contains(summary):
        continue
      case .details(Self.textForm, let blocks):
        result += blocks
      case .details(let summary, let blocks):
        result.append(.paragraph("**\(summary)**"))
        result += Markdown(blocks: blocks).forReading.blocks
      case .code("mermaid", _):
        if index + 1 < blocks.count, case .details(Self.textForm, _) = blocks[index + 1] {
          continue
        }
        result.append(block)
      default:
        result.append(block)
      }
    }
    return Markdown(blocks: result)
  }

  package static let textForm = "The same as text"
  /// The summary of the folded list of a lesson's sections: a terminal has nothing to click on.
  package static let contents = "Contents"
}
