internal import Synchronization

/// Numbers of which each is greater than those before it.
enum UniqueNumber {
  private static let counter = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
