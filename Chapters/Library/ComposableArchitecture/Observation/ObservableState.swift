public import Observation

/// State whose fields can be observed one by one. The `@ObservableState` macro conforms a struct or
/// an enum to it; there is nothing to implement by hand.
///
/// A reader of `store.count` is notified of changes of `count` only.
public protocol ObservableState: Observable {
  /// The identity of this value; see ``ObservableStateID``.
  var _$id: ObservableStateID { get }

  /// Gives the value an identity that no copy of it has, before it is changed in its place.
  mutating func _$willModify()
}
