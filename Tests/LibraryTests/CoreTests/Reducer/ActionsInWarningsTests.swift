import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("A warning about a lost action shows the parent's action in full")
struct ActionsInWarningsTests {
  @Reducer
  struct Number {
    typealias State = Int
    typealias Action = Int
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      @Presents var sheet: Int?
      var optional: Int?
      var rows: IdentifiedArrayOf<Identified<Int, Int>> = []
      var path = StackState<Int>()
    }
    enum Action {
      case sheet(PresentationAction<Int>)
      case optional(Int)
      case rows(IdentifiedAction<Int, Result<Int, CancellationError>>)
      case path(StackAction<Int, Int>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { Number() }
        .ifLet(\.optional, action: \.optional) { Number() }
        .forEach(\.rows, action: \.rows) {
          EmptyReducer<Identified<Int, Int>, Result<Int, CancellationError>>()
        }
        .forEach(\.path, action: \.path) { Number() }
    }
  }

  @Test(
    "A warning about a lost action shows the action of a missing child in full",
    arguments: [
      (Parent.Action.sheet(.presented(3)), "Parent.Action.sheet(.presented(3))"),
      (.sheet(.dismiss), "Parent.Action.sheet(.dismiss)"),
      (.optional(-1), "Parent.Action.optional(-1)"),
      (
        .rows(.element(id: 7, action: .success(1))),
        "Parent.Action.rows(.element(id: 7, action: .success(1)))"
      ),
      (.path(.element(id: 2, action: 5)), "Parent.Action.path(.element(id: #2, action: 5))"),
      (.path(.popFrom(id: 4)), "Parent.Action.path(.popFrom(id: #4))"),
    ]
  )
  func missingChild(action: Parent.Action, text: String) async {
    let reports = await reports {
      Store(initialState: Parent.State()) { Parent() }.send(action)
    }
    #expect(reports.messages.count == 1)
    #expect(reports.messages.first?.contains("Action: ") == true)
    #expect(reports.messages.first?.contains(text) == true, "\(reports.messages)")
  }

  @Test(
    "A warning about a lost action shows the action in full and the state's case with its value"
  )
  func otherCase() async {
    let reports = await reports {
      let store = Store(initialState: Result<Int, CancellationError>.success(1)) {
        EmptyReducer<Result<Int, CancellationError>, Result<String, Never>>()
          .ifCaseLet(\.failure, action: \.success) { EmptyReducer() }
      }
      store.send(.success("a"))
    }
    let message = reports.messages.first ?? ""
    #expect(message.contains(#"Action: Result.success("a")"#), "\(message)")
    #expect(message.contains("State:  Result.success(1)"), "\(message)")
  }
}
