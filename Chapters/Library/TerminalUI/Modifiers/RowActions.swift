extension View {
  /// Gives a row of a list buttons of its own. On a phone, they are behind the row until it is
  /// swiped; in a terminal, they are at its end. The first destructive one is also what the delete
  /// key does in the row.
  ///
  /// ```swift
  /// Text(message.title)
  ///   .swipeActions {
  ///     Button("Archive") { store.send(.archiveButtonTapped(message.id)) }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge on which the buttons are.
  ///   - allowsFullSwipe: Unused: there is nothing to swipe.
  ///   - content: The buttons.
  /// - Returns: The row with its buttons.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    RowWithActions(row: self, actions: content(), edge: edge)
  }
}

extension View {
  /// Gives a view a menu. On a phone it opens when one presses the view for long; in a terminal, a
  /// button at its end opens it.
  ///
  /// - Parameter menuItems: The buttons.
  /// - Returns: The view with its menu.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    let items = menuItems()
    return HStack {
      self
      Menu("…") { items }
    }
  }
}

/// The left or the right edge.
public enum HorizontalEdge: Sendable {
  case leading, trailing
}

private struct RowWithActions<Row: View, Actions: View>: View, PrimitiveView {
  typealias Body = Never

  let row: Row
  let actions: Actions
  let edge: HorizontalEdge

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([row, actions])
    return .elements { [edge, unowned node] children, traits in
      let (row, buttons) = (children[0], children[1])
      let deletion = buttons.flatMap(\.controls).first { $0.actions.isDestructive && $0.isEnabled }
      let whole = edge == .leading ? buttons + row + [.space] : row + [.space] + buttons
      return [
        Element(
          .row,
          of: node,
          .horizontal(.center, spacing: 1),
          label: row.map(\.text).filter { !$0.isEmpty }.joined(separator: " "),
          traits: traits,
          children: whole,
          actions: ElementActions(delete: deletion?.actions.tap)
        )
      ]
    }
  }
}
