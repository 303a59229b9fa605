import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.1 What a control shows") struct WhatItShowsTests {
  @Test("The text field shows the name of the badge, also after it has changed")
  func shows() {
    let store = Store(initialState: WhatItShows.Badge.State(name: "Ada")) { WhatItShows.Badge() }
    let binding = WhatItShows.name(of: store)
    var shown = [binding.wrappedValue]
    store.send(.nameChanged("Grace"))
    shown.append(binding.wrappedValue)
    #expect(
      shown == ["Ada", "Grace"],
      """
      The store's name was "Ada", then "Grace". The text field should show the same, and it showed \
      \(shown.map { "\"\($0)\"" }.joined(separator: ", then ")). Look at what `get` returns.
      """
    )
  }
}
