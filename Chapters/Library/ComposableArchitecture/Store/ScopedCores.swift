/// Projects a part of the state.
///
/// However deep the part is, there is one step from here to `base`: scoping further composes functions
/// in place of stacking up cores. What is read on the way is not observed. That the part was replaced
/// as a whole, the store finds out by its identity.
final class ScopedCore<Base: Core, State, Action>: Core {
  private let base: Base
  private let read: (Base.State) -> State
  let address: UnsafePointer<State>?
  private let embed: (Action) -> Base.Action

  init(
    base: Base,
    read: @escaping (Base.State) -> State,
    address: UnsafePointer<State>?,
    embed: @escaping (Action) -> Base.Action
  ) {
    self.base = base
    self.read = read
    self.address = address
    self.embed = embed
  }

  var state: State { address?.pointee ?? base.withState(read) }

  func withState<Value>(_ body: (State) -> Value) -> Value {
    if let address { return body(address.pointee) }
    return base.withState { body(read($0)) }
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
    let reader = StateReader(state)
    return ScopedCore<Base, ChildState, ChildAction>(
      base: base,
      read: { [read] in reader.read(read($0)) },
      address: self.address(of: reader),
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

  func withState<Value>(_ body: (State) -> Value) -> Value {
    body(state)
  }

  var isInvalid: Bool { base.isInvalid }
  var canCacheChildren: Bool { false }
  var observers: StateObservers { base.observers }

  func send(_ action: Action) -> RunningEffect? {
    base.send(embed(action))
  }
}
