/// Views in a frame, with a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - content: The views in it.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a frame without a title.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content, label: { EmptyView() })
  }

  /// Creates a frame with a text as its title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// The title and the views, in a frame.
  public var body: some View {
    VStack(alignment: .leading) {
      label.bold()
      content
    }
    .border(.secondary)
  }
}
