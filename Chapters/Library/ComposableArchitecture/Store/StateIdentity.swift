internal import Observation

/// Notifies the observers of a store when its state as a whole was replaced by another.
///
/// Observable state notifies the observers of its fields; a change of identity, as when one row
/// takes another's place, is left to the store.
@MainActor
final class StateIdentity: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  /// The property that observers subscribe to; it has no value.
  private var replacement: Void { () }

  /// Notes that the state is being read.
  func access() {
    registrar.access(self, keyPath: \.replacement)
  }

  /// Notifies observers that the state was replaced.
  func replaced() {
    registrar.withMutation(of: self, keyPath: \.replacement) {}
  }
}
