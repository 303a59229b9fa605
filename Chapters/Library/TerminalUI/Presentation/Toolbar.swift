extension View {
  /// Puts views into the bar above the page.
  ///
  /// - Parameter content: The views, or ``ToolbarItem``s.
  /// - Returns: The page.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    Telling(content: self, other: content()) { elements, preferences in
      preferences.addTargets(of: elements)
      preferences.toolbar.append(ToolbarEntry(placement: .automatic, elements: elements))
    }
  }

  /// Puts items into the bar above the page.
  ///
  /// - Parameter content: The items.
  /// - Returns: The page.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    Telling(content: self, other: ToolbarItems(items: content()._items)) { elements, preferences in
      preferences.addTargets(of: elements)
      for element in elements {
        let placement = element.tag?.base as? ToolbarItemPlacement ?? .automatic
        preferences.toolbar.append(ToolbarEntry(placement: placement, elements: [element]))
      }
    }
  }
}

extension Preferences {
  /// Adds the pages to which a toolbar leads, and what it presents.
  fileprivate mutating func addTargets(of toolbar: [Element]) {
    let others = Preferences(of: toolbar)
    pages += others.pages
    presentations += others.presentations
  }
}

/// The content of a toolbar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The items.
  var _items: [_AnyToolbarItem] { get }
}

/// A view in a toolbar, and where it is.
public struct _AnyToolbarItem {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// A view in a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .topBarTrailing) {
///     Button("Add") { store.send(.addButtonTapped) }
///   }
/// }
/// ```
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view into the toolbar.
  ///
  /// - Parameters:
  ///   - placement: The place in the toolbar.
  ///   - content: The view.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// The item.
  public var _items: [_AnyToolbarItem] {
    [_AnyToolbarItem(placement: placement, view: AnyView(content))]
  }
}

/// Several views in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views into the toolbar.
  ///
  /// - Parameters:
  ///   - placement: The place of the views.
  ///   - content: The views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The views, as one item.
  public var _items: [_AnyToolbarItem] {
    [_AnyToolbarItem(placement: placement, view: AnyView(content))]
  }
}

/// Makes a toolbar of the items in a closure.
@resultBuilder
@MainActor
@preconcurrency
public enum ToolbarContentBuilder {
  /// An item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Several items, one after the other.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var items: [_AnyToolbarItem] = []
    repeat items.append(contentsOf: (each content)._items)
    return _ToolbarItems(_items: items)
  }

  /// The items of an `if` without `else`.
  public static func buildIf(_ content: (some ToolbarContent)?) -> _ToolbarItems {
    _ToolbarItems(_items: content?._items ?? [])
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first: some ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(_items: first._items)
  }

  /// A later branch of an `if` or a `switch`.
  public static func buildEither(second: some ToolbarContent) -> _ToolbarItems {
    _ToolbarItems(_items: second._items)
  }
}

/// The items of a toolbar.
public struct _ToolbarItems: ToolbarContent {
  public let _items: [_AnyToolbarItem]
}

/// The views of a toolbar's items, each with its place as a tag.
private struct ToolbarItems: View {
  let items: [_AnyToolbarItem]

  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      item.view.tag(item.placement)
    }
  }
}
