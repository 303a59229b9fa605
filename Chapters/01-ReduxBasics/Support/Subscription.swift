/// An object that is notified of new states.
///
/// The name and the requirements are ReSwift's.
protocol StoreSubscriber: AnyObject {
  /// What it is notified of: the store's state, or a part of it.
  associatedtype StoreSubscriberStateType

  /// Called with the current value on subscribing, and with each new value after that.
  func newState(state: StoreSubscriberStateType)
}

/// What a subscriber asks for: which part of the state, and which changes do not matter.
///
/// A subscription begins with the whole state and is narrowed down from there:
///
/// ```swift
/// store.subscribe(self) { $0.select { state in state.timelineState } }
/// ```
///
/// As in ReSwift, each step adds to those before it: a change that one of them skips is not
/// reported, and no later step brings it back.
struct Subscription<State, Selected> {
  /// The selected part of a state.
  let selected: (State) -> Selected
  /// Whether the step from one state to the next tells this subscriber nothing new.
  let isRepeat: (_ old: State, _ new: State) -> Bool

  /// Narrows the subscription down to a part of what it has selected so far.
  func select<Part>(_ part: @escaping (Selected) -> Part) -> Subscription<State, Part> {
    Subscription<State, Part>(
      selected: { [selected] state in part(selected(state)) },
      isRepeat: isRepeat
    )
  }

  /// Skips a change also when `isRepeat` says that the selected part is a repeat.
  func skipRepeats(
    _ isRepeat: @escaping (_ old: Selected, _ new: Selected) -> Bool
  ) -> Subscription<State, Selected> {
    let isSkipped = self.isRepeat
    return Subscription(selected: selected) { [selected] old, new in
      isSkipped(old, new) || isRepeat(selected(old), selected(new))
    }
  }

  /// Skips a change also when the selected part is equal to what it was.
  func skipRepeats() -> Subscription<State, Selected> where Selected: Equatable {
    skipRepeats(==)
  }

  /// Skips a change also when `condition` is true of the selected part before and after it.
  func skip(
    when condition: @escaping (_ old: Selected, _ new: Selected) -> Bool
  ) -> Subscription<State, Selected> {
    skipRepeats(condition)
  }

  /// Skips a change unless `condition` is true of the selected part before and after it.
  func only(
    when condition: @escaping (_ old: Selected, _ new: Selected) -> Bool
  ) -> Subscription<State, Selected> {
    skipRepeats { old, new in !condition(old, new) }
  }
}

extension Subscription where State == Selected {
  /// A subscription to the whole state that skips nothing.
  init() {
    self.init(selected: { $0 }, isRepeat: { _, _ in false })
  }
}
