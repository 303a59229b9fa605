import ComposableArchitecture
import Testing

@testable import ReduxBasics

@MainActor
@Suite("1.11 An old counter, in today's TCA") struct OldCounterTests {
  private typealias Feature = OldCounter.Feature

  private struct NoConnection: Error {}

  private let start: Int = {
    var generator = SeededGenerator(seed: 111)
    return Int.random(in: 3...900, using: &generator)
  }()

  private func makeStore(_ state: Feature.State) -> StoreOf<Feature> {
    Store(initialState: state) { Feature() }
  }

  /// What a drawing of the screen shows, each time it is drawn, while a step is taken.
  private func drawings(
    of store: StoreOf<Feature>,
    _ draw: @escaping @MainActor (OldCounter.Screen) -> String,
    while step: @MainActor (OldCounter.Screen) -> Void
  ) async -> [String] {
    let screen = OldCounter.Screen(store: store)
    let drawn = LockIsolated<[String]>([])
    let box = UncheckedSendable((screen, draw))
    let token = observe {
      let text = box.value.1(box.value.0)
      drawn.withValue { $0.append(text) }
    }
    step(screen)
    // The observation runs again in a turn of its own, on the main actor.
    for _ in 0..<20 { await Task.yield() }
    token.cancel()
    return drawn.value
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

  @Test("The screen reads the store itself")
  func noViewStore() {
    let screen = OldCounter.Screen(store: makeStore(Feature.State(count: start)))
    let types = Mirror(reflecting: screen).children.map { "\(type(of: $0.value))" }
    #expect(
      !types.contains { $0.hasPrefix("ViewStore") },
      """
      A view store belongs to the old way: a store of observable state is read directly. The screen \
      still keeps \(types.joined(separator: " and ")). Look at its stored properties.
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
    let screen = OldCounter.Screen(store: makeStore(Feature.State(numberFactAlert: "Shown")))
    screen.plusTapped()
    screen.plusTapped()
    screen.minusTapped()
    #expect(
      screen.countText == "1" && screen.alertTitle == "Shown",
      """
      From 0, plus, plus and minus should leave the text "1" and the alert "Shown". They were \
      "\(screen.countText)" and \(screen.alertTitle.map { "\"\($0)\"" } ?? "nil").
      """
    )
    screen.alertClosed()
    #expect(
      screen.alertTitle == nil,
      "After the alert was closed there should be no title; it was still there."
    )
  }

  @Test("A drawing that shows the count is drawn again when the count changes")
  func drawnAgain() async {
    let drawn = await drawings(of: makeStore(Feature.State(count: start))) {
      $0.countText
    } while: {
      $0.plusTapped()
    }
    #expect(
      drawn == ["\(start)", "\(start + 1)"],
      """
      A view that shows `countText` should be drawn with \(start) and, after plus, with \
      \(start + 1). It was drawn with \(drawn.joined(separator: ", ")). \
      Where does the screen read the count: in a store that can be observed?
      """
    )
  }

  @Test("A drawing that shows the count is left alone when only the alert changes")
  func notDrawnForNothing() async {
    // Each store has a state of its own: a copy kept here would get another identity on a change.
    let stores = (1...2).map { _ in
      makeStore(Feature.State(count: start, numberFactAlert: "Shown"))
    }
    let counts = await drawings(of: stores[0]) {
      $0.countText
    } while: {
      $0.alertClosed()
    }
    let alerts = await drawings(of: stores[1]) {
      $0.alertTitle ?? "nil"
    } while: {
      $0.alertClosed()
    }
    #expect(
      counts.count == 1 && alerts == ["Shown", "nil"],
      """
      An alert was closed. A view that shows the count should not be drawn again, and \
      \(counts.count == 1 ? "was not" : "was"). A view that shows the title should be drawn with \
      Shown, then nil, and was drawn with \(alerts.joined(separator: ", then ")). \
      What tells a view which part of the state has changed?
      """
    )
  }
}
