import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.10 One action for a whole drag") struct CountFloatTests {
  private typealias Counter = CountFloat.Counter

  /// A counter with a slider, and the positions that the store was sent.
  @MainActor
  private struct Setup {
    let store: StoreOf<Counter>
    let screen: Screen
    let view: CountFloat.CounterView
    let sent: LockIsolated<[Float]>

    init(count: Int) {
      let sent = LockIsolated<[Float]>([])
      store = Store(initialState: Counter.State(count: count)) {
        Reduce<Counter.State, Counter.Action> { _, action in
          if case .sliderReleased(let position) = action { sent.withValue { $0.append(position) } }
          return .none
        }
        Counter()
      }
      let view = CountFloat.CounterView(store: store)
      self.view = view
      screen = Screen { view }
      self.sent = sent
    }

    /// Lays a finger on the slider, moves it, and takes it away.
    func drag(through positions: Float...) {
      view.editingChanged(true)
      for position in positions { view.position.wrappedValue = position }
      view.editingChanged(false)
    }

    /// Where the slider stands.
    var shown: Float? { screen.value(of: "Count").flatMap(Float.init) }
  }

  private func list(_ numbers: [Float?]) -> String {
    numbers.isEmpty
      ? "nothing" : numbers.map { $0.map { "\($0)" } ?? "nothing" }.joined(separator: ", ")
  }

  // MARK: The state

  @Test(
    "A released slider sets the count without the fraction, below zero too",
    arguments: [(0, 0), (72, 72), (72.3, 72), (72.9, 72), (-72.9, -72), (-72.3, -72), (-0.99, 0)]
  )
  func fractions(position: Float, number: Int) {
    let store = Store(initialState: Counter.State(count: 3)) { Counter() }
    store.send(.sliderReleased(position))
    let count = store.count
    let isOneOff = abs(count - number) == 1
    #expect(
      count == number,
      """
      The slider was released at \(position): the count should be \(number), and it is \(count). \
      \(count == 3 ? "The count has not changed. " : "")\
      \(isOneOff ? "Is the number rounded, where only the fraction should go? " : "")\
      Look at the setter of `countFloat`.
      """
    )
  }

  @Test("The slider follows the buttons")
  func sliderFollows() {
    let setup = Setup(count: -8)
    var seen = [setup.shown]
    setup.store.send(.incrementButtonTapped)
    seen.append(setup.shown)
    setup.drag(through: 60.5)
    setup.store.send(.decrementButtonTapped)
    seen.append(setup.shown)
    #expect(
      seen == [-8, -7, 59],
      """
      The slider should show -8, then -7 after plus, then 59 after a drag to 60.5 and minus. It \
      showed \(list(seen)). Look at where `countFloat` gets its number from.
      """
    )
  }

  @Test("After a release, the state holds the count and nothing else")
  func noSecondStorage() {
    var slid = Counter.State()
    slid.countFloat = 72.9
    let count = slid.count
    let isEqual = slid == Counter.State(count: 72)
    #expect(
      isEqual,
      """
      `countFloat` was set to 72.9. The state should then equal `State(count: 72)`, and it does not: \
      \(count == 72 ? "its count is 72, so it holds something else as well" : "its count is \(count)"). \
      Look at how `countFloat` is declared.
      """
    )
  }

  // MARK: The screen

  @Test("While the finger is on the slider, the slider follows it and nothing is sent")
  func whileDragging() {
    let setup = Setup(count: 5)
    setup.view.editingChanged(true)
    var seen: [Float?] = []
    for position: Float in [5.2, 8.25, 30.75] {
      setup.view.position.wrappedValue = position
      seen.append(setup.shown)
    }
    #expect(
      seen == [5.2, 8.25, 30.75],
      """
      The finger moved to 5.2, 8.25 and 30.75. The slider should show the same, and it showed \
      \(list(seen)). Look at the `get` of `position`.
      """
    )
    let isRight = setup.sent.value.isEmpty && setup.store.count == 5
    #expect(
      isRight,
      """
      The finger is still on the slider: nothing should be sent, and the count should be 5. Sent: \
      \(list(setup.sent.value)). The count is \(setup.store.count). Look at the `set` of `position`.
      """
    )
  }

  @Test("A drag is one action, with the last position")
  func oneAction() {
    let setup = Setup(count: 5)
    setup.drag(through: 6, 20.5, 41.75)
    setup.drag(through: 40.5, 12.25)
    #expect(
      setup.sent.value == [41.75, 12.25],
      """
      Two drags ended at 41.75 and 12.25. Two actions should be sent, with these numbers. Sent: \
      \(list(setup.sent.value)). Look at `editingChanged(_:)`, and at the `set` of `position`.
      """
    )
  }

  @Test("After a drag the slider shows the count again")
  func afterDragging() {
    let setup = Setup(count: 5)
    setup.drag(through: 41.75)
    let shown = setup.shown
    let isRight = shown == 41 && setup.store.count == 41
    #expect(
      isRight,
      """
      The finger left at 41.75. The count should be 41, and so should the slider. The count is \
      \(setup.store.count), and the slider shows \(list([shown])).\
      \(shown == 41.75 ? " It still shows where the finger was: what has to be forgotten?" : "") \
      Look at `editingChanged(_:)`.
      """
    )
  }

  @Test("A finger that does not move sends nothing")
  func touch() {
    let setup = Setup(count: 5)
    setup.drag()
    setup.drag(through: 9.5)
    setup.drag()
    #expect(
      setup.sent.value == [9.5],
      """
      A finger touched the slider, dragged it to 9.5, and touched it again. One action should be \
      sent, with 9.5. Sent: \(list(setup.sent.value)). Look at what `editingChanged(_:)` does when \
      `finger` has no value.
      """
    )
  }
}
