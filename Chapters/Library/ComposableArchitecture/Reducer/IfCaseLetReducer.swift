extension Reducer {
  /// Runs a child reducer while the state, an enum, is in a certain case.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) {
  ///     LoggedIn()
  ///   }
  /// ```
  ///
  /// For an action of the child, the child runs first and this reducer after it. When this reducer
  /// leaves the case, the effects of the child are cancelled. An action of the child that arrives
  /// in another case is reported as an issue; this reducer still runs.
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case of the action that holds the child's actions.
  ///   - case: The child's reducer.
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfCaseLetReducer<Self, Case>(
      parent: self,
      child: `case`(),
      keyPath: toCaseState,
      childState: AnyCasePath(toCaseState),
      childAction: AnyCasePath(toCaseAction),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: ComposedReducer {
  let parent: Parent
  let child: Child
  let keyPath: AnyKeyPath
  let childState: AnyCasePath<Parent.State, Child.State>
  let childAction: AnyCasePath<Parent.Action, Child.Action>
  let location: IssueLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let childEffect = reduceChild(into: &state, action: action)
    let running = RunningChildren.at(keyPath) { isPresent($0, in: state) }
    let parentEffect = parent.reduce(into: &state, action: action)
    let cancellation: Effect<Parent.Action> = running.cancelled { isPresent($0, in: state) }
    return childEffect.merge(with: parentEffect).merge(with: cancellation)
  }

  func resolved() -> Reduce<Parent.State, Parent.Action> {
    let resolved = _IfCaseLetReducer<
      Reduce<Parent.State, Parent.Action>, Reduce<Child.State, Child.Action>
    >(
      parent: parent.resolvedForStore(),
      child: child.lazilyResolved(),
      keyPath: keyPath,
      childState: childState,
      childAction: childAction,
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func isPresent(_ id: NavigationID, in state: Parent.State) -> Bool {
    childState.extract(from: state).map(id.identifies) ?? false
  }

  private func reduceChild(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = childAction.extract(from: action) else { return .none }
    let effect = childState.modifyIfPresent(&state) { child in
      let id = NavigationID(value: child, at: keyPath)
      return reduceInPath(of: id) { self.child.reduce(into: &child, action: childAction) }
    }
    guard let effect else {
      reportOtherCase(state, action)
      return .none
    }
    return effect.transformed { [childAction = self.childAction] in childAction.embed($0) }
  }

  private func reportOtherCase(_ state: Parent.State, _ action: Parent.Action) {
    location.report(
      """
      The 'ifCaseLet' at \(location) received an action of its child while the state was in \
      another case, so the child did not run.

        Action: \(describe(action))
        State:  \(describe(state))

      • A reducer above 'ifCaseLet' may have left the case before the child received its action. \
      'ifCaseLet' must run first: attach it to the reducer that leaves the case.
      • An effect may still have been running when the case was left. Effects of the child itself \
      are cancelled then; cancel those that send its actions from elsewhere.
      • A view or a test may have sent the action while the state was in another case.
      """
    )
  }
}
