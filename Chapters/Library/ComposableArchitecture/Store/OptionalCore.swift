/// Reads a part of the state that may go away. Once it has gone, the part is what was last read of
/// it, and actions are still sent, so that the reducer reports them.
final class OptionalCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let keyPath: KeyPath<Base.State, State?>
  private let embed: (Action) -> Base.Action
  private var lastState: State

  init(
    base: Base,
    keyPath: KeyPath<Base.State, State?>,
    embed: @escaping (Action) -> Base.Action,
    current: State
  ) {
    self.base = base
    self.keyPath = keyPath
    self.embed = embed
    lastState = current
  }

  private var current: State? { Unobserved.read(keyPath, of: base.state) }

  var state: State {
    guard let current else { return lastState }
    remember(current)
    return current
  }

  var isInvalid: Bool { current == nil || base.isInvalid }
  var canCacheChildren: Bool { base.canCacheChildren }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    let effects = base.send(embed(action))
    if let current { remember(current) }
    return effects
  }

  private func remember(_ state: State) {
    // The old state is let go of after the change: an object in it may read this very part.
    var state = state
    swap(&lastState, &state)
  }
}
