/// Shows that something is under way, or how far it is.
///
/// Name and signatures are SwiftUI's.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
  private let fraction: Double?

  init(label: Label, fraction: Double?) {
    self.label = label
    self.fraction = fraction
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is under way.
  public init() where Label == EmptyView {
    self.init(label: EmptyView(), fraction: nil)
  }

  /// Shows that something is under way.
  ///
  /// - Parameter label: The label, which says what it is.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: nil)
  }

  /// Shows that something is under way.
  ///
  /// - Parameter titleKey: The label, which says what it is.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), fraction: nil)
  }

  /// Shows that something is under way.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init(label: Text(title), fraction: nil)
  }

  /// Shows how far something is.
  ///
  /// - Parameters:
  ///   - value: The amount that is done; `nil` if that is not known.
  ///   - total: The amount to do in all.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
  }

  /// Shows how far something is.
  ///
  /// - Parameters:
  ///   - titleKey: The label, which says what it is.
  ///   - value: The amount that is done; `nil` if that is not known.
  ///   - total: The amount to do in all.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([label])
    return .elements { [fraction, unowned node] children, traits in
      let layout = fraction.map { Layout.bar(fraction: $0, isSlider: false) } ?? .spinner
      let sign = Element(.stack, of: nil, layout, label: "", traits: traits)
      return [
        Element(
          .progress,
          of: node,
          .vertical(.center, spacing: 0),
          value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
          traits: traits,
          children: [sign] + children[0]
        )
      ]
    }
  }
}
