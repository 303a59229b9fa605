extension View {
  /// Shows a sheet over the screen while a value is there.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$form, action: \.form)) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The value. It becomes `nil` when a person closes the sheet.
  ///   - onDismiss: Called when the sheet has been closed.
  ///   - content: Makes what is on the sheet.
  /// - Returns: The view.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    Presenting(
      content: self,
      kind: .sheet,
      presented: {
        item.wrappedValue.map { value in
          Presented(id: AnyHashable(value.id), parts: [{ content(value) }])
        }
      },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss
    )
  }

  /// Shows a sheet over the screen while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: The condition. It becomes `false` when a person closes the sheet.
  ///   - onDismiss: Called when the sheet has been closed.
  ///   - content: Makes what is on the sheet.
  /// - Returns: The view.
  public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    Presenting(
      content: self,
      kind: .sheet,
      presented: { isPresented.wrappedValue ? Presented(id: true, parts: [{ content() }]) : nil },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss
    )
  }

  /// Shows a view in place of the whole screen while a value is there; a person cannot swipe it away.
  ///
  /// The parameters are those of ``sheet(item:onDismiss:content:)``.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { content($0).interactiveDismissDisabled() }
  }

  /// Shows a view in place of the whole screen while a condition holds.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { content().interactiveDismissDisabled() }
  }

  /// Shows a view in a bubble while a value is there; on a small screen, as here, it is a sheet.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Shows a view in a bubble while a condition holds; on a small screen, as here, it is a sheet.
  public func popover(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Keeps a sheet from being swiped away: a button of the sheet's own is the only way.
  ///
  /// - Parameter isDisabled: Whether it cannot be swiped away.
  /// - Returns: The view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Telling(content: self, other: EmptyView()) { _, preferences in
      if isDisabled { preferences.forbidsDismissal = true }
    }
  }
}

/// The item presented over a screen at the moment.
struct Presented {
  /// The identity of the item, different from that of the next one.
  let id: AnyHashable
  var title = ""
  /// The functions that make its views: the content of a sheet; the buttons and the message of an
  /// alert.
  let parts: [@MainActor () -> any View]
}

/// A view that presents something over the screen while there is something to present.
struct Presenting<Content: View> {
  let content: Content
  let kind: ElementRole
  let presented: @MainActor () -> Presented?
  let dismiss: @MainActor () -> Void
  var onDismiss: (() -> Void)?
}

/// Whether something was presented at the last evaluation.
private final class LastPresentation {
  var id: AnyHashable?
}

extension Presenting: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let last = node.memory { LastPresentation() }
    let presented = node.track(presented)
    if last.id != nil, presented == nil, let onDismiss { node.host.afterUpdate { onDismiss() } }
    last.id = presented?.id
    var children = [ViewNode.Child(key: nil, view: content)]
    for (index, part) in (presented?.parts ?? []).enumerated() {
      let layer = PresentedContent(content: part, dismiss: dismiss)
      let key = PresentedKey(id: presented?.id, part: index)
      children.append(ViewNode.Child(key: AnyHashable(key), view: layer))
    }
    node.setChildren(children)
    guard let presented else { return .children }
    return .elements { [kind, dismiss, unowned node] children, _ in
      children[0].telling {
        $0.presentations.append(
          Presentation(
            kind: kind,
            node: node,
            title: presented.title,
            message: children.count > 2 ? children[2] : [],
            elements: children[1],
            dismiss: dismiss
          )
        )
      }
    }
  }
}

private struct PresentedKey: Hashable {
  let id: AnyHashable?
  let part: Int
}

/// A part of what is presented: it is as visible as the layer, and can be closed.
private struct PresentedContent {
  let content: @MainActor () -> any View
  let dismiss: @MainActor () -> Void
}

extension PresentedContent: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.visibility = .layer
    node.setDismiss(dismiss)
    node.setChildren([node.track(content)])
    return .children
  }
}

extension ViewNode {
  /// Sets what `\.dismiss` does for the views below.
  func setDismiss(_ dismiss: @escaping @MainActor () -> Void) {
    changeEnvironment { $0.dismiss = DismissAction(dismiss: dismiss) }
  }
}
