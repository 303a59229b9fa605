import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.1 What a control shows and sends", .timeLimit(.minutes(20))) struct WhatItShowsTests {
  typealias Badge = WhatItShows.Badge

  /// A badge, and the actions that come to it.
  private func makeStore(
    _ state: Badge.State,
    actions: LockIsolated<[String]> = LockIsolated([])
  ) -> StoreOf<Badge> {
    Store(initialState: state) {
      Reduce<Badge.State, Badge.Action> { _, action in
        actions.withValue { $0.append("\(action)") }
        return .none
      }
      Badge()
    }
  }

  private func makeScreen(_ store: StoreOf<Badge>) -> Screen {
    Screen { WhatItShows.BadgeView(store: store) }
  }

  @Test("The controls show what the state says, also after it has changed")
  func shows() {
    let store = makeStore(Badge.State(name: "Ada", isLarge: true))
    let screen = makeScreen(store)
    let shown = { ["Name", "Large letters"].map { screen.value(of: $0) ?? "nothing" } }
    let first = shown()
    store.send(.nameChanged("Grace"))
    store.send(.sizeSwitchFlipped(false))
    let second = shown()
    #expect(
      first == ["Ada", "on"] && second == ["Grace", "off"],
      """
      The state had the name "Ada" and large letters, and then "Grace" and small ones. The field and the \
      switch should show Ada, on, and then Grace, off. They showed \(first), then \(second). Look at the \
      field of the state that each binding names.

      \(screen)
      """
    )
  }

  @Test("Typing sends one action with the text")
  func types() {
    let actions = LockIsolated<[String]>([])
    let store = makeStore(Badge.State(name: "Ada"), actions: actions)
    let screen = makeScreen(store)
    guard screen.type("Grace", into: "Name") else { return }
    #expect(
      store.name == "Grace" && actions.value == [#"nameChanged("Grace")"#],
      """
      "Grace" was typed. The store should get `nameChanged("Grace")`, once, and its name be "Grace". It \
      got \(actions.value.isEmpty ? "no action" : actions.value.joined(separator: ", ")), and its name is \
      "\(store.name)". Look at the action that the field's binding names.
      """
    )
  }

  @Test("Flipping the switch sends one action with the new value")
  func flips() {
    let actions = LockIsolated<[String]>([])
    let store = makeStore(Badge.State(name: "Ada"), actions: actions)
    let screen = makeScreen(store)
    guard screen.tap("Large letters"), screen.shows("ADA"), screen.tap("Large letters") else {
      Issue.record(
        """
        The switch "Large letters" was flipped, and the badge should say ADA. The store got \
        \(actions.value.isEmpty ? "no action" : actions.value.joined(separator: ", ")). Look at the \
        action that the switch's binding names.

        \(screen)
        """
      )
      return
    }
    #expect(
      actions.value == ["sizeSwitchFlipped(true)", "sizeSwitchFlipped(false)"],
      """
      The switch was flipped twice. The store should get `sizeSwitchFlipped` with true and with false. It \
      got \(actions.value.joined(separator: ", ")).
      """
    )
  }
}
