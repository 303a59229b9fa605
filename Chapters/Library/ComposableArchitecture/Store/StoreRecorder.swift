/// Sees every action of the root stores that are made while it is ``current``, and can keep one
/// from being processed: what a log of actions with travel in time is made with.
///
/// Effects of such stores run on the main actor, one after the other, so that the same actions at
/// the same times have the same consequences.
@MainActor
package protocol StoreRecorder: AnyObject, Sendable {
  /// Called when a store has been made.
  func didMake(_ store: any RecordedStore)

  /// Whether a store may process an action. If not, the action is dropped.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: Who sends it.
  ///   - task: The effects to which the sending effect belongs, if an effect sends it.
  ///   - store: The store.
  func admits(
    _ action: Any,
    from sender: ActionSender,
    of task: StoreTask?,
    to store: any RecordedStore
  ) -> Bool

  /// Called before the reducer runs.
  func willReduce(_ action: Any, from sender: ActionSender, in store: any RecordedStore)

  /// Called after the reducer has run.
  func didReduce(_ action: Any, before: Any, after: Any, in store: any RecordedStore)

  /// Called when the effects have been started that the last action has led to.
  func didStart(_ task: StoreTask)
}

/// The sender of an action.
package enum ActionSender: Sendable {
  case view, effect
}

/// A root store as a recorder sees it.
@MainActor
package protocol RecordedStore: AnyObject {
  /// The state.
  var recordedState: Any { get }

  /// Puts a state in place, and notifies the observers of the one that was there.
  func replaceState(with state: Any)

  /// Runs the reducer alone: the store keeps its state, and effects are not started.
  ///
  /// - Returns: The state after it.
  func reduceAgain(_ action: Any, from state: Any) -> Any

  /// Sends an action that an effect has sent earlier.
  func sendAgain(_ action: Any)
}

/// The recorder of stores that are made now.
package enum StoreRecorders {
  @TaskLocal package static var current: (any StoreRecorder)?
}

/// The recording of a root store.
@MainActor
final class StoreRecording {
  private(set) weak var recorder: (any StoreRecorder)?
  /// The sender of the actions at hand.
  var senders: [ActionSender] = []

  init(recorder: any StoreRecorder) {
    self.recorder = recorder
  }
}

extension RootCore: RecordedStore {
  var recordedState: Any { state }

  func replaceState(with state: Any) {
    guard let state = state as? Root.State else { return }
    install(state)
  }

  func reduceAgain(_ action: Any, from state: Any) -> Any {
    guard let action = action as? Root.Action, var state = state as? Root.State else {
      return state
    }
    reduceOnly(action, &state)
    return state
  }

  func sendAgain(_ action: Any) {
    guard let action = action as? Root.Action else { return }
    _ = send(action, from: nil, by: .effect)
  }
}
