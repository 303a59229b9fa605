import ComposableArchitecture
import Testing

@MainActor
@Suite("Presentation", .timeLimit(.minutes(20)))
struct PresentationTests {
  let clock = TestClock()

  private func parentStore(
    _ state: Presenter.State = Presenter.State()
  ) -> TestStore<Presenter.State, Presenter.Action> {
    TestStore(initialState: state) {
      Presenter()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("The child runs first, then the parent")
  func childRunsFirst() async {
    let store = parentStore()
    await store.send(.present(id: 1)) { $0.child = Sheet.State(id: 1) }
    await store.send(.child(.presented(.incrementButtonTapped))) {
      $0.child?.count = 1
      $0.log = ["parent sees 1"]
    }
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

  @Test("On dismissal the parent still sees the child, and then the child goes")
  func parentRunsBeforeDismissal() async {
    let store = parentStore(Presenter.State(child: Sheet.State()))
    await store.send(.child(.dismiss)) {
      $0.child = nil
      $0.log = ["dismisses"]
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

  @Test("An action for a child that is not there is reported, and the parent runs")
  func actionWhileNothingIsPresented() async {
    let store = parentStore()
    await withExpectedIssue {
      await store.send(.child(.presented(.incrementButtonTapped))) {
        $0.log = ["parent sees -1"]
      }
    }
    await withExpectedIssue {
      await store.send(.child(.dismiss)) {
        $0.log = ["parent sees -1", "dismissed nothing"]
      }
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

  @Test("Effects of the child end when the parent lets it go")
  func effectsEndWithNil() async {
    let store = parentStore()
    await store.send(.present(id: 1)) { $0.child = Sheet.State(id: 1) }
    await store.send(.child(.presented(.startButtonTapped)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.ticked) { $0.child?.count = 1 }
    await store.send(.closeWithoutAsking) { $0.child = nil }
    await clock.advance(by: .seconds(5))
  }

  @Test("Effects of the child end when it is dismissed")
  func effectsEndWithDismissal() async {
    let store = parentStore(Presenter.State(child: Sheet.State()))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.child(.dismiss)) {
      $0.child = nil
      $0.log = ["dismisses"]
    }
    await clock.advance(by: .seconds(5))
  }

  @Test("Effects of the child end when a child with another id takes its place")
  func effectsEndWithReplacement() async {
    let store = parentStore(Presenter.State(child: Sheet.State(id: 1)))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.present(id: 2)) { $0.child = Sheet.State(id: 2) }
    await clock.advance(by: .seconds(5))
  }

  @Test("Effects of the child go on when its state is replaced under the same id")
  func effectsGoOnUnderTheSameID() async {
    let store = parentStore(Presenter.State(child: Sheet.State(id: 1)))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.replaceWithEqualID) { $0.child?.count = 100 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.ticked) { $0.child?.count = 101 }
    await store.send(.child(.dismiss)) {
      $0.child = nil
      $0.log = ["dismisses"]
    }
  }

  @Test("The parent can cancel an effect of the child by its id")
  func parentCancelsChildEffect() async {
    let store = parentStore(Presenter.State(child: Sheet.State()))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.stopAllTimers)
    await clock.advance(by: .seconds(5))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.child(.presented(.stopButtonTapped)))
    await clock.advance(by: .seconds(5))
  }

  @Test("Actions that do not concern the child leave it alone")
  func unrelatedActions() async {
    let store = parentStore(Presenter.State(child: Sheet.State()))
    await store.send(.child(.presented(.startButtonTapped)))
    await store.send(.other) { $0.log = ["other"] }
    await clock.advance(by: .seconds(1))
    await store.receive(\.child.ticked) { $0.child?.count = 1 }
    await store.send(.closeWithoutAsking) { $0.child = nil }
  }

  @Test("Without the macros, @PresentationState presents as well")
  func propertyWrapper() async {
    let store = TestStore(initialState: OlderPresenter.State()) { OlderPresenter() }
    await store.send(.present) { $0.child = Sheet.State() }
    await store.send(\.child.incrementButtonTapped) { $0.child?.count = 1 }
    await store.send(\.child.dismiss) { $0.child = nil }
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

  @Test("Effects of grandchildren end with the child")
  func effectsOfGrandchildrenEnd() async {
    let store = TestStore(initialState: NestedSheet.State()) {
      NestedSheet()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.presentButtonTapped) { $0.child = NestedSheet.State() }
    await store.send(\.child.presentButtonTapped) { $0.child?.child = NestedSheet.State() }
    await store.send(\.child.child.waitButtonTapped)
    await store.send(\.child.dismiss) { $0.child = nil }
    await clock.advance(by: .seconds(10))
  }

  @Test("An effect that the child starts in the action that closes it is not cancelled")
  func lastEffect() async {
    let isSaved = LockIsolated(false)
    let store = TestStore(initialState: ClosesOnSave.State(child: Saver.State())) {
      ClosesOnSave(saver: Saver { isSaved.setValue(true) })
    }
    await store.send(\.child.saveButtonTapped) { $0.child = nil }
    await store.finish()
    #expect(isSaved.value)
  }
}

@Reducer
struct Saver {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case saveButtonTapped
  }
  let save: @Sendable () -> Void
  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { _ in if !Task.isCancelled { save() } }
    }
  }
}

@Reducer
struct ClosesOnSave {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Saver.State?
  }
  enum Action {
    case child(PresentationAction<Saver.Action>)
  }
  let saver: Saver
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .child(.presented) = action { state.child = nil }
      return .none
    }
    .ifLet(\.$child, action: \.child) { saver }
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
    case waited
    case waitButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child, .waited:
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .presentButtonTapped:
        state.child = State()
        return .none
      case .waitButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.waited)
        }
      }
    }
    .ifLet(\.$child, action: \.child) {
      NestedSheet()
    }
  }
}

/// Written as before the macros.
struct OlderPresenter: Reducer {
  struct State: Equatable {
    @PresentationState var child: Sheet.State?
  }
  @CasePathable
  enum Action {
    case child(PresentationAction<Sheet.Action>)
    case present
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present = action { state.child = Sheet.State() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Sheet() }
  }
}
