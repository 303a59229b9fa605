extension View {
  /// Names a view: by this a test taps a button without a text.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view.
  public func accessibilityLabel(_ label: Text) -> some View {
    Naming(content: self, name: label.string)
  }

  /// Names a view: by this a test taps a button without a text.
  ///
  /// - Parameter labelKey: The name.
  /// - Returns: The view.
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

/// The nature of a view, for those who cannot see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isImage = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSelected = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// The treatment of the views in a view, for those who cannot see it.
public struct AccessibilityChildBehavior: Sendable {
  public static let combine = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let ignore = AccessibilityChildBehavior()
}

// A terminal is read as it is.
extension View {
  /// Gives a view a name for tests that drive a phone.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Says what a view holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Says what a view holds.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }

  /// Hides a view from those who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Says what a view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what a view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes one thing of the views in a view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}
