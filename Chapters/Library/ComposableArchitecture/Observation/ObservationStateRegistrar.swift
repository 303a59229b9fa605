@_exported public import Observation

/// The part that `@ObservableState` adds to a struct: its identity, and the observers of its
/// fields.
///
/// Copies of a state share their observers, so that observers of a state are notified of a change
/// of the copy that is put in its place. A registrar never makes two states differ: it is equal to
/// any other, and adds nothing to a hash or an encoding.
public struct ObservationStateRegistrar: Sendable {
  private var number = UniqueNumber.next()
  private let observers = StateFieldObservers()

  /// A registrar with a new identity and without observers.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID { ObservableStateID(location: number) }

  /// Whether a field has been read where a change may be of interest.
  var isObserved: Bool { observers.existingRegistrar != nil }

  /// Gives the state an identity that no copy of it has.
  public mutating func _$willModify() { number = UniqueNumber.next() }

  /// Notes that a field is being read.
  public func access<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    if Unobserved.isReading { return }
    observers.registrar.access(subject, keyPath: keyPath)
  }

  /// Notifies the observers of a field that it has changed.
  public func notify<Subject: Observable, Member>(
    _ subject: Subject,
    keyPath: KeyPath<Subject, Member>
  ) {
    guard let registrar = observers.existingRegistrar else { return }
    Unobserved.pause { registrar.withMutation(of: subject, keyPath: keyPath) {} }
  }

  /// Whether observers must be notified of a new value for a field.
  ///
  /// - Parameters:
  ///   - value: The value so far.
  ///   - newValue: The value from now on.
  ///   - isIdentityEqual: Whether the two are the same observable state.
  ///   - isEqual: Whether the two are equal.
  /// - Returns: Whether the field is observed and the values differ to its observers.
  public func isChange<Value>(
    _ value: Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    _ isEqual: (Value, Value) -> Bool = { _, _ in false }
  ) -> Bool {
    isObserved && !isIdentityEqual(value, newValue) && !isEqual(value, newValue)
  }
}

/// Most states are never observed, and a registrar takes more memory than many a state.
///
/// It is `Sendable` because a lock, one for all states, guards the registrar.
private final class StateFieldObservers: @unchecked Sendable {
  private static let lock = Lock()
  private var lazyRegistrar: ObservationRegistrar?

  /// The registrar, if the state has been observed.
  var existingRegistrar: ObservationRegistrar? { Self.lock.withLock { lazyRegistrar } }

  /// The registrar, made when the state is first observed.
  var registrar: ObservationRegistrar {
    Self.lock.withLock {
      if let lazyRegistrar { return lazyRegistrar }
      let made = ObservationRegistrar()
      lazyRegistrar = made
      return made
    }
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
