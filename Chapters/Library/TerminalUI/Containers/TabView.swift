/// Screens of which one is shown, and a bar to choose it.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   Tab("First", systemImage: "1.circle", value: .first) {
///     FirstView(store: store.scope(\.first, action: \.first))
///   }
///   SecondView(store: store.scope(\.second, action: \.second))
///     .tabItem { Text("Second") }
///     .tag(Feature.Tab.second)
/// }
/// ```
///
/// Name and signatures are SwiftUI's.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates screens, of which a binding says which one is shown.
  ///
  /// - Parameters:
  ///   - selection: The tag of the screen.
  ///   - content: The screens, each a ``Tab``, or with `tabItem` and `tag`.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates screens, of which the first is shown at first.
  ///
  /// - Parameter content: The screens, each a ``Tab``, or with `tabItem`.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
}

extension TabView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let position = node.memory { StateLocation(0) }
    let chosen = node.track { (position: position.value, tag: selection?.wrappedValue) }
    node.setChildren([content])
    return .elements { [selection, unowned node] children, traits in
      let tabs = children[0]
      guard !tabs.isEmpty else { return [] }
      let tagged = chosen.tag.flatMap { tag in
        tabs.firstIndex { $0.tag == AnyHashable(tag) }
      }
      let index = tagged ?? min(chosen.position, tabs.count - 1)
      var items: [Element] = []
      for (offset, tab) in tabs.enumerated() {
        tab.node?.visibility = offset == index ? .inherited : .hidden
        var look = traits
        if offset == index { look.style.isBold = true }
        let title = tab.preferences.tabItem ?? [.text(of: nil, [TextRun("•")], look)]
        let item = Element(
          .tab,
          of: tab.node,
          .horizontal(.center, spacing: 1),
          // A badge is no part of the name.
          label: title.map(\.text).filter { !$0.isEmpty }.joined(separator: " "),
          value: offset == index ? "selected" : nil,
          traits: look,
          children: [.sign(offset == index ? "▸" : " ", look)] + title
            + Element.badge(tab.preferences.badge, look, color: .red),
          actions: ElementActions(tap: {
            position.value = offset
            if let tag = tab.tag?.base as? SelectionValue { selection?.wrappedValue = tag }
          })
        )
        items += [.space, item]
      }
      let bar = Element(
        .stack,
        of: nil,
        .horizontal(.center, spacing: 0),
        traits: traits,
        children: items + [.space]
      )
      let line = Element(.divider, of: nil, .divider, label: "", traits: traits)
      var preferences = Preferences(of: [tabs[index]])
      preferences.tabItem = nil
      preferences.badge = nil
      let screen = Element(.stack, of: node, .page, traits: traits, children: [tabs[index]])
      return [
        Element(
          .stack,
          of: node,
          .vertical(.center, spacing: 0),
          traits: traits,
          children: [screen, line, bar],
          preferences: preferences
        )
      ]
    }
  }
}
