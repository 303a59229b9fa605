import ComposableArchitecture
import Testing

import struct SuiteHelpers.OwnStorage

@testable import Composition

@MainActor
@Suite("4.19 From copies to one") struct OneSizeTests {
  /// An app in which some stories are open.
  private func makeStore(stories: [Int]) -> StoreOf<ReadingApp> {
    let store = Store(initialState: ReadingApp.State()) { ReadingApp() }
    for id in stories { store.send(.storyOpened(id: id)) }
    return store
  }

  private func sizes(_ store: StoreOf<ReadingApp>) -> String {
    let stories = store.stories.map { "story \($0.id): \(text($0.isLarge))" }
    return (["settings: \(text(store.settings.isLarge))"] + stories).joined(separator: ", ")
  }

  private func text(_ isLarge: Bool) -> String { isLarge ? "large" : "small" }

  private func expect(_ store: StoreOf<ReadingApp>, large: Bool, _ what: String) {
    let isRight =
      store.settings.isLarge == large && store.stories.allSatisfy { $0.isLarge == large }
    #expect(isRight, "\(what) Expected: \(text(large)) everywhere. Seen: \(sizes(store)).")
  }

  @Test(
    "A tap in the settings is seen on every open story",
    .ownStorage,
    arguments: [[4], [7, 2, 9]]
  )
  func settings(stories: [Int]) {
    let store = makeStore(stories: stories)
    store.send(.settings(.sizeButtonTapped))
    expect(store, large: true, "The button of the settings was tapped.")
    store.send(.settings(.sizeButtonTapped))
    expect(store, large: false, "The button of the settings was tapped once more.")
  }

  @Test(
    "A tap on a story is seen in the settings and on the other stories",
    .ownStorage,
    arguments: [7, 2]
  )
  func story(id: Int) {
    let store = makeStore(stories: [7, 2, 9])
    store.send(.stories(.element(id: id, action: .sizeButtonTapped)))
    expect(store, large: true, "The button of story \(id) was tapped.")
    store.send(.stories(.element(id: 9, action: .sizeButtonTapped)))
    expect(store, large: false, "The button of story 9 was tapped after it.")
  }

  @Test("A story that is opened later has the size of all the others")
  func openedLater() {
    let store = makeStore(stories: [5])
    store.send(.settings(.sizeButtonTapped))
    store.send(.storyOpened(id: 6))
    expect(store, large: true, "The text was large when story 6 was opened.")
  }

  @Test("All pages follow the value of the key \"isLarge\"")
  func key() {
    @Shared(.inMemory("isLarge")) var isLarge = false
    let store = makeStore(stories: [5, 6])
    $isLarge.withLock { $0 = true }
    expect(store, large: true, "Elsewhere in the app, the value of the key was set to true.")
    store.send(.stories(.element(id: 5, action: .sizeButtonTapped)))
    #expect(
      !isLarge,
      """
      A tap on story 5 made the text small, but the value of the key "isLarge" is still true: the \
      page has a size of its own, or one under another key.
      """
    )
  }
}
