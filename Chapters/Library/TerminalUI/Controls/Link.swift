public import Foundation

/// A button that opens an address. A terminal prints it; in `play`, it is in the log.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The address.
  ///   - label: The content to show.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Creates a link that shows a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that shows a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  /// The button.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}
