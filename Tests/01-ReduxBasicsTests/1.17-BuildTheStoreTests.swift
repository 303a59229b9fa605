import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@Suite("1.17 Build the store") struct BuildTheStoreTests {
  private struct Farm: Equatable {
    var sheep = 0
    var goats = 0
  }

  private struct SheepBorn: Action {
    var number = 1
  }

  private struct GoatsBorn: Action {
    var number = 1
  }

  /// An action that changes nothing.
  private struct NightFell: Action {}

  private static func farmReducer(action: any Action, state: Farm?) -> Farm {
    var state = state ?? Farm()
    switch action {
    case let born as SheepBorn: state.sheep += born.number
    case let born as GoatsBorn: state.goats += born.number
    default: break
    }
    return state
  }

  /// A subscriber that notes each value that it gets, and can react to it.
  private final class Listener<Value>: StoreSubscriber {
    private(set) var heard: [Value] = []
    var reaction: (Value) -> Void = { _ in }

    func newState(state: Value) {
      heard.append(state)
      reaction(state)
    }
  }

  private let start: Int = {
    var generator = SeededGenerator(seed: 15)
    return Int.random(in: 20...900, using: &generator)
  }()

  private func makeStore() -> BuildTheStore.Store<Farm> {
    BuildTheStore.Store(reducer: Self.farmReducer, state: Farm(sheep: start))
  }

  @Test("Dispatching runs the reducer once, from the current state")
  func dispatchRunsReducerOnce() {
    var seen: [Int] = []
    let store = BuildTheStore.Store<Farm>(
      reducer: { action, state in
        seen.append(state?.sheep ?? -1)
        return Self.farmReducer(action: action, state: state)
      },
      state: Farm(sheep: start)
    )
    let listeners = [Listener<Farm>(), Listener<Farm>()]
    listeners.forEach { store.subscribe($0) }
    // A store answers through its subscribers: there is no result to take from `dispatch`.
    let dispatch: (any Action) -> Void = store.dispatch
    dispatch(SheepBorn(number: 3))
    dispatch(SheepBorn(number: 4))
    #expect(
      seen == [start, start + 3],
      """
      Two dispatches with two subscribers should run the reducer twice, on \(start) sheep and then \
      on \(start + 3). It ran on \(seen) (-1 means nil). Look at what `dispatch` does once, and \
      what it does for each subscriber.
      """
    )
    #expect(
      store.state.sheep == start + 7,
      "The store should hold \(start + 7) sheep, as the reducer returned; it holds \(store.state.sheep)."
    )
  }

  @Test("A new subscriber hears the current value at once")
  func subscribingDeliversCurrentValue() {
    let store = makeStore()
    let listener = Listener<Int>()
    store.subscribe(listener) { $0.select(\.sheep) }
    #expect(
      listener.heard == [start],
      """
      A screen that has just appeared needs something to show: on subscribing it should hear \
      [\(start)], and it heard \(listener.heard). Look at the end of `subscribe`.
      """
    )
  }

  @Test("Each dispatch notifies a subscriber once, after the reducer has run")
  func dispatchNotifiesOnce() {
    let store = makeStore()
    let listener = Listener<Int>()
    store.subscribe(listener) { $0.select(\.sheep) }
    store.dispatch(SheepBorn(number: 2))
    store.dispatch(SheepBorn(number: 5))
    let expected = [start, start + 2, start + 7]
    #expect(
      listener.heard == expected,
      """
      On subscribing and after two dispatches the subscriber should have heard \(expected), and it \
      heard \(listener.heard). If a number is late, look at what comes first in `dispatch`.
      """
    )
  }

  @Test("Two subscribers each hear what they selected")
  func subscribersSelect() {
    let store = makeStore()
    let shepherd = Listener<Int>()
    let goatherd = Listener<String>()
    store.subscribe(shepherd) { $0.select(\.sheep) }
    store.subscribe(goatherd) { $0.select { "\($0.goats) goats" } }
    store.dispatch(SheepBorn(number: 1))
    store.dispatch(GoatsBorn(number: 6))
    #expect(
      shepherd.heard == [start, start + 1],
      "The subscriber to the sheep should hear [\(start), \(start + 1)], and heard \(shepherd.heard)."
    )
    #expect(
      goatherd.heard == ["0 goats", "6 goats"],
      """
      The subscriber to the goats should hear ["0 goats", "6 goats"], and heard \(goatherd.heard). \
      `selected` picks the part out of a state.
      """
    )
  }

  @Test("A value that stays the same is not passed on again")
  func repeatsAreSkipped() {
    let store = makeStore()
    let whole = Listener<Farm>()
    let even = Listener<Int>()
    let growing = Listener<Int>()
    store.subscribe(whole)
    store.subscribe(even) { $0.select(\.goats).skipRepeats { $0 / 2 == $1 / 2 } }
    store.subscribe(growing) { $0.select(\.goats).only { $0 < $1 } }
    store.dispatch(NightFell())
    store.dispatch(GoatsBorn())
    store.dispatch(GoatsBorn())
    store.dispatch(GoatsBorn(number: -2))
    let goats = whole.heard.map(\.goats)
    #expect(
      goats == [0, 1, 2, 0],
      """
      A night changed nothing, then the number of goats changed three times: the subscriber to \
      the whole farm should hear of [0, 1, 2, 0] goats, and heard \(goats). Ask the subscription about \
      the old state and the new one.
      """
    )
    #expect(
      even.heard == [0, 2, 0],
      """
      This subscriber takes 0 and 1 for the same, and 2 and 3: of 0, 0, 1, 2, 0 it should hear \
      [0, 2, 0], and heard \(even.heard). `isRepeat` knows which changes it skips.
      """
    )
    #expect(
      growing.heard == [0, 1, 2],
      """
      This subscriber wants to hear of more goats only: of 0, 0, 1, 2, 0 it should hear [0, 1, 2], \
      and heard \(growing.heard). `isRepeat` takes the old state first and then the new one.
      """
    )
  }

  @Test("A value that cannot be compared is passed on every time")
  func incomparableValuesArePassedOn() {
    struct Drawing { var sheep: Int }
    let store = makeStore()
    let painter = Listener<Drawing>()
    store.subscribe(painter) { $0.select { Drawing(sheep: $0.sheep) } }
    store.dispatch(NightFell())
    store.dispatch(NightFell())
    #expect(
      painter.heard.count == 3,
      """
      Drawings cannot be compared, so none is a repeat: one on subscribing and one for each of two \
      dispatches makes 3, and there were \(painter.heard.count). Leave the decision to `isRepeat`.
      """
    )
  }

  @Test("Subscribing again takes the place of the first subscription")
  func resubscribingReplaces() {
    let store = makeStore()
    let listener = Listener<Int>()
    store.subscribe(listener) { $0.select(\.sheep) }
    store.subscribe(listener) { $0.select(\.goats) }
    store.dispatch(SheepBorn())
    store.dispatch(GoatsBorn(number: 8))
    #expect(
      listener.heard == [start, 0, 8],
      """
      The same object subscribed to the sheep and then to the goats. From then on it should hear of \
      goats only, [\(start), 0, 8] in all, and it heard \(listener.heard). What should happen to an \
      older subscription of the same object?
      """
    )
  }

  @Test("After unsubscribing a subscriber hears nothing more, and the others do")
  func unsubscribing() {
    let store = makeStore()
    let leaving = Listener<Int>()
    let staying = Listener<Int>()
    store.subscribe(leaving) { $0.select(\.sheep) }
    store.subscribe(staying) { $0.select(\.sheep) }
    store.unsubscribe(leaving)
    store.dispatch(SheepBorn())
    #expect(
      leaving.heard == [start],
      "After `unsubscribe` there should be nothing after [\(start)]; it heard \(leaving.heard)."
    )
    #expect(
      staying.heard == [start, start + 1],
      """
      One subscriber left; the other did not, and should hear [\(start), \(start + 1)]. \
      It heard \(staying.heard). Does `unsubscribe` compare the subscribers?
      """
    )
  }

  @Test("Leaving during a notification does not affect the others")
  func unsubscribingDuringDispatch() {
    let store = makeStore()
    let listeners = (0..<4).map { _ in Listener<Int>() }
    for listener in listeners {
      listener.reaction = { [unowned listener, start] sheep in
        if sheep > start { store.unsubscribe(listener) }
      }
      store.subscribe(listener) { $0.select(\.sheep) }
    }
    store.dispatch(SheepBorn())
    store.dispatch(SheepBorn())
    let heard = listeners.map(\.heard)
    #expect(
      heard.allSatisfy { $0 == [start, start + 1] },
      """
      Each of four subscribers leaves as soon as it hears of a lamb, so each should hear \
      [\(start), \(start + 1)]. They heard \(heard). Is the list that you walk through the one that \
      changes on the way?
      """
    )
  }

  @Test("A subscriber that leaves at its first value hears no second")
  func unsubscribingAtOnce() {
    let store = makeStore()
    let listener = Listener<Int>()
    listener.reaction = { [unowned listener] _ in store.unsubscribe(listener) }
    store.subscribe(listener) { $0.select(\.sheep) }
    store.dispatch(SheepBorn())
    #expect(
      listener.heard == [start],
      """
      The subscriber left when it heard its first value. It should have heard [\(start)], and \
      heard \(listener.heard). Is it already remembered when `subscribe` passes on the first value?
      """
    )
  }

  @Test("A change that one step of a subscription skips stays skipped")
  func stepsAddUp() {
    let store = makeStore()
    let listener = Listener<Int>()
    store.subscribe(listener) { $0.skipRepeats { $0.sheep == $1.sheep }.select(\.goats) }
    store.dispatch(GoatsBorn())
    store.dispatch(SheepBorn())
    #expect(
      listener.heard == [0],
      """
      This subscriber skips every change without a lamb, and then selects the goats. First a goat \
      was born and then a sheep, so no change passes both steps: it should hear [0], and heard \
      \(listener.heard). `isRepeat` is a question about two whole states, which comes before `selected`.
      """
    )
  }

  @Test("A subscriber may dispatch, and all of them end with the latest state")
  func dispatchingDuringNotification() {
    let store = makeStore()
    let listeners = (0..<3).map { _ in Listener<Int>() }
    var hasDispatched = false
    for listener in listeners {
      // Whichever of them is notified first dispatches again, so the order does not matter.
      listener.reaction = { [start] sheep in
        guard sheep == start + 1, !hasDispatched else { return }
        hasDispatched = true
        store.dispatch(SheepBorn(number: 10))
      }
      store.subscribe(listener) { $0.select(\.sheep) }
    }
    store.dispatch(SheepBorn())
    let heard = listeners.map(\.heard)
    #expect(
      hasDispatched && heard.allSatisfy { $0.last == start + 11 },
      """
      Of three subscribers, the first to hear of a lamb dispatched ten more. All of them should end \
      with \(start + 11). They heard \(heard). Pass on the state of the moment in which you notify.
      """
    )
  }

  @Test("The store keeps no subscriber alive")
  func subscribersAreWeak() {
    let store = makeStore()
    weak var gone: Listener<Int>?
    do {
      let listener = Listener<Int>()
      store.subscribe(listener) { $0.select(\.sheep) }
      gone = listener
    }
    #expect(
      gone == nil,
      """
      Nothing but the store knows this subscriber any more, so it should be gone; it is still alive. \
      A closed screen would stay in memory. Look for strong references, also inside closures.
      """
    )
  }

  @Test("A subscriber that is gone leaves nothing behind")
  func goneSubscribersAreForgotten() {
    final class Notebook {
      func sheep(on farm: Farm) -> Int { farm.sheep }
    }
    let store = makeStore()
    weak var notebook: Notebook?
    do {
      let listener = Listener<Int>()
      let pages = Notebook()
      store.subscribe(listener) { $0.select { farm in pages.sheep(on: farm) } }
      notebook = pages
    }
    store.dispatch(SheepBorn())
    #expect(
      notebook == nil,
      """
      The subscriber is gone, but after a dispatch the store still holds what it had selected with. \
      When is the right moment to forget subscribers that are no longer there?
      """
    )
  }
}
