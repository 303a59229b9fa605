extension Reducer {
  /// Runs a child reducer on an optional part of the state while it is not `nil`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.child, action: \.child) {
  ///     Child()
  ///   }
  /// ```
  ///
  /// For an action of the child, the child runs first and this reducer after it, so that the child
  /// still has its state even if this reducer sets it to `nil`. When it does, or puts another child
  /// in its place, the effects of the child are cancelled. An action that arrives while there is no
  /// child is reported as an issue; this reducer still runs.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the child's optional state.
  ///   - toWrappedAction: The case of the action that holds the child's actions.
  ///   - wrapped: The child's reducer.
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer<Self, Wrapped>(
      parent: self,
      child: wrapped(),
      childState: toWrappedState,
      childAction: AnyCasePath(toWrappedAction),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Lets an optional alert or dialog go when one of its actions arrives.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the optional alert or dialog.
  ///   - toWrappedAction: The case of the action that holds its actions.
  /// - Returns: This reducer, with the alert or dialog looked after.
  @warn_unqualified_access
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      childState: toWrappedState,
      childAction: AnyCasePath(toWrappedAction),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

struct _IfLetReducer<Parent: Reducer, Child: Reducer>: ComposedReducer {
  let parent: Parent
  let child: Child
  let childState: WritableKeyPath<Parent.State, Child.State?>
  let childAction: AnyCasePath<Parent.Action, Child.Action>
  let location: IssueLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(into: &state, action: action)
    let ephemeralID = ephemeralID(in: state, for: action)
    let running = RunningChildren.at(childState) { isPresent($0, in: state) }
    let parentEffect = parent.reduce(into: &state, action: action)
    if let ephemeralID, child(in: state).map(ephemeralID.identifies) ?? false {
      Unobserved.write(nil, to: childState, of: &state)
    }
    let cancellation: Effect<Parent.Action> = running.cancelled { isPresent($0, in: state) }
    return childEffect.merge(with: parentEffect).merge(with: cancellation)
  }

  func resolved() -> Reduce<Parent.State, Parent.Action> {
    let resolved = _IfLetReducer<
      Reduce<Parent.State, Parent.Action>, Reduce<Child.State, Child.Action>
    >(
      parent: parent.resolvedForStore(),
      child: child.lazilyResolved(),
      childState: childState,
      childAction: childAction,
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func child(in state: Parent.State) -> Child.State? {
    Unobserved.read(childState, of: state)
  }

  private func isPresent(_ id: NavigationID, in state: Parent.State) -> Bool {
    child(in: state).map(id.identifies) ?? false
  }

  /// The alert or dialog that goes away after an action of its own, unless the parent replaces it.
  private func ephemeralID(in state: Parent.State, for action: Parent.Action) -> NavigationID? {
    guard
      Child.State.self is any _EphemeralState.Type, childAction.extract(from: action) != nil,
      let child = self.child(in: state)
    else { return nil }
    return NavigationID(value: child, at: childState)
  }

  private func reduceChild(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = self.childAction.extract(from: action) else { return .none }
    guard var child = self.child(in: state) else {
      reportMissingChild(action)
      return .none
    }
    let effect = reduceInPath(of: NavigationID(value: child, at: childState)) {
      self.child.reduce(into: &child, action: childAction)
    }
    Unobserved.write(child, to: childState, of: &state)
    return effect.transformed { [childAction = self.childAction] in childAction.embed($0) }
  }

  private func reportMissingChild(_ action: Parent.Action) {
    location.report(
      """
      The 'ifLet' at \(location) received an action of its child while the child's state was nil, \
      so the child did not run.

        Action: \(describe(action))

      • A reducer above 'ifLet' may have set the state to nil before the child received its \
      action. 'ifLet' must run first: attach it to the reducer that sets the state to nil.
      • An effect may still have been running when the state became nil. Effects of the child \
      itself are cancelled then; cancel those that send its actions from elsewhere.
      • A view or a test may have sent the action while the state was nil.
      """
    )
  }
}
