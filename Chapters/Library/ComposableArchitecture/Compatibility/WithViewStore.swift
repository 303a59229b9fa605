public import TerminalUI

/// A view of what a closure makes of a ``ViewStore``, in the spelling before observable state
/// (documents S0, S2, S3 and S4).
///
/// ```swift
/// WithViewStore(store, observe: { $0 }) { viewStore in
///   Text("\(viewStore.count)")
/// }
/// ```
///
/// Newer code marks its state `@ObservableState`, and the view asks the ``Store`` itself.
@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let observed: @MainActor (StoreChanges<ViewState>) -> ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content
  @TerminalUI.State private var changes = StoreChanges<ViewState>()

  /// Shows what a closure makes of the store.
  public var body: some View {
    content(observed(changes))
  }

  /// Observes a part of a store's state, and sends the store's actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - isDuplicate: Whether two such values look the same to the view.
  ///   - content: Makes the view.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.content = content
    observed = { changes in
      changes.observe(store, toViewState, removeDuplicates: isDuplicate)
      return ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate)
    }
  }

  /// Observes a part of a store's state, and sends actions that are turned into the store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - isDuplicate: Whether two such values look the same to the view.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.content = content
    observed = { changes in
      changes.observe(store, toViewState, removeDuplicates: isDuplicate)
      return ViewStore(
        store,
        observe: toViewState,
        send: fromViewAction,
        removeDuplicates: isDuplicate
      )
    }
  }
}

@available(*, deprecated, message: "Mark the state '@ObservableState' and use the store itself.")
extension WithViewStore where ViewState: Equatable {
  /// Observes a part of a store's state, and sends the store's actions.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }

  /// Observes a part of a store's state, and sends actions that are turned into the store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Reads what the view shows.
  ///   - fromViewAction: Makes an action of the store from one of the view.
  ///   - content: Makes the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }
}
