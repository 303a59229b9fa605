import ComposableArchitecture
import Testing

import struct SuiteHelpers.SeededGenerator

@testable import ReduxBasics

@MainActor
@Suite("1.16 A counter with bookmarks") struct BookmarksTests {
  private typealias Feature = Bookmarks.Feature
  private typealias State = Bookmarks.Feature.State

  /// Three different numbers that the text does not show.
  private let numbers: [Int] = {
    var generator = SeededGenerator(seed: 110)
    let first = Int.random(in: 30...90, using: &generator)
    return [first, first + 40, -first]
  }()

  /// The state after several actions, one after another.
  private func state(after actions: Feature.Action..., from state: State) async -> State {
    let store = TestStore(initialState: state) { Feature() }
    store.exhaustivity = .off
    for action in actions {
      await store.send(action)
    }
    return store.state
  }

  @Test("It begins with 0 and without bookmarks")
  func beginning() {
    let state = State()
    #expect(
      state.count == 0 && state.bookmarks.isEmpty && state.isBookmarked == false,
      """
      `State()` should show 0, with no bookmarks, and not be bookmarked. It had the count \
      \(state.count), the bookmarks \(state.bookmarks), and `isBookmarked` was \(state.isBookmarked).
      """
    )
  }

  @Test("Plus and minus change the number by one")
  func plusAndMinus() async {
    let start = State(count: 0, bookmarks: numbers)
    let up = await state(after: .incrementButtonTapped, from: start)
    let down = await state(after: .decrementButtonTapped, from: start)
    #expect(
      up.count == 1 && down.count == -1,
      "From 0, plus should give 1 and minus -1. They gave \(up.count) and \(down.count)."
    )
    #expect(
      up.bookmarks == numbers && down.bookmarks == numbers,
      """
      Counting should leave the bookmarks \(numbers) as they are. After plus there were \
      \(up.bookmarks), after minus \(down.bookmarks).
      """
    )
  }

  @Test("The button bookmarks the number that is shown, the newest first")
  func bookmarking() async {
    let start = State(count: numbers[0], bookmarks: [numbers[1], numbers[2]])
    let next = await state(after: .bookmarkButtonTapped, from: start)
    let isAtTheEnd = next.bookmarks == [numbers[1], numbers[2], numbers[0]]
    #expect(
      next.bookmarks == numbers,
      """
      \(numbers[0]) was shown and \(start.bookmarks) were bookmarked. After `bookmarkButtonTapped` \
      there should be \(numbers), and there were \(next.bookmarks). \
      \(isAtTheEnd ? "The newest bookmark should come first." : "")
      """
    )
    #expect(
      next.count == numbers[0],
      "The number should still be \(numbers[0]) after `bookmarkButtonTapped`; it was \(next.count)."
    )
  }

  @Test("The button takes a bookmark away that the number has already")
  func unbookmarking() async {
    let start = State(count: numbers[1], bookmarks: numbers)
    let next = await state(after: .bookmarkButtonTapped, from: start)
    #expect(
      next.bookmarks == [numbers[0], numbers[2]],
      """
      \(numbers[1]) was shown and bookmarked already. After `bookmarkButtonTapped` there should be \
      \([numbers[0], numbers[2]]), and there were \(next.bookmarks). The button works both ways.
      """
    )
  }

  @Test("Whether the number is bookmarked is right after every action")
  func isBookmarked() async {
    let start = State(count: numbers[0], bookmarks: [numbers[0] + 1])
    #expect(
      start.isBookmarked == false,
      "\(numbers[0]) is not in \(start.bookmarks), so `isBookmarked` should be false."
    )
    let there = State(count: numbers[0], bookmarks: [numbers[0]])
    #expect(
      there.isBookmarked,
      """
      A counter begins at \(numbers[0]) with the bookmarks \(there.bookmarks): `isBookmarked` should be true \
      before any action. Which values does it follow from?
      """
    )
    let shown = await state(after: .incrementButtonTapped, from: start)
    #expect(
      shown.isBookmarked,
      """
      \(start.bookmarks) were bookmarked, and plus brought \(numbers[0] + 1) to the screen: \
      `isBookmarked` should be true, and was false. Which values does it follow from?
      """
    )
    let swiped = await state(after: .bookmarkSwiped(shown.count), from: shown)
    #expect(
      swiped.isBookmarked == false,
      """
      \(shown.count) was shown, and its bookmark was swiped away: `isBookmarked` should be false, \
      and was true. Which values does it follow from?
      """
    )
  }

  @Test("A sixth bookmark takes the place of the oldest")
  func limit() async {
    let start = State(count: numbers[0], bookmarks: [5, 4, 3, 2, 1])
    let next = await state(after: .bookmarkButtonTapped, from: start)
    #expect(
      next.bookmarks == [numbers[0], 5, 4, 3, 2],
      """
      There were five bookmarks, \(start.bookmarks), of which 1 was the oldest. With \(numbers[0]) \
      there should be \([numbers[0], 5, 4, 3, 2]), and there were \(next.bookmarks). \
      \(next.bookmarks.count == 6 ? "The list holds five." : "")
      """
    )
    let fifth = await state(
      after: .bookmarkButtonTapped,
      from: State(count: numbers[0], bookmarks: [4, 3, 2, 1])
    )
    #expect(
      fifth.bookmarks == [numbers[0], 4, 3, 2, 1],
      """
      There were four bookmarks, so there is room for a fifth: there should be \
      \([numbers[0], 4, 3, 2, 1]), and there were \(fifth.bookmarks).
      """
    )
  }

  @Test("A tap on a bookmark shows its number, and leaves the list as it is")
  func tapping() async {
    let start = State(count: 3, bookmarks: numbers)
    let next = await state(after: .bookmarkTapped(numbers[2]), from: start)
    #expect(
      next.count == numbers[2] && next.bookmarks == numbers,
      """
      After `bookmarkTapped(\(numbers[2]))` the screen should show \(numbers[2]) above the bookmarks \
      \(numbers). It showed \(next.count) above \(next.bookmarks).
      """
    )
  }

  @Test("A swipe deletes that bookmark and no other")
  func swiping() async {
    let start = State(count: numbers[2], bookmarks: numbers)
    let next = await state(after: .bookmarkSwiped(numbers[0]), from: start)
    #expect(
      next.bookmarks == [numbers[1], numbers[2]] && next.count == numbers[2],
      """
      After `bookmarkSwiped(\(numbers[0]))` there should be \([numbers[1], numbers[2]]), and the \
      number still \(numbers[2]). There were \(next.bookmarks), and \(next.count). \
      The action carries the number that was swiped.
      """
    )
  }

  @Test("Clear empties the list, and keeps the number")
  func clearing() async {
    let next = await state(
      after: .clearButtonTapped,
      from: State(count: numbers[1], bookmarks: numbers)
    )
    #expect(
      next.bookmarks.isEmpty && next.count == numbers[1],
      """
      After `clearButtonTapped` there should be no bookmarks, and the number still \(numbers[1]). \
      There were \(next.bookmarks), and \(next.count).
      """
    )
  }

  @Test("A screen can observe the state")
  func observable() {
    let state: Any.Type = State.self
    let isObservable = state is any ObservableState.Type
    #expect(
      isObservable,
      """
      A screen that shows the bookmarks should be drawn again when they change, but this `State` \
      cannot be observed. Which macro makes a state observable?
      """
    )
  }
}
