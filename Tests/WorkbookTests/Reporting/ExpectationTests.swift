import Testing

@testable import WorkbookKit

@Suite("Expectations in words") struct ExpectationTests {
  @Test(
    "The computed side is what happened, the other what was expected",
    arguments: [
      ("(add(1, 1) → 2) == 3", "3", "2"),
      ("3 == (add(1, 1) → 2)", "3", "2"),
      (
        "(S(a: 2) → S(a: 2, b: \"x\")) == (S() → S(a: 1, b: \"x\"))", "S(a: 1, b: \"x\")",
        "S(a: 2, b: \"x\")"
      ),
      ("(text → \"a == b)\") == \"c\"", "\"c\"", "\"a == b)\""),
      ("(list.map { $0 == 1 } → [true]) == [false]", "[false]", "[true]"),
    ]
  )
  func equality(_ example: (text: String, expected: String, actual: String)) {
    let expectation = Expectation("Expectation failed: " + example.text)
    #expect(
      expectation.form
        == .equality(ComparedValues(expected: example.expected, actual: example.actual))
    )
  }

  @Test(
    "Any other text is kept",
    arguments: [
      "(n → 2) > 3", "list.isEmpty → false", "x → nil", "\"a\" == \"b\"", "(a → 1", "", "(((",
    ]
  )
  func other(_ text: String) {
    #expect(Expectation("Expectation failed: " + text).form == .other(text))
    #expect(Expectation("Caught error: \(text)").form == .other("Caught error: \(text)"))
  }

  @Test("Members that observation adds to a state are not shown")
  func observation() {
    let registrar = "_$observationRegistrar: ComposableArchitecture.ObservationStateRegistrar"
    let text =
      "Expectation failed: (state → State(_count: 73, _row: Row(_id: 4, a_b: 1, \(registrar)),"
      + " \(registrar))) == State(\(registrar))"
    let expected = Expectation.Form.equality(
      ComparedValues(expected: "State()", actual: "State(count: 73, row: Row(id: 4, a_b: 1))")
    )
    #expect(Expectation(text).form == expected)
  }
}
