import Testing

@testable import ReduxBasics

@Suite("1.4 Large counts") struct LargeCountsTests {
  @Test("Three actions in a row, from a count of five digits")
  func row() {
    let state = [CounterAction.add(19_000), .decrement, .increment]
      .reduce(CounterState(count: 23_000)) { counterReducer($1, $0) }
    #expect(
      state.count == 42_000,
      "23,000 and 19,000 make 42,000, and a minus and a plus change nothing. It was \(state.count)."
    )
  }
}
