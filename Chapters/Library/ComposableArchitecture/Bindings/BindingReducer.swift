/// Makes the changes that bindings ask for.
///
/// Put it into the body of each feature whose actions are ``BindableAction``s. Reducers run in the
/// order of the body: those after it see the field changed, those before it as it was.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name):
///       state.canSave = !state.name.isEmpty
///       return .none
///     case .binding:
///       return .none
///     }
///   }
/// }
/// ```
///
/// The name follows TCA; document S0 tells what happens without it.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Handles the binding actions of a feature.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Handles binding actions that come in a case of the feature's actions.
  ///
  /// - Parameter toViewAction: The case, such as `\.view`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Handles binding actions that a function takes out of the feature's actions.
  ///
  /// - Parameter toViewAction: Returns nil for other actions.
  @available(
    *,
    deprecated,
    message: "Name the case by its key path, as in 'BindingReducer(action: \\.view)'."
  )
  public init(action toViewAction: @escaping @Sendable (Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.apply(to: &state)
    return .none
  }
}
