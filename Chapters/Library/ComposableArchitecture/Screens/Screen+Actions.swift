import TerminalUI

extension Screen {
  /// Taps a button, a link, a switch, a tab, or anything else that can be tapped.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func tap(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .tap, location) { host.tap($0) }
  }

  /// Writes text into a field, in place of the text that is in it, and gives it the focus.
  ///
  /// The field's binding is set once, to the whole text, as when text is pasted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: The label of the field, shown while it is empty; without it, the field that has the
  ///     focus, or the only one.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func type(
    _ text: String,
    into label: String? = nil,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .type, location) { element in
      host.moveFocus(to: element)
      element.actions.setText?(text)
    }
  }

  /// Presses the enter key in the field that has the focus.
  ///
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func submit(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    host.update()
    guard let element = host.focusedElement, element.actions.setText != nil else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("No field has the focus, so the enter key does nothing.\n\n\(description)")
      return false
    }
    host.submit(element)
    host.update()
    return true
  }

  /// Gives a control the focus.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func focus(
    on label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .focus, location) { host.moveFocus(to: $0) }
  }

  /// Chooses an option of a picker.
  ///
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func choose(
    _ option: String,
    in label: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var isAnOption = false
    let isThere = use(label, at: nil, for: .choose, location) { element in
      isAnOption = element.actions.choose?(option) == true
      if isAnOption { return }
      location.report(
        """
        "\(label)" has no option "\(option)".

        Its options: \(list(element.actions.options)).

        \(description)
        """
      )
    }
    return isThere && isAnOption
  }

  /// Makes the value of a stepper or a slider greater, by one step.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func increment(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .adjust, location) { $0.actions.adjust?(1) }
  }

  /// Makes the value of a stepper or a slider smaller, by one step.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func decrement(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .adjust, location) { $0.actions.adjust?(-1) }
  }

  /// Deletes a row of a list: by `onDelete`, or by a destructive button of its swipe actions.
  ///
  /// - Parameters:
  ///   - label: The text of the row: all its texts with a blank between them.
  ///   - index: Which one, if several say the same; 0 is the first.
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func delete(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return use(label, at: index, for: .delete, location) { $0.actions.delete?() }
  }

  /// Goes back a page, as with the button at the left of the bar.
  ///
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func back(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard let back = controls.first(where: { $0.role == .backButton }) else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There is no page to go back from.\n\n\(description)")
      return false
    }
    host.tap(back)
    host.update()
    return true
  }

  /// Closes the sheet, as by swiping it down.
  ///
  /// - Returns: Whether this was possible; if not, an issue is reported.
  @discardableResult
  public func closeSheet(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard showsSheet else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There is no sheet to close.\n\n\(description)")
      return false
    }
    guard let dismiss = host.topLayer?.dismiss else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("The sheet cannot be swiped away.\n\n\(description)")
      return false
    }
    dismiss()
    host.update()
    return true
  }

  // MARK: - Finding

  /// A person's use of a control.
  fileprivate enum Use: String {
    case tap = "tapped"
    case type = "written in"
    case focus = "given the focus"
    case choose = "used to choose something"
    case adjust = "stepped up or down"
    case delete = "deleted"

    /// The part of a message that says that nothing on the screen can be used so.
    var nothing: String {
      switch self {
      case .delete:
        "nothing, since no `ForEach` has an `.onDelete`, and no row a destructive swipe action"
      default: "nothing"
      }
    }

    @MainActor
    func isPossible(with element: TerminalUI.Element) -> Bool {
      let actions = element.actions
      return switch self {
      case .tap: actions.tap != nil
      case .type: actions.setText != nil
      case .focus: element.role != .row || element.canHaveFocus
      case .choose: actions.choose != nil
      case .adjust: actions.adjust != nil && actions.choose == nil
      case .delete: actions.delete != nil
      }
    }
  }

  /// Finds a control and does something with it, or reports why it cannot be used.
  private func use(
    _ label: String?,
    at index: Int?,
    for use: Use,
    _ location: IssueLocation,
    _ action: (TerminalUI.Element) -> Void
  ) -> Bool {
    guard let element = find(label, at: index, for: use, location) else { return false }
    action(element)
    host.update()
    return true
  }

  /// Finds a control, or reports why it cannot be used.
  private func find(
    _ label: String?,
    at index: Int?,
    for use: Use,
    _ location: IssueLocation
  ) -> TerminalUI.Element? {
    let possible = controls.filter { use.isPossible(with: $0) }
    if label == nil, let focused = possible.first(where: \.isFocused) { return focused }
    let found = label.map { named($0, among: possible) } ?? possible
    let name = label.map { "\"\($0)\"" } ?? "anything"
    if let index, found.indices.contains(index) || found.isEmpty == false {
      guard found.indices.contains(index) else {
        location.report(
          """
          There is no \(name) number \(index) on the screen: there are \(found.count), and the \
          first is number 0.

          \(description)
          """
        )
        return nil
      }
      return enabled(found[index], name, location)
    }
    if found.count > 1 {
      location.report(
        """
        \(found.count) things on the screen say \(name) and can be \(use.rawValue). Say which one, \
        from the top: 'at: 0' is the first.

        \(description)
        """
      )
      return nil
    }
    if let element = found.first { return enabled(element, name, location) }
    let others = possible.isEmpty ? use.nothing : list(possible.map(self.name))
    location.report(
      """
      There is no \(name) on the screen that can be \(use.rawValue).\(label.map(whatIsThere) ?? "")

      What can be \(use.rawValue): \(others).

      \(description)
      """
    )
    return nil
  }

  /// A sentence about what has a label, but cannot be used.
  private func whatIsThere(_ label: String) -> String {
    guard let top = host.topLayer else { return "" }
    let roles: [ElementRole] = [
      .text, .textField, .toggle, .stepper, .slider, .picker, .button, .row,
    ]
    if let element = top.element.first(where: { $0.label == label && roles.contains($0.role) }) {
      return " It is there as a \(element.role.name)."
    }
    let isCovered = host.layers.contains { $0.controls.contains { $0.label == label } }
    return isCovered ? " It is covered by the \(top.kind.name) in front." : ""
  }

  private func enabled(
    _ element: TerminalUI.Element,
    _ name: String,
    _ location: IssueLocation
  ) -> TerminalUI.Element? {
    if element.isEnabled { return element }
    location.report("\(name) is disabled at the moment.\n\n\(description)")
    return nil
  }

  private func list(_ labels: [String]) -> String {
    labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension ElementRole {
  /// The control's name in a sentence.
  fileprivate var name: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
