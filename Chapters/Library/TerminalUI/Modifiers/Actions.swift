extension View {
  /// Does something when a view is tapped that is no control.
  ///
  /// - Parameters:
  ///   - count: Unused: a terminal does not count taps.
  ///   - action: The action to run.
  /// - Returns: The view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    Wrapping(
      content: self,
      role: .button,
      layout: .vertical(.center, spacing: 0),
      actions: ElementActions(tap: { action() })
    )
  }

  /// Runs a closure when the enter key is pressed in a field of the view.
  public func onSubmit(_ action: @escaping (() -> Void)) -> some View {
    Handling(content: self) { $0.submit = { action() } }
  }
}

/// A view that does something when something happens in it.
private struct Handling<Content: View> {
  let content: Content
  let install: @MainActor (inout Handlers) -> Void

  init(content: Content, install: @escaping @MainActor (inout Handlers) -> Void) {
    self.content = content
    self.install = install
  }
}

extension Handling: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    install(&node.handlers)
    node.setChildren([content])
    return .children
  }
}
