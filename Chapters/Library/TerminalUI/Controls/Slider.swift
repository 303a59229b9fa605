/// A control for a value between two others.
///
/// Name and signatures are SwiftUI's.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: Label
  private let value: () -> String
  private let fraction: () -> Double
  private let setFraction: (Double) -> Void
  /// The fraction of the whole by which a key press moves it.
  private let keyStep: Double

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride?,
    label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    let length = Double(bounds.upperBound - bounds.lowerBound)
    self.value = { "\(value.wrappedValue)" }
    fraction = { length == 0 ? 0 : Double(value.wrappedValue - bounds.lowerBound) / length }
    keyStep = length == 0 ? 0 : step.map { Double($0) / length } ?? 0.05
    setFraction = { fraction in
      var distance = fraction * length
      if let step, step > 0 { distance = (distance / Double(step)).rounded() * Double(step) }
      let newValue = bounds.lowerBound + V(distance)
      onEditingChanged(true)
      value.wrappedValue = min(max(newValue, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values that it can have.
  ///   - onEditingChanged: Called with `true` before a person moves the slider, and with `false`
  ///     after.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      in: bounds,
      step: nil,
      label: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that goes in steps.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values that it can have.
  ///   - step: The distance between them.
  ///   - onEditingChanged: Called with `true` before a person moves the slider, and with `false`
  ///     after.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      in: bounds,
      step: step,
      label: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, by which a test finds it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values that it can have.
  ///   - label: The label, which says what it is for.
  ///   - onEditingChanged: Called with `true` before a person moves the slider, and with `false`
  ///     after.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      in: bounds,
      step: nil,
      label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a label that goes in steps.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values that it can have.
  ///   - step: The distance between them.
  ///   - label: The label, which says what it is for.
  ///   - onEditingChanged: Called with `true` before a person moves the slider, and with `false`
  ///     after.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      in: bounds,
      step: step,
      label: label(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let value = node.track(self.value)
    let fraction = node.track(self.fraction)
    node.setChildren([label])
    let set: @MainActor (Double) -> Void = { self.setFraction(min(max($0, 0), 1)) }
    return .elements { [keyStep, unowned node] children, traits in
      return [
        Element(
          .slider,
          of: node,
          .bar(fraction: fraction, isSlider: true),
          label: children[0].map(\.label).joined(separator: " "),
          value: value,
          traits: traits,
          actions: ElementActions(
            adjust: { set(fraction + Double($0) * keyStep) },
            setFraction: set
          )
        )
      ]
    }
  }
}
