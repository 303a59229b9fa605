/// A screen of a ``TabView``, with what the bar shows for it.
///
/// ```swift
/// Tab("Mail", systemImage: "envelope", value: .mail) { MailView(store: store) }
///   .badge(store.unread)
/// ```
public struct Tab<Value, Content: View, Label: View> {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  private var badge: String?

  fileprivate init(tag: AnyHashable?, content: Content, label: Label) {
    value = tag
    self.content = content
    self.label = label
  }
}

extension Tab where Label == TerminalUI.Label<Text, Image> {
  /// Creates a screen with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the selection while the screen is shown.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    let label = TerminalUI.Label(titleKey, systemImage: systemImage)
    self.init(tag: value, content: content(), label: label)
  }

  /// Creates a screen with a title and a symbol, where nothing says which one is shown.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = TerminalUI.Label(titleKey, systemImage: systemImage)
    self.init(tag: nil, content: content(), label: label)
  }
}

extension Tab {
  /// Shows a number beside the title; 0 shows none.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text beside the title; `nil` shows none.
  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badge = label?.string
    return tab
  }
}

extension Tab: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content, label])
    return .elements { [value, badge, unowned node] children, traits in
      var preferences = Preferences(of: children[0])
      preferences.tabItem = children[1]
      if let badge { preferences.badge = badge }
      var traits = traits
      if let value { traits.tag = value }
      // An element of its own, so that the node of the tab is known.
      let layout =
        children[0].count == 1
        ? Layout.overlay(.center, isBehind: false) : .vertical(.center, spacing: 0)
      return [
        Element(
          .stack,
          of: node,
          layout,
          traits: traits,
          children: children[0],
          preferences: preferences
        )
      ]
    }
  }
}

extension View {
  /// Says what the bar of a ``TabView`` shows for this screen.
  ///
  /// - Parameter label: The view that is shown, such as a `Text` or a `Label`.
  /// - Returns: The screen.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    Tab<Never, _, _>(tag: nil, content: self, label: label())
  }
}
