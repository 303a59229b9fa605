extension View {
  /// Gives a row of a list buttons of its own. On a phone, they are behind the row until it is
  /// swiped; in a terminal, they are at its end.
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

private struct RowWithActions<Row: View, Actions: View>: View {
  let row: Row
  let actions: Actions
  let edge: HorizontalEdge

  var body: some View {
    HStack {
      if edge == .leading { actions }
      row
      Spacer()
      if edge == .trailing { actions }
    }
  }
}
