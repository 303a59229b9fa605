import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@MainActor
@Suite("1.14 An old counter, in today's TCA", .timeLimit(.minutes(20))) struct OldCounterTests {
  private typealias Feature = OldCounter.Feature

  private struct NoConnection: Error {}

  private let start: Int = {
    var generator = SeededGenerator(seed: 111)
    return Int.random(in: 3...900, using: &generator)
  }()

  private func makeStore(_ state: Feature.State) -> StoreOf<Feature> {
    Store(initialState: state) { Feature() }
  }

  private func makeScreen(_ store: StoreOf<Feature>) -> Screen {
    // The view is made once, so that a copy which it keeps would show.
    let view = OldCounter.CounterView(store: store)
    return Screen { view }
  }

  @Test("The feature is made by the macro for reducers")
  func reducerMacro() {
    let action: Any.Type = Feature.Action.self
    let isCasePathable = action is any CasePathable.Type
    #expect(
      isCasePathable,
      """
      `@Reducer` gives every case of `Action` a key path, such as `\\.numberFactResponse`; this \
      `Action` has none. The macro takes the place of the conformance.
      """
    )
  }

  @Test("A response carries a result of Swift's own")
  func result() {
    let action = Feature.Action.numberFactResponse(.success("A fact"))
    let payload = Mirror(reflecting: action).children.first.map { "\(type(of: $0.value))" } ?? ""
    #expect(
      payload.hasPrefix("Result<"),
      """
      `numberFactResponse` should carry a `Result<String, any Error>`, and it carries a `\(payload)`. \
      Look at the row of `TaskResult` in the table of the lesson.
      """
    )
  }

  @Test("The feature has a body in place of the method")
  func body() {
    let hasBody = Feature.Body.self != Never.self
    #expect(
      hasBody,
      """
      The feature has no `body`: the store runs its method. Move the `switch` from the method into a \
      `Reduce` in `var body: some ReducerOf<Self>`.
      """
    )
  }

  @Test("The state can be observed")
  func observableState() {
    let state: Any.Type = Feature.State.self
    let isObservable = state is any ObservableState.Type
    #expect(
      isObservable,
      """
      This `State` cannot be observed, so a view that reads the store is never drawn again. Which \
      macro makes a state observable?
      """
    )
  }

  @Test("The view reads the store itself")
  func noViewStore() {
    let view = OldCounter.CounterView(store: makeStore(Feature.State(count: start)))
    let types = Mirror(reflecting: view).children.map { "\(type(of: $0.value))" }
    let body = "\(OldCounter.CounterView.Body.self)"
    let isFree = !body.contains("WithViewStore") && !types.contains { $0.hasPrefix("ViewStore") }
    #expect(
      isFree,
      """
      A view store belongs to the old way: a store of observable state is read directly. Look at what \
      \(body.contains("WithViewStore") ? "`body` begins with" : "the view keeps besides its store").
      """
    )
  }

  @Test("Plus, minus and the two kinds of answer do what they did")
  func behaviour() async {
    let store = TestStore(initialState: Feature.State(count: start)) { Feature() }
    store.exhaustivity = .off
    await store.send(.incrementButtonTapped)
    await store.send(.incrementButtonTapped)
    await store.send(.decrementButtonTapped)
    #expect(
      store.state.count == start + 1,
      """
      From \(start), plus, plus and minus should give \(start + 1), as before; they gave \
      \(store.state.count).
      """
    )
    await store.send(.numberFactResponse(.success("\(start) sleeps well")))
    #expect(
      store.state.numberFactAlert == "\(start) sleeps well",
      """
      A fact that arrives should be the alert's title, as before: "\(start) sleeps well". The title \
      was \(store.state.numberFactAlert.map { "\"\($0)\"" } ?? "nil").
      """
    )
    await store.send(.numberFactResponse(.failure(NoConnection())))
    #expect(
      store.state.numberFactAlert == "Could not load a number fact :(",
      """
      A failure should have the title that it had before: "Could not load a number fact :(". The \
      title was \(store.state.numberFactAlert.map { "\"\($0)\"" } ?? "nil").
      """
    )
    await store.send(.factAlertDismissed)
    #expect(
      store.state.numberFactAlert == nil,
      "An alert that was dismissed should leave no title; it was still there."
    )
  }

  @Test("The screen's buttons and texts do what they did")
  func screen() {
    let alert = LockIsolated<String?>(nil)
    let store = Store(initialState: Feature.State(numberFactAlert: "0 is even")) {
      Feature()
      Reduce { state, _ in
        let title = state.numberFactAlert
        alert.setValue(title)
        return .none
      }
    }
    let screen = makeScreen(store)
    guard screen.tap("Plus"), screen.tap("Plus"), screen.tap("Minus") else { return }
    #expect(
      screen.shows("Count: 1") && screen.shows("0 is even"),
      """
      From 0, plus, plus and minus should leave "Count: 1" and the fact "0 is even" on the screen. Look \
      at what the two buttons send.

      \(screen)
      """
    )
    guard screen.tap("Close") else { return }
    #expect(
      !screen.shows("0 is even") && alert.value == nil,
      """
      After "Close" there should be no fact any more, on the screen or in the state. Look at what the \
      button sends.

      \(screen)
      """
    )
  }

  @Test("The screen follows the state when something else changes it")
  func follows() {
    let store = makeStore(Feature.State(count: start))
    let screen = makeScreen(store)
    _ = screen.texts
    store.send(.incrementButtonTapped)
    store.send(.numberFactResponse(.success("A fact")))
    #expect(
      screen.shows("Count: \(start + 1)") && screen.shows("A fact"),
      """
      The count went from \(start) to \(start + 1), and a fact arrived. The screen should show \
      "Count: \(start + 1)" and "A fact". Where does the view read what it shows: is there a copy of it?

      \(screen)
      """
    )
  }
}
