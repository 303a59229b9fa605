import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Cases named by a slash.
@MainActor
struct CasePathOperators: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("A case with an associated value is embedded and extracted") {
        let number: AnyCasePath<Value, Int> = /Value.number
        #expect(number.embed(1) == .number(1))
        #expect(number.extract(from: .number(2)) == 2)
        #expect(number.extract(from: .other(2)) == nil)
        #expect(number.extract(from: .nothing) == nil)
      },
      DeprecatedCheck("Labels of associated values do not matter") {
        let labelled: AnyCasePath<Value, String> = /Value.labelled
        #expect(labelled.extract(from: .labelled(text: "a")) == "a")
        let pair: AnyCasePath<Value, (Int, String)> = /Value.pair
        #expect(pair.extract(from: .pair(id: 1, "b")) ?? (0, "") == (1, "b"))
      },
      DeprecatedCheck("A case without an associated value is told from the others") {
        let nothing: AnyCasePath<Value, Void> = /Value.nothing
        #expect(nothing.embed(()) == .nothing)
        #expect(nothing.extract(from: .nothing) != nil)
        #expect(nothing.extract(from: .number(0)) == nil)
      },
      DeprecatedCheck("Operators that take such a path run the children") {
        await CasePathOperators().operators()
      },
      DeprecatedCheck("A value presented in a case is read and changed by a path with a slash") {
        var presentation = PresentationState<Value>(wrappedValue: .number(1))
        presentation[case: /Value.number] = 2
        #expect(presentation.wrappedValue == .number(2))
        #expect(presentation[case: /Value.number] == 2)
        presentation.wrappedValue = .nothing
        #expect(presentation[case: /Value.number] == nil)

        var stack = StackState<Value>([.number(1)])
        stack[id: stack.ids[0], case: /Value.number] = 2
        #expect(Array(stack) == [.number(2)])
        #expect(stack[id: stack.ids[0], case: /Value.number] == 2)
      },
    ]
  }

  func operators() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.scoped(.tapped)) { $0.scoped = 1 }
    await store.send(.optional(.tapped)) { $0.optional = 1 }
    await store.send(.presented(.presented(.tapped))) { $0.presented = 1 }
    await store.send(.presented(.dismiss)) { $0.presented = nil }
    await store.send(.row(2, .tapped)) { $0.rows[id: 2]?.count = 1 }
    await store.send(.element(.element(id: 0, action: .tapped))) { $0.path[id: 0] = 1 }
    await store.send(.number(.tapped)) { $0.either = .number(1) }
  }
}

private enum Value: Equatable {
  case number(Int)
  case other(Int)
  case labelled(text: String)
  case pair(id: Int, String)
  case nothing
}

private struct Child: Reducer {
  enum Action { case tapped }

  var body: some Reducer<Int, Action> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  var body: some Reducer<State, Child.Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct Parent: Reducer {
  enum Either: Equatable { case number(Int), nothing }

  struct State: Equatable {
    var scoped = 0
    var optional: Int? = 0
    @PresentationState var presented: Int? = 0
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var path = StackState([0])
    var either = Either.number(0)
  }

  enum Action {
    case scoped(Child.Action)
    case optional(Child.Action)
    case presented(PresentationAction<Child.Action>)
    case row(Int, Child.Action)
    case element(StackAction<Int, Child.Action>)
    case number(Child.Action)
  }

  @available(*, deprecated)
  var body: some ReducerOf<Self> {
    Scope(state: \.scoped, action: /Action.scoped) { Child() }
    EmptyReducer()
      .ifLet(\.optional, action: /Action.optional) { Child() }
      .ifLet(\.$presented, action: /Action.presented) { Child() }
      .forEach(\.rows, action: /Action.row) { Row() }
      .forEach(\.path, action: /Action.element) { Child() }
    Scope(\.either, action: \.self) {
      EmptyReducer().ifCaseLet(/Either.number, action: /Action.number) { Child() }
    }
  }
}
