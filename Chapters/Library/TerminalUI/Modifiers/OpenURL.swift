public import Foundation

extension View {
  /// Does something with an address with which the app is opened, while the view is on the screen.
  ///
  /// - Parameter action: Receives the address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Opening(content: self, action: action)
  }
}

/// A view that does something with an address.
private struct Opening<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let action: (URL) -> Void

  func evaluate(in node: ViewNode) -> NodeContent {
    node.handlers.openURL = action
    node.setChildren([content])
    return .children
  }
}

extension ViewHost {
  /// Opens the app with an address, as a link on another screen does.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether a view on the screen takes addresses.
  package func open(_ url: URL) -> Bool {
    update()
    let actions = rootNode?.visibleNodes.compactMap(\.handlers.openURL) ?? []
    for action in actions { action(url) }
    update()
    return !actions.isEmpty
  }
}

extension ViewNode {
  /// This node and those below it whose views are on the screen, from the top down.
  fileprivate var visibleNodes: [ViewNode] {
    (isVisible ? [self] : []) + children.flatMap(\.visibleNodes)
  }
}
