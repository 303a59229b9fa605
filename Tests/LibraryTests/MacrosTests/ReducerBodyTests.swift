import ComposableArchitecture
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
    #expect(store.withState { $0 } == 5)
  }

  enum Spelling: CaseIterable {
    case opaque, opaqueOfSelf, named, getter, returned, builder, constant, method
    case typesOfItsBody, typesOfItsMethod

    var reducer: any Reducer<Int, SumAction> {
      switch self {
      case .opaque: Opaque()
      case .opaqueOfSelf: OpaqueOfSelf()
      case .named: Named()
      case .getter: Getter()
      case .returned: Returned()
      case .builder: Builder()
      case .constant: Constant()
      case .method: Method()
      case .typesOfItsBody: TypesOfItsBody()
      case .typesOfItsMethod: TypesOfItsMethod<Int>(initial: 0)
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
        EmptyReducer()
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

  @Reducer struct Method {
    typealias State = Int
    typealias Action = SumAction
    func reduce(into state: inout Int, action: SumAction) -> Effect<SumAction> {
      Sum().reduce(into: &state, action: action)
    }
    /// Another method of that name is none of the library's business.
    func reduce(_ number: Int) -> Int { number - 1 }
  }

  /// State and action may be types from elsewhere, without being named again.
  @Reducer struct TypesOfItsBody {
    var body: some Reducer<Int, SumAction> {
      EmptyReducer()
      Sum()
    }
  }

  @Reducer struct TypesOfItsMethod<Number: AdditiveArithmetic> {
    let initial: Number
    func reduce(into state: inout Int, action: SumAction) -> Effect<SumAction> {
      Sum().reduce(into: &state, action: action)
    }
  }

  @ComposableArchitecture.Reducer struct Sum {
    typealias State = Int
    typealias Action = SumAction
    func reduce(into state: inout Int, action: SumAction) -> Effect<SumAction> {
      switch action {
      case .add(let number):
        state += number
        return .none
      }
    }
  }
}
