import ComposableArchitecture
import Testing

import func SuiteHelpers.complaints

@testable import ReduxBasics

@MainActor
@Suite("1.8 Test it") struct CounterSpecsTests {
  private typealias State = CounterFeature.State
  private typealias Counter = Reduce<CounterFeature.State, CounterFeature.Action>
  private typealias Spec = @MainActor (CounterSpecs.MakeStore) async -> Void

  /// A counter: the correct one, or one with a bug. All are made here, and of the same parts, so that a
  /// spec can tell them apart by what they do, and by nothing else.
  private enum TriedCounter {
    case correct
    case beginsAtOne
    case decrementDoesNothing
    case decrementDoesNothingAfterIncrement
    case decrementGivesMinusOne
    case decrementStopsAtZero
    case incrementAddsTwo
    case incrementDoesNothing
    case incrementGivesOne
    case incrementRenames
    case swapped

    @MainActor func makeStore(_ state: State) -> TestStoreOf<CounterFeature> {
      var state = state
      if self == .beginsAtOne {
        state.count += 1
      }
      return TestStore(initialState: state) { feature }
    }

    private var feature: Counter {
      let incremented = LockIsolated(false)
      return Reduce { state, action in
        switch (self, action) {
        case (.incrementDoesNothing, .incrementButtonTapped),
          (.decrementDoesNothing, .decrementButtonTapped):
          break
        case (.incrementAddsTwo, .incrementButtonTapped):
          state.count += 2
        case (.incrementGivesOne, .incrementButtonTapped):
          state.count = 1
        case (.decrementGivesMinusOne, .decrementButtonTapped):
          state.count = -1
        case (.decrementStopsAtZero, .decrementButtonTapped):
          state.count = max(0, state.count - 1)
        case (.decrementDoesNothingAfterIncrement, .decrementButtonTapped) where incremented.value:
          break
        case (.swapped, .decrementButtonTapped):
          state.count += 1
        case (.swapped, .incrementButtonTapped):
          state.count -= 1
        case (_, .incrementButtonTapped):
          incremented.setValue(true)
          state.count += 1
          if self == .incrementRenames {
            state.name = "Changed"
          }
        case (_, .decrementButtonTapped):
          state.count -= 1
        }
        return .none
      }
    }
  }

  private let specs: [(name: String, spec: Spec)] = [
    ("increment", CounterSpecs.increment),
    ("decrement", CounterSpecs.decrement),
    ("mixedFlow", CounterSpecs.mixedFlow),
  ]

  /// What became of a bug.
  private struct Outcome {
    var isNoticed = false
    /// Those specs that were not judged, since they fail on the correct counter too.
    var notJudged: [String] = []

    /// What to say about a bug that was not noticed.
    func message(_ missed: String) -> String {
      notJudged.isEmpty
        ? missed
        : """
        Not judged yet: a spec that fails on the correct counter says nothing about a bug. First let \
        this pass there: \(notJudged.map { "`\($0)`" }.joined(separator: ", ")).
        """
    }
  }

  /// Runs a spec on a counter, and returns what it reports.
  private func reports(of spec: Spec, on counter: TriedCounter) async -> [String] {
    await complaints { await spec(counter.makeStore) }
  }

  /// Runs the specs of some names, or all, on a counter with a bug, until one fails.
  private func outcome(of bug: TriedCounter, for names: String...) async -> Outcome {
    var outcome = Outcome()
    for (name, spec) in specs where names.isEmpty || names.contains(name) {
      let (onCorrect, onBuggy) = await complaints {
        await reports(of: spec, on: .correct)
      } onBuggy: {
        await reports(of: spec, on: bug)
      }
      guard onCorrect.isEmpty else {
        outcome.notJudged.append(name)
        continue
      }
      if !onBuggy.isEmpty {
        outcome.isNoticed = true
        break
      }
    }
    return outcome
  }

