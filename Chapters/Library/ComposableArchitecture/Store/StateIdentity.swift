internal import Observation

/// Tells those who observe a store when its state as a whole was replaced by another.
///
/// Fields of observable state tell about themselves; only a change of identity, as when one row takes
/// another's place, has to come from the store.
@MainActor
final class StateIdentity: Observable {
  private nonisolated let registrar = ObservationRegistrar()
  /// What observers subscribe to; there is nothing to read.
  private var replacement: Void { () }

  /// Notes that whoever is reading observes the state.
  func access() {
    registrar.access(self, keyPath: \.replacement)
  }

  /// Tells observers that the state was replaced.
  func replaced() {
    registrar.withMutation(of: self, keyPath: \.replacement) {}
  }
}
