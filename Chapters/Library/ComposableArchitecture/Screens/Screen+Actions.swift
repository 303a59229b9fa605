import TerminalUI

extension Screen {
  /// Taps a button, a link, a switch, a tab, or anything else that can be tapped.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func tap(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = find(label, at: index, for: .tap, location) else { return }
    host.tap(element)
    host.update()
  }

  /// Writes text into a field, in place of the text that is in it, and gives it the focus.
  ///
  /// The field's binding is set once, to the whole text, as when text is pasted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: What the field says while it is empty; without it, the field that has the focus, or
  ///     the only one.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func type(
    _ text: String,
    into label: String? = nil,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = find(label, at: index, for: .type, location) else { return }
    host.moveFocus(to: element)
    element.actions.setText?(text)
    host.update()
  }

  /// Presses the enter key in the field that has the focus.
  ///
  /// - Parameters:
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func submit(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    host.update()
    guard let element = host.focusedElement, element.actions.setText != nil else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("No field has the focus, so the enter key does nothing.\n\n\(description)")
      return
    }
    host.submit(element)
    host.update()
  }

  /// Gives a control the focus.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func focus(
    on label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = find(label, at: index, for: .focus, location) else { return }
    host.moveFocus(to: element)
    host.update()
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: What the option says.
  ///   - label: What the picker says.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func choose(
    _ option: String,
    in label: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = find(label, at: nil, for: .choose, location) else { return }
    if element.actions.choose?(option) != true {
      location.report(
        """
        "\(label)" has no option "\(option)".

        Its options: \(list(element.actions.options)).

        \(description)
        """
      )
    }
    host.update()
  }

  /// Makes the value of a stepper or a slider greater, by one step.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func increment(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    find(label, at: index, for: .adjust, location)?.actions.adjust?(1)
    host.update()
  }

  /// Makes the value of a stepper or a slider smaller, by one step.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func decrement(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    find(label, at: index, for: .adjust, location)?.actions.adjust?(-1)
    host.update()
  }

  /// Moves a slider.
  ///
  /// - Parameters:
  ///   - fraction: How far it is from the left, from 0 to 1.
  ///   - label: What it says; without it, the only slider.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func slide(
    to fraction: Double,
    _ label: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    find(label, at: nil, for: .slide, location)?.actions.setFraction?(fraction)
    host.update()
  }

  /// Deletes a row of a list.
  ///
  /// - Parameters:
  ///   - label: What the row says, all its texts with a blank between them.
  ///   - index: Which one, if several say the same; 0 is the first.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func delete(
    _ label: String,
    at index: Int? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    find(label, at: index, for: .delete, location)?.actions.delete?()
    host.update()
  }

  /// Goes back a page, as with the button at the left of the bar.
  ///
  /// - Parameters:
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func back(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard let back = controls.first(where: { $0.role == .backButton }) else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There is no page to go back from.\n\n\(description)")
      return
    }
    host.tap(back)
    host.update()
  }

  /// Closes the sheet, as by swiping it down.
  ///
  /// - Parameters:
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  public func closeSheet(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard showsSheet else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There is no sheet to close.\n\n\(description)")
      return
    }
    guard let dismiss = host.topLayer?.dismiss else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("The sheet cannot be swiped away.\n\n\(description)")
      return
    }
    dismiss()
    host.update()
  }

  // MARK: - Finding

  /// What a person wants to do with a control.
  fileprivate enum Use: String {
    case tap = "tapped"
    case type = "written in"
    case focus = "given the focus"
    case choose = "used to choose something"
    case adjust = "stepped up or down"
    case slide = "slid"
    case delete = "deleted"

    @MainActor
    func isPossible(with element: TerminalUI.Element) -> Bool {
      let actions = element.actions
      return switch self {
      case .tap: actions.tap != nil
      case .type: actions.setText != nil
      case .focus: element.role != .row || element.canHaveFocus
      case .choose: actions.choose != nil
      case .adjust: actions.adjust != nil && actions.choose == nil
      case .slide: actions.setFraction != nil
      case .delete: actions.delete != nil
      }
    }
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
    let found = possible.filter { label == nil || $0.label == label }
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
    let others = possible.map(\.label)
    location.report(
      """
      There is no \(name) on the screen that can be \(use.rawValue).

      What can be \(use.rawValue): \(others.isEmpty ? "nothing" : list(others)).

      \(description)
      """
    )
    return nil
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
