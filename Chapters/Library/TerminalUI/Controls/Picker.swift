/// A choice between several options.
///
/// ```swift
/// Picker("Size", selection: $store.size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// ```
///
/// Each option has a tag, or is a row of a ``ForEach`` whose id is the tag. Name and signatures are
/// SwiftUI's.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen option.
  ///   - content: The options.
  ///   - label: The label, which says what the choice is about.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The label, which says what the choice is about.
  ///   - selection: The tag of the chosen option.
  ///   - content: The options.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a choice with a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let selected = node.track { AnyHashable(selection.wrappedValue) }
    node.setChildren([label, content])
    return .elements { [selection, unowned node] children, traits in
      let options = children[1].filter { $0.tag?.base is SelectionValue }
      let index = options.firstIndex { $0.tag == selected }
      let select: @MainActor (Element) -> Void = { option in
        if let value = option.tag?.base as? SelectionValue { selection.wrappedValue = value }
      }
      let move: @MainActor (Int) -> Void = { step in
        guard !options.isEmpty else { return }
        let next = index.map { ($0 + step + options.count) % options.count } ?? 0
        select(options[next])
      }
      var look = traits
      look.lookTappable()
      let shown = index.map { options[$0].text } ?? "–"
      return [
        Element(
          .picker,
          of: node,
          .horizontal(.center, spacing: 1),
          label: children[0].map(\.label).joined(separator: " "),
          value: index.map { options[$0].text },
          traits: traits,
          children: children[0] + [.space, .sign("‹\(shown)›", look)],
          actions: ElementActions(
            tap: { move(1) },
            adjust: move,
            choose: { name in
              guard let option = options.first(where: { $0.text == name }) else { return false }
              select(option)
              return true
            },
            options: options.map(\.text)
          )
        )
      ]
    }
  }
}

extension View {
  /// Ties an option of a picker, or a tab, to the value that its selection has then.
  public func tag(_ tag: some Hashable) -> some View {
    Inheriting(content: self) { $0.tag = AnyHashable(tag) }
  }
}
