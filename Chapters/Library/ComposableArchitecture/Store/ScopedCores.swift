/// Reads a part of the state.
///
/// However deep the part is, there is one step from here to `base`: scoping further appends key
/// paths instead of nesting cores. Reads on the way are not observed. That the part was replaced as
/// a whole, the store finds out by its identity.
final class ScopedCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let keyPath: KeyPath<Base.State, State>
  private let embed: (Action) -> Base.Action

  init(
    base: Base,
    keyPath: KeyPath<Base.State, State>,
    embed: @escaping (Action) -> Base.Action
  ) {
    self.base = base
    self.keyPath = keyPath
    self.embed = embed
  }

  var state: State { Unobserved.read(keyPath, of: base.state) }
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
      keyPath: keyPath.appending(path: state),
      embed: { [embed] in embed(action.embed($0)) }
    )
  }
}

/// Reads a part of the state by a function, which cannot be compared with others: a store scoped in
/// this way is another one each time.
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

  var isInvalid: Bool { base.isInvalid }
  var canCacheChildren: Bool { false }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    base.send(embed(action))
  }
}
