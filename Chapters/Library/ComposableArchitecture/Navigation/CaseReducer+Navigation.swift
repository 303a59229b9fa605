extension Reducer {
  /// Runs the features of a presented enum, each while its case is presented.
  ///
  /// ```swift
  /// @Reducer
  /// enum Destination {
  ///   case form(FormFeature)
  ///   case alert(AlertState<Alert>)
  /// }
  /// ```
  ///
  /// ```swift
  /// .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// The enum knows the reducers of its cases, so there is no closure to give them in. Apart from
  /// that it does the same as `ifLet` with one.
  ///
  /// - Parameters:
  ///   - toPresentationState: The key path from the parent's state to the enum's.
  ///   - toPresentationAction: The case of the parent's action that carries the enum's.
  @warn_unqualified_access
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    DestinationState.StateReducer: CaseReducer<DestinationState, DestinationAction>
  {
    self.ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the features of a stack whose elements are the cases of an enum.
  ///
  /// ```swift
  /// @Reducer
  /// enum Path {
  ///   case results(ResultsFeature)
  ///   case counter(Counter)
  /// }
  /// ```
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path)
  /// ```
  ///
  /// The enum knows the reducers of its cases, so there is no closure to give them in. Apart from
  /// that it does the same as `forEach` with one.
  ///
  /// - Parameters:
  ///   - toStackState: The key path from the parent's state to the stack.
  ///   - toStackAction: The case of the parent's action that carries those of the elements.
  @warn_unqualified_access
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    DestinationState.StateReducer: CaseReducer<DestinationState, DestinationAction>
  {
    self.forEach(
      toStackState,
      action: toStackAction,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
