import Testing

@testable import WorkbookKit

@Suite("Today's form of older code") struct TodaysFormsTests {
  private let forms = TodaysForms(
    page: MessagePage(
      parsing: """
        ### A shared value

        Known by `withLock`.

        ```text
        withLock
        ```

        Change it in one piece.

        Taught in [4.13](04-Composition/README.md), [4.14](04-Composition/README.md).

        """
    ),
    tables: [
      """
      | then | today | in 1.26 | where |
      |---|---|---|---|
      | `Reducing` | nothing | gone | 9.9 |
      | `oldReduce(into:)` in a feature | `body` | deprecated in a type | 1.11, 1.12 |
      | `TaskResult { … }` | `Result { … }` | deprecated | |
      """,
      "| `TaskResult` | `Result` | deprecated | 3.6 |",
    ]
  )

  @Test(
    "A warning is explained by the page of messages, or by the lessons' tables",
    arguments: [
      (
        "setter for 'items' is deprecated: '$name.withLock { … }'",
        "Change it in one piece. `Scripts/workbook read 4.13` teaches it."
      ),
      (
        "'oldReduce(into:action:)' is deprecated: no more",
        "Today's form: `body`. `Scripts/workbook read 1.11` teaches it."
      ),
      (
        "'TaskResult' is deprecated",
        "Today's form: `Result`. `Scripts/workbook read 3.6` teaches it."
      ),
      (
        "'Reducing' has been renamed to 'B'",
        "Today's form: nothing. `Scripts/workbook read 9.9` teaches it."
      ),
    ]
  )
  func known(_ example: (message: String, explanation: String)) {
    #expect(forms.explanation(of: example.message) == example.explanation)
  }

  @Test(
    "What no table has, or is no older form, is not explained",
    arguments: [
      "'Reducing' is deprecated", "'Result' is deprecated", "'TaskResult' was never used",
    ]
  )
  func unknown(_ message: String) {
    #expect(forms.explanation(of: message) == nil)
  }

  private static let table = TodaysForms(tables: [
    """
    | then | today | in 1.26 | where |
    |---|---|---|---|
    | `.task { … }` | `.run { … }` | gone | 3.22 |
    | `Effect.timer(id:every:on:)` | `clock.timer(interval:)` | gone | 3.8 |
    | `counterReducer.pullback(state:action:)` | `Scope(\\.counter) { Counter() }` | gone | 4.3 |
    | `Reducer<State, Action, Environment> { … }` | `@Reducer struct Counter` | gone | 1.6 |
    | `.binding()` after the reducer | `BindingReducer()` in `body` | gone | 2.5 |
    | `@BindableState var foo` | `var foo` | gone | 2.12 |
    | `IfLetStore(store.scope(…)) { … }` | `if let` | deprecated | 5.4 |
    | `.alert(store: store.scope(…))` | `.alert($store.scope(…))` | deprecated | 6.3 |
    | `action: /Action.child` | `action: \\.child` | deprecated | 4.17 |
    | `store.scope(state: \\.a, action: \\.b)` | `store.scope(\\.a)` | deprecated, 2.0 | 4.8 |
    | `XCTAssertEqual(a, b)` | `#expect(a == b)` | fine, in XCTest | 1.8 |
    | `@Feature` before a type | `@Reducer` | 2.0 | 1.6 |
    | `.addTask { … }` of a store | `.run { … }` | 2.0 | 3.1 |
    | `Store(initialState:feature:)` | `Store(initialState:) { … }` | 2.0 | 1.8 |
    | `Composable2`, a module | `Composable` | 2.0 | 1.7 |
    | `null` | `nil` | not Swift | 1.6 |
    | `val`, `const` | `let` | not Swift | 1.4 |
    | `.push` | `.append` | not Swift | 1.6 |
    | `AsyncImage` | `Image` | not here | 1.8 |
    """
  ])

