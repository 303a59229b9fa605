import Testing

@testable import ReduxBasics

@Suite("1.11 Examples first") struct ExamplesFirstTests {
  /// A counter: the one of the wish, or one that misses a part of it.
  private struct Counter: CustomTestStringConvertible, Sendable {
    /// What is wrong with it, as the end of a sentence.
    var testDescription = "it is right"
    /// Where to look if no example tells it from the right one.
    var advice = ""
    var limit: @Sendable (_ typed: Int, _ step: Int) -> Int = { typed, _ in min(max(typed, 1), 10) }
    var lowest = Int.min
    var resetsTo: @Sendable (_ start: Int) -> Int = { $0 }
    var stepAfterReset: @Sendable (_ step: Int) -> Int = { $0 }
    var typingAdds = false

    func number(after example: CounterExample) -> Int {
      var (number, step) = (example.start, 1)
      for action in example.steps {
        switch action {
        case .minus: number = max(lowest, number - step)
        case .plus: number += step
        case .reset: (number, step) = (resetsTo(example.start), stepAfterReset(step))
        case .type(let typed):
          step = limit(typed, step)
          if typingAdds { number += step }
        }
      }
      return number
    }
  }

  /// The examples that are right.
  private var right: [CounterExample] {
    ExamplesFirst.all.filter { Counter().number(after: $0) == $0.shows }
  }

  @Test("Each example says what the wish says")
  func examples() {
    for (index, example) in ExamplesFirst.all.enumerated() {
      let number = Counter().number(after: example)
      #expect(
        number == example.shows,
        """
        Example \(index + 1) begins with \(example.start), and its steps are \(example.steps). It says that \
        the counter shows \(example.shows) then. By the wish it does not. Go through the steps again, one by \
        one, and look what the wish says of each.
        """
      )
    }
  }

  private static let wrong: [Counter] = [
    Counter(
      testDescription: "the step is always 1",
      advice: "Type another step, and count.",
      limit: { _, _ in 1 }
    ),
    Counter(
      testDescription: "a step above 10 is taken",
      advice: "What becomes of 11, or of 12?",
      limit: { typed, _ in max(typed, 1) }
    ),
    Counter(
      testDescription: "a step below 1 is taken",
      advice: "What becomes of 0, or of -3?",
      limit: { typed, _ in min(typed, 10) }
    ),
    Counter(
      testDescription: "a step beyond the limits is ignored",
      advice: "Type such a step, and count: what becomes of it?",
      limit: { typed, step in (1...10).contains(typed) ? typed : step }
    ),
    Counter(
      testDescription: "the number never goes below 0",
      advice: "Count down from a small number.",
      lowest: 0
    ),
    Counter(
      testDescription: "a new step is added at once",
      advice: "Type a step, and look at the number.",
      typingAdds: true
    ),
    Counter(
      testDescription: "a reset brings 0",
      advice: "Begin with another number, count, and reset.",
      resetsTo: { _ in 0 }
    ),
    Counter(
      testDescription: "a reset sets the step back, too",
      advice: "Type a step, reset, and go on counting.",
      stepAfterReset: { _ in 1 }
    ),
  ]

  @Test("The examples tell the counter of the wish from others", arguments: wrong)
  private func tells(counter: Counter) {
    let isNoticed = right.contains { counter.number(after: $0) != $0.shows }
    #expect(
      isNoticed,
      """
      There is a counter in which \(counter.testDescription), and all of your examples are true of it. \
      \(counter.advice)
      """
    )
  }
}
