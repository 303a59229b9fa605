extension View {
  /// Shows a number at the end of a list's row, or beside a tab's title; 0 shows none.
  public func badge(_ count: Int) -> some View {
    Badged(content: self, badge: count == 0 ? nil : "\(count)")
  }

  /// Shows a text at the end of a list's row, or beside a tab's title; `nil` shows none.
  public func badge(_ label: Text?) -> some View {
    Badged(content: self, badge: label?.string)
  }

  /// Shows a text at the end of a list's row, or beside a tab's title; `nil` shows none.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a computed text at the end of a list's row, or beside a tab's title; `nil` shows none.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A view that says what stands beside it in a list or in the bar of a tab view.
private struct Badged<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let badge: String?

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .elements { [badge] children, _ in
      badge == nil ? children[0] : children[0].telling { $0.badge = badge }
    }
  }
}

extension Element {
  /// The text of a badge; nothing if there is none.
  static func badge(_ badge: String?, _ traits: Traits, color: Color? = nil) -> [Element] {
    guard let badge else { return [] }
    var look = traits
    look.style.isDim = color == nil
    look.style.foreground = color
    return [.text(of: nil, [TextRun(badge)], look)]
  }
}