  @Test(
    "An error about an older form, or in a line with one, leads to today's",
    arguments: [
      ("type 'Effect<Action>' has no member 'task'", "return .task { .a }", "`.task`", "3.22"),
      (
        "type 'Effect<Action>' has no member 'timer'", "Effect.timer(id: 1)", "`Effect.timer`",
        "3.8"
      ),
      ("value of type 'Lamp' has no member 'pullback'", "Lamp().pullback()", "`.pullback`", "4.3"),
      ("too many type arguments", "Reducer<A, B, C> { }", "`Reducer`", "1.6"),
      ("has no member 'binding'", "Reduce(core).binding()", "`.binding`", "2.5"),
      ("unknown attribute 'BindableState'", "@BindableState var a = 1", "`@BindableState`", "2.12"),
      ("missing argument", "IfLetStore(store) { }", "`IfLetStore`", "5.4"),
      ("missing argument", "Text(a).alert(store: store)", "`.alert(store:)`", "6.3"),
      ("cannot convert value", "scope(action: /Action.a)", "`/Action.case`", "4.17"),
      ("cannot find 'XCTAssertEqual' in scope", "XCTAssertEqual(1, 1)", "`XCTAssertEqual`", "1.8"),
    ]
  )
  func older(_ example: (message: String, line: String, name: String, section: String)) throws {
    let found = explained([(example.message, example.line)], in: example.line, forms: Self.table)
    let text = try #require(found.first?.explanation)
    #expect(text.hasPrefix("\(example.name) comes from older code."))
    #expect(text.contains("read \(example.section)`"))
  }

  @Test(
    "A name of elsewhere leads to what stands in its place",
    arguments: [
      ("unknown attribute 'Feature'", "@Feature struct A {}", "TCA 2.0, which is a preview"),
      ("cannot find type 'Feature' in scope", "var body: some Feature", "TCA 2.0"),
      (
        "value of type 'Store<A.State, A.Action>' has no member 'addTask'", "a.addTask {", "In 1.26"
      ),
      ("extra argument 'feature' in call", "Store(initialState: 1, feature: A())", "In 1.26"),
      ("no such module 'Composable2'", "import Composable2", "In 1.26: `Composable`"),
      ("cannot find 'null' in scope", "let a = null", "another language or framework"),
      ("consecutive statements on a line", "val next = 1", "In its place: `let`"),
      ("value of type '[Store]' has no member 'push'", "stores.push(a)", "In its place: `.append`"),
      ("cannot find 'AsyncImage' in scope", "AsyncImage(url: a)", "is SwiftUI's"),
    ]
  )
  func elsewhere(_ example: (message: String, line: String, words: String)) {
    let found = explained([(example.message, example.line)], in: example.line, forms: Self.table)
    #expect(found.first?.explanationID == "older-form")
    #expect(found.first?.explanation?.contains(example.words) == true)
  }

  @Test(
    "What today's code has as well is no older form",
    arguments: [
      ("value of type 'StoreOf<A>' has no member 'task'", "store.task"),
      ("type 'Form.State' has no member 'timer'", "state.timer"),
      ("cannot find 'x' in scope", "store.scope(state: \\.x, action: \\.y)"),
      ("cannot find 'x' in scope", ".alert($store.scope(x))"),
      ("cannot find 'x' in scope", "some Reducer<X, Y>"),
      ("missing argument", "enum IfLetStore { }"),
      ("missing argument", "let val = const + 1"),
      ("cannot find 'val' in scope", "func a(val: Int) { }"),
    ]
  )
  func todays(_ example: (message: String, line: String)) {
    let found = explained([(example.message, example.line)], in: example.line, forms: Self.table)
    #expect(found.first?.explanationID != "older-form")
  }

  @Test(
    "A name alone is explained as well",
    arguments: [
      ("IfLetStore", "5.4"), (".task", "3.22"), ("timer", "3.8"), ("@BindableState", "2.12"),
      ("binding()", "2.5"), ("Lamp", nil),
    ]
  )
  func name(_ example: (name: String, section: String?)) {
    #expect(Self.table.row(of: example.name)?.place == example.section)
  }
}
