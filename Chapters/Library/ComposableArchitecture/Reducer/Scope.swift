/// Runs a child reducer on a part of the parent's state, for the actions that belong to the child.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(\.settings, action: \.settings) {
///     Settings()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// Put it above the parent's own `Reduce`, so that the child reacts to its action first. A state
/// that is an enum names a case in place of a property; see also
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``.
///
/// The name is TCA's; documents of its first years call the same thing `pullback`.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  let childState: ScopedState<ParentState, Child.State>
  let childAction: AnyCasePath<ParentAction, Child.Action>
  let child: Child

  init(
    childState: ScopedState<ParentState, Child.State>,
    childAction: AnyCasePath<ParentAction, Child.Action>,
    child: Child
  ) {
    self.childState = childState
    self.childAction = childAction
    self.child = child
  }

  /// Runs a child on a property of the parent's state.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case of the parent's action that holds the child's actions.
  ///   - child: The child's reducer.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.childState = .property(toChildState)
    self.childAction = AnyCasePath(toChildAction)
    self.child = child()
  }

  /// Runs a child on a property, spelled with the label `state:`, as before TCA 1.26.
  ///
  /// It is deprecated softly: TCA warns of it only where the package's trait
  /// `ComposableArchitecture2Deprecations` is on.
  #if ComposableArchitecture2Deprecations
    @available(*, deprecated, renamed: "init(_:action:_:)")
  #endif
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(toChildState, action: toChildAction, child)
  }

  /// Runs a child on a case of the parent's state.
  ///
  /// An issue is reported if an action of the child arrives while the state is in another case.
  ///
  /// - Parameters:
  ///   - toChildState: The case that holds the child's state.
  ///   - toChildAction: The case of the parent's action that holds the child's actions.
  ///   - child: The child's reducer.
  @available(
    *,
    deprecated,
    message: "Mark an enum of features '@Reducer', or run the case's reducer with 'ifCaseLet'."
  )
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.childState = .enumCase(
      AnyCasePath(toChildState),
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.childAction = AnyCasePath(toChildAction)
    self.child = child()
  }

  /// The form that `@Reducer` writes for a case of an enum of features.
  public init(
    _state toChildState: AnyCasePath<ParentState, Child.State>,
    action toChildAction: AnyCasePath<ParentAction, Child.Action>,
    child: Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.childState = .enumCase(
      toChildState,
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    self.childAction = toChildAction
    self.child = child
  }

  public func reduce(
    into state: inout ParentState,
    action: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = self.childAction.extract(from: action) else { return .none }
    let effect: Effect<Child.Action>
    switch childState {
    case .property(let keyPath):
      var childState = Unobserved.read(keyPath, of: state)
      effect = child.reduce(into: &childState, action: childAction)
      Unobserved.write(childState, to: keyPath, of: &state)
    case .enumCase(let path, let location):
      let childEffect = path.modifyIfPresent(&state) {
        child.reduce(into: &$0, action: childAction)
      }
      guard let childEffect else {
        reportOtherCase(state, action, location)
        return .none
      }
      effect = childEffect
    }
    return effect.transformed { [childAction = self.childAction] in childAction.embed($0) }
  }

  private func reportOtherCase(
    _ state: ParentState,
    _ action: ParentAction,
    _ location: IssueLocation
  ) {
    location.report(
      """
      The 'Scope' at \(location) received an action of its child while the state was in another \
      case, so the action was ignored.

        Action: \(describe(action))
        State:  \(describe(state))

      • A reducer above it may have left the case before the child received its action. Put \
      'Scope' before the reducers that change the case, or use 'ifCaseLet', which makes sure of \
      that.
      • An effect may still have been running when the case was left. Cancel it then.
      • A view or a test may have sent the action at the wrong time.
      """
    )
  }
}

/// The place of a child's state in its parent's state.
enum ScopedState<Parent, Child> {
  case property(WritableKeyPath<Parent, Child>)
  case enumCase(AnyCasePath<Parent, Child>, IssueLocation)
}

extension Scope: ComposedReducer {
  func resolved() -> Reduce<ParentState, ParentAction> {
    let resolved = Scope<ParentState, ParentAction, Reduce<Child.State, Child.Action>>(
      childState: childState,
      childAction: childAction,
      child: child.lazilyResolved()
    )
    return Reduce(resolved.reduce)
  }
}
