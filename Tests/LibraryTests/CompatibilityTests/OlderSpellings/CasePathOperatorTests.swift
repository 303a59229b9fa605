import ComposableArchitecture
import Testing

@MainActor
@Suite("Cases named by a slash", .timeLimit(.minutes(20)))
struct CasePathOperatorTests {
  @Test("A case with an associated value is embedded and extracted")
  func associatedValue() {
    let paths: any OlderPaths.Type = Paths.self
    #expect(paths.number.embed(1) == .number(1))
    #expect(paths.number.extract(from: .number(2)) == 2)
    #expect(paths.number.extract(from: .other(2)) == nil)
    #expect(paths.number.extract(from: .nothing) == nil)
  }

  @Test("Labels of associated values do not matter")
  func labels() {
    let paths: any OlderPaths.Type = Paths.self
    #expect(paths.labelled.extract(from: .labelled(text: "a")) == "a")
    #expect(paths.pair.extract(from: .pair(id: 1, "b")) ?? (0, "") == (1, "b"))
  }

  @Test("A case without an associated value is told from the others")
  func noValue() {
    let paths: any OlderPaths.Type = Paths.self
    #expect(paths.nothing.embed(()) == .nothing)
    #expect(paths.nothing.extract(from: .nothing) != nil)
    #expect(paths.nothing.extract(from: .number(0)) == nil)
  }

  @Test("Operators that take such a path run the children")
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

  @Test("A value presented in a case is read and changed by a path with a slash")
  func presentedCases() {
    let paths: any OlderPaths.Type = Paths.self
    var presentation = PresentationState<Value>(wrappedValue: .number(1))
    paths.setNumber(of: &presentation, to: 2)
    #expect(presentation.wrappedValue == .number(2))
    #expect(paths.number(of: presentation) == 2)
    presentation.wrappedValue = .nothing
    #expect(paths.number(of: presentation) == nil)

    var stack = StackState<Value>([.number(1)])
    paths.setNumber(of: &stack, at: stack.ids[0], to: 2)
    #expect(Array(stack) == [.number(2)])
    #expect(paths.number(of: stack, at: stack.ids[0]) == 2)
  }
}

private enum Value: Equatable {
  case number(Int)
  case other(Int)
  case labelled(text: String)
  case pair(id: Int, String)
  case nothing
}

private protocol OlderPaths {
  static var number: AnyCasePath<Value, Int> { get }
  static var labelled: AnyCasePath<Value, String> { get }
  static var pair: AnyCasePath<Value, (Int, String)> { get }
  static var nothing: AnyCasePath<Value, Void> { get }
  static func number(of presentation: PresentationState<Value>) -> Int?
  static func setNumber(of presentation: inout PresentationState<Value>, to number: Int)
  static func number(of stack: StackState<Value>, at id: StackElementID) -> Int?
  static func setNumber(of stack: inout StackState<Value>, at id: StackElementID, to number: Int)
}

// Deprecated, because only deprecated code may use what is deprecated without a warning.
private enum Paths: OlderPaths {
  @available(*, deprecated)
  static var number: AnyCasePath<Value, Int> { /Value.number }
  @available(*, deprecated)
  static var labelled: AnyCasePath<Value, String> { /Value.labelled }
  @available(*, deprecated)
  static var pair: AnyCasePath<Value, (Int, String)> { /Value.pair }
  @available(*, deprecated)
  static var nothing: AnyCasePath<Value, Void> { /Value.nothing }
  @available(*, deprecated)
  static func number(of presentation: PresentationState<Value>) -> Int? {
    presentation[case: /Value.number]
  }
  @available(*, deprecated)
  static func setNumber(of presentation: inout PresentationState<Value>, to number: Int) {
    presentation[case: /Value.number] = number
  }
  @available(*, deprecated)
  static func number(of stack: StackState<Value>, at id: StackElementID) -> Int? {
    stack[id: id, case: /Value.number]
  }
  @available(*, deprecated)
  static func setNumber(of stack: inout StackState<Value>, at id: StackElementID, to number: Int) {
    stack[id: id, case: /Value.number] = number
  }
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
