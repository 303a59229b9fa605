internal import Observation
internal import Synchronization

/// The identity of an observable state, and the observers that it shares with all its copies.
///
/// Copies of a state refer to one object until one of them changes. The copy that changes keeps the
/// number, in an object of its own, and the copies that stay behind get another number. So a state
/// that changes where it is stays the same to its observers; an older copy in its place does not.
final class ObservationIdentity: Sendable {
  private let number: Atomic<UInt64>
  /// The number that the copies got which stayed behind; 0 if there were none.
  private let staleNumber: UInt64
  private let observers: Observers

  init() {
    number = Atomic(UniqueNumber.next())
    staleNumber = 0
    observers = Observers()
  }

  private init(number: UInt64, staleNumber: UInt64, observers: Observers) {
    self.number = Atomic(number)
    self.staleNumber = staleNumber
    self.observers = observers
  }

  var id: ObservableStateID {
    ObservableStateID(
      location: number.load(ordering: .relaxed),
      staleLocation: staleNumber
    )
  }

  /// The registrar of the state's observers, made when the state is first observed.
  var registrar: ObservationRegistrar { observers.registrar }

  /// The registrar of the state's observers, if the state has been observed.
  var existingRegistrar: ObservationRegistrar? { observers.existingRegistrar }

  /// The identity of a copy that is about to change.
  func separated() -> ObservationIdentity {
    let staleNumber = UniqueNumber.next()
    let number = number.exchange(staleNumber, ordering: .relaxed)
    return ObservationIdentity(number: number, staleNumber: staleNumber, observers: observers)
  }
}

/// Most states are never observed, and a registrar takes more memory than many a state.
///
/// It is `Sendable` because a lock, one for all states, guards the registrar.
private final class Observers: @unchecked Sendable {
  private static let lock = Lock()
  private var lazyRegistrar: ObservationRegistrar?

  var existingRegistrar: ObservationRegistrar? { Self.lock.withLock { lazyRegistrar } }

  var registrar: ObservationRegistrar {
    Self.lock.withLock {
      if let lazyRegistrar { return lazyRegistrar }
      let made = ObservationRegistrar()
      lazyRegistrar = made
      return made
    }
  }
}
