internal import Observation
internal import Synchronization

/// What equal copies of an observable state share: an identity, and the list of observers, which is
/// made when the first field is read. Thousands of rows that nobody looks at stay small.
final class ObservationExtent: @unchecked Sendable {
  let id = ObservableStateID()

  /// The address of the `Observers`, retained; 0 if there are none. (An `AtomicLazyReference` does
  /// the same at several times the cost, and this is read for each field that is read.)
  private let observers = Atomic<UInt>(0)

  deinit { Self.object(at: observers.load(ordering: .acquiring))?.release() }

  private static func object(at address: UInt) -> Unmanaged<Observers>? {
    UnsafeRawPointer(bitPattern: address).map { .fromOpaque($0) }
  }

  private var existing: Observers? {
    Self.object(at: observers.load(ordering: .acquiring))?.takeUnretainedValue()
  }

  var existingRegistrar: ObservationRegistrar? { existing?.registrar }

  var registrar: ObservationRegistrar { (existing ?? adopt(Observers())).registrar }

  /// Keeps `new` unless there are observers already; those that are kept are returned.
  @discardableResult
  private func adopt(_ new: Observers) -> Observers {
    let retained = Unmanaged.passRetained(new)
    let (exchanged, original) = observers.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: retained.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    if exchanged { return new }
    retained.release()
    return Self.object(at: original)?.takeUnretainedValue() ?? new
  }

  private func adopt(observersOf other: ObservationExtent) {
    if let existing = other.existing { adopt(existing) }
  }

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
  private static let counter = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
