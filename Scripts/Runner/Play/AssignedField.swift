import ComposableArchitecture

/// The field that an action of a binding changes. A key path does not know its name: it is found by
/// what has changed, or by the only field that has the value.
struct AssignedField {
  private let action: Any
  private let keyPath: AnyKeyPath
  private let value: Any

  /// Writes the name of the field into a description of an action, if there is such a field.
  ///
  /// - Parameters:
  ///   - text: The description.
  ///   - action: The action.
  ///   - before: The state of the store before it.
  ///   - after: The state of the store after it.
  static func named(in text: String, of action: Any, before: Any, after: Any) -> String {
    guard
      let field = AssignedField(in: action),
      let name = field.name(before: before, after: after)
    else { return text }
    return text.replacing(
      describeBriefly(field.action),
      with: "\\.\(name) = \(describeBriefly(field.value))"
    )
  }

  /// Finds the action of a binding in an action, or in those of children.
  private init?(in action: Any, depth: Int = 0) {
    if let binding = action as? any CustomDumpReflectable,
      String(describing: type(of: action)).hasPrefix("BindingAction<"),
      let (keyPath, value) = binding.customDumpMirror.children.first?.value as? (AnyKeyPath, Any)
    {
      self.action = action
      self.keyPath = keyPath
      self.value = value
      return
    }
    guard depth < 10 else { return nil }
    for child in Mirror(reflecting: action).children {
      guard let found = AssignedField(in: child.value, depth: depth + 1) else { continue }
      self = found
      return
    }
    return nil
  }

  private func name(before: Any, after: Any) -> String? {
    let changes = pairs(before, after).flatMap { fields(of: $0.before, $0.after) }
    let fitting = changes.filter { $0.hasValue }
    let changed = fitting.filter(\.isChanged)
    if changed.count == 1 { return changed[0].name }
    return fitting.count == 1 ? fitting[0].name : nil
  }

  /// The states in which the field can be, before and after the action.
  private func pairs(_ before: Any, _ after: Any, depth: Int = 0) -> [(before: Any, after: Any)] {
    if type(of: before) == type(of: keyPath).rootType, type(of: after) == type(of: before) {
      return [(before, after)]
    }
    guard depth < 10 else { return [] }
    let (old, new) = (Mirror(reflecting: before).children, Mirror(reflecting: after).children)
    guard old.count == new.count else { return [] }
    return zip(old, new).flatMap { pairs($0.value, $1.value, depth: depth + 1) }
  }

  private func fields(
    of before: Any,
    _ after: Any
  ) -> [(name: String, isChanged: Bool, hasValue: Bool)] {
    zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
      .compactMap { old, new in
        guard let label = new.label, type(of: new.value) == type(of: value) else { return nil }
        return (
          name: label.hasPrefix("_") ? String(label.dropFirst()) : label,
          isChanged: diff(old.value, new.value) != nil,
          hasValue: diff(new.value, value) == nil
        )
      }
  }
}
