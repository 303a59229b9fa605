extension Reducer {
  /// Runs a child reducer on the elements of a collection, each for its own actions.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// For an action of an element, the element's reducer runs first and this reducer after it. When
  /// this reducer removes an element, the element's effects are cancelled. An action for an element
  /// that is not there is reported as an issue; this reducer still runs. The cost does not depend
  /// on the number of elements.
  ///
  /// - Parameters:
  ///   - toElementsState: The property that holds the collection.
  ///   - toElementAction: The case of the action that holds the actions of elements.
  ///   - element: The reducer of an element.
  @warn_unqualified_access
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer<Self, ID, Element>(
      parent: self,
      element: element(),
      elements: toElementsState,
      elementAction: AnyCasePath(toElementAction),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

struct _ForEachReducer<
  Parent: Reducer,
  ID: Hashable & Sendable,
  Element: Reducer
>: ComposedReducer {
  let parent: Parent
  let element: Element
  let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let elementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
  let location: IssueLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let elementEffect = reduceElement(into: &state, action: action)
    let running = RunningChildren.at(elements) { isPresent($0, in: state) }
    let parentEffect = parent.reduce(into: &state, action: action)
    let cancellation: Effect<Parent.Action> = running.cancelled { isPresent($0, in: state) }
    return elementEffect.merge(with: parentEffect).merge(with: cancellation)
  }

  func resolved() -> Reduce<Parent.State, Parent.Action> {
    let resolved = _ForEachReducer<
      Reduce<Parent.State, Parent.Action>, ID, Reduce<Element.State, Element.Action>
    >(
      parent: parent.resolvedForStore(),
      element: element.lazilyResolved(),
      elements: elements,
      elementAction: elementAction,
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func elements(in state: Parent.State) -> IdentifiedArray<ID, Element.State> {
    Unobserved.read(elements, of: state)
  }

  private func isPresent(_ id: NavigationID, in state: Parent.State) -> Bool {
    id.elementID(as: ID.self).map { elements(in: state).index(id: $0) != nil } ?? false
  }

  private func reduceElement(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .element(let id, let childAction) = elementAction.extract(from: action) else {
      return .none
    }
    var elements = self.elements(in: state)
    guard let index = elements.index(id: id) else {
      reportMissingElement(id, action)
      return .none
    }
    let effect = reduceInPath(of: NavigationID(id: id, at: self.elements)) {
      element.reduce(into: &elements[index], action: childAction)
    }
    Unobserved.write(elements, to: self.elements, of: &state)
    return effect.transformed { [elementAction] in
      elementAction.embed(.element(id: id, action: $0))
    }
  }

  private func reportMissingElement(_ id: ID, _ action: Parent.Action) {
    location.report(
      """
      The 'forEach' at \(location) received an action for an element that is not there, so the \
      element did not run.

        Action: \(describe(action))
        ID:     \(id)

      • A reducer above 'forEach' may have removed the element before it received its action. \
      'forEach' must run first: attach it to the reducer that removes elements.
      • An effect may still have been running when the element was removed. Effects of the element \
      itself are cancelled then; cancel those that send its actions from elsewhere.
      • A view or a test may have sent the action after the element was removed.
      """
    )
  }
}
