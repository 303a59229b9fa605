/// A title with views below it that a person shows and hides.
///
/// Name and signatures are SwiftUI's.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  /// Creates a group that is closed at first.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The title.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    isExpanded = nil
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views.
  ///   - label: The title.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.isExpanded = isExpanded
  }

  /// Creates a group with a text as its title, which is closed at first.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a text as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a text as its title, which is closed at first.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(title) })
  }

  /// The title, and the views while they are shown.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
        label
      }
    }
    if isExpanded.wrappedValue { content() }
  }
}
