/// An action that keeps what a view may send apart from everything else, in a case of its own.
///
/// ```swift
/// enum Action: ViewAction {
///   case factResponse(String)
///   case view(View)
///
///   enum View: BindableAction {
///     case binding(BindingAction<State>)
///     case factButtonTapped
///   }
/// }
/// ```
///
/// The name follows TCA.
public protocol ViewAction<ViewAction> {
  /// The type of the actions that the view may send.
  associatedtype ViewAction

  /// Makes an action of what the view sends.
  static func view(_ action: ViewAction) -> Self
}

/// Lets a view send its own actions by `send(…)`, without naming their case.
///
/// ```swift
/// @ViewAction(for: Fact.self)
/// struct FactView: View {
///   let store: StoreOf<Fact>
///
///   var body: some View {
///     Button("Get a fact") { send(.factButtonTapped) }
///   }
/// }
/// ```
///
/// - Parameter reducer: The feature, whose action is a ``ViewAction-protocol``. The view needs a
///   `store` of it.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction

/// A view that sends its own actions by ``send(_:)``: what `@ViewAction` makes of it.
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  /// The store of the view's feature.
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view's.
  ///
  /// - Returns: The effects that the action started, to be awaited or cancelled. It may be ignored.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
