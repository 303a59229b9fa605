import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("@Reducer and the body")
struct ReducerBodyTests {
  @Test(
    "A body may be written in every way that Swift has",
    arguments: Spelling.allCases
  )
  func bodies(_ spelling: Spelling) {
    let store = Store(initialState: 0, reducer: { Reduce(spelling.reducer) })
    store.send(.add(2))
    store.send(.add(3))
    #expect(store.currentState == 5)
  }

  enum Spelling: CaseIterable {
    case opaque, opaqueOfSelf, named, getter, returned, builder, constant
    case typesOfItsBody, typesOfAnother, typesOfItsValue, typesOfItsGenericValue, typesAround

    var reducer: any Reducer<Int, SumAction> {
      switch self {
      case .opaque: Opaque()
      case .opaqueOfSelf: OpaqueOfSelf()
      case .named: Named()
      case .getter: Getter()
      case .returned: Returned()
      case .builder: Builder()
      case .constant: Constant()
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

  @Reducer struct Named {
    typealias State = Int
    typealias Action = SumAction
    var body: Reduce<Int, SumAction> {
      Reduce {
        $0 += $1[case: \.add] ?? 0; return .none
      }
    }
  }

  @Reducer struct Getter {
    typealias State = Int
    typealias Action = SumAction
    var body: some ReducerOf<Self> {
      get {
        // Without a builder: it takes one reducer.
        Sum()
      }
    }
  }

  @Reducer struct Returned {
    typealias State = Int
    typealias Action = SumAction
    var body: some ReducerOf<Self> {
      // With a `return` there is no builder.
      let sum = Sum()
      return CombineReducers { sum }
    }
  }

  @Reducer struct Builder {
    typealias State = Int
    typealias Action = SumAction
    @ReducerBuilder<Int, SumAction> var body: some Reducer<Int, SumAction> {
      EmptyReducer()
      Sum()
    }
  }

  @Reducer struct Constant {
    typealias State = Int
    typealias Action = SumAction
    let body: some Reducer<Int, SumAction> = Sum()
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
