public import Observation

/// The part that `@ObservableState` adds to a struct: its identity, and the observers of its
/// fields.
///
/// Copies of a state share their observers, so that observers of a state are notified of a change
/// of the copy that is put in its place. A registrar never makes two states differ: it is equal to
/// any other, and adds nothing to a hash or an encoding.
public struct ObservationStateRegistrar: Sendable {
  private var identity = ObservationIdentity()

  /// A registrar with a new identity and without observers.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID { identity.id }

  /// Whether a field has been read where a change may be of interest.
  var isObserved: Bool { identity.existingRegistrar != nil }

  /// Prepares for a change: see ``ObservationIdentity``.
  public mutating func _$willModify() {
    if !isKnownUniquelyReferenced(&identity) { identity = identity.separated() }
  }

  /// Notes that a field is being read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    if Unobserved.isReading { return }
    identity.registrar.access(subject, keyPath: keyPath)
  }

  /// Notifies the observers of a field that it has changed.
  public func notify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    guard let registrar = identity.existingRegistrar else { return }
    Unobserved.pause { registrar.withMutation(of: subject, keyPath: keyPath) {} }
  }

  /// Whether observers must be notified of a new value for a field.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - newValue: The value from now on.
  ///   - isIdentityEqual: Whether the two are the same to observers, changes since a number aside.
  /// - Returns: Whether the field is observed and the values differ to its observers.
  public mutating func isChange<Value>(
    _ value: Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value, UInt64) -> Bool
  ) -> Bool {
    _$willModify()
    return isObserved && !isIdentityEqual(value, newValue, ChangesInAction.firstNumber)
  }
}

extension ObservationStateRegistrar: Equatable {
  /// Always equal: observers do not affect the equality of states.
  public static func == (_: Self, _: Self) -> Bool { true }
}

extension ObservationStateRegistrar: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// A registrar with a new identity; nothing is read.
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
}

extension ObservationStateRegistrar: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
