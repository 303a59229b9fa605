extension View {
  /// Shows an alert over the screen while a condition holds.
  ///
  /// An alert without buttons gets one that says "OK". A tap on any button closes the alert, after
  /// the button's action.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - actions: The buttons.
  /// - Returns: The view.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented, actions, message: { EmptyView() })
  }

  /// Shows an alert over the screen while a condition holds.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(.alert, Text(title), isPresented, actions, message: { EmptyView() })
  }

  /// Shows an alert with a message.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    asking(.alert, Text(title), isPresented, actions, message: message)
  }

  /// Shows an alert with a message.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view.
  public func alert(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    asking(.alert, Text(titleKey), isPresented, actions, message: message)
  }

  /// Shows an alert about a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - data: The value. Without it, no alert is shown.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what is said below the title.
  /// - Returns: The view.
  public func alert<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    asking(.alert, title, isPresented, about: data, actions, message: message)
  }

  /// Shows an alert over the screen while a condition holds.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(.alert, title, isPresented, actions, message: { EmptyView() })
  }

  /// Shows an alert with a message.
  public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    asking(.alert, title, isPresented, actions, message: message)
  }

  /// Shows a dialog with a message.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  /// - Returns: The view.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    let title = Text(titleVisibility == .visible ? titleKey : "")
    return asking(.dialog, title, isPresented, actions, message: message)
  }

  /// Shows a dialog over the screen while a condition holds: an alert for choosing what to do.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  /// - Returns: The view.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(
      .dialog,
      Text(titleVisibility == .visible ? titleKey : ""),
      isPresented,
      actions,
      message: { EmptyView() }
    )
  }

  /// Shows a dialog about a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The condition. It becomes `false` when a button was tapped.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value. Without it, no dialog is shown.
  ///   - actions: Makes the buttons.
  ///   - message: Makes what is said below the title.
  /// - Returns: The view.
  public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> some View,
    @ViewBuilder message: @escaping (T) -> some View
  ) -> some View {
    let title = titleVisibility == .visible ? title : Text(verbatim: "")
    return asking(.dialog, title, isPresented, about: data, actions, message: message)
  }

  /// Shows an alert while a value is there: the spelling before buttons had roles.
  ///
  /// - Parameters:
  ///   - item: The value. It becomes `nil` when the alert is closed.
  ///   - content: Makes the alert.
  /// - Returns: The view.
  @available(*, deprecated, message: "Use 'alert(_:isPresented:presenting:actions:message:)'.")
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    Presenting(
      content: self,
      kind: .alert,
      presented: {
        guard let value = item.wrappedValue else { return nil }
        let alert = content(value)
        return Presented(
          id: AnyHashable(value.id),
          title: alert.title.string,
          parts: [{ alert.actions }, { alert.message }]
        )
      },
      dismiss: { item.wrappedValue = nil }
    )
  }

  private func asking(
    _ kind: ElementRole,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> some View,
    message: @escaping () -> some View
  ) -> some View {
    asking(kind, title, isPresented, about: (), { _ in actions() }, message: { _ in message() })
  }

  private func asking<T>(
    _ kind: ElementRole,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    about data: T?,
    _ actions: @escaping (T) -> some View,
    message: @escaping (T) -> some View
  ) -> some View {
    Presenting(
      content: self,
      kind: kind,
      presented: {
        guard isPresented.wrappedValue, let data else { return nil }
        return Presented(
          id: true,
          title: title.string,
          parts: [{ actions(data) }, { message(data) }]
        )
      },
      dismiss: { isPresented.wrappedValue = false }
    )
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// An alert as a value: the spelling before buttons had roles.
public struct Alert {
  let title: Text
  let message: Text?
  private let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - dismissButton: The button; by default one that says "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var actions: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      TerminalUI.Button(role: button.role, action: { button.action() }) { button.label }
    }
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: { action?() })
    }

    /// A button that leaves everything as it was.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: { action?() })
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: { action?() })
    }
  }
}

extension Element {
  /// The box of an alert or a dialog.
  static func question(_ presentation: Presentation) -> Element {
    var bold = Traits()
    bold.style.isBold = true
    bold.textAlignment = .center
    var buttons = presentation.elements
    if !buttons.contains(where: { !$0.controls.isEmpty }) {
      let ok = Element.text(of: nil, [TextRun("OK")], Traits())
      buttons.append(
        .button(.button, of: presentation.node, [ok], Traits(), purpose: .cancel, tap: {})
      )
    }
    let title: [Element] =
      presentation.title.isEmpty
      ? [] : [.text(of: nil, [TextRun(presentation.title)], bold)]
    let box = Element(
      .stack,
      of: nil,
      .vertical(.center, spacing: 0),
      children: title + presentation.message
        + [Element(.divider, of: nil, .divider, label: "")] + buttons
    )
    let padded = Element(
      .stack,
      of: nil,
      .padding(Insets(top: 0, leading: 1, bottom: 0, trailing: 1)),
      children: [box]
    )
    return Element(
      presentation.kind,
      of: presentation.node,
      .border(.secondary),
      label: presentation.title,
      children: [padded]
    )
  }
}
