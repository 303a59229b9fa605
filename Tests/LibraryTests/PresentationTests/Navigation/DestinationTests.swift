import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("Enums of destinations")
struct DestinationTests {
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
    withKnownIssue {
      state.$destination[case: \.aside] = Sheet.State()
    }
    #expect(state.destination == .sheet(Sheet.State()))
    state.$destination[case: \.sheet] = nil
    #expect(state.destination == nil)
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
    case aside(Sheet)
    case sheet(Sheet)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action { case destination(PresentationAction<Destination.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

extension Home.Destination.State: Equatable {}
