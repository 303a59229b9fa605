// The operators of reducers that take a case path, from before cases had key paths (documents S0
// and S3). Each does the same as the one of its name that takes a key path.

extension Reducer {
  /// Runs a child on an optional part of the state while it is not `nil`.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: child(),
      childState: toChildState,
      childAction: toChildAction,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Lets an optional alert or dialog go when one of its actions arrives.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toChildState: WritableKeyPath<State, ChildState?>,
    action toChildAction: AnyCasePath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer(),
      childState: toChildState,
      childAction: toChildAction,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child while the state presents it.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction,
      destination: destination(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Lets a presented alert or dialog go after each of its actions.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction,
      destination: EmptyReducer(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child while the state is in its case.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfCaseLetReducer(
      parent: self,
      child: child(),
      keyPath: \AnyCasePath<State, CaseState>.self,
      childState: toCaseState,
      childAction: toCaseAction,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child on each element of a collection.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      element: element(),
      elements: toElementsState,
      elementAction: toElementAction.identified(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a child on each element of a stack.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: AnyCasePath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _StackReducer(
      base: self,
      toStackState: toStackState,
      toStackAction: toStackAction,
      destination: destination(),
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension Scope {
  /// Runs a child on a property of the parent's state.
  @available(*, deprecated, message: "Name the case by a key path, such as '\\.child'")
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(childState: .property(toChildState), childAction: toChildAction, child: child())
  }

  /// Runs a child on a case of the parent's state.
  @available(*, deprecated, message: "Use 'ifCaseLet' with key paths, or a '@Reducer' enum")
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      childState: .enumCase(
        toChildState,
        IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ),
      childAction: toChildAction,
      child: child()
    )
  }
}

extension AnyCasePath {
  /// The path to the case that carries an element's id and action, as `forEach` takes it today.
  fileprivate func identified<ID, ElementAction>() -> AnyCasePath<
    Root, IdentifiedAction<ID, ElementAction>
  > where Value == (ID, ElementAction) {
    AnyCasePath<Root, IdentifiedAction<ID, ElementAction>>(
      embed: { action in
        switch action {
        case .element(let id, let action): embed((id, action))
        }
      },
      extract: { root in extract(from: root).map { .element(id: $0.0, action: $0.1) } }
    )
  }
}
