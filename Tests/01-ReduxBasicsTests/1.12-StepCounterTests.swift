import ComposableArchitecture
import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@MainActor
@Suite("1.12 A counter with a step and a reset") struct StepCounterTests {
  private typealias Feature = StepCounter.Feature

  /// Numbers to begin with: below, at, and above zero.
  private let starts: [Int] = {
    var generator = SeededGenerator(seed: 19)
    return [Int.random(in: -900 ... -20, using: &generator), 0]
      + [Int.random(in: 20...900, using: &generator)]
  }()

  /// The state after several actions, one after another, in a counter that begins with `start`.
  private func state(after actions: [Feature.Action], start: Int) async -> Feature.State {
    let store = TestStore(initialState: Feature.State(start: start)) { Feature() }
    // A counter that is made later has a beginning of its own.
    _ = Feature.State(start: start + 100)
    store.exhaustivity = .off
    for action in actions {
      await store.send(action)
    }
    return store.state
  }

  @Test("It begins with the number it is given, and a step of one")
  func beginning() {
    for start in starts {
      let state = Feature.State(start: start)
      #expect(
        state.count == start && state.step == 1,
        """
        `State(start: \(start))` should have the count \(start) and the step 1. They were \
        \(state.count) and \(state.step). Look at the initialiser of `State`.
        """
      )
    }
    let state = Feature.State()
    #expect(
      state.count == 0,
      "`State()` should begin with 0, and began with \(state.count)."
    )
  }

  @Test("Plus and minus change the number by one step, below zero too")
  func plusAndMinus() async {
    for start in starts {
      let up = await state(after: [.stepChanged(4), .incrementButtonTapped], start: start)
      #expect(
        up.count == start + 4,
        """
        From \(start) with a step of 4, `incrementButtonTapped` should give \(start + 4) and gave \
        \(up.count). \(up.count == start + 1 ? "It counted by one: which field says by how many?" : "")
        """
      )
      let minus: [Feature.Action] = [.decrementButtonTapped, .decrementButtonTapped]
      let down = await state(after: [.stepChanged(7)] + minus, start: start)
      #expect(
        down.count == start - 14,
        """
        From \(start) with a step of 7, two `decrementButtonTapped` should give \(start - 14) and \
        gave \(down.count).\(down.count == 0 ? " Does something stop the counter at zero?" : "")
        """
      )
    }
  }

  @Test("The step is from 1 to 10: one beyond the limits becomes the nearest limit")
  func stepBeyondLimits() async {
    let limits = [(asked: 0, limit: 1), (-5, 1), (11, 10), (4_000, 10)] + (1...10).map { ($0, $0) }
    for (asked, limit) in limits {
      let state = await state(after: [.stepChanged(3), .stepChanged(asked)], start: 0)
      #expect(
        state.step == limit,
        """
        The step was 3. After `stepChanged(\(asked))` it should be \(limit), and was \(state.step). \
        \(state.step == asked ? "Nothing has limited it." : "")\
        \(state.step == 3 ? "Each number should change it, as far as that goes." : "")
        """
      )
    }
  }

  @Test("A new step leaves the number as it is")
  func stepLeavesCount() async {
    let start = starts[2]
    let state = await state(after: [.incrementButtonTapped, .stepChanged(6)], start: start)
    #expect(
      state.count == start + 1,
      """
      The number was \(start + 1) when the step became 6, and should have stayed. It became \
      \(state.count). Look at what `stepChanged` changes.
      """
    )
  }

  @Test("A reset brings back the number of the beginning, each time")
  func reset() async {
    for start in starts {
      let actions: [Feature.Action] = [
        .stepChanged(5), .incrementButtonTapped, .incrementButtonTapped, .resetButtonTapped,
      ]
      let once = await state(after: actions, start: start)
      let twice = await state(after: actions + actions, start: start)
      #expect(
        once.count == start && twice.count == start,
        """
        This counter began with \(start). After two steps up and `resetButtonTapped` it should show \
        \(start) again, and showed \(once.count); after the same once more, \(twice.count). \
        What does the state remember of its beginning?
        """
      )
    }
  }

  @Test("A reset leaves the step as it is")
  func resetLeavesStep() async {
    let actions: [Feature.Action] = [.stepChanged(8), .incrementButtonTapped, .resetButtonTapped]
    let state = await state(after: actions, start: starts[0])
    #expect(
      state.step == 8,
      """
      The step was 8 before `resetButtonTapped`, and should still be 8; it was \(state.step). \
      The description says what a reset brings back.
      """
    )
  }

  @Test("A screen can observe the state")
  func observable() {
    let state: Any.Type = Feature.State.self
    let isObservable = state is any ObservableState.Type
    #expect(
      isObservable,
      """
      A screen that shows the count should be drawn again when the count changes, but this `State` \
      cannot be observed. Which macro makes a state observable?
      """
    )
  }
}
