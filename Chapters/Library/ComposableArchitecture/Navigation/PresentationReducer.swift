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
  ///   - toPresentationState: Where the parent's state holds the child's.
  ///   - toPresentationAction: The case of the parent's action that carries the child's.
  ///   - destination: The child's reducer.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
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
      childState: StateAccess(toPresentationState),
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
  ///   - toPresentationState: Where the parent's state holds the alert.
  ///   - toPresentationAction: The case of the parent's action that carries the alert's.
  ///   - fileID: The caller's place, with the parameters that follow; issues name it.
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: {},
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Runs a parent together with the child it presents. See `ifLet`.
struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let childState: StateAccess<Base.State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let location: IssueLocation

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let mountBefore = childState.value(in: state).mount
    guard let presentationAction = toPresentationAction.extract(from: action) else {
      let effects = base.reduce(into: &state, action: action)
      return effects.merge(with: settle(&state, before: mountBefore, during: mountBefore))
    }
    guard let mount = currentMount(of: childState.value(in: state)) else {
      reportNothingPresented(action)
      let effects = base.reduce(into: &state, action: action)
      return effects.merge(with: settle(&state, before: mountBefore, during: mountBefore))
    }

    var effects: Effect<Base.Action>
    let goesAfterwards: Bool
    switch presentationAction {
    case .presented(let childAction):
      effects = reduceChild(of: &state, action: childAction, mount: mount)
      goesAfterwards = mount.ephemeralType?.isSent(childAction) ?? false
    case .dismiss:
      effects = .none
      goesAfterwards = true
    }
    effects = effects.merge(with: base.reduce(into: &state, action: action))
    if goesAfterwards, mount.isMount(of: childState.value(in: state)) {
      childState.modify(&state) { $0.wrappedValue = nil }
    }
    return effects.merge(with: settle(&state, before: mountBefore, during: mount))
  }

  func _$resolved() -> Reduce<Base.State, Base.Action> {
    let resolved = _PresentationReducer<
      Reduce<Base.State, Base.Action>, Reduce<Destination.State, Destination.Action>
    >(
      base: base._$resolved(),
      childState: childState.resolved(),
      toPresentationAction: toPresentationAction,
      destination: destination.lazilyResolved(),
      location: location
    )
    return Reduce(resolved.reduce)
  }

  private func reduceChild(
    of state: inout Base.State,
    action: Destination.Action,
    mount: Mount
  ) -> Effect<Base.Action> {
    let effects = childState.modify(&state) { presentation in
      mount.run { destination.reduce(into: &presentation.wrappedValue!, action: action) }
    }
    if effects.isNone { return .none }
    return mount.tie(
      effects.mapped { [toPresentationAction] in toPresentationAction.embed(.presented($0)) }
    )
  }

  /// The mount of what is presented: the known one, or a new one if the child is new.
  private func currentMount(of presentation: PresentationState<Destination.State>) -> Mount? {
    if let mount = presentation.mount, mount.isMount(of: presentation) { return mount }
    return presentation.wrappedValue.map { Mount(child: $0, at: childState.keyPath) }
  }

  /// Compares what is presented after the reducers have run with what was before, and sees to it that
  /// the one that went has its effects cancelled, and that the one that came can be dismissed.
  ///
  /// - Parameters:
  ///   - mountBefore: What the state held before the action.
  ///   - mount: What the child ran with, if it did.
  private func settle(
    _ state: inout Base.State,
    before mountBefore: Mount?,
    during mount: Mount?
  ) -> Effect<Base.Action> {
    let presentation = childState.value(in: state)
    guard mountBefore != nil || mount != nil || presentation.isPresenting else { return .none }

    let mountAfter: Mount?
    if let mount, mount.isMount(of: presentation) {
      mountAfter = mount
    } else {
      mountAfter = presentation.wrappedValue.map { Mount(child: $0, at: childState.keyPath) }
    }
    if presentation.mount !== mountAfter {
      childState.modify(&state) { $0.mount = mountAfter }
    }
    if mountBefore === mountAfter { return .none }
    var effects: Effect<Base.Action> = .none
    if let mountBefore { effects = mountBefore.close() }
    if let mount, mount !== mountBefore, mount !== mountAfter {
      effects = effects.merge(with: mount.close())
    }
    if let mountAfter {
      effects = effects.merge(
        with: mountAfter.open(dismissAction: toPresentationAction.embed(.dismiss))
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
      """
    )
  }
}
