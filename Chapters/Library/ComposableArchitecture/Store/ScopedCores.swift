/// Projects a part of the state by a key path.
///
/// However deep the part is, there is one step from here to `base`: scoping further composes the key
/// paths in place of stacking up cores.
final class ScopedCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let keyPath: KeyPath<Base.State, State>
  private let embed: (Action) -> Base.Action

  init(base: Base, state: KeyPath<Base.State, State>, embed: @escaping (Action) -> Base.Action) {
    self.base = base
    self.keyPath = state
    self.embed = embed
  }

  var state: State { base.value(at: keyPath) }

  func value<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    base.value(at: self.keyPath)[keyPath: keyPath]
  }

  var isInvalid: Bool { base.isInvalid }
  var canCacheChildren: Bool { base.canCacheChildren }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    base.send(embed(action))
  }

  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: AnyCasePath<Action, ChildAction>
  ) -> any Core<ChildState, ChildAction> {
    ScopedCore<Base, ChildState, ChildAction>(
      base: base,
      state: keyPath.appending(path: state),
      embed: { [embed] in embed(action.embed($0)) }
    )
  }
}

/// Projects a part of the state by functions, which cannot be compared: stores scoped so are made
/// anew each time.
final class ClosureScopedCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let project: (Base.State) -> State
  private let embed: (Action) -> Base.Action

  init(
    base: Base,
    state: @escaping (Base.State) -> State,
    embed: @escaping (Action) -> Base.Action
  ) {
    self.base = base
    self.project = state
    self.embed = embed
  }

  var state: State { project(base.state) }

  func value<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  var isInvalid: Bool { base.isInvalid }
  var canCacheChildren: Bool { false }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    base.send(embed(action))
  }
}
