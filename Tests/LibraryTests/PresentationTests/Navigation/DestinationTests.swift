import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("Enums of destinations")
struct DestinationTests {
  private func store(_ state: Home.State = Home.State()) -> TestStoreOf<Home> {
    TestStore(initialState: state) { Home() }
  }

  @Test("Case key paths may name presented or leave it out")
  func keyPaths() async {
    let store = store(Home.State(destination: .sheet(Sheet.State())))
    await store.send(\.destination.presented.sheet.incrementButtonTapped) {
      $0.destination?.modify(\.sheet) { $0.count = 1 }
    }
    await store.send(\.destination.sheet.incrementButtonTapped) {
      $0.destination?.modify(\.sheet) { $0.count = 2 }
    }
    await store.send(.destination(.presented(.sheet(.incrementButtonTapped)))) {
      $0.destination?.modify(\.sheet) { $0.count = 3 }
    }
  }

  @Test("A feature among the cases can close itself")
  func dismiss() async {
    let store = store(Home.State(destination: .sheet(Sheet.State())))
    await store.send(\.destination.sheet.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("An alert among the cases goes after its action, a feature does not")
  func ephemeralCase() async {
    let store = store()
    await store.send(.alertButtonTapped) {
      $0.destination = .alert(AlertState { TextState("Sure?") })
    }
    await store.send(\.destination.alert.confirmButtonTapped) {
      $0.confirmed = true
      $0.destination = nil
    }
  }

  @Test("The alert's action may present a feature in the alert's place")
  func alertLeadsToSheet() async {
    let store = store(Home.State(destination: .alert(AlertState { TextState("Sure?") })))
    await store.send(\.destination.alert.openButtonTapped) {
      $0.destination = .sheet(Sheet.State(id: 2))
    }
    await store.send(\.destination.sheet.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("The projected value leads to a case as if it were presented alone")
  func projectedCase() {
    var state = Home.State(destination: .sheet(Sheet.State(count: 3)))
    let sheet: PresentationState<Sheet.State> = state.$destination.sheet
    #expect(sheet.wrappedValue?.count == 3)
    #expect(state.$destination.aside.wrappedValue == nil)
    state.$destination[case: \.sheet]?.count = 4
    #expect(state.destination == .sheet(Sheet.State(count: 4)))
    #expect(state.$destination[case: \.aside] == nil)
  }

  @Test("Assigning to a case that is not presented is reported")
  func assigningToAnotherCase() {
    var state = Home.State(destination: .sheet(Sheet.State()))
    withExpectedIssue {
      state.$destination[case: \.aside] = Sheet.State()
    }
    #expect(state.destination == .sheet(Sheet.State()))
    state.$destination[case: \.sheet] = nil
    #expect(state.destination == nil)
  }

  @Test("The stores of the cases are had by optional chaining, or by switching over the case")
  func scoping() {
    let store = Store(initialState: Home.State(destination: .sheet(Sheet.State()))) { Home() }
    let sheet: StoreOf<Sheet>? = store.scope(
      \.destination?.sheet,
      action: \.destination.sheet
    )
    sheet?.send(.incrementButtonTapped)
    #expect(store.destination?.sheet?.count == 1)
    let aside: StoreOf<Sheet>? = store.scope(
      \.destination?.aside,
      action: \.destination.aside
    )
    #expect(aside == nil)

    let destination: StoreOf<Home.Destination>? = store.scope(
      \.destination,
      action: \.destination.presented
    )
    switch destination?.case {
    case .sheet(let store): #expect(store.count == 1)
    default: Issue.record("The sheet is presented.")
    }
  }

  @Test("Setting the binding of one case's store to nil dismisses it")
  func bindings() {
    @Bindable var store = Store(initialState: Home.State(destination: .sheet(Sheet.State()))) {
      Home()
    }
    let sheet = $store.scope(\.destination?.sheet, action: \.destination.sheet)
    let aside = $store.scope(\.destination?.aside, action: \.destination.aside)
    aside.wrappedValue = nil
    #expect(store.destination != nil)
    sheet.wrappedValue = nil
    #expect(store.destination == nil)
  }
}

@Reducer
struct Home {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case aside(Sheet)
    case sheet(Sheet)

    @CasePathable
    enum Alert {
      case confirmButtonTapped
      case openButtonTapped
    }
  }

  @ObservableState
  struct State: Equatable {
    var confirmed = false
    @Presents var destination: Destination.State?
  }

  enum Action {
    case alertButtonTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped:
        state.destination = .alert(AlertState { TextState("Sure?") })
      case .destination(.presented(.alert(.confirmButtonTapped))):
        state.confirmed = true
      case .destination(.presented(.alert(.openButtonTapped))):
        state.destination = .sheet(Sheet.State(id: 2))
      case .destination:
        break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Home.Destination.State: Equatable {}
