/// Pages on top of each other, of which the topmost is shown, with a bar above it.
///
/// ```swift
/// NavigationStack(path: $store.scope(\.path, action: \.path)) {
///   RootView(store: store)
/// } destination: { store in
///   DetailView(store: store)
/// }
/// ```
///
/// Name and signatures are SwiftUI's. The initializer with a store is TCA's.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationPath
}

/// The pages over the root of a stack that are kept by data.
public struct NavigationPath: Sendable {
  /// A page.
  package struct Page {
    /// The identity of the page.
    package let id: AnyHashable
    package let content: @MainActor () -> any View
    /// Goes back from the page.
    package let pop: @MainActor () -> Void

    package init(
      id: AnyHashable,
      content: @escaping @MainActor () -> any View,
      pop: @escaping @MainActor () -> Void
    ) {
      self.id = id
      self.content = content
      self.pop = pop
    }
  }

  let pages: @MainActor @Sendable () -> [Page]
  let push: @MainActor @Sendable (Any) -> Bool

  /// Creates a path without pages.
  public init() {
    self.init(pages: { [] }, push: { _ in false })
  }

  /// Creates a path of pages that are kept elsewhere.
  ///
  /// - Parameters:
  ///   - pages: Returns the pages, from the bottom to the top.
  ///   - push: Adds the page of a value, and returns whether it has one.
  package init(
    pages: @escaping @MainActor @Sendable () -> [Page],
    push: @escaping @MainActor @Sendable (Any) -> Bool
  ) {
    self.pages = pages
    self.push = push
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack whose pages come from links and from `navigationDestination(item:)`.
  ///
  /// - Parameter root: The page at the bottom.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: NavigationPath())
  }
}

extension NavigationStack {
  /// Creates a stack whose pages are kept elsewhere.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - root: The page at the bottom.
  package init(pages: NavigationPath, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: pages)
  }
}

extension NavigationStack: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let pages = node.track { path.pages() }
    node.changeEnvironment { [push = path.push] in $0.push = PushAction(push: push) }
    var children = [ViewNode.Child(key: nil, view: PageContent(content: { root }, pop: nil))]
    for page in pages {
      let view = PageContent(content: page.content, pop: page.pop)
      children.append(ViewNode.Child(key: page.id, view: view))
    }
    node.setChildren(children)
    return .elements { [unowned node] children, traits in
      var stack = PagesOfStack()
      for (index, elements) in children.enumerated() {
        let pop = index == 0 ? nil : pages[index - 1].pop
        stack.add(node.children[index], elements, pop: pop)
      }
      return [stack.element(of: node, traits)]
    }
  }
}

/// The pages of a stack, from the bottom to the top.
@MainActor
private struct PagesOfStack {
  private var pages: [(node: ViewNode, elements: [Element], pop: (@MainActor () -> Void)?)] = []

  /// Adds a page, and those that its views lead to.
  mutating func add(_ node: ViewNode, _ elements: [Element], pop: (@MainActor () -> Void)?) {
    pages.append((node, elements, pop))
    for page in Preferences(of: elements).pages { add(page.node, page.elements, pop: page.pop) }
  }

  /// The bar, and the page on top. Sheets and alerts of other pages are presented too.
  func element(of stack: ViewNode, _ traits: Traits) -> Element {
    let top = pages[pages.count - 1]
    for page in pages.dropLast() { page.node.visibility = .hidden }
    top.node.visibility = .page(of: { [weak stack] in stack })
    let said = Preferences(of: top.elements)
    var back: (title: String, action: @MainActor () -> Void)?
    if let pop = top.pop, !said.hidesBackButton {
      let title = pages.dropLast().last.flatMap { Preferences(of: $0.elements).title }
      back = (title ?? "Back", pop)
    }
    var parts: [Element] = []
    if let bar = Element.navigationBar(
      of: stack,
      title: said.title,
      back: back,
      toolbar: said.toolbar,
      traits
    ) {
      parts = [bar, Element(.divider, of: nil, .divider, label: "")]
    }
    parts.append(
      Element(.stack, of: top.node, .page, label: "", traits: traits, children: top.elements)
    )
    for entry in said.toolbar where entry.placement == .bottomBar { parts += entry.elements }
    var preferences = Preferences()
    preferences.forbidsDismissal = said.forbidsDismissal
    for page in pages {
      preferences.presentations += Preferences(of: page.elements).presentations
    }
    return Element(
      .stack,
      of: stack,
      .vertical(.center, spacing: 0),
      label: "",
      traits: traits,
      children: parts,
      preferences: preferences
    )
  }
}

