import ComposableArchitecture
import Observation

/// Whether who reads one thing is told when another one happens.
public func isTold(reading read: () -> Void, when change: () -> Void) -> Bool {
  let isTold = LockIsolated(false)
  withObservationTracking(read) { isTold.setValue(true) }
  change()
  return isTold.value
}
