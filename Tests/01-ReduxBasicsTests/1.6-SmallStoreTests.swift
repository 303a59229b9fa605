import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@Suite("1.6 A store with subscribers") struct SmallStoreTests {
  private typealias State = SmallStore.State
  private typealias Action = SmallStore.Action

  private let start: Int = {
    var generator = SeededGenerator(seed: 51)
    return Int.random(in: 20...900, using: &generator)
  }()

  private func makeStore(
    _ reducer: @escaping (Action, State) -> State = { action, state in
      State(count: state.count + (action == .plusTapped ? 1 : -1))
    }
  ) -> SmallStore.Store {
    SmallStore.Store(state: State(count: start), reducer: reducer)
  }

  @Test("Dispatching puts what the reducer returns in the place of the state")
  func dispatch() {
    let store = makeStore()
    // The type says it: there is no result to take from `dispatch`.
    let dispatch: (Action) -> Void = store.dispatch
    [.plusTapped, .plusTapped, .plusTapped, .minusTapped].forEach(dispatch)
    let count = store.state.count
    #expect(
      count == start + 2,
      """
      From \(start), three `plusTapped` and one `minusTapped` should leave \(start + 2), and left \
      \(count). Look at the first thing that `dispatch` does.
      """
    )
  }

  @Test("The reducer runs once for each action, however many subscribe")
  func once() {
    var runs = 0
    let store = makeStore { _, state in
      runs += 1
      return State(count: state.count + 1)
    }
    for _ in 0..<3 { store.subscribe { _ in } }
    store.dispatch(.plusTapped)
    store.dispatch(.plusTapped)
    #expect(
      runs == 2,
      """
      With three subscribers, two actions were dispatched: the reducer should run twice, and it ran \
      \(runs == 1 ? "once" : "\(runs) times"). Which line of `dispatch` is for each subscriber, \
      and which for the action?
      """
    )
  }

  @Test("A new subscriber receives the current state at once")
  func current() {
    let store = makeStore()
    var heard: [Int] = []
    store.subscribe { heard.append($0.count) }
    #expect(
      heard == [start],
      """
      Nothing was dispatched yet. A screen that appears needs something to show: it should hear \
      [\(start)] when it subscribes, and it heard \(heard). Look at `subscribe`.
      """
    )
  }

  @Test("Each subscriber hears each new state")
  func eachNewState() {
    let store = makeStore()
    var one: [Int] = []
    var other: [Int] = []
    store.subscribe { one.append($0.count) }
    store.dispatch(.plusTapped)
    store.subscribe { other.append($0.count) }
    store.dispatch(.plusTapped)
    store.dispatch(.minusTapped)
    #expect(
      one == [start, start + 1, start + 2, start + 1]
        && other == [start + 1, start + 2, start + 1],
      """
      One subscribed at \(start), and another after a plus; then came plus and minus. They should \
      hear \([start, start + 1, start + 2, start + 1]) and \
      \([start + 1, start + 2, start + 1]), and they heard \(one) and \(other). Does `subscribe` keep those who came before? If a number is \
      late, look at what comes first in `dispatch`.
      """
    )
  }

  @Test("A subscriber that dispatches at once receives the next state")
  func dispatchesAtOnce() {
    let store = makeStore()
    var heard: [Int] = []
    store.subscribe { [start] state in
      heard.append(state.count)
      if state.count == start { store.dispatch(.plusTapped) }
    }
    #expect(
      heard == [start, start + 1],
      """
      A subscriber dispatched `plusTapped` as soon as it heard of \(start). It should hear \
      \([start, start + 1]), and heard \(heard). Is it already remembered when `subscribe` gives it the \
      current state?
      """
    )
  }

  @Test("The button sends, and the label shows what follows")
  func screen() {
    let store = makeStore()
    let label = SmallStore.CountLabel(store: store)
    let button = SmallStore.PlusButton(store: store)
    let before = label.text
    button.tap()
    button.tap()
    #expect(
      before == "Count: \(start)" && label.text == "Count: \(start + 2)",
      """
      The label should say "Count: \(start)", and after two taps "Count: \(start + 2)". It said \
      "\(before)", then "\(label.text)". \
      \(store.state.count == start ? "No tap reached the state. " : "")\
      Look at what `tap` dispatches, and at what the label does with each state.
      """
    )
  }

  @Test("The label waits to be told")
  func isTold() {
    // Whichever order a store has, with one of these numbers somebody is told before the label.
    let isTold = (0..<6).contains { others in
      let store = makeStore()
      var label: SmallStore.CountLabel?
      var seen: Set<String> = []
      let look = { store.subscribe { _ in label.map { _ = seen.insert($0.text) } } }
      for _ in 0...others { look() }
      label = SmallStore.CountLabel(store: store)
      for _ in 0...others { look() }
      seen = []
      store.dispatch(.plusTapped)
      return seen.contains("Count: \(start)")
    }
    #expect(
      isTold,
      """
      A store tells its subscribers of a new state, one after the other. Until it is the label's turn, the \
      label should show the old count, and it showed the new one. Where does its text come from?
      """
    )
  }
}
