internal import Observation

#if !canImport(Darwin)
  import Synchronization
#endif

/// What equal copies of an observable state share: an identity, and the list of observers, which is
/// made when the first field is read. Thousands of rows that nobody looks at stay small.
final class ObservationExtent: @unchecked Sendable {
  let id = ObservableStateID()

  #if canImport(Darwin)
    // `Synchronization` needs macOS 15.
    private static let lock = Lock()
    private var observers: Observers?

    var existingRegistrar: ObservationRegistrar? {
      Self.lock.withLock { observers?.registrar }
    }

    var registrar: ObservationRegistrar {
      Self.lock.withLock {
        if let observers { return observers.registrar }
        let made = Observers()
        observers = made
        return made.registrar
      }
    }

    private func adopt(observersOf other: ObservationExtent) {
      Self.lock.withLock { observers = other.observers }
    }
  #else
    private let observers = AtomicLazyReference<Observers>()

    var existingRegistrar: ObservationRegistrar? {
      observers.load()?.registrar
    }

    var registrar: ObservationRegistrar {
      if let existing = observers.load() { return existing.registrar }
      return observers.storeIfNil(Observers()).registrar
    }

    private func adopt(observersOf other: ObservationExtent) {
      if let existing = other.observers.load() { _ = observers.storeIfNil(existing) }
    }
  #endif

  /// An extent with an identity of its own and the same observers.
  func split() -> ObservationExtent {
    let other = ObservationExtent()
    other.adopt(observersOf: self)
    return other
  }

  private final class Observers: Sendable {
    let registrar = ObservationRegistrar()
  }
}

/// Numbers of which no two are the same in a run of the program; 0 is none of them.
enum UniqueNumber {
  #if canImport(Darwin)
    private static let counter = LockIsolated<UInt64>(0)

    static func next() -> UInt64 {
      counter.withValue { number in
        number += 1
        return number
      }
    }
  #else
    private static let counter = Atomic<UInt64>(0)

    static func next() -> UInt64 {
      counter.wrappingAdd(1, ordering: .relaxed).newValue
    }
  #endif
}
