import ComposableArchitecture
import Testing

/// A copy of a child's collections for each action would make large children slow.
@MainActor
@Suite("Children are changed in place", .timeLimit(.minutes(1)))
struct InPlaceTests {
  @Test("A presented child")
  func presented() {
    var state = Host.State(child: Rows.State(), path: StackState())
    run(.child(.presented(.rowTapped)), on: &state)
    let before = state.child?.rows.withUnsafeBufferPointer(\.baseAddress)
    run(.child(.presented(.rowTapped)), on: &state)
    run(.other, on: &state)
    run(.child(.presented(.rowTapped)), on: &state)
    #expect(state.child?.rows.withUnsafeBufferPointer(\.baseAddress) == before)
    #expect(state.child?.rows.first == 3)
  }

  @Test("An element of a stack")
  func stack() {
    var state = Host.State(child: nil, path: StackState([Rows.State(), Rows.State()]))
    run(.path(.element(id: 1, action: .rowTapped)), on: &state)
    let before = state.path[id: 1]?.rows.withUnsafeBufferPointer(\.baseAddress)
    run(.path(.element(id: 1, action: .rowTapped)), on: &state)
    run(.other, on: &state)
    run(.path(.element(id: 1, action: .rowTapped)), on: &state)
    #expect(state.path[id: 1]?.rows.withUnsafeBufferPointer(\.baseAddress) == before)
    #expect(state.path[id: 1]?.rows.first == 3)
  }

  private func run(_ action: Host.Action, on state: inout Host.State) {
    _ = Host().reduce(into: &state, action: action)
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows = Array(repeating: 0, count: 100)
  }
  enum Action {
    case rowTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.rows[0] += 1
      return .none
    }
  }
}

@Reducer
struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Rows.State?
    var path: StackState<Rows.State>
  }
  enum Action {
    case child(PresentationAction<Rows.Action>)
    case other
    case path(StackActionOf<Rows>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Rows() }
      .forEach(\.path, action: \.path) { Rows() }
  }
}
