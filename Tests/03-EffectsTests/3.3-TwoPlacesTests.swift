import ComposableArchitecture
import Testing

@testable import Effects

@MainActor
@Suite("3.1 Two places where the world gets in") struct TwoPlacesTests {
  typealias Event = TwoPlaces.Event
  typealias Line = TwoPlaces.Line
  typealias Step = TwoPlaces.Step

  /// Runs a program in a real store, and notes what can be seen.
  private func record(_ program: [Step]) async -> [Event] {
    let events = LockIsolated<[Event]>([])
    let store = Store(initialState: 0) {
      Reduce<Int, Step> { state, step in
        events.withValue { $0.append(.action(step.action)) }
        state += 1
        events.withValue { $0.append(.stateChange) }
        guard let answer = step.answer else { return .none }
        return .run { send in
          events.withValue { $0 += [.effectStart, .effectEnd] }
          await send(Step(action: answer, answer: nil))
        }
      }
    }
    for step in program {
      await store.send(step).finish()
    }
    return events.value
  }

  private var hiddenPrograms: [[Step]] {
    var generator = SeededGenerator(seed: 31)
    let random = (0..<5).map { program in
      (0..<4).map { step in
        Step(
          action: "a\(program)\(step)",
          answer: Bool.random(using: &generator) ? "b\(program)\(step)" : nil
        )
      }
    }
    return [[], [Step(action: "tick", answer: nil)], [Step(action: "ask", answer: "told")]] + random
  }

  @Test("Every line is given a stage")
  func everyLineIsThere() {
    let missing = Line.allCases.filter { TwoPlaces.stages[$0] == nil }
    #expect(
      missing.isEmpty,
      "`stages` has no entry for \(missing.map { "\($0)" }.joined(separator: ", "))."
    )
  }

  @Test(
    "Lines that only look at their arguments are pure",
    arguments: [Line.addsOne, .checksTheGuess, .removesRows]
  )
  func pureLines(line: Line) {
    expect(line, .pure, "Does it need anything but the state and the action, or leave a trace?")
  }

  @Test(
    "Lines that read something from outside let the world in with the input",
    arguments: [Line.drawsANumber, .makesAnID, .readsAGlobal, .readsTheDate]
  )
  func inputLines(line: Line) {
    expect(line, .input, "Would the same state and the same action give the same result again?")
  }

  @Test(
    "Lines that do something outside let the world in with the output",
    arguments: [Line.postsANotification, .sendsARequest, .writesAFile]
  )
  func outputLines(line: Line) {
    expect(line, .output, "Is something read here, or is something done?")
  }

  private func expect(_ line: Line, _ stage: TwoPlaces.Stage, _ question: String) {
    let answer = TwoPlaces.stages[line]
    #expect(
      answer == stage,
      """
      `\(line)` is not \(answer.map { "`\($0)`" } ?? "to be left out"). \(question)
      """
    )
  }

  @Test("The events of the program come in the order in which a store runs them")
  func eventsOfTheProgram() async {
    let events = await record(TwoPlaces.program)
    let prediction = TwoPlaces.predictedEvents
    let difference = zip(prediction, events).enumerated().first { $1.0 != $1.1 }?.offset
    #expect(
      prediction == events,
      """
      A store showed \(events.count) events, and you predicted \(prediction.count)\
      \(difference.map { ", with the first difference at number \($0 + 1)" } ?? ""). \
      The reducer is done before its effect begins; the answer is an action like any other.
      """
    )
  }

  @Test("Programs that are not shown are predicted too")
  func eventsOfHiddenPrograms() async throws {
    for program in hiddenPrograms {
      let events = await record(program)
      let prediction = TwoPlaces.predictEvents(program)
      try #require(
        prediction == events,
        """
        For the program \(program.map(\.action)), answered by \(program.map { $0.answer ?? "nobody" }), \
        `predictEvents` gave \(prediction), and a store showed something else. \
        Take the steps one at a time: what happens with an answer, and what without?
        """
      )
    }
  }
}
