/// A key that a person has pressed.
package enum KeyPress: Equatable, Sendable {
  case character(Character)
  case enter, escape, tab, backTab
  case backspace, delete
  case up, down, left, right
  case pageUp, pageDown
  /// To the start and to the end of a field, as in a shell.
  case home, end
  /// Erases what is before, or behind, the cursor of a field, as in a shell.
  case eraseBefore, eraseAfter
  /// Erases the word before the cursor, as in a shell.
  case eraseWord
}

extension ViewHost {
  /// Does what a key does.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it did anything.
  @discardableResult
  package func press(_ key: KeyPress) -> Bool {
    update()
    defer { update() }
    if let focused = focusedElement, focused.isEnabled, use(key, in: focused) { return true }
    switch key {
    case .tab, .down: return moveFocus(by: 1)
    case .backTab, .up: return moveFocus(by: -1)
    case .escape: return goBack()
    case .pageUp: return scroll(by: -10)
    case .pageDown: return scroll(by: 10)
    default: return false
    }
  }

  /// Does what a control does with a key.
  private func use(_ key: KeyPress, in element: Element) -> Bool {
    let actions = element.actions
    if actions.setText != nil { return edit(element, with: key) }
    if let row = row(of: element), row.node?.isEditing == true, use(key, toEdit: row) {
      return true
    }
    switch key {
    case .enter, .character(" "):
      guard actions.tap != nil else { return false }
      tap(element)
      return true
    case .left, .character("-"), .character("−"):
      actions.adjust?(-1)
      return actions.adjust != nil
    case .right, .character("+"):
      actions.adjust?(1)
      return actions.adjust != nil
    case .delete, .backspace:
      guard let row = row(of: element), let delete = row.actions.delete else { return false }
      delete()
      return true
    default:
      return false
    }
  }

  /// Deletes or moves a row, while rows show that they can be deleted and moved.
  private func use(_ key: KeyPress, toEdit row: Element) -> Bool {
    switch key {
    case .left where row.actions.move != nil: row.actions.move?(-1)
    case .right where row.actions.move != nil: row.actions.move?(1)
    case .enter where row.canHaveFocus && row.actions.delete != nil: row.actions.delete?()
    default: return false
    }
    return true
  }

  /// Puts a text into the field that has the focus, at the cursor, in one edit.
  package func insert(_ text: String) {
    guard let element = focusedElement, element.isEnabled, let setText = element.actions.setText
    else { return }
    let position = max(element.actions.text.count - cursorFromEnd, 0)
    setText(
      element.actions.text.prefix(position) + text + element.actions.text.dropFirst(position)
    )
  }

  private func edit(_ element: Element, with key: KeyPress) -> Bool {
    let text = element.actions.text
    let position = max(text.count - cursorFromEnd, 0)
    let (before, after) = (text.prefix(position), text.dropFirst(position))
    switch key {
    case .character(let character):
      insert(String(character))
    case .backspace:
      if !before.isEmpty { element.actions.setText?(String(before.dropLast()) + after) }
    case .delete:
      guard !after.isEmpty else { return true }
      cursorFromEnd -= 1
      element.actions.setText?(before + String(after.dropFirst()))
    case .left:
      cursorFromEnd = min(cursorFromEnd + 1, text.count)
    case .right:
      cursorFromEnd = max(cursorFromEnd - 1, 0)
    case .home:
      cursorFromEnd = text.count
    case .end:
      cursorFromEnd = 0
    case .eraseBefore:
      element.actions.setText?(String(after))
    case .eraseAfter:
      cursorFromEnd = 0
      element.actions.setText?(String(before))
    case .eraseWord:
      let kept = before.reversed().drop(while: \.isWhitespace).drop { !$0.isWhitespace }
      element.actions.setText?(String(kept.reversed()) + after)
    case .enter:
      submit(element)
    default:
      return false
    }
    return true
  }

