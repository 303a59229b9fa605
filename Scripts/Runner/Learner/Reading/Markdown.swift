import WorkbookKit

/// A text in Markdown, as far as lessons use it.
struct Markdown: Equatable {
  indirect enum Block: Equatable {
    /// A heading of a level from 1; its text, as that of all blocks, is still in Markdown.
    case heading(level: Int, text: String)
    /// Its lines are joined; a forced break is a newline.
    case paragraph(String)
    case code(language: String, lines: [String])
    case list(items: [Item], isLoose: Bool)
    case quote([Block])
    case table(header: [String], rows: [[String]])
    /// What GitHub folds.
    case details(summary: String, blocks: [Block])
    case rule
  }

  struct Item: Equatable {
    /// A number with its dot, or a bullet.
    var marker: String
    var blocks: [Block]
  }

  var blocks: [Block]

  init(blocks: [Block]) {
    self.blocks = blocks
  }

  init(parsing text: String) {
    blocks = MarkdownParser.blocks(of: text.lines)
  }

  /// The section under the first heading that is wanted, up to the next of its level or above.
  func section(where isWanted: (String) -> Bool) -> Markdown? {
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
  var forReading: Markdown {
    var result: [Block] = []
    for (index, block) in blocks.enumerated() {
      switch block {
      case .details(let summary, _) where summary.hasPrefix("Hint") || summary == "Why?":
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

  private static let textForm = "The same as text"
}
