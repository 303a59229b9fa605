extension Reducer {
  /// Runs the reducer of a presented child, while one is presented.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in
  ///     switch action {
  ///     case .addButtonTapped:
  ///       state.addStandup = StandupFormFeature.State()
  ///       return .none
  ///     case .addStandup(.presented(.saveButtonTapped)):
  ///       …
  ///     case .addStandup:
  ///       return .none
  ///     }
  ///   }
  ///   .ifLet(\.$addStandup, action: \.addStandup) {
  ///     StandupFormFeature()
  ///   }
  /// }
  /// ```
  ///
  /// - For an action of the child, the child's reducer runs first, then the parent's. An alert or a
  ///   dialog is then set to `nil`.
  /// - For `.dismiss`, the parent's reducer runs first; then the state is set to `nil`, unless the
  ///   parent has presented another child in its place.
  /// - For either while nothing is presented, an issue is reported, and the parent's reducer runs.
  /// - When the child goes, or another takes its place, its effects are cancelled.
  ///
  /// The name follows TCA and documents S3 and S4.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path from the parent's state to the child's.
  ///   - toPresentationAction: The case of the parent's action that carries the child's.
  ///   - destination: The child's reducer.
  @warn_unqualified_access
  public func ifLet<DestinationState, DestinationAction, Destination>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      destination: destination(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Lets an alert or a dialog go after each of its actions; it has no reducer of its own.
  ///
  /// ```swift
  /// .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path from the parent's state to the alert.
  ///   - toPresentationAction: The case of the parent's action that carries the alert's.
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      destination: EmptyReducer<DestinationState, DestinationAction>(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// Runs a parent together with the child it presents. See `ifLet`.
struct _PresentationReducer<Base: Reducer, Destination: Reducer>: ComposedReducer {
  let base: Base
  let toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let location: IssueLocation

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let childBefore = presentation(in: state).child
    guard let presentationAction = toPresentationAction.extract(from: action) else {
      let effects = base.reduce(into: &state, action: action)
      return effects.merge(with: updateChild(&state, before: childBefore, during: childBefore))
    }
    guard let child = currentChild(of: presentation(in: state)) else {
      reportNothingPresented(action)
      let effects = base.reduce(into: &state, action: action)
      return effects.merge(with: updateChild(&state, before: childBefore, during: childBefore))
    }

    var effects: Effect<Base.Action>
    let goesAfterwards: Bool
    switch presentationAction {
    case .presented(let childAction):
      effects = reduce(child, of: &state, action: childAction)
      goesAfterwards = child.ephemeralType?.isSent(childAction) ?? false
    case .dismiss:
      effects = .none
      goesAfterwards = true
    }
    effects = effects.merge(with: base.reduce(into: &state, action: action))
    if goesAfterwards, child.isPresented(in: presentation(in: state)) {
      change(&state) { $0.wrappedValue = nil }
    }
    return effects.merge(with: updateChild(&state, before: childBefore, during: child))
  }

  func resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _PresentationReducer<
      Reduce<Base.State, Base.Action>, Reduce<Destination.State, Destination.Action>
    >(
      base: base.resolvedForStore(),
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction,
      destination: destination.lazilyResolved(),
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func presentation(in state: Base.State) -> PresentationState<Destination.State> {
    Unobserved.read(toPresentationState, of: state)
  }

  private func change<Result>(
    _ state: inout Base.State,
    _ operation: (inout PresentationState<Destination.State>) -> Result
  ) -> Result {
    var presentation = self.presentation(in: state)
    defer { Unobserved.write(presentation, to: toPresentationState, of: &state) }
    return operation(&presentation)
  }

  /// Runs the child's reducer.
  private func reduce(
    _ child: PresentedChild,
    of state: inout Base.State,
    action: Destination.Action
  ) -> Effect<Base.Action> {
    let effects = change(&state) { presentation in
      child.run { destination.reduce(into: &presentation.wrappedValue!, action: action) }
    }
    if effects.isNone { return .none }
    return child.cancellable(
      effects.mapped { [toPresentationAction] in toPresentationAction.embed(.presented($0)) }
    )
  }

  /// The presented child: the known one, or a new one.
  private func currentChild(
    of presentation: PresentationState<Destination.State>
  ) -> PresentedChild? {
    if let child = presentation.child, child.isPresented(in: presentation) { return child }
    return presentation.wrappedValue.map { PresentedChild(child: $0, at: toPresentationState) }
  }

  /// Compares what is presented after the reducers have run with what was before, cancels the
  /// effects of the child that is gone, and lets the one that has come dismiss itself.
  ///
  /// - Parameters:
  ///   - childBefore: The child that the state presented before the action.
  ///   - child: The child whose reducer ran, or else the one before.
  private func updateChild(
    _ state: inout Base.State,
    before childBefore: PresentedChild?,
    during child: PresentedChild?
  ) -> Effect<Base.Action> {
    let presentation = self.presentation(in: state)
    guard child != nil || presentation.isPresenting else { return .none }

    let childAfter: PresentedChild?
    if let child, child.isPresented(in: presentation) {
      childAfter = child
    } else {
      childAfter = presentation.wrappedValue.map {
        PresentedChild(child: $0, at: toPresentationState)
      }
    }
    if presentation.child !== childAfter {
      change(&state) { $0.child = childAfter }
    }
    if childBefore === childAfter { return .none }
    var effects: Effect<Base.Action> = .none
    if let childBefore { effects = childBefore.end() }
    if let child, child !== childBefore, child !== childAfter {
      effects = effects.merge(with: child.end())
    }
    if let childAfter {
      effects = effects.merge(
        with: childAfter.begin(dismissAction: toPresentationAction.embed(.dismiss))
      )
    }
    return effects
  }

  private func reportNothingPresented(_ action: Base.Action) {
    location.report(
      """
      The 'ifLet' at \(location) received an action of a presented child \
      while nothing is presented.

        Action: \(describe(action))

      The action is lost to the child; the parent runs. It is one of these:

      • The parent set the state to 'nil' before the child could see the action. Have 'ifLet' \
      wrap the reducer that does so: the child's reducer then runs before it.
      • An effect outlived the child. The effects of the child itself are cancelled when it goes; \
      cancel those that the parent starts, or have them not send to the child.
      • The action was sent without looking. Send it only while the state is not 'nil'. An alert \
      is gone as soon as a button's action was handled: no '.dismiss' follows.
      • This 'ifLet' names the state of one child and the action of another.
      """
    )
  }
}
