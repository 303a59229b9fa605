internal import Observation

/// Keeps a value of a view, and notifies those who have read it of changes.
final class StateLocation<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) {
    stored = value
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
}

/// Whether two values can be compared and are equal.
func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
  guard let lhs = lhs as? any Equatable else { return false }
  return compare(lhs)
}
