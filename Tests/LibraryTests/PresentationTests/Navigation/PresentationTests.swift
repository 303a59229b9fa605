import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("Presentation")
struct PresentationTests {
  private func parentStore(_ state: Presenter.State) -> TestStoreOf<Presenter> {
    TestStore(initialState: state) { Presenter() }
  }

  @Test("Presented can be left out of case key paths")
  func shortKeyPath() async {
    let store = parentStore(Presenter.State(child: Sheet.State()))
    await store.send(\.child.incrementButtonTapped) {
      $0.child?.count = 1
      $0.log = ["parent sees 1"]
    }
    await store.send(\.child.presented.incrementButtonTapped) {
      $0.child?.count = 2
      $0.log = ["parent sees 1", "parent sees 2"]
    }
    await store.send(\.child.dismiss) {
      $0.child = nil
      $0.log.append("dismisses")
    }
  }

  @Test("A child that the parent presents on dismissal stays")
  func replacedOnDismissal() async {
    let store = parentStore(Presenter.State(child: Sheet.State(), reopensOnDismissal: true))
    await store.send(.child(.dismiss)) {
      $0.child = Sheet.State(id: 99)
      $0.log = ["dismisses"]
    }
  }

  @Test("The report names the place and the action, and says what happened")
  func report() async {
    let reports = await reports(of: {
      let store = Store(initialState: Presenter.State()) { Presenter() }
      store.send(.child(.presented(.incrementButtonTapped)))
    })
    #expect(reports.messages.count == 1)
    for part in ["Features.swift:", "incrementButtonTapped", "nothing is presented"] {
      #expect(reports.messages.first?.contains(part) == true)
    }
  }

  @Test("A feature can present another one of its own kind")
  func recursion() async {
    let store = TestStore(initialState: NestedSheet.State()) { NestedSheet() }
    await store.send(.presentButtonTapped) { $0.child = NestedSheet.State() }
    await store.send(\.child.presentButtonTapped) { $0.child?.child = NestedSheet.State() }
    await store.send(\.child.child.closeButtonTapped)
    await store.receive(\.child.child.dismiss) { $0.child?.child = nil }
    await store.send(\.child.closeButtonTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
  }
}

@Reducer
struct NestedSheet {
  @ObservableState
  struct State: Equatable {
    @Presents var child: NestedSheet.State?
  }

  indirect enum Action {
    case child(PresentationAction<NestedSheet.Action>)
    case closeButtonTapped
    case presentButtonTapped
    case waitButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child:
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .presentButtonTapped:
        state.child = State()
        return .none
      case .waitButtonTapped:
        return .run { _ in try await Task.never() }
      }
    }
    .ifLet(\.$child, action: \.child) {
      NestedSheet()
    }
  }
}
