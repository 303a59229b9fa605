/// The stores of the elements of a collection, each made when it is first asked for.
// Unchecked because of the elements, which only the main actor gets to see.
public struct _StoreCollection<
  ID: Hashable & Sendable,
  State,
  Action
>: RandomAccessCollection, @unchecked Sendable {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let elements: IdentifiedArray<ID, State>

  @MainActor
  init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    elements: IdentifiedArray<ID, State>
  ) {
    self.store = store
    self.elements = elements
    store.forgetStaleElements(besides: elements)
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }

  /// The store of the element at a position. Stores belong to the main actor; ask there.
  public subscript(position: Int) -> Store<State, Action> {
    MainActor.assumeIsolated {
      UncheckedSendable(store.child(of: elements[position], id: elements.ids[position]))
    }.value
  }
}

extension Store {
  /// The store of an element, kept under its id.
  fileprivate func child<ID: Hashable & Sendable, ElementState, ElementAction>(
    of element: ElementState,
    id: ID
  ) -> Store<ElementState, ElementAction>
  where
    State == IdentifiedArray<ID, ElementState>,
    Action == IdentifiedAction<ID, ElementAction>
  {
    child(id: .element(id)) {
      core.scopeOptional(
        state: \.[id: id],
        embed: { .element(id: id, action: $0) },
        current: element
      )
    }
  }

  /// Lets go of the stores of elements that are gone, once they are as many as those that are not.
  fileprivate func forgetStaleElements<ID: Hashable & Sendable, ElementState, ElementAction>(
    besides elements: State
  )
  where
    State == IdentifiedArray<ID, ElementState>,
    Action == IdentifiedAction<ID, ElementAction>
  {
    guard children.count > 2 * elements.count + 16 else { return }
    children = children.filter { id, _ in
      guard case .element(let id) = id, let id = id.base as? ID else { return true }
      return elements.index(id: id) != nil
    }
  }
}