  @Test("Every spec passes on the correct counter")
  func correctCounterPasses() async {
    for (name, spec) in specs {
      let complaints = await reports(of: spec, on: .correct)
      let isSilent = complaints.isEmpty
      #expect(
        isSilent,
        """
        This counter is correct, so `\(name)` should pass on it. Compare what your closure expects \
        with what the action does. The spec failed with:

        \(complaints.first ?? "")
        """
      )
    }
  }

  @Test("Every spec makes a store of its own")
  func specsMakeStores() async throws {
    for (name, spec) in specs {
      var made = 0
      _ = await complaints {
        await spec { state in
          made += 1
          return TestStore(initialState: state) { CounterFeature() }
        }
      }
      try #require(
        made > 0,
        """
        `\(name)` made no store. Each spec should make one itself, with `makeStore`, so that it begins \
        with a clean state, no matter which test ran before it.
        """
      )
    }
  }

  @Test("The increment spec notices an increment of two")
  func incrementAddsTwo() async {
    let outcome = await outcome(of: .incrementAddsTwo, for: "increment")
    let message = outcome.message(
      "There is a counter that adds 2, and `increment` passed on it. Say the exact count."
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The increment spec notices an increment that does nothing")
  func incrementDoesNothing() async {
    let outcome = await outcome(of: .incrementDoesNothing, for: "increment")
    let message = outcome.message(
      """
      There is a counter on which the plus button does nothing, and your `increment` spec passed on \
      it. Does it send the action and say what follows?
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The decrement spec notices a decrement that does nothing")
  func decrementDoesNothing() async {
    let outcome = await outcome(of: .decrementDoesNothing, for: "decrement")
    let message = outcome.message(
      """
      There is a counter on which the minus button does nothing, and your `decrement` spec passed on \
      it. Does it send the action and say what follows?
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The decrement spec notices a counter that stops at zero")
  func decrementStopsAtZero() async {
    let outcome = await outcome(of: .decrementStopsAtZero, for: "decrement")
    let message = outcome.message(
      """
      There is a counter that never goes below zero, and `decrement` passed on it. From which count \
      would the difference show?
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The mixed flow notices a decrement that is lost after an increment")
  func decrementLostAfterIncrement() async {
    let outcome = await outcome(of: .decrementDoesNothingAfterIncrement, for: "mixedFlow")
    let message = outcome.message(
      """
      There is a counter whose minus button does nothing once plus was tapped, and `mixedFlow` \
      passed on it. Send one action after the other to the same store.
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The mixed flow begins at a number other than 0")
  func mixedFlowBegins() async {
    var counts: [Int] = []
    _ = await complaints {
      await CounterSpecs.mixedFlow { state in
        counts.append(state.count)
        return TestStore(initialState: state) { CounterFeature() }
      }
    }
    #expect(
      counts.contains { $0 != 0 },
      """
      `mixedFlow` should make a store that begins at a number other than 0: a counter that takes 0 for \
      granted looks correct from there. Its stores began at \(counts).
      """
    )
  }

  @Test("The specs notice actions that are swapped")
  func swapped() async {
    let outcome = await outcome(of: .swapped)
    let message = outcome.message(
      """
      There is a counter that goes down when it should go up, and up when it should go down, and \
      none of your specs noticed. Do they say the count after each action?
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The specs notice a counter that begins with another number")
  func beginsAtOne() async {
    let outcome = await outcome(of: .beginsAtOne)
    let message = outcome.message(
      """
      There is a counter that begins one too high, and none of your specs noticed. An expectation \
      such as `+= 1` only says how far the count went: say which number it should be.
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The specs notice actions that forget the count they start from", arguments: [1, -1])
  func forgetsTheStart(count: Int) async {
    let outcome = await outcome(of: count == 1 ? .incrementGivesOne : .decrementGivesMinusOne)
    let message = outcome.message(
      """
      There is a counter whose \(count == 1 ? "plus" : "minus") button always gives \(count), and none \
      of your specs noticed. From 0 that is right: begin one spec at another number.
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }

  @Test("The specs notice an action that changes something else as well")
  func incrementRenames() async {
    let outcome = await outcome(of: .incrementRenames)
    let message = outcome.message(
      """
      There is a counter that changes its name when it is incremented, and none of your specs \
      noticed. A test store compares the whole state, as long as it is exhaustive.
      """
    )
    #expect(outcome.isNoticed, "\(message)")
  }
}
