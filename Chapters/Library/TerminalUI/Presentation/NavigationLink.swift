/// A control that leads to another page.
///
/// ```swift
/// NavigationLink("Detail") {
///   DetailView(store: store.scope(\.detail, action: \.detail))
/// }
/// ```
///
/// Name and signatures are SwiftUI's.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let target: Target

  private enum Target {
    /// A page of the link's own.
    case page(Destination)
    /// A page that is shown while a binding says so.
    case selected(Binding<Bool>, Destination)
    /// The page that the stack has for a value.
    case value(Any?, onFailure: @MainActor () -> Void)
  }
}

extension NavigationLink {
  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: The content of the link.
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .page(destination()))
  }

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - titleKey: The content of the link.
  ///   - destination: The page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  where Label == Text {
    self.init(label: Text(titleKey), target: .page(destination()))
  }

  /// Creates a link to a page.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)
  where Label == Text {
    self.init(label: Text(title), target: .page(destination()))
  }

  /// Creates a link to a page that is shown while a value is selected.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - selection: Which value is selected, `nil` if none.
  ///   - destination: The page.
  ///   - label: The content of the link.
  @available(*, deprecated, message: "Use 'navigationDestination(item:destination:)'.")
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isSelected = Binding<Bool>(
      read: { selection.wrappedValue == tag },
      write: { selection.wrappedValue = $0 ? tag : nil }
    )
    self.init(label: label(), target: .selected(isSelected, destination()))
  }

  /// Creates a link to a page that is shown while a value is selected.
  @available(*, deprecated, message: "Use 'navigationDestination(item:destination:)'.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    self.init(
      tag: tag,
      selection: selection,
      destination: destination,
      label: { Text(titleKey) }
    )
  }

  /// Creates a link to a page that is shown while a condition holds.
  ///
  /// - Parameters:
  ///   - isActive: The condition.
  ///   - destination: The page.
  ///   - label: The content of the link.
  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .selected(isActive, destination()))
  }

  /// Creates a link to a page that is shown while a condition holds.
  ///
  /// - Parameters:
  ///   - titleKey: The content of the link.
  ///   - isActive: The condition.
  ///   - destination: The page.
  @available(*, deprecated, message: "Use 'navigationDestination(isPresented:destination:)'.")
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    self.init(label: Text(titleKey), target: .selected(isActive, destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page that the stack around it has for a value.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for a link that leads nowhere.
  ///   - onFailure: Called when no stack has a page for the value.
  ///   - label: The content of the link.
  package init(
    pageOf value: Any?,
    onFailure: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .value(value, onFailure: onFailure))
  }
}

extension NavigationLink: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let isActive = node.memory { StateLocation(false) }
    let link = PageLink(label: label)
    switch target {
    case .page(let destination):
      let binding = Binding(read: { isActive.value }, write: { isActive.value = $0 })
      node.setChildren([link.leading(to: destination, while: binding)])
    case .selected(let binding, let destination):
      node.setChildren([link.leading(to: destination, while: binding)])
    case .value(let value, let onFailure):
      let push = node.environment.push
      let follow: @MainActor () -> Void = {
        guard let value else { return }
        if push?.push(value) != true { onFailure() }
      }
      node.setChildren([link.tapping(follow).disabled(value == nil)])
    }
    return .children
  }
}

/// The appearance of a link.
private struct PageLink<Label: View> {
  let label: Label
  var tap: @MainActor () -> Void = {}

  func tapping(_ tap: @escaping @MainActor () -> Void) -> PageLink {
    PageLink(label: label, tap: tap)
  }

  @MainActor
  func leading(to page: some View, while isActive: Binding<Bool>) -> some View {
    tapping { isActive.wrappedValue = true }
      .navigationDestination(isPresented: isActive) { page }
  }
}

extension PageLink: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([label])
    return .elements { [tap, unowned node] children, traits in
      var look = traits
      look.lookTappable()
      let label = Element(
        .stack,
        of: nil,
        .horizontal(.center, spacing: 1),
        traits: traits,
        children: children[0]
      )
      return [
        Element(
          .link,
          of: node,
          .horizontal(.center, spacing: 0),
          traits: traits,
          children: [label, .space, .sign("›", look)],
          actions: ElementActions(tap: tap)
        )
      ]
    }
  }
}
