import Testing

@testable import ReduxBasics

@Suite("1.1 One tap") struct OneTapTests {
  @Test("A tap turns the lamp on when it is off")
  func turnsOn() {
    let next = OneTap.next(after: OneTap.State(isOn: false))
    #expect(
      next.isOn,
      """
      The lamp was off and its button was tapped: `isOn` should be true, and was \(next.isOn). \
      Look at the state that `next(after:)` returns.
      """
    )
  }

  @Test("A tap turns the lamp off when it is on")
  func turnsOff() {
    let next = OneTap.next(after: OneTap.State(isOn: true))
    #expect(
      next.isOn == false,
      """
      The lamp was on and its button was tapped: `isOn` should be false, and was \(next.isOn). \
      Look at the state that `next(after:)` returns.
      """
    )
    let another = OneTap.next(after: OneTap.State(isOn: true))
    #expect(
      another == next,
      """
      Another lamp was on, too, and was tapped: `isOn` should be false, and was \(another.isOn). The next \
      state follows from the one that is given, and from nothing else.
      """
    )
  }
}
