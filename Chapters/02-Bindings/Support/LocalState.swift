/// A value that a screen keeps for itself, outside of the store.
///
/// It stands in for SwiftUI's `@State`, which exists in views only.
@MainActor
final class LocalState<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
