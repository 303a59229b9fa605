import ComposableArchitecture
import Testing

@MainActor
@Suite("Dismissal", .timeLimit(.minutes(20)))
struct DismissTests {
  @Test("A presented child can close itself")
  func childClosesItself() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter() }
    await store.send(.present(id: 1)) { $0.child = Sheet.State(id: 1) }
    await store.send(\.child.closeButtonTapped)
    await store.receive(\.child.dismiss) {
      $0.child = nil
      $0.log = ["dismisses"]
    }
  }

  @Test("A child that is there from the start can close itself")
  func deepLinkedChildClosesItself() async {
    let store = TestStore(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    await store.send(\.child.closeButtonTapped)
    await store.receive(\.child.dismiss) {
      $0.child = nil
      $0.log = ["dismisses"]
    }
  }

  @Test("A child in a store closes itself, and its parent may present again")
  func again() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    for id in 1...3 {
      store.send(.present(id: id))
      await store.send(.child(.presented(.closeButtonTapped))).finish()
      #expect(store.child == nil)
    }
    #expect(store.log == ["dismisses", "dismisses", "dismisses"])
  }

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

  @Test("A test of the child alone says what dismissal does")
  func override() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: Sheet.State()) {
      Sheet()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await store.send(.lookAround) { $0.isPresented = true }
    await store.send(.closeButtonTapped)
    await store.finish()
    #expect(isDismissed.value)
  }

  @Test("isPresented tells a presented feature from the root")
  func isPresented() async {
    let root = Store(initialState: Sheet.State()) { Sheet() }
    root.send(.lookAround)
    #expect(root.isPresented == false)

    let presented = TestStore(initialState: Presenter.State(child: Sheet.State())) { Presenter() }
    await presented.send(\.child.lookAround) { $0.child?.isPresented = true }
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

  @Test("A child presented deep inside closes itself alone")
  func nested() async {
    let store = TestStore(
      initialState: NestedSheet.State(
        child: NestedSheet.State(child: NestedSheet.State())
      )
    ) {
      NestedSheet()
    }
    await store.send(\.child.child.closeButtonTapped)
    await store.receive(\.child.child.dismiss) { $0.child?.child = nil }
    await store.send(\.child.closeButtonTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
  }

  @Test("A child of the presented feature closes that feature")
  func embedded() async {
    let store = TestStore(initialState: HostPresenter.State(host: SheetHost.State())) {
      HostPresenter()
    }
    await store.send(\.host.sheet.closeButtonTapped)
    await store.receive(\.host.dismiss) { $0.host = nil }
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

  enum Action {
    case child(PresentationAction<Child.Action>)
    case present(id: Int)
  }

  @Reducer
  struct Child {
    struct State: Identifiable {
      let id: Int
      let kept: LockIsolated<DismissEffect?>
    }
    enum Action {
      case keepDismiss
    }
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

/// Presents a feature that has a ``Sheet`` as a fixed part.
@Reducer
struct HostPresenter {
  @ObservableState
  struct State: Equatable {
    @Presents var host: SheetHost.State?
  }
  enum Action {
    case host(PresentationAction<SheetHost.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$host, action: \.host) { SheetHost() }
  }
}

@Reducer
struct SheetHost {
  @ObservableState
  struct State: Equatable {
    var sheet = Sheet.State()
  }
  enum Action {
    case sheet(Sheet.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.sheet, action: \.sheet) { Sheet() }
  }
}
