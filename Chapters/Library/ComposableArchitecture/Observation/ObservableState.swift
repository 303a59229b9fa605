public import Observation

/// State whose fields can be observed one by one. The `@ObservableState` macro conforms a struct or
/// an enum to it; there is nothing to implement by hand.
///
/// Who reads `store.count` is told about changes of `count` alone.
public protocol ObservableState: Observable {
  /// The identity of this value; see ``ObservableStateID``.
  var _$id: ObservableStateID { get }

  /// Prepares for a change of the fields: if the value is a copy of another one, it gets an identity
  /// of its own.
  mutating func _$willModify()

  /// How to change a field where it is, a `_$FieldModifier`; nil if there is no way but the key path.
  static func _$modifier(at keyPath: AnyKeyPath) -> AnyObject?
}
