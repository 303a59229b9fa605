import ComposableArchitecture

// The features that are measured, in the public API of TCA 1.25 alone.

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action {
    case increment
    case fetch
    case response(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .fetch:
        return .run { send in await send(.response(1)) }
      case .response(let number):
        state.count += number
        return .none
      }
    }
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Counter.State> = []

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Counter.State(id: $0) })
    }
  }
  enum Action {
    case rows(IdentifiedActionOf<Counter>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// An element of a collection without any feature around it.
struct Item<ID: Hashable>: Identifiable {
  let id: ID
  var count = 0
}

// One feature around the other, each a `Scope` for the one inside.

@Reducer
struct Level1 {
  @ObservableState
  struct State {
    var child = Counter.State()
  }
  enum Action {
    case child(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Counter() }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State {
    var child = Level1.State()
  }
  enum Action {
    case child(Level1.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level1() }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State {
    var child = Level2.State()
  }
  enum Action {
    case child(Level2.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level2() }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State {
    var child = Level3.State()
  }
  enum Action {
    case child(Level3.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level3() }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State {
    var child = Level4.State()
  }
  enum Action {
    case child(Level4.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level4() }
  }
}

@Reducer
struct Level6 {
  @ObservableState
  struct State {
    var child = Level5.State()
  }
  enum Action {
    case child(Level5.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level5() }
  }
}

@Reducer
struct Level7 {
  @ObservableState
  struct State {
    var child = Level6.State()
  }
  enum Action {
    case child(Level6.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level6() }
  }
}

@Reducer
struct Level8 {
  @ObservableState
  struct State {
    var child = Level7.State()
  }
  enum Action {
    case child(Level7.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(\.child, action: \.child) { Level7() }
  }
}
