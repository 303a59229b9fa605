import Testing

@testable import WorkbookKit

@Suite("Compared values") struct ComparedValuesTests {
  @Test(
    "Names lose their modules and types, and values their optional",
    arguments: [
      ("ReduxBasics.RootReducer.TimelineState(tweets: [])", "TimelineState(tweets: [])"),
      ("Bindings.Meal.lunch", ".lunch"),
      ("Optional(Optional(A.B(c: 1)))", "B(c: 1)"),
      ("[Optional(1), nil]", "[1, nil]"),
      ("isOptional(1)", "isOptional(1)"),
      ("\"Optional(5) of A.b \\\" Optional(6)\"", "\"Optional(5) of A.b \\\" Optional(6)\""),
      ("1.5", "1.5"),
      ("Alerts.(unknown context at $7f).Row(id: 0.5)", "Row(id: 0.5)"),
      ("Optional(", "Optional("),
    ]
  )
  func short(_ example: (text: String, short: String)) {
    #expect(ComparedValues.short(example.text) == example.short)
  }

  @Test(
    "Equal parts are left out where the values have the same form",
    arguments: [
      ("A(b: 1, c: 2, d: 3)", "A(b: 1, c: 2, d: 4)", "A(…, d: 3)", "A(…, d: 4)"),
      ("A(b: B(c: 1, d: 2))", "A(b: B(c: 3, d: 2))", "A(b: B(c: 1, …))", "A(b: B(c: 3, …))"),
      ("[1, 2]", "[1, 2, 3]", "[1, 2]", "[1, 2, 3]"),
      ("A(b: 1)", "B(b: 1)", "A(b: 1)", "B(b: 1)"),
      ("A(b: 1)", "A(b: 1)", "A(b: 1)", "A(b: 1)"),
      ("A(b: \"), (\", c: 1)", "A(b: \"), (\", c: 2)", "A(…, c: 1)", "A(…, c: 2)"),
      ("A(b: nil, c: 1)", "A(b: B(d: 2), c: 1)", "A(b: nil, …)", "A(b: B(d: 2), …)"),
      ("\"a (b)\"", "\"a (c)\"", "\"a (b)\"", "\"a (c)\""),
    ]
  )
  func differing(_ example: (left: String, right: String, expected: String, actual: String)) {
    let values = ComparedValues(expected: example.left, actual: example.right).differing
    #expect(values == ComparedValues(expected: example.expected, actual: example.actual))
  }
}
