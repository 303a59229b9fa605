public import Observation

/// What `@ObservableState` adds to a struct: its identity, and who observes its fields.
///
/// Copies of a state share an identity until one of them changes; observers they share for good, so
/// that nobody misses a change of the copy that is put in the place of the original. It never makes
/// two states differ: it is equal to any other, and adds nothing to a hash or an encoding.
public struct ObservationStateRegistrar: Sendable {
  private var extent = ObservationExtent()

  /// A registrar with a new identity, observed by nobody.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID { extent.id }

  /// Whether a field has been read, by anybody who may want to know of a change.
  var isObserved: Bool { extent.existingRegistrar != nil }

  /// Gives the state a new identity if it shares its own with a copy, because the two are about to
  /// differ. Without that, nobody would see the difference if the copy took its place later.
  public mutating func _$willModify() {
    if !isKnownUniquelyReferenced(&extent) { extent = extent.split() }
  }

  /// Notes that a field is being read.
  ///
  /// - Parameters:
  ///   - subject: The state.
  ///   - keyPath: The field.
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    extent.registrar.access(subject, keyPath: keyPath)
  }

  /// Tells the observers of a field that it has changed.
  ///
  /// - Parameters:
  ///   - subject: The state.
  ///   - keyPath: The field.
  public func notify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    extent.existingRegistrar?.withMutation(of: subject, keyPath: keyPath) {}
  }

  /// Whether observers must be told of a new value for a field.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - newValue: The value from now on.
  ///   - isIdentityEqual: Whether the two are the same to observers.
  public mutating func isChange<Value>(
    _ value: Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool
  ) -> Bool {
    _$willModify()
    return isObserved && !isIdentityEqual(value, newValue)
  }
}

extension ObservationStateRegistrar: Equatable {
  /// Always equal: who observes a state is no part of what it is worth.
  public static func == (_: Self, _: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  /// Adds nothing to the hash of the state.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// A registrar with a new identity; nothing is read.
  public init(from decoder: any Decoder) throws {}
  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension ObservationStateRegistrar: CustomReflectable {
  /// Nothing to see in a dump of the state.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
