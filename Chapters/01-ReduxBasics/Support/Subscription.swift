/// An object that wants to be told about new states.
///
/// The name and the requirements are ReSwift's.
protocol StoreSubscriber: AnyObject {
  /// What it wants to hear of: the store's state, or a part of it.
  associatedtype StoreSubscriberStateType

  /// Called with the current value on subscribing, and with each new value after that.
  func newState(state: StoreSubscriberStateType)
}

/// What a subscriber asks for: which part of the state, and when that part counts as new.
///
/// A subscription begins with the whole state and is narrowed down from there:
///
/// ```swift
/// store.subscribe(self) { $0.select { state in state.timelineState } }
/// ```
///
/// Like ReSwift's, it skips repeats by itself when the selected part is `Equatable`.
struct Subscription<State, Selected> {
  /// The selected part of a state.
  let selected: (State) -> Selected
  /// Whether a selected part, the second, says nothing that the first did not say.
  let isRepeat: (_ old: Selected, _ new: Selected) -> Bool

  /// Narrows the subscription down to a part that cannot be compared: each value counts as new.
  func select<Part>(_ part: @escaping (Selected) -> Part) -> Subscription<State, Part> {
    Subscription<State, Part>(
      selected: { [selected] state in part(selected(state)) },
      isRepeat: { _, _ in false }
    )
  }

  /// Narrows the subscription down to a part that counts as new when it is not equal to the last.
  func select<Part: Equatable>(_ part: @escaping (Selected) -> Part) -> Subscription<State, Part> {
    Subscription<State, Part>(
      selected: { [selected] state in part(selected(state)) },
      isRepeat: ==
    )
  }

  /// Replaces the question of when a value is a repeat.
  func skipRepeats(
    _ isRepeat: @escaping (_ old: Selected, _ new: Selected) -> Bool
  ) -> Subscription<State, Selected> {
    Subscription(selected: selected, isRepeat: isRepeat)
  }

  /// Counts a value as new when it is not equal to the last.
  func skipRepeats() -> Subscription<State, Selected> where Selected: Equatable {
    skipRepeats(==)
  }
}

extension Subscription where State == Selected {
  /// A subscription to the whole state, in which each state counts as new.
  init() {
    self.init(selected: { $0 }, isRepeat: { _, _ in false })
  }
}
