public import TerminalUI

extension NavigationStack {
  /// Creates a stack whose pages are the features of a store's stack.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends `.popFrom`, and a `NavigationLink(state:)` in the stack sends `.push`.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == StackState<State> {
    let path = UncheckedSendable(path)
    let destination = UncheckedSendable(destination)
    self.init(
      pages: NavigationPath(
        pages: {
          let store = path.value.wrappedValue
          return store.stackElements().map { id, element in
            NavigationPath.Page(
              id: AnyHashable(id),
              content: { destination.value(element) },
              pop: { store.pop(from: id) }
            )
          }
        },
        push: { value in
          guard let state = value as? State else { return false }
          path.value.wrappedValue.push(state)
          return true
        }
      ),
      root: root
    )
  }
}

extension Store {
  /// The stores of the features in a stack, by their ids. That features come and go is observed.
  fileprivate func stackElements<ElementState, ElementAction>() -> [(
    id: StackElementID, store: Store<ElementState, ElementAction>
  )]
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    observeStack()
    let stack = core.state
    children = children.filter { id, _ in
      guard case .element(let id) = id, let id = id.base as? StackElementID else { return true }
      return stack.index(of: id) != nil
    }
    return zip(stack.ids, stack).map { id, element in
      let store = child(id: .element(id)) {
        core.scopeOptional(
          state: \.[id: id],
          embed: { .element(id: id, action: $0) },
          current: element
        )
      }
      return (id, store)
    }
  }

  /// Takes a feature from the stack, and those over it, unless it has gone by itself meanwhile.
  fileprivate func pop<ElementState, ElementAction>(from id: StackElementID)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    if core.state.index(of: id) != nil { send(.popFrom(id: id)) }
  }

  fileprivate func push<ElementState, ElementAction>(_ state: ElementState)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let generator = DependencyValues._current.stackElementID
    var id = generator.next()
    while core.state.index(of: id) != nil { id = generator.next() }
    send(.push(id: id, state: state))
  }

  private func observeStack<ElementState, ElementAction>()
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    if let identity { return identity.access() }
    let identity = StateIdentity()
    self.identity = identity
    let observer = StackObserver(store: self, identity: identity)
    identityObserver = observer
    core.observers.add(observer)
    identity.access()
  }
}

/// Notices when features come to a stack, or go from it.
private final class StackObserver<State, Action>: StateObserver {
  private weak var store: Store<StackState<State>, StackAction<State, Action>>?
  private let identity: StateIdentity
  private var ids: [StackElementID]

  init(store: Store<StackState<State>, StackAction<State, Action>>, identity: StateIdentity) {
    self.store = store
    self.identity = identity
    ids = store.core.state.ids
  }

  func stateMayHaveChanged() -> Bool {
    guard let store, !store.core.isInvalid else { return false }
    let newIDs = store.core.state.ids
    if newIDs != ids {
      ids = newIDs
      identity.replaced()
    }
    return true
  }
}
