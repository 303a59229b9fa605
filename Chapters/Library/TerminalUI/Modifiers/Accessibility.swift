extension View {
  /// Says what a view is for where no text does: by this name a test taps a button with a symbol.
  public func accessibilityLabel(_ label: Text) -> some View {
    Naming(content: self, name: label.string)
  }

  /// Says what a view is for by a literal.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    Naming(content: self, name: labelKey.string)
  }

  /// Names a view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    Naming(content: self, name: String(label))
  }
}

/// A view under another name, if it is one control.
private struct Naming<Content: View> {
  let content: Content
  let name: String
}

extension Naming: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .elements { [name] children, _ in
      // A text says what it says; the name is for those who cannot see it.
      children[0].map { $0.actions.isEmpty ? $0 : $0.named(name) }
    }
  }
}
