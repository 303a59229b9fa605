/// Rows below each other, through which one can scroll.
///
/// Name and signatures are SwiftUI's.
public struct List<SelectionValue, Content: View> {
  private let content: Content
}

extension List where SelectionValue == Never {
  /// Creates a list in which each view of a closure is a row.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection, known by an id at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to an element's id.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .rows(of: node)
  }
}

/// Controls below each other, as in a page of settings.
public struct Form<Content: View> {
  private let content: Content

  /// Creates a form of the controls and sections in a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .rows(of: node)
  }
}

/// Content that is larger than the screen, through which one can scroll.
public struct ScrollView<Content: View> {
  private let content: Content

  /// Creates an area to scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions; a terminal scrolls up and down.
  ///   - showsIndicators: Unused: what is hidden above and below is always marked.
  ///   - content: The content.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([VStack { content }])
    return .rows(of: node)
  }
}

extension NodeContent {
  /// A list of rows. An element outside of a row makes up one of its own. Between sections, there
  /// is a blank row.
  fileprivate static func rows(of node: ViewNode) -> NodeContent {
    .elements { [unowned node] children, traits in
      var rows: [Element] = []
      rows.reserveCapacity(children[0].count)
      var isAfterSection = false
      for element in children[0] {
        let edge = SectionEdge(element)
        if isAfterSection || edge == .header, edge != .footer, !rows.isEmpty {
          rows.append(.sign(" ", traits))
        }
        isAfterSection = edge == .footer
        if edge == nil || !element.children.isEmpty { rows.append(element.withBadge(traits)) }
      }
      var preferences = Preferences(of: rows)
      preferences.badge = nil
      return [
        Element(
          .list,
          of: node,
          .list,
          label: "",
          traits: traits,
          children: rows,
          preferences: preferences
        )
      ]
    }
  }
}

/// The beginning or the end of a section.
private enum SectionEdge: String {
  case header, footer

  init?(_ element: Element) {
    guard element.role == .section else { return nil }
    self = element.value == Self.header.rawValue ? .header : .footer
  }

  @MainActor
  func element(_ children: [Element], of node: ViewNode, _ traits: Traits) -> Element {
    Element(
      .section,
      of: node,
      .vertical(.leading, spacing: 0),
      value: rawValue,
      traits: traits,
      children: children
    )
  }
}

extension Element {
  /// The row, with its badge at the other end.
  fileprivate func withBadge(_ traits: Traits) -> Element {
    guard let badge = preferences.badge else { return self }
    let space = Element(.spacer, of: nil, .spacer(minimum: 1), label: "")
    return Element(
      .stack,
      of: nil,
      .horizontal(.center, spacing: 0),
      traits: traits,
      children: [self, space] + Element.badge(badge, traits)
    )
  }

  /// A row that can be deleted or moved.
  static func row(
    of node: ViewNode?,
    _ content: [Element],
    _ traits: Traits,
    isEditing: Bool,
    actions: ElementActions
  ) -> Element {
    var red = traits
    red.style.foreground = .red
    var children = content
    if isEditing, actions.delete != nil { children.insert(.sign("⊖", red), at: 0) }
    if isEditing, actions.move != nil { children += [.space, .sign("≡", traits, dim: true)] }
    return Element(
      .row,
      of: node,
      .horizontal(.center, spacing: 1),
      traits: traits,
      children: children,
      actions: actions
    )
  }
}

/// A part of a list or a form, with a title.
public struct Section<Parent: View, Content: View, Footer: View> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section {
  /// Creates a part of a list.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The view above them.
  ///   - footer: The view below them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a part of a list.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a part of a list.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  where Parent == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a part of a list.
  public init(@ViewBuilder content: () -> Content)
  where Parent == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Creates a part of a list with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a part of a list with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let edge: @MainActor (inout Traits) -> Void = { $0.style.isDim = true }
    node.setChildren([
      Inheriting(content: header, change: edge),
      content,
      Inheriting(content: footer, change: edge),
    ])
    return .elements { [unowned node] children, traits in
      let header = SectionEdge.header.element(children[0], of: node, traits)
      let footer = SectionEdge.footer.element(children[2], of: node, traits)
      return [header] + children[1] + [footer]
    }
  }
}
