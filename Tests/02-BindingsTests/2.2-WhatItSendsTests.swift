import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.2 What an edit sends") struct WhatItSendsTests {
  private typealias Lamp = WhatItSends.Lamp

  @Test("Each edit sends one action with the new value")
  func sends() {
    let flips = LockIsolated<[Bool]>([])
    let store = Store(initialState: Lamp.State()) {
      Reduce<Lamp.State, Lamp.Action> { _, action in
        switch action {
        case .switchFlipped(let isOn): flips.withValue { $0.append(isOn) }
        }
        return .none
      }
      Lamp()
    }
    let binding = WhatItSends.isOn(of: store)
    for isOn in [true, false, true] { binding.wrappedValue = isOn }
    #expect(
      flips.value == [true, false, true],
      """
      The switch was flipped to true, to false and to true. The store should get `switchFlipped` with \
      each of the three values, and it got \
      \(flips.value.isEmpty ? "no action" : flips.value.map { "\($0)" }.joined(separator: ", ")). \
      Look at `set`.
      """
    )
    #expect(
      store.isOn,
      """
      The last value that was written is true, so the lamp should be on, and it is off. Look at the \
      value that `set` sends.
      """
    )
  }
}
