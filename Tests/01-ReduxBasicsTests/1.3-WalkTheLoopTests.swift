import Testing

@testable import ReduxBasics

@Suite("1.1 Walk the loop") struct WalkTheLoopTests {
  /// A real loop, with each step where it belongs; the predictions are compared with what it does.
  private struct Loop {
    private var model: Int
    private(set) var rendered: [Int] = []
    private(set) var steps: [WalkTheLoop.LoopStep] = []

    init(start: Int) {
      model = start
    }

    mutating func tap(_ message: WalkTheLoop.Message) {
      steps += [.viewTapped, .message, .update]
      let next = model + (message == .increment ? 1 : -1)
      steps.append(.replace)
      model = next
      steps.append(.render)
      rendered.append(model)
    }
  }

  private func renderedCounts(_ messages: [WalkTheLoop.Message], from start: Int) -> [Int] {
    var loop = Loop(start: start)
    for message in messages {
      loop.tap(message)
    }
    return loop.rendered
  }

  /// The position, counted from one, at which a prediction leaves the truth.
  private func firstDifference<Value: Equatable>(_ prediction: [Value], _ truth: [Value]) -> Int? {
    zip(prediction, truth).enumerated().first { $0.element.0 != $0.element.1 }.map { $0.offset + 1 }
  }

  @Test("The five counts are those that the loop shows")
  func countsOfTheScript() {
    let prediction = WalkTheLoop.predictedCounts
    let shown = renderedCounts(WalkTheLoop.script, from: 0)
    #expect(
      prediction.count == shown.count,
      """
      The loop shows one count after each message of `script`, \(shown.count) in all; \
      `predictedCounts` has \(prediction.count).
      """
    )
    let difference = firstDifference(prediction, shown)
    #expect(
      difference == nil,
      """
      The loop shows another count than \(difference.map { prediction[$0 - 1] } ?? 0) after message \
      number \(difference ?? 0). Write the messages below each other and the state after each.
      """
    )
  }

  @Test("The prediction holds for messages you have not seen")
  func countsOfAnyScript() throws {
    var generator = SeededGenerator(seed: 11)
    for length in [1, 9, 30] {
      let start = Int.random(in: -50...50, using: &generator)
      let messages = (0..<length).map { _ -> WalkTheLoop.Message in
        Bool.random(using: &generator) ? .increment : .decrement
      }
      let prediction = WalkTheLoop.predict(messages, from: start)
      let shown = renderedCounts(messages, from: start)
      try #require(
        prediction.count == length,
        """
        For a list of \(length) messages the loop shows \(length) counts; `predict` gave \
        \(prediction.count). It should work for any list, from any start.
        """
      )
      let difference = firstDifference(prediction, shown)
      try #require(
        difference == nil,
        """
        From \(start), the loop shows another count than `predict` says after message number \
        \(difference ?? 0) of \(messages.map { "\($0)" }.joined(separator: ", ")). \
        Is each count the one after its message?
        """
      )
    }
  }

  @Test("One turn goes from the tap to the new picture")
  func orderOfTheSteps() {
    var loop = Loop(start: 0)
    loop.tap(.increment)
    let turn = WalkTheLoop.turn
    #expect(
      turn.count == loop.steps.count,
      "One turn of the loop has \(loop.steps.count) steps; `turn` has \(turn.count)."
    )
    let difference = firstDifference(turn, loop.steps)
    #expect(
      difference == nil,
      """
      Step \(difference ?? 0) of your turn, `\(difference.map { "\(turn[$0 - 1])" } ?? "")`, comes \
      at another place. Ask of each step what it needs to have before it can begin.
      """
    )
  }

  @Test("Every part has its own responsibility")
  func responsibilityOfEachPart() {
    let answers = WalkTheLoop.responsibilities
    #expect(
      WalkTheLoop.Role.allCases.allSatisfy { answers[$0] != nil },
      "There are four parts; `responsibilities` speaks of \(answers.count)."
    )
    #expect(
      Set(answers.values).count == answers.count,
      "Every part has a responsibility of its own, but one of yours stands there twice."
    )
    let right: [WalkTheLoop.Role: WalkTheLoop.Responsibility] = [
      .state: .holdsTheData,
      .action: .describesWhatHappened,
      .reducer: .computesTheNextState,
      .store: .runsTheLoop,
    ]
    let wrong = WalkTheLoop.Role.allCases.filter { answers[$0] != nil && answers[$0] != right[$0] }
    #expect(
      wrong.isEmpty,
      """
      Not everything is in its place: look again at \
      \(wrong.map { "\($0)" }.joined(separator: " and ")). The lesson's list has a line for each.
      """
    )
  }
}
