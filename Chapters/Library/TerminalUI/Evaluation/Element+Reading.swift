// What a person reads on a screen: texts side by side are one text to the eye, and a text before a
// control is its name.

extension Element {
  /// The texts in it, and after those of a row what they say together.
  package var readings: [String] {
    if isHidden { return [] }
    if children.isEmpty { return texts }
    let inner = children.flatMap(\.readings) + (value.map { [$0] } ?? [])
    guard case .horizontal = layout, actions.isEmpty else { return inner }
    let together = sideBySide.split(separator: nil).filter { $0.count > 1 }
      .map { $0.compactMap(\.self).joined(separator: " ").split(separator: " ") }
      .map { $0.joined(separator: " ") }
    return inner + together.filter { !inner.contains($0) }
  }

  /// The texts in a row; `nil` stands for what parts them, such as a control.
  private var sideBySide: [String?] {
    if isHidden || role == .spacer || role == .image { return [] }
    if role == .text { return [label] }
    if !actions.isEmpty || children.isEmpty { return label.isEmpty ? [] : [nil] }
    let texts = children.flatMap(\.sideBySide)
    switch layout {
    case .horizontal, .padding, .frame, .border, .offset: return texts
    default: return texts.count < 2 ? texts : [nil]
    }
  }

  /// The color of the first text in it; nil for that of plain text.
  package var textColor: Color? {
    guard let text = first(where: { $0.role == .text }) else { return nil }
    guard case .text(let runs, _, _) = text.layout else { return text.style.foreground }
    return runs.lazy.compactMap(\.style.foreground).first ?? text.style.foreground
  }

  /// The names by which a person knows a control, the one that it is called by first: its title, the
  /// text of a field that is empty, and a text before it.
  ///
  /// - Parameter control: An element in this one.
  package func names(of control: Element) -> [String] {
    var names = [control.label]
    if case .field(_, let placeholder, _) = control.layout { names.append(placeholder) }
    if control.label.isEmpty || control.actions.setText != nil {
      var before: String?
      if visit(until: control, before: &before), let before { names.append(before) }
    }
    return names.filter { !$0.isEmpty }
  }

  /// Goes through the elements in reading order, up to one.
  ///
  /// - Parameter before: The last of them, if it is a text.
  /// - Returns: Whether it was found.
  private func visit(until control: Element, before: inout String?) -> Bool {
    if self === control { return true }
    if isHidden || role == .spacer { return false }
    if children.isEmpty || !actions.isEmpty && role != .row {
      before = role == .text ? label : nil
      return false
    }
    for child in children where child.visit(until: control, before: &before) { return true }
    return false
  }
}
