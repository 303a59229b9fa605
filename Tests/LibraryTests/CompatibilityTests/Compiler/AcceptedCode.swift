import ComposableArchitecture
import TerminalUI

// Spellings that TCA accepts and that no other test uses. That they compile is the test.

@Reducer
private struct ClosableDetail {
  @ObservableState
  struct State: Equatable { var text = "" }
  enum Action { case doneButtonTapped, saved(Result<String, any Error>) }
  @Dependency(\.dismiss) var dismiss

  private func answer(to send: SendOf<Self>) async { await send(.saved(.success(""))) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        return .run { @MainActor [text = state.text] send in
          send(.saved(.success(text)))
          await dismiss(animation: .default)
        } catch: { error, send in
          await send(.saved(.failure(error)), animation: .linear(duration: 0.3))
        }
      case .saved:
        return .none
      }
    }
  }
}

/// An optional inside of an optional: what is selected, and what is known of it by now.
@Reducer
private struct SelectingRow<ID: Hashable & Sendable> {
  @ObservableState
  struct State: Equatable { var selection: Identified<ID, ClosableDetail.State?>? }
  enum Action { case detail(ClosableDetail.Action), rowTapped(ID) }
  private struct CancelID: Hashable, Sendable { let id: ID }

  let isLogged: Bool

  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    let logging = Reduce<State, Action> { _, _ in .none }
    if isLogged { logging._printChanges(.actionLabels) }
    #if DEBUG
      if isLogged { logging } else { EmptyReducer() }
    #endif
    Reduce(core)
      .ifLet(\.selection, action: \.detail) {
        EmptyReducer().ifLet(\.value, action: \.self, then: ClosableDetail.init)
      }
  }

  private func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
    guard case .rowTapped(let id) = action else { return .none }
    state.selection = Identified(nil, id: id)
    state.selection?.value = ClosableDetail.State()
    return .merge(
      .cancel(id: CancelID(id: id)),
      .run { _ in }.cancellable(id: CancelID(id: id), cancelInFlight: true)
    )
  }
}

/// A feature around any other one.
@Reducer
private struct CountedFeature<Base: Reducer> {
  struct State { var base: Base.State }
  enum Action { case base(Base.Action) }
  let base: Base

  var body: some Reducer<State, Action> {
    Scope(\.base, action: \.base) { base }
  }
}

private struct ClosableDetailView: View {
  let store: StoreOf<ClosableDetail>

  var body: some View {
    Button("Done") { store.send(.doneButtonTapped, animation: .default) }
  }
}
