public import Foundation

/// A field to write text in.
///
/// ```swift
/// TextField("Title", text: $store.title)
/// ```
///
/// It has no text of its own: it shows what its binding says, also right after a key was pressed.
/// Name and signatures are SwiftUI's.
public struct TextField<Label: View> {
  fileprivate let label: Label
  fileprivate let text: Binding<String>
  fileprivate let prompt: Text?
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field; shown while it is empty.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text, prompt: nil)
  }

  /// Creates a field.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil)
  }

  /// Creates a field that shows something else than its title while it is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - prompt: The text shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// Creates a field for a value that is written in a format. Text that the format cannot read
  /// leaves the value as it is.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field; shown while it is empty.
  ///   - value: The value.
  ///   - format: The format of the value, such as `.number`.
  ///   - prompt: The text shown while it is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      read: { format.format(value.wrappedValue) },
      write: { text in
        guard let newValue = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = newValue
      }
    )
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field that may have several lines. In a terminal it has one.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field; shown while it is empty.
  ///   - text: The text.
  ///   - axis: Unused.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: text, prompt: nil)
  }
}

/// A field for a long text. In a terminal it has one line.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a field that writes each letter to a binding.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The field.
  public var body: some View { TextField("", text: text) }
}

extension TextField: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .field(.textField, label, text, prompt, in: node)
  }
}

/// A field for a text that is hidden on the screen.
public struct SecureField<Label: View> {
  fileprivate let label: Label
  fileprivate let text: Binding<String>
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field; shown while it is empty.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  /// Creates a field.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension SecureField: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .field(.secureField, label, text, nil, in: node)
  }
}

extension NodeContent {
  @MainActor
  fileprivate static func field(
    _ role: ElementRole,
    _ label: any View,
    _ text: Binding<String>,
    _ prompt: Text?,
    in node: ViewNode
  ) -> NodeContent {
    let value = node.track { text.wrappedValue }
    node.setChildren([label])
    return .elements { [unowned node] children, traits in
      let title = children[0].map(\.label).joined(separator: " ")
      let shown = role == .secureField ? String(repeating: "•", count: value.count) : value
      return [
        Element(
          role,
          of: node,
          .field(text: shown, placeholder: prompt?.string ?? title, traits.textAlignment),
          label: title,
          value: shown,
          traits: traits,
          actions: ElementActions(setText: { text.wrappedValue = $0 }, text: value)
        )
      ]
    }
  }
}
