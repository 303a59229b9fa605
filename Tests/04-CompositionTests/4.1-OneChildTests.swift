import ComposableArchitecture
import Testing

import func SuiteHelpers.expectOwnReducer

@testable import Composition

@MainActor
@Suite("4.1 One child") struct OneChildTests {
  typealias Room = OneChild.Room

  /// Which lamps are on after some taps, beginning with the ceiling's.
  private func lamps(after actions: [Room.Action]) -> [Bool] {
    let store = Store(initialState: Room.State()) { Room() }
    for action in actions { store.send(action) }
    return [store.ceiling.isOn, store.desk.isOn]
  }

  private func text(_ lamps: [Bool]) -> String {
    "ceiling lamp \(lamps[0] ? "on" : "off"), desk lamp \(lamps[1] ? "on" : "off")"
  }

  @Test("The switch on the desk turns the lamp on the desk on and off")
  func desk() {
    for (taps, isOn) in [(1, true), (2, false), (3, true)] {
      let lamps = lamps(after: Array(repeating: .desk(.switchTapped), count: taps))
      #expect(
        lamps == [false, isOn],
        """
        Both lamps were off, and the switch on the desk was tapped \
        \(taps == 1 ? "once" : "\(taps) times"). Expected: \(text([false, isOn])). What happened: \
        \(text(lamps)). Look at the second `Scope`: which part of the state does it change, and for \
        which actions?
        """
      )
    }
  }

  @Test("The lamp on the desk does its work itself")
  func ownWork() {
    expectOwnReducer(
      of: OneChild.Lamp.self,
      after: "The switch on the desk turns the lamp on the desk on and off",
      isReacting: lamps(after: [.desk(.switchTapped)])[1],
      "It turns the lamp on at each action. After two taps on the desk, `isOn` should be true",
      lookAt: "what you wrote for the desk, and at the reducer that it runs",
      expected: true,
      change: { $0.isOn = true },
      found: { lamps(after: [.desk(.switchTapped), .desk(.switchTapped)])[1] }
    )
  }

  @Test("The switch of the ceiling lamp leaves the lamp on the desk alone")
  func ceiling() {
    let lamps = lamps(after: [.ceiling(.switchTapped)])
    #expect(
      lamps == [true, false],
      """
      Both lamps were off, and the switch of the ceiling lamp was tapped once. Expected: \
      \(text([true, false])). What happened: \(text(lamps)). Look at the case of the action that the \
      second `Scope` names.
      """
    )
  }
}
