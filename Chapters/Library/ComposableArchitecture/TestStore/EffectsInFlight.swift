/// The effects of a test store that run, each with the action for which the reducer returned it.
///
/// An effect that lasts only because a child is presented does not count: a test may end while one is.
///
/// It is `Sendable` because a lock guards all that changes; only the test looks into the actions.
final class EffectsInFlight<Action>: @unchecked Sendable {
  /// The effects that one action has started and that have not ended yet.
  struct InFlight {
    fileprivate let id: Int
    let action: Action
    /// The test's position when the effect started.
    let location: IssueLocation
    /// Whether the test has said that it does not wait for it.
    fileprivate var isSkipped = false
    fileprivate var effect: RunningEffect?

    fileprivate var isBusy: Bool { effect?.isBusy ?? true }
  }

  /// The state of the effects' tasks.
  let monitor = EffectMonitor()

  private let lock = Lock()
  private var inFlight: [InFlight] = []
  private var nextID = 0

  /// Those that the test must see end, oldest first.
  var all: [InFlight] { lock.withLock { inFlight.filter { !$0.isSkipped && $0.isBusy } } }

  /// Whether there are none that the test must see end.
  var isEmpty: Bool { lock.withLock { inFlight.allSatisfy { $0.isSkipped || !$0.isBusy } } }

  /// Whether there are any that the test has not skipped, those included that only hold on.
  var areInFlight: Bool { lock.withLock { inFlight.contains { !$0.isSkipped } } }

  /// Whether any runs that may still send an action, those included that the test has skipped.
  var areRunning: Bool { lock.withLock { inFlight.contains(where: \.isBusy) } }

  /// No longer demands that those that run end. They continue, and may send actions.
  func skipAll() {
    lock.withLock {
      for index in inFlight.indices { inFlight[index].isSkipped = true }
    }
  }

  /// The same effect, counted while it runs.
  func tracking(_ effect: Effect<Action>, of action: Action, at location: IssueLocation)
    -> Effect<Action>
  {
    guard !effect.isNone else { return effect }
    let entry = lock.withLock {
      nextID += 1
      return InFlight(id: nextID, action: action, location: location)
    }
    return effect.observed { [entry = UncheckedSendable(entry)] running in
      var entry = entry.value
      entry.effect = running
      self.lock.withLock { self.inFlight.append(entry) }
    } onEnd: { [id = entry.id] in
      self.lock.withLock { self.inFlight.removeAll { $0.id == id } }
    }
  }
}
