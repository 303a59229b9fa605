public import Foundation

/// A title, and a value at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a row with a text as its title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a row of two texts.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol)
  where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a row of a text and a value, such as a number or a date.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  ///   - format: The format of the value, such as `.number`.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where Label == Text, Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a row with a text as its title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a row of two texts.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol)
  where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// The row.
  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}

/// Says that there is nothing to be seen, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - description: The reason.
  ///   - actions: Buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Creates the view with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the symbol.
  ///   - description: The reason.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  where Label == TerminalUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(
      label: { TerminalUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// The title, the reason and the buttons.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}
