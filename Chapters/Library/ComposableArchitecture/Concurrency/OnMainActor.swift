internal import Foundation

/// Calls a closure on the main actor: now if this is its thread, otherwise soon.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
