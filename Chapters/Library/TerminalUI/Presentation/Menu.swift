/// A button that opens buttons to choose among. In a terminal, they are in a dialog.
///
/// Name and signatures are SwiftUI's.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The content to show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu that does something when it is tapped; a second button opens it.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The content to show.
  ///   - primaryAction: The action of a tap.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Creates a menu that shows a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The buttons.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu that shows a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu that shows a symbol and a text.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == TerminalUI.Label<Text, Image> {
    self.init(content: content, label: { TerminalUI.Label(titleKey, systemImage: systemImage) })
  }

  /// The button, with the others in a dialog.
  public var body: some View {
    HStack(spacing: 0) {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        label
      }
      if primaryAction != nil { Button("▾") { isOpen = true } }
    }
    .confirmationDialog("", isPresented: $isOpen) { content }
  }
}
