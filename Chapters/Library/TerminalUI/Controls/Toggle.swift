/// A switch between on and off.
///
/// Name and signatures are SwiftUI's.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: The label, which says what it is for.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The label, which says what it is for.
  ///   - isOn: Whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let isOn = node.track { self.isOn.wrappedValue }
    node.setChildren([label])
    return .elements { [binding = self.isOn, unowned node] children, traits in
      var look = traits
      if isOn { look.style.foreground = .green }
      let flip: @MainActor () -> Void = { binding.wrappedValue.toggle() }
      return [
        Element(
          .toggle,
          of: node,
          .horizontal(.center, spacing: 1),
          value: isOn ? "on" : "off",
          traits: traits,
          children: children[0] + [.space, .sign(isOn ? "(─●)" : "(●─)", look, dim: !isOn)],
          actions: ElementActions(tap: flip)
        )
      ]
    }
  }
}
