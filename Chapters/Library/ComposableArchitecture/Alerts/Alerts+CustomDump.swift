// The forms of alerts in dumps and diffs: their texts and actions, without ids.

extension TextState: CustomDumpRepresentable {
  /// The form shown in a diff: the characters, with the style written as in Markdown.
  public var customDumpValue: Any {
    var text: String
    switch content {
    case .verbatim, .localized:
      text = String(state: self)
    case .concatenated(let first, let second):
      text = "\(first.customDumpValue)\(second.customDumpValue)"
    }
    for modifier in modifiers {
      switch modifier {
      case .bold: text = "**\(text)**"
      case .italic: text = "_\(text)_"
      case .underline(true): text = "<u>\(text)</u>"
      case .underline(false): break
      }
    }
    return text
  }
}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["send": action as Any], displayStyle: .enum)
  }
}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