  /// Ends the writing in a field: what the enter key does.
  package func submit(_ element: Element) {
    let handlers = element.node?.andAncestors.compactMap(\.handlers.submit) ?? []
    for submit in handlers { submit() }
  }

  /// Taps an element. A tap on a button of an alert closes the alert. The focus stays where it is.
  package func tap(_ element: Element) {
    let layer = topLayer
    element.actions.tap?()
    if let layer, layer.kind == .alert || layer.kind == .dialog { layer.dismiss?() }
  }

  /// Closes what lies over the screen, or goes back a page. An alert, and a dialog that has one, is
  /// closed by its button to cancel; an alert without one asks for an answer.
  ///
  /// - Returns: Whether there was anything to close.
  @discardableResult
  package func goBack() -> Bool {
    guard let wayBack else { return false }
    wayBack()
    return true
  }

  /// Whether there is anything to close, or a page to go back to.
  package var canGoBack: Bool { wayBack != nil }

  private var wayBack: (() -> Void)? {
    guard let layer = topLayer else { return nil }
    if let back = layer.controls.first(where: { $0.role == .backButton }) {
      return back.actions.tap
    }
    if layer.kind == .alert || layer.kind == .dialog {
      if let cancel = layer.controls.first(where: \.actions.isCancel) {
        return { self.tap(cancel) }
      }
      if layer.kind == .alert { return nil }
    }
    return layer.dismiss
  }

  /// Moves the focus to the next control, or to the one before.
  private func moveFocus(by step: Int) -> Bool {
    let controls = (topLayer?.controls ?? []).filter(\.canHaveFocus)
    guard !controls.isEmpty else { return false }
    let current = controls.firstIndex { $0.node === focusedNode }
    let next =
      current.map { ($0 + step + controls.count) % controls.count }
      ?? (step > 0 ? 0 : controls.count - 1)
    moveFocus(to: controls[next])
    return true
  }

  /// Whether a key deletes the row of what has the focus.
  package var canDeleteFocusedRow: Bool {
    guard let element = focusedElement, element.actions.setText == nil else { return false }
    return row(of: element)?.actions.delete != nil
  }

  private func row(of element: Element) -> Element? {
    let nodes = element.node.map { Array($0.andAncestors) } ?? []
    return topLayer?.controls.first { control in
      control.role == .row && nodes.contains { $0 === control.node }
    }
  }

  /// Clicks a place of the last picture.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  /// - Returns: Whether there was anything to click.
  @discardableResult
  package func click(x: Int, y: Int) -> Bool {
    update()
    defer { update() }
    guard
      let place = places.last(where: { $0.area.contains(x: x, y: y) && $0.element.isEnabled })
    else { return false }
    let (area, element) = place
    let actions = element.actions
    if let setFraction = actions.setFraction {
      moveFocus(to: element)
      setFraction(Double(x - area.x) / Double(max(area.width - 1, 1)))
    } else if actions.adjust != nil, actions.tap == nil {
      moveFocus(to: element)
      // The last five columns show `[−|+]`.
      let fromRight = area.maxX - 1 - x
      if fromRight < 5 { actions.adjust?(fromRight < 2 ? 1 : -1) }
    } else if element.role == .row {
      guard element.node?.isEditing == true, x == area.x, let delete = actions.delete
      else { return false }
      delete()
    } else if actions.setText != nil {
      moveFocus(to: element)
    } else {
      tap(element)
    }
    return true
  }

  /// Scrolls the list on the screen.
  ///
  /// - Parameter rows: The number of rows down; a negative number goes up.
  /// - Returns: Whether there is a list.
  @discardableResult
  package func scroll(by rows: Int) -> Bool {
    guard let list = topLayer?.element.first(where: { $0.role == .list }), let node = list.node
    else { return false }
    followsFocus = false
    scrollOffsets[ObjectIdentifier(node), default: 0] += rows
    return true
  }
}
