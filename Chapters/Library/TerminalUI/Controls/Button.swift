/// A control that does something when it is tapped.
///
/// ```swift
/// Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
/// ```
///
/// Name and signatures are SwiftUI's.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The role of the button, `nil` for an ordinary one.
  ///   - action: The action to run.
  ///   - label: The content to show.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The action to run.
  ///   - label: The content to show.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - role: The role of the button, `nil` for an ordinary one.
  ///   - action: The action to run.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button that shows a text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button that shows a text.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button that shows a text.
  @preconcurrency
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// Creates a button that shows a symbol and a text.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button that shows a symbol and a text.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that shows a symbol and a text.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([Inheriting(content: label, change: { $0.lookTappable(role: role) })])
    return .elements { [role, action, unowned node] children, traits in
      [.button(.button, of: node, children[0], traits, purpose: role, tap: action)]
    }
  }
}

extension Traits {
  /// Gives what is inside of a control the color of what can be tapped.
  mutating func lookTappable(role: ButtonRole? = nil) {
    let color = role == .destructive ? Color.red : .accentColor
    style.foreground = style.foreground ?? color
    if !isEnabled { style.isDim = true }
  }
}

extension Element {
  /// An element to tap, in brackets.
  static func button(
    _ role: ElementRole,
    of node: ViewNode?,
    _ label: [Element],
    _ traits: Traits,
    purpose: ButtonRole? = nil,
    tap: @escaping @MainActor () -> Void
  ) -> Element {
    var look = traits
    look.lookTappable()
    look.style.isDim = true
    let bracket = { (sign: Character) in
      Element(.stack, of: nil, .bracket(sign), label: "", traits: look)
    }
    return Element(
      role,
      of: node,
      .horizontal(.center, spacing: 0),
      traits: traits,
      children: [bracket("[")] + label + [bracket("]")],
      actions: ElementActions(
        tap: tap,
        isCancel: purpose == .cancel,
        isDestructive: purpose == .destructive
      )
    )
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Leaves everything as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
}

/// A button that lets rows show what deletes them, and hides it again.
public struct EditButton {
  /// Creates the button.
  public init() {}
}

extension EditButton: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let isEditing = node.track { node.isEditing }
    let button = Button(isEditing ? "Done" : "Edit") { [unowned node] in
      node.environment.editMode?.wrappedValue = node.isEditing ? .inactive : .active
    }
    node.setChildren([button])
    return .children
  }
}
