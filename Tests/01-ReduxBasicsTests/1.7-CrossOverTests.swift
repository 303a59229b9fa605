import ComposableArchitecture
import Testing

import struct SuiteHelpers.SeededGenerator
import func SuiteHelpers.complaints
import func SuiteHelpers.withoutAdvice

@testable import ReduxBasics

@MainActor
@Suite("1.7 From Redux to a Reducer") struct CrossOverTests {
  private let start: Int = {
    var generator = SeededGenerator(seed: 18)
    return Int.random(in: 3...900, using: &generator)
  }()

  /// What `Counter` makes of several actions, one after another, in a store made by the check.
  private func state(after actions: [Counter.Action], from state: Counter.State) -> Counter.State {
    let store = Store(initialState: state) { Counter() }
    actions.forEach { store.send($0) }
    return store.state
  }

  @Test("Increment adds one to the count in state")
  func increment() throws {
    for count in [0, start, -start] {
      let next = state(after: [.incrementButtonTapped], from: Counter.State(count: count))
      try #require(
        next.count == count + 1,
        """
        From \(count), `incrementButtonTapped` should give \(count + 1) and gave \(next.count). \
        \(next.count == count
          ? "Nothing changed: what you change in a copy of `state` is lost."
          : "Look at what the case of this action does with the count.")
        """
      )
    }
  }

  @Test("Decrement takes one away, below zero too")
  func decrement() throws {
    for count in [0, start, -start] {
      let next = state(after: [.decrementButtonTapped], from: Counter.State(count: count))
      try #require(
        next.count == count - 1,
        """
        From \(count), `decrementButtonTapped` should give \(count - 1) and gave \(next.count). \
        \(next.count == 0 && count <= 0
          ? "Nothing should stop this counter at zero."
          : "Look at what the case of this action does with the count.")
        """
      )
    }
  }

  @Test("A fact that arrives is shown in the alert")
  func factArrives() {
    let fact = "\(start) is a good number"
    let next = state(after: [.numberFactResponse(fact)], from: Counter.State(count: start))
    #expect(
      next.numberFactAlert == fact && next.count == start,
      """
      After `numberFactResponse` the alert's title should be "\(fact)" and the count \(start). \
      They were \(next.numberFactAlert.map { "\"\($0)\"" } ?? "nil") and \(next.count). \
      The fact comes with the action.
      """
    )
  }

  @Test("Dismissing the alert takes it away and keeps the count")
  func alertIsDismissed() {
    let shown = Counter.State(count: start, numberFactAlert: "Shown")
    let next = state(after: [.factAlertDismissed], from: shown)
    #expect(
      next.numberFactAlert == nil && next.count == start,
      """
      An alert is on the screen exactly while `numberFactAlert` is not nil. After \
      `factAlertDismissed` it should be nil, and the count still \(start). \
      They were \(next.numberFactAlert.map { "\"\($0)\"" } ?? "nil") and \(next.count).
      """
    )
  }

  @Test("The counter has one reducer, and the old one is gone")
  func oldReducer() {
    let counter: any HasOldReducer.Type = Counter.self
    let next = counter.counterReducer(.incrementButtonTapped, Counter.State(count: start))
    #expect(
      next.count == .min,
      """
      `Counter` still has the function `counterReducer`, in the form of 1.4, beside its `body`. Whoever \
      changes one of them may forget the other. Its `switch` belongs into the `Reduce` of `body` alone.
      """
    )
  }

  @Test("A whole flow changes what it says and leaves nothing running")
  func flow() async {
    let complaints = await complaints { [start] in
      let store = TestStore(initialState: Counter.State(count: start)) {
        Counter().comparing(\.count, \.numberFactAlert)
      }
      await store.send(.incrementButtonTapped) { $0.count = start + 1 }
      await store.send(.decrementButtonTapped) { $0.count = start }
      await store.send(.decrementButtonTapped) { $0.count = start - 1 }
      await store.send(.numberFactResponse("Fine")) { $0.numberFactAlert = "Fine" }
      await store.send(.factAlertDismissed) { $0.numberFactAlert = nil }
    }
    let isSilent = complaints.isEmpty
    #expect(
      isSilent,
      """
      A test store expected one up, two down, an alert and its end, and nothing left to do. It was \
      not so. What does your `Reduce` change, and what does it return?

      \(withoutAdvice(complaints.first ?? ""))
      """
    )
  }
}

/// Finds the function in the form of 1.4. If `Counter` still has it, it takes the place of the one below.
private protocol HasOldReducer {
  static func counterReducer(_ action: Counter.Action, _ state: Counter.State) -> Counter.State
}

extension HasOldReducer {
  static func counterReducer(_ action: Counter.Action, _ state: Counter.State) -> Counter.State {
    Counter.State(count: .min)
  }
}

extension Counter: HasOldReducer {}
