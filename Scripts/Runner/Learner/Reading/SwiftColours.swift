import WorkbookKit

extension SwiftHighlighter {
  /// The lines of a piece of source in the colours of a terminal.
  static func styled(_ code: [String]) -> [[StyledText]] {
    lines(of: code).map { line in
      line.map { StyledText($0.text, colour(of: $0.role)) }
    }
  }

  private static func colour(of role: Role) -> Style.Colour? {
    switch role {
    case .plain: nil
    case .keyword: .magenta
    case .type: .green
    case .string: .red
    case .number: .yellow
    case .comment: .dim
    }
  }
}
