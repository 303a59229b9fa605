import Testing

@testable import WorkbookKit

@Suite("The closure of a reducer as a method")
struct ClosureAsMethodTests {
  private let source = """
    struct Feature {
      var body: some ReducerOf<Self> {
        Scope(\\.a, action: \\.a) { A() }
        Reduce { state, action in
          let text = "a brace } in a string"
          return .run { send in await send(.b) }
        }
        .ifLet(\\.c, action: \\.c) { C() }
      }
    }
    """

  @Test("Every line keeps its number")
  func lines() throws {
    let rewritten = try #require(ClosureAsMethod(rewriting: source)).text.lines
    let lines = source.lines
    try #require(rewritten.count == lines.count)
    let changed = lines.indices.filter { lines[$0] != rewritten[$0] }
    #expect(changed == [3, 6])
  }

  @Test("The closure has a place, its types, and the names of its parameters")
  func closure() throws {
    let rewritten = try #require(ClosureAsMethod(rewriting: source))
    #expect(rewritten.closures == [4...7])
    let head = rewritten.text.lines[3]
    #expect(head.contains("_ state: inout State, _ action: Action) -> Effect<Action> {"))
  }

  @Test("Types that are written out are kept")
  func types() throws {
    let source = "var body: some Reducer<A, B> {\n  Reduce<A, B> { s, a in\n    .none\n  }\n}"
    let head = try #require(ClosureAsMethod(rewriting: source)).text.lines[1]
    #expect(head.contains("_ s: inout A, _ a: B) -> Effect<B> {"))
  }

  @Test(
    "The closure of a change takes the type of the value from its declaration or its literal",
    arguments: [
      ("var a: [Int] = []", "_ old: [Int], _ state: inout State) -> Effect<Action> {"),
      ("var a = \"\"", "_ old: String, _ state: inout State) -> Effect<Action> {"),
      ("var a = f()", nil),
    ]
  )
  func change(declaration: String, head: String?) {
    let source = """
      struct State { \(declaration) }
      var body: some ReducerOf<Self> {
        A()
          .onChange(of: \\.a) { old, state in
            return .none
          }
      }
      """
    let line = ClosureAsMethod(rewriting: source)?.text.lines[3]
    #expect((line != nil) == (head != nil))
    #expect(line?.contains(head ?? "") ?? true, "\(line ?? "")")
    #expect(line?.contains(".onChange(of: \\.a, core1_) }; func core1_(") ?? true)
  }

  @Test("Two reducers in one file are both found")
  func two() throws {
    let rewritten = try #require(ClosureAsMethod(rewriting: source + "\n" + source))
    #expect(rewritten.closures.map(\.lowerBound) == [4, 14])
  }

  @Test(
    "Without a closure in a `body` there is nothing to rewrite",
    arguments: ["", "let a = 1", "var body: some ReducerOf<Self> {\n  A()\n}", "var body: B {"]
  )
  func none(source: String) {
    #expect(ClosureAsMethod(rewriting: source) == nil)
  }
}
