import ComposableArchitecture
import Testing

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var name: String?
    let id: Int
    var isEven: Bool { count.isMultiple(of: 2) }
  }
  enum Action: Equatable {
    case decrement, increment
    case child(Child.Action)
    case set(Int, name: String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrement:
        state.count -= 1
        return .none
      case .increment:
        state.count += 1
        return .none
      case .child:
        return .none
      case .set(let count, let name):
        state.count = count
        state.name = name
        return .none
      }
    }
  }
}

@Reducer
struct Child {
}

@MainActor
@Test func featureRuns() {
  let store = Store(initialState: Feature.State(count: 1, name: "A", id: 2)) { Feature() }
  store.send(.increment)
  #expect(store.withState(\.count) == 2)
  let path: CaseKeyPath<Feature.Action, (Int, name: String)> = \.set
  #expect(path((1, name: "a")) == .set(1, name: "a"))
  #expect(Feature.Action.set(1, name: "").is(\.set))
}
