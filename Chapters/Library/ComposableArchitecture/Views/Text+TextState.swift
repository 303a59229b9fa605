public import TerminalUI

extension Text {
  /// Creates a text of one that a feature's state holds.
  public init(_ state: TextState) {
    switch state.content {
    case .verbatim(let string):
      self.init(verbatim: string)
    case .localized(let text):
      self.init(verbatim: text.resolved)
    case .concatenated(let first, let second):
      self = Text(first) + Text(second)
    }
    for modifier in state.modifiers {
      switch modifier {
      case .bold: self = bold()
      case .italic: self = italic()
      case .underline(let isActive): self = underline(isActive)
      }
    }
  }
}
