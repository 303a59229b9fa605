import ComposableArchitecture
import Testing

@testable import ReduxBasics

@MainActor
@Suite("1.9 Test it") struct CounterSpecsTests {
  private typealias State = CounterFeature.State
  private typealias Spec = @MainActor (CounterSpecs.MakeStore) async -> Void

  /// A counter that does one thing wrong.
  private enum Fault {
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

    private var feature: Reduce<CounterFeature.State, CounterFeature.Action> {
      let incremented = LockIsolated(false)
      return Reduce { state, action in
        switch (self, action) {
        case (.incrementDoesNothing, .increment), (.decrementDoesNothing, .decrement):
          break
        case (.incrementAddsTwo, .increment):
          state.count += 2
        case (.incrementGivesOne, .increment):
          state.count = 1
        case (.decrementGivesMinusOne, .decrement):
          state.count = -1
        case (.decrementStopsAtZero, .decrement):
          state.count = max(0, state.count - 1)
        case (.decrementDoesNothingAfterIncrement, .decrement) where incremented.value:
          break
        case (.swapped, .decrement):
          state.count += 1
        case (.swapped, .increment):
          state.count -= 1
        case (_, .increment):
          incremented.setValue(true)
          state.count += 1
          if self == .incrementRenames {
            state.name = "Changed"
          }
        case (_, .decrement):
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

  /// Whether one of the specs has something to say about a faulty counter.
  private func isNoticed(_ fault: Fault, by specs: Spec...) async -> Bool {
    for spec in specs {
      let complaints = await complaints { await spec(fault.makeStore) }
      if !complaints.isEmpty { return true }
    }
    return false
  }

  private func isNoticedByAny(_ fault: Fault) async -> Bool {
    await isNoticed(
      fault,
      by: CounterSpecs.increment,
      CounterSpecs.decrement,
      CounterSpecs.mixedFlow
    )
  }

  @Test("No spec complains about the right counter")
  func rightCounterPasses() async {
    for (name, spec) in specs {
      let complaints = await complaints {
        await spec { state in TestStore(initialState: state) { CounterFeature() } }
      }
      let isContent = complaints.isEmpty
      #expect(
        isContent,
        """
        This counter is right, so `\(name)` should have nothing to say about it. \
        Compare what your closure expects with what the action does. The spec said:

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
        `\(name)` made no store. Each spec should call `makeStore` itself, so that it begins with a \
        clean state whatever ran before it.
        """
      )
    }
  }

  @Test("The increment spec notices an increment of two")
  func incrementAddsTwo() async {
    let isNoticed = await isNoticed(.incrementAddsTwo, by: CounterSpecs.increment)
    #expect(
      isNoticed,
      "There is a counter that adds 2, and `increment` was content with it. Say the exact count."
    )
  }

  @Test("The increment spec notices an increment that does nothing")
  func incrementDoesNothing() async {
    let isNoticed = await isNoticed(.incrementDoesNothing, by: CounterSpecs.increment)
    #expect(
      isNoticed,
      """
      There is a counter on which `increment` does nothing, and your `increment` spec was content \
      with it. Does it send the action and say what follows?
      """
    )
  }

  @Test("The decrement spec notices a decrement that does nothing")
  func decrementDoesNothing() async {
    let isNoticed = await isNoticed(.decrementDoesNothing, by: CounterSpecs.decrement)
    #expect(
      isNoticed,
      """
      There is a counter on which `decrement` does nothing, and your `decrement` spec was content \
      with it. Does it send the action and say what follows?
      """
    )
  }

  @Test("The decrement spec notices a counter that stops at zero")
  func decrementStopsAtZero() async {
    let isNoticed = await isNoticed(.decrementStopsAtZero, by: CounterSpecs.decrement)
    #expect(
      isNoticed,
      """
      There is a counter that never goes below zero, and `decrement` was content with it. \
      From which count would the difference show?
      """
    )
  }

  @Test("The mixed flow notices a decrement that is lost after an increment")
  func decrementLostAfterIncrement() async {
    let fault = Fault.decrementDoesNothingAfterIncrement
    let isNoticed = await isNoticed(fault, by: CounterSpecs.mixedFlow)
    #expect(
      isNoticed,
      """
      There is a counter that ignores `decrement` once it was incremented, and `mixedFlow` was \
      content with it. Send one action after the other to the same store.
      """
    )
  }

  @Test("The specs notice actions that are swapped")
  func swapped() async {
    let isNoticed = await isNoticedByAny(.swapped)
    #expect(
      isNoticed,
      """
      There is a counter that goes down when it should go up, and up when it should go down, and \
      none of your specs noticed.
      """
    )
  }

  @Test("The specs notice a counter that begins elsewhere")
  func beginsAtOne() async {
    let isNoticed = await isNoticedByAny(.beginsAtOne)
    #expect(
      isNoticed,
      """
      There is a counter that begins one too high, and none of your specs noticed. A closure with \
      `+=` only says how far it went: say where it should be.
      """
    )
  }

  @Test("The specs notice actions that forget the count they start from")
  func forgetsTheStart() async {
    let increment = await isNoticedByAny(.incrementGivesOne)
    let decrement = await isNoticedByAny(.decrementGivesMinusOne)
    #expect(
      increment && decrement,
      """
      There are counters that always go to 1, or always to -1, and your specs noticed \
      \(increment ? "only the first" : decrement ? "only the second" : "neither"). \
      From 0 these are right: begin one spec somewhere else.
      """
    )
  }

  @Test("The specs notice an action that changes something else as well")
  func incrementRenames() async {
    let isNoticed = await isNoticedByAny(.incrementRenames)
    #expect(
      isNoticed,
      """
      There is a counter that changes its name when it is incremented, and none of your specs \
      noticed. A test store compares the whole state, unless it is told not to.
      """
    )
  }
}