/// The content of a page of a stack.
struct PageContent {
  let content: @MainActor () -> any View
  /// Goes back from the page; `nil` for the root.
  let pop: (@MainActor () -> Void)?
}

extension PageContent: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    if let pop { node.setDismiss(pop) }
    node.setChildren([node.track(content)])
    return .children
  }
}

extension Element {
  /// The bar above a page; `nil` if there is nothing in it.
  static func navigationBar(
    of node: ViewNode,
    title: String?,
    back: (title: String, action: @MainActor () -> Void)?,
    toolbar: [ToolbarEntry],
    _ traits: Traits
  ) -> Element? {
    var bold = traits
    bold.style.isBold = true
    bold.lineLimit = 1
    var look = traits
    look.lookTappable()
    look.lineLimit = 1
    var leading: [Element] = []
    if let back {
      let sign = Element.sign("‹ ", look)
      let label = Element.text(of: nil, [TextRun(back.title)], look)
      leading.append(
        Element(
          .backButton,
          of: node,
          .horizontal(.center, spacing: 0),
          label: back.title,
          traits: traits,
          children: [sign, label],
          actions: ElementActions(tap: back.action)
        )
      )
    }
    leading += toolbar.filter { $0.placement.isLeading }.flatMap(\.elements)
    let trailing = toolbar.filter { $0.placement.isTrailing }.flatMap(\.elements)
    let principal = toolbar.filter { $0.placement == .principal }.flatMap(\.elements)
    let middle = title.map { [.text(of: nil, [TextRun($0)], bold)] } ?? principal
    if leading.isEmpty && middle.isEmpty && trailing.isEmpty { return nil }
    let parts = [leading, middle, trailing].map {
      Element(.stack, of: nil, .horizontal(.center, spacing: 1), traits: traits, children: $0)
    }
    return Element(
      .navigationBar,
      of: node,
      .edges,
      label: title ?? "",
      traits: traits,
      children: parts
    )
  }
}

extension View {
  /// Names a page, in the bar above it and on the back button of a page that it opens.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    Telling(content: self, other: EmptyView()) { _, preferences in
      preferences.title = titleKey.string
    }
  }

  /// Names a page by a string that the program has made.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    Telling(content: self, other: EmptyView()) { [title = String(title)] _, preferences in
      preferences.title = title
    }
  }

  /// Names a page by a text, of which the bar above it shows the letters alone.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }

  /// Chooses how the title of a page is shown. In a terminal, all look the same.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    self
  }

  /// Takes away the button that goes back from a page: a button of the page's own is the only way.
  ///
  /// - Parameter hidesBackButton: Whether there is none.
  /// - Returns: The page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    Telling(content: self, other: EmptyView()) { _, preferences in
      if hidesBackButton { preferences.hidesBackButton = true }
    }
  }

  /// Shows a page over this one while a value is there.
  ///
  /// - Parameters:
  ///   - item: The value. It becomes `nil` when a person goes back.
  ///   - destination: Makes the page.
  /// - Returns: The view.
  public func navigationDestination<D: Hashable>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    Leading(
      content: self,
      page: {
        item.wrappedValue.map { value in
          Presented(id: AnyHashable(value), parts: [{ destination(value) }])
        }
      },
      pop: { item.wrappedValue = nil }
    )
  }

  /// Shows a page over this one while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It becomes `false` when a person goes back.
  ///   - destination: The page.
  /// - Returns: The view.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return Leading(
      content: self,
      page: { isPresented.wrappedValue ? Presented(id: true, parts: [{ page }]) : nil },
      pop: { isPresented.wrappedValue = false }
    )
  }
}

/// The appearance of the bar above a page.
public struct NavigationBarItem: Sendable {
  /// The display of a page's title.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// A view from which one can go to a page.
struct Leading<Content: View> {
  let content: Content
  /// The page to which one has gone, if there is one.
  let page: @MainActor () -> Presented?
  let pop: @MainActor () -> Void
}

extension Leading: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    var children = [ViewNode.Child(key: nil, view: content)]
    let page = node.track(page)
    if let page {
      let view = PageContent(content: { page.parts[0]() }, pop: pop)
      children.append(ViewNode.Child(key: page.id, view: view))
    }
    node.setChildren(children)
    guard page != nil else { return .children }
    return .elements { [pop, unowned node] children, _ in
      children[0].telling {
        $0.pages.append(Page(node: node.children[1], elements: children[1], pop: pop))
      }
    }
  }
}
