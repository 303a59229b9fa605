internal import Observation

/// Keeps a value of a view, and notifies those who have read it of changes.
final class StateLocation<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private let initial: Value
  private var stored: Value
  /// Whether the code of a view has set the value, and not only a control that has a binding of it.
  private var isSetByCode = false

  init(_ value: Value) {
    (initial, stored) = (value, value)
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      if isEqual(stored, newValue) { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// Sets the value in the name of a view's code.
  func set(_ newValue: Value) {
    isSetByCode = true
    value = newValue
  }
}

/// A value that a view keeps, whatever its type.
protocol KeptValue {
  /// The value, if it is shared by all that have it.
  var object: AnyObject? { get }

  /// Begins again, if code of a view has set the value.
  func beginAgain()
}

extension StateLocation: KeptValue {
  var object: AnyObject? {
    func object(_ value: Any) -> AnyObject? {
      if type(of: value) is AnyClass { return value as AnyObject }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first.flatMap { object($0.value) } : nil
    }
    return object(stored)
  }

  func beginAgain() {
    if isSetByCode, object == nil { value = initial }
  }
}

/// Whether two values can be compared and are equal.
func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
