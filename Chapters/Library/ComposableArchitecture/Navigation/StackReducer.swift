extension Reducer {
  /// Runs the reducer of each feature in a stack.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in
  ///     switch action {
  ///     case .path(.element(id: _, action: .results(.rowTapped(let id)))):
  ///       state.path.append(.counter(Counter.State(id: id)))
  ///       return .none
  ///     case .path:
  ///       return .none
  ///     }
  ///   }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// }
  /// ```
  ///
  /// - For an action of an element, the element's reducer runs first, then the parent's. If there
  ///   is no such element, an issue is reported, and the parent's reducer runs.
  /// - For `.popFrom`, the parent's reducer runs first; then the element and all above it go.
  /// - For `.push`, the element is added first; then the parent's reducer runs.
  /// - When an element goes, its effects are cancelled.
  ///
  /// The name follows TCA.
  ///
  /// - Parameters:
  ///   - toStackState: The key path from the parent's state to the stack.
  ///   - toStackAction: The case of the parent's action that carries those of the elements.
  ///   - destination: The reducer of the elements.
  @warn_unqualified_access
  public func forEach<DestinationState, DestinationAction, Destination>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _StackReducer(
      base: self,
      toStackState: toStackState,
      toStackAction: AnyCasePath(toStackAction),
      destination: destination(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// An element of a stack as the parent's reducer knows it.
struct PresentedElement: Sendable {
  let id: StackElementID
  let child: PresentedChild

  /// Whether two lists hold the very same children, which are those of elements with `ids`.
  static func areCurrent(
    _ lhs: [PresentedElement],
    _ rhs: [PresentedElement],
    ids: [StackElementID]
  ) -> Bool {
    guard lhs.count == ids.count, rhs.count == ids.count else { return false }
    for index in ids.indices {
      guard lhs[index].id == ids[index], lhs[index].child === rhs[index].child
      else { return false }
    }
    return lhs.first?.child.belongsToCurrentFeature ?? true
  }
}

/// Runs a parent together with the features in its stack. See `forEach`.
struct _StackReducer<Base: Reducer, Destination: Reducer>: ComposedReducer {
  let base: Base
  let toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>
  let toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let location: IssueLocation

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let elementsBefore = stack(in: state).presentedElements
    var elements = elementsBefore
    let effects: Effect<Base.Action>
    switch toStackAction.extract(from: action) {
    case nil:
      effects = base.reduce(into: &state, action: action)

    case .element(let id, let childAction):
      let childEffects: Effect<Base.Action>
      if stack(in: state).index(of: id) == nil {
        reportMissingElement(id, action: action)
        childEffects = .none
      } else {
        childEffects = reduceElement(id, of: &state, action: childAction, elements: &elements)
      }
      effects = childEffects.merge(with: base.reduce(into: &state, action: action))

    case .popFrom(let id):
      let canPop = stack(in: state).index(of: id) != nil
      effects = base.reduce(into: &state, action: action)
      if canPop {
        change(&state) { $0.pop(from: id) }
      } else {
        reportMissingElement(id, action: action)
      }

    case .push(let id, let element):
      push(element, id: id, onto: &state)
      effects = base.reduce(into: &state, action: action)
    }
    return effects.merge(with: updateElements(&state, before: elementsBefore, during: elements))
  }

  func resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _StackReducer<
      Reduce<Base.State, Base.Action>, Reduce<Destination.State, Destination.Action>
    >(
      base: base.resolvedForStore(),
      toStackState: toStackState,
      toStackAction: toStackAction,
      destination: destination.lazilyResolved(),
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func reduceElement(
    _ id: StackElementID,
    of state: inout Base.State,
    action: Destination.Action,
    elements: inout [PresentedElement]
  ) -> Effect<Base.Action> {
    let child: PresentedChild
    if let known = elements.last(where: { $0.id == id })?.child, known.belongsToCurrentFeature {
      child = known
    } else {
      child = PresentedChild(id: id, at: toStackState)
      elements.removeAll { $0.id == id }
      elements.append(PresentedElement(id: id, child: child))
    }
    let effects = change(&state) { stack in
      child.run { destination.reduce(into: &stack[id: id]!, action: action) }
    }
    if effects.isNone { return .none }
    return child.cancellable(
      effects.mapped { [toStackAction] in toStackAction.embed(.element(id: id, action: $0)) }
    )
  }

  private func push(
    _ element: Destination.State,
    id: StackElementID,
    onto state: inout Base.State
  ) {
    guard stack(in: state).index(of: id) == nil else {
      reportDuplicate(id)
      return
    }
    let dependencies = DependencyValues._current
    if dependencies.context == .test {
      // Elsewhere the view that pushes has drawn the id; in a test it is written down.
      let expected = dependencies.stackElementID.peek()
      if id == expected {
        _ = dependencies.stackElementID.next()
      } else if id.generation > expected.generation {
        reportUnexpected(id, expected: expected)
      }
    }
    change(&state) { $0.append(element, id: id) }
  }

  /// Compares the stack after the reducers have run with what it was before, cancels the effects of
  /// the elements that are gone, and lets those that have come dismiss themselves.
  ///
  /// - Parameters:
  ///   - elementsBefore: The elements in the state before the action.
  ///   - elements: The same, with the element whose reducer ran, if it was new.
  private func updateElements(
    _ state: inout Base.State,
    before elementsBefore: [PresentedElement],
    during elements: [PresentedElement]
  ) -> Effect<Base.Action> {
    let stack = self.stack(in: state)
    if PresentedElement.areCurrent(elements, stack.presentedElements, ids: stack.ids) {
      return .none
    }
    let elementsAfter = stack.ids.map { id in
      if let known = elements.last(where: { $0.id == id }), known.child.belongsToCurrentFeature {
        return known
      }
      return PresentedElement(id: id, child: PresentedChild(id: id, at: toStackState))
    }
    change(&state) { $0.presentedElements = elementsAfter }
    var effects: Effect<Base.Action> = .none
    for gone in elements + elementsBefore
    where !elementsAfter.contains(where: { $0.child === gone.child }) {
      effects = effects.merge(with: gone.child.end())
    }
    for new in elementsAfter where !elementsBefore.contains(where: { $0.child === new.child }) {
      effects = effects.merge(
        with: new.child.begin(dismissAction: toStackAction.embed(.popFrom(id: new.id)))
      )
    }
    return effects
  }

  private func stack(in state: Base.State) -> StackState<Destination.State> {
    Unobserved.read(toStackState, of: state)
  }

  private func change<Result>(
    _ state: inout Base.State,
    _ operation: (inout StackState<Destination.State>) -> Result
  ) -> Result {
    var stack = self.stack(in: state)
    defer { Unobserved.write(stack, to: toStackState, of: &state) }
    return operation(&stack)
  }
}

extension _StackReducer {
  private func reportMissingElement(_ id: StackElementID, action: Base.Action) {
    report(
      """
      received an action for the element \(id.debugDescription), which is not in the stack.

        Action: \(describe(action))

      The action is lost to the element; the parent runs. It is one of these:

      • The parent took the element from the stack before the element could see the action. Have \
      'forEach' wrap the reducer that does so: the element's reducer then runs before it.
      • An effect outlived the element. The effects of the element itself are cancelled when it \
      goes; cancel those that the parent starts, or have them not send to the element.
      • The action was sent without looking. Send it only while the id is among the stack's 'ids'.
      """
    )
  }

  private func reportDuplicate(_ id: StackElementID) {
    report(
      """
      received a 'push' with the id \(id.debugDescription), which is in the stack already.

      The stack stays as it is; the parent runs. An id belongs to one element: use 'append' in the \
      reducer, which draws a new id.
      """
    )
  }

  private func reportUnexpected(_ id: StackElementID, expected: StackElementID) {
    report(
      """
      received a 'push' with an id that lies ahead.

        Received: \(id.debugDescription)
        Expected: \(expected.debugDescription)

      In a test, ids are handed out in order, beginning with 0: push with the id that comes next.
      """
    )
  }

  private func report(_ message: String) {
    location.report("The 'forEach' at \(location) \(message)")
  }
}
