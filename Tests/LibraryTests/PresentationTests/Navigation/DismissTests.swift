import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Dismissal", .timeLimit(.minutes(20)))
struct DismissTests {
  @Test("A feature that is not presented reports a dismissal, at the place that asks for it")
  func nobodyPresents() async {
    let reports = await reports(of: {
      let store = Store(initialState: Sheet.State()) { Sheet() }
      await store.send(.closeButtonTapped).finish()
    })
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("Features.swift:") == true)
    #expect(reports.messages.first?.contains("nothing presents it") == true)
  }

  @Test("Late calls of a child that is gone do not close the one that took its place")
  func lateCall() async {
    let store = Store(initialState: Keeper.State()) { Keeper() }
    store.send(.present(id: 1))
    await store.send(.child(.presented(.keepDismiss))).finish()
    store.send(.present(id: 2))
    await store.currentState.kept.value?()
    #expect(store.child?.id == 2)
    await store.send(.child(.presented(.keepDismiss))).finish()
    await store.currentState.kept.value?()
    #expect(store.child == nil)
  }
}

/// Gives its child's way of closing itself to the outside.
@Reducer
struct Keeper {
  @ObservableState
  struct State {
    @Presents var child: Child.State?
    var kept = LockIsolated<DismissEffect?>(nil)
  }

  enum Action { case child(PresentationAction<Child.Action>), present(id: Int) }

  @Reducer
  struct Child {
    struct State: Identifiable {
      let id: Int
      let kept: LockIsolated<DismissEffect?>
    }
    enum Action { case keepDismiss }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        .run { [kept = state.kept] _ in kept.setValue(dismiss) }
      }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present(let id) = action { state.child = Child.State(id: id, kept: state.kept) }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Child() }
  }
}
