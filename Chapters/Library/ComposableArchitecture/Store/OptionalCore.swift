/// Projects a part of the state that may go away. Once it has, the part is as it was last seen, and
/// actions are still sent, so that the reducer reports them.
final class OptionalCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let keyPath: KeyPath<Base.State, State?>
  private let embed: (Action) -> Base.Action
  private let detach: ((inout State) -> Void)?
  private var lastState: State

  init(
    base: Base,
    state: KeyPath<Base.State, State?>,
    embed: @escaping (Action) -> Base.Action,
    current: State
  ) {
    self.base = base
    self.keyPath = state
    self.embed = embed
    detach = detachment(of: State.self)
    lastState = current
    detach?(&lastState)
    base.observers.addNotetaker(self)
  }

  private var current: State? { base.withState { $0[keyPath: keyPath] } }

  var state: State {
    guard let state = current else { return lastState }
    if base.observers.areMany { remember(state) }
    return state
  }

  func withState<Value>(_ body: (State) -> Value) -> Value {
    body(state)
  }

  var isInvalid: Bool { current == nil || base.isInvalid }
  var canCacheChildren: Bool { base.canCacheChildren }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    let effects = base.send(embed(action))
    if base.observers.areMany, let state = current { remember(state) }
    return effects
  }

  private func remember(_ state: State) {
    lastState = state
    detach?(&lastState)
  }
}

extension OptionalCore: StateObserver {
  func stateMayHaveChanged() -> Bool {
    if !base.observers.areMany, let state = current { remember(state) }
    return true
  }
}

/// Makes a copy of observable state one that the original does not know of.
///
/// As long as a state shares its identity with a copy, it takes a new one when it changes, and so
/// looks to its observers as if it had been replaced.
private func detachment<State>(of type: State.Type) -> ((inout State) -> Void)? {
  func open<Observable: ObservableState>(_: Observable.Type) -> (inout State) -> Void {
    { state in
      withUnsafeMutablePointer(to: &state) { pointer in
        pointer.withMemoryRebound(to: Observable.self, capacity: 1) { $0.pointee._$willModify() }
      }
    }
  }
  return (type as? any ObservableState.Type).map { open($0) }
}
