import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("@Reducer and the body")
struct ReducerBodyTests {
  @Test(
    "A body may have parts, and may name types from elsewhere",
    arguments: Spelling.allCases
  )
  func bodies(_ spelling: Spelling) {
    let store = Store(initialState: 0, reducer: { Reduce(spelling.reducer) })
    store.send(.add(2))
    store.send(.add(3))
    #expect(store.currentState == 5)
  }

  enum Spelling: CaseIterable {
    case opaque, opaqueOfSelf
    case typesOfItsBody, typesOfAnother, typesOfItsValue, typesOfItsGenericValue, typesAround

    var reducer: any Reducer<Int, SumAction> {
      switch self {
      case .opaque: Opaque()
      case .opaqueOfSelf: OpaqueOfSelf()
      case .typesOfItsBody: TypesOfItsBody()
      case .typesOfAnother: TypesOfAnother()
      case .typesOfItsValue: TypesOfItsValue()
      case .typesOfItsGenericValue: TypesOfItsGenericValue()
      case .typesAround: Outer.Inner()
      }
    }
  }
}

extension ReducerBodyTests {
  @CasePathable enum SumAction {
    case add(Int)
  }

  @Reducer struct Opaque {
    typealias State = Int
    typealias Action = SumAction
    var body: some Reducer<State, Action> {
      Sum()
      EmptyReducer()
    }
  }

  @Reducer struct OpaqueOfSelf {
    typealias State = Int
    typealias Action = SumAction
    var body: some ReducerOf<Self> {
      if true {
        Sum()
      } else {
        EmptyReducer()
      }
    }
  }

  /// State and action may be types from elsewhere, without being named again.
  @Reducer struct TypesOfItsBody {
    var body: some Reducer<Int, SumAction> {
      EmptyReducer()
      Sum()
    }
  }

  @Reducer struct TypesOfAnother {
    var body: some ReducerOf<Sum> {
      EmptyReducer()
      Sum()
    }
  }

  @Reducer struct TypesOfItsValue {
    let body = Reduce<Int, SumAction> { state, action in
      state += action[case: \.add] ?? 0
      return .none
    }
  }

  @Reducer struct TypesOfItsGenericValue {
    let body = CombineReducers {
      Sum()
      EmptyReducer<Int, SumAction>()
    }
  }

  @Reducer struct Outer {
    typealias State = Int
    typealias Action = SumAction
    var body: some ReducerOf<Self> { Inner() }

    /// The types that its body names are those around it.
    @Reducer struct Inner {
      var body: some Reducer<State, Action> { Sum() }
    }
  }

  @ComposableArchitecture.Reducer struct Sum {
    typealias State = Int
    typealias Action = SumAction
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let number):
          state += number
          return .none
        }
      }
    }
  }
}
