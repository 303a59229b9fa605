import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.3 countFloat and the slider") struct CountFloatTests {
  typealias Counter = CountFloat.Counter

  private func count(afterSlidingTo value: Float) -> Int {
    let store = Store(initialState: Counter.State(count: 3)) { Counter() }
    store.send(.slidingCount(value))
    return store.count
  }

  @Test("A slider's whole number becomes the count")
  func wholeNumbers() throws {
    var generator = SeededGenerator(seed: 23)
    let random = (0..<5).map { _ in Int.random(in: -100...100, using: &generator) }
    for number in [0, -50, 100] + random {
      let count = count(afterSlidingTo: Float(number))
      try #require(
        count == number,
        """
        With the slider at \(number) the count should be \(number), and it is \(count). \
        Look at the case `slidingCount`, and at the setter of `countFloat`.
        """
      )
    }
  }

  @Test(
    "What stands behind the point is dropped, below zero too",
    arguments: [(72.3, 72), (72.9, 72), (-72.9, -72), (-72.3, -72), (0.99, 0), (-0.99, 0)]
  )
  func fractions(value: Float, number: Int) {
    let count = count(afterSlidingTo: value)
    #expect(
      count == number,
      """
      With the slider at \(value) the count should be \(number), and it is \(count). \
      Is something rounded up, or down below zero, where only the fraction should go?
      """
    )
  }

  @Test("The slider follows the buttons and the text field")
  func sliderFollows() {
    let store = Store(initialState: Counter.State(count: -8)) { Counter() }
    var seen = [store.countFloat]
    store.send(.increment)
    seen.append(store.countFloat)
    store.send(.setCount("61"))
    seen.append(store.countFloat)
    store.send(.decrement)
    seen.append(store.countFloat)
    #expect(
      seen == [-8, -7, 61, 60],
      """
      The slider should stand at -8, then -7 after +, then 61 after typing it, then 60 after −. \
      It stood at \(seen). Look at where `countFloat` gets its number from.
      """
    )
  }

  @Test("The slider leaves nothing behind but the count")
  func noSecondStorage() {
    var slid = Counter.State()
    slid.countFloat = 72.9
    #expect(
      slid == Counter.State(count: 72),
      """
      A counter slid to 72.9 and a counter that was given 72 should be equal, and they are not: \
      \(slid). Does your state remember something besides the count?
      """
    )
  }

  @Test("One movement of the slider is one action")
  func oneAction() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.slidingCount(12.5)) { $0.count = 12 }
    await store.send(.slidingCount(12.75))
  }
}
