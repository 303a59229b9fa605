/// Whether the rows of a list show what deletes and moves them.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be deleted and moved.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of lists show what deletes and moves them: that of the screen, or a binding
  /// that a view has set.
  public var editMode: Binding<EditMode>? {
    get {
      if let binding = self[EditModeKey.self] { return binding }
      guard let editing else { return nil }
      return Binding(
        get: { @MainActor in editing.read() ? .active : .inactive },
        set: { @MainActor in editing.write($0.isEditing) }
      )
    }
    set { self[EditModeKey.self] = newValue }
  }

  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
}

extension ViewNode {
  /// Whether rows show what deletes and moves them.
  var isEditing: Bool { environment.editMode?.wrappedValue.isEditing ?? false }
}
