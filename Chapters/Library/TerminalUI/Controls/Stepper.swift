/// A control that makes a value greater or smaller by steps.
///
/// Name and signatures are SwiftUI's.
public struct Stepper<Label: View> {
  private let label: Label
  private let value: () -> String?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editingChanged: (Bool) -> Void

  /// Creates a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: The label, which says what it is for.
  ///   - onIncrement: Called for a step up; `nil` if there is none.
  ///   - onDecrement: Called for a step down; `nil` if there is none.
  ///   - onEditingChanged: Called with `true` before a step, and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = { nil }
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }

  /// Creates a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The size of a step.
  ///   - label: The label, which says what it is for.
  ///   - onEditingChanged: Called with `true` before a step, and with `false` after it.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = { "\(value.wrappedValue)" }
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    editingChanged = onEditingChanged
  }

  /// Creates a stepper of a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The values that it can have.
  ///   - step: The size of a step.
  ///   - label: The label, which says what it is for.
  ///   - onEditingChanged: Called with `true` before a step, and with `false` after it.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.value = { "\(value.wrappedValue)" }
    increment = {
      let next = value.wrappedValue.advanced(by: step)
      if bounds.contains(next) { value.wrappedValue = next }
    }
    decrement = {
      let next = value.wrappedValue.advanced(by: -step)
      if bounds.contains(next) { value.wrappedValue = next }
    }
    editingChanged = onEditingChanged
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a text that calls closures.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with a text that calls closures.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value within bounds, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let value = node.track(value)
    node.setChildren([label])
    let adjust: @MainActor (Int) -> Void = { step in
      editingChanged(true)
      (step > 0 ? increment : decrement)?()
      editingChanged(false)
    }
    return .elements { [unowned node] children, traits in
      var look = traits
      look.lookTappable()
      return [
        Element(
          .stepper,
          of: node,
          .horizontal(.center, spacing: 1),
          value: value,
          traits: traits,
          children: children[0] + [.space, .sign("[−|+]", look)],
          actions: ElementActions(adjust: adjust)
        )
      ]
    }
  }
}
