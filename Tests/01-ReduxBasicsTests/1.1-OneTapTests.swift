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

  @Test("The prediction says what three taps do to a lamp that is off")
  func prediction() {
    var lamp = OneTap.State()
    let real = (1...3).map { _ in
      lamp = OneTap.next(after: lamp)
      return lamp.isOn
    }
    let right = zip(real, OneTap.threeTaps).count { $0 == $1 }
    #expect(
      OneTap.threeTaps == real,
      """
      Your lamp was off, and was tapped three times. \(right) of the 3 values of `threeTaps` are right, and \
      there are \(OneTap.threeTaps.count) values. Begin with a lamp that is off, and go through the taps one by \
      one: each begins with the state that the tap before left.
      """
    )
  }
}
