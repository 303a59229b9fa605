/// A button that opens buttons to choose among. In a terminal, they are in a dialog.
///
/// Name and signatures are SwiftUI's.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @State private var isOpen = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The content to show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
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

  /// The button, with the others in a dialog.
  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .confirmationDialog("", isPresented: $isOpen) { content }
  }
}
