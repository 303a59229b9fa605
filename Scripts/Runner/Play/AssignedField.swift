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
      let (name, value) = field.assignment(before: before, after: after)
    else { return text }
    return text.replacing(
      describeBriefly(field.action),
      with: "\\.\(name) = \(describeBriefly(value))"
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

  /// The name of the field, which a reducer can match, and its value. Where a part of the field alone
  /// has changed, the part and its value follow.
  private func assignment(before: Any, after: Any) -> (name: String, value: Any)? {
    let changes = pairs(before, after).flatMap { fields(of: $0.before, $0.after) }
    let withValues = changes.filter { $0.hasValue }
    let changed = withValues.filter(\.isChanged)
    guard let field = changed.count == 1 ? changed[0] : withValues.count == 1 ? withValues[0] : nil
    else { return nil }
    guard field.isChanged else { return (field.name, value) }
    let part = Self.changedPart(from: field.old, to: value)
    let names = part.names.isEmpty ? "" : ": \(part.names.joined(separator: "."))"
    return (field.name + names, part.value)
  }

  /// The only stored property of a value that has changed, and so on inwards.
  private static func changedPart(from old: Any, to new: Any) -> (names: [String], value: Any) {
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard after.displayStyle == .struct, before.children.count == after.children.count else {
      return ([], new)
    }
    let changed = zip(before.children, after.children).filter { diff($0.value, $1.value) != nil }
    guard changed.count == 1, let label = changed[0].1.label, !label.hasPrefix("_") else {
      return ([], new)
    }
    let part = changedPart(from: changed[0].0.value, to: changed[0].1.value)
    return ([label] + part.names, part.value)
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
  ) -> [(name: String, old: Any, isChanged: Bool, hasValue: Bool)] {
    zip(Mirror(reflecting: before).children, Mirror(reflecting: after).children)
      .compactMap { old, new in
        guard let label = new.label, type(of: new.value) == type(of: value) else { return nil }
        return (
          name: label.hasPrefix("_") ? String(label.dropFirst()) : label,
          old: old.value,
          isChanged: diff(old.value, new.value) != nil,
          hasValue: diff(new.value, value) == nil
        )
      }
  }
}
