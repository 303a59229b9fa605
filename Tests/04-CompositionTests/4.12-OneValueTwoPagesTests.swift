import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.12 One value, two pages") struct OneValueTwoPagesTests {
  typealias Way = OneValueTwoPages.Way

  /// A page that has a size of its own.
  struct CopyingPage: Reducer {
    @ObservableState
    struct State {
      var size: Int
    }

    enum Action { case larger }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.size += 10
        return .none
      }
    }
  }

  /// A page that is given a shared size.
  struct SharingPage: Reducer {
    @ObservableState
    struct State {
      @Shared var size: Int
    }

    enum Action { case larger }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.$size.withLock { $0 += 10 }
        return .none
      }
    }
  }

  /// The size with a key, for a page that would begin with another one.
  private func sizeWithKey(orElse size: Int) -> SharingPage.State {
    SharingPage.State(size: Shared(wrappedValue: size, .inMemory("size")))
  }

  /// What the two pages show after the tap, and the sizes of a state that was kept and of the store.
  private func run(_ way: Way) -> (shown: [Int], kept: [Int]) {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      guard way != .a else {
        let state = CopyingPage.State(size: 1)
        let first = Store(initialState: state) { CopyingPage() }
        let second = Store(initialState: state) { CopyingPage() }
        let before = first.state
        first.send(.larger)
        return ([first.size, second.size], [before.size, first.state.size])
      }
      let state =
        way == .e ? sizeWithKey(orElse: 1) : SharingPage.State(size: Shared(value: 1))
      let other =
        switch way {
        case .a, .b: state
        case .c: SharingPage.State(size: state.$size)
        case .d: SharingPage.State(size: Shared(value: state.size))
        case .e: sizeWithKey(orElse: 5)
        }
      let first = Store(initialState: state) { SharingPage() }
      let second = Store(initialState: other) { SharingPage() }
      let before = first.state
      first.send(.larger)
      return ([first.size, second.size], [before.size, first.state.size])
    }
  }

  private func text(_ way: Way) -> String {
    switch way {
    case .a: "The second state is a copy of the first one, and each has a size of its own."
    case .b: "The second state is a copy of the first one, and both refer to one size."
    case .c: "The second page was given the way to the first page's size."
    case .d: "The second page was given another shared size, which began with the same number."
    case .e: "Both pages name the same key, so that both have the value that was there first."
    }
  }

  @Test("Every way has a prediction")
  func everyWay() {
    let missing = Way.allCases.filter { OneValueTwoPages.shown[$0]?.count != 2 }
    #expect(
      missing.isEmpty,
      """
      `shown` should have two sizes for each way. It has not for \
      \(missing.map { ".\($0)" }.joined(separator: ", ")).
      """
    )
    let others = [Way.a, .b].filter { OneValueTwoPages.kept[$0]?.count != 2 }
    #expect(
      others.isEmpty,
      """
      `kept` should have two sizes for `.a` and for `.b`. It has not for \
      \(others.map { ".\($0)" }.joined(separator: ", ")).
      """
    )
  }

  /// Checks that every way has its prediction, before anything is said about one of them.
  private func requireAllPredictions() throws {
    let isComplete =
      Way.allCases.allSatisfy { OneValueTwoPages.shown[$0]?.count == 2 }
      && [.a, .b].allSatisfy { OneValueTwoPages.kept[$0]?.count == 2 }
    try #require(
      isComplete,
      "Not judged yet: a way has no prediction. Write them all down first, then the pages run."
    )
  }

  /// Compares predictions with what happens, and prints that once all are right.
  ///
  /// - Parameters:
  ///   - seen: What happens, in the order of the ways.
  ///   - question: Where to look.
  private func expect(
    _ predictions: [Way: [Int]],
    toBe seen: [(way: Way, sizes: [Int], reason: String)],
    _ question: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    let right = seen.count { predictions[$0.way] == $0.sizes }
    if right == seen.count {
      for (way, sizes, reason) in seen { print(".\(way): \(sizes). \(reason)") }
    }
    #expect(
      right == seen.count,
      """
      The pages ran in each of these ways. \(right) of \(seen.count) predictions are right. \(question) What \
      was seen is shown when all are right.
      """,
      sourceLocation: place
    )
  }

  @Test("The two pages show what was predicted")
  func shown() throws {
    try requireAllPredictions()
    expect(
      OneValueTwoPages.shown,
      toBe: Way.allCases.map { ($0, run($0).shown, text($0)) },
      "Ask of each way: how many sizes are there, and which page refers to which?"
    )
  }

  @Test("A state that was kept has the predicted size")
  func kept() throws {
    try requireAllPredictions()
    let reasons = [
      Way.a: "The size is a part of the state that was kept.",
      .b: "The state that was kept refers to the size, and the size has changed.",
    ]
    expect(
      OneValueTwoPages.kept,
      toBe: [Way.a, .b].map { ($0, run($0).kept, reasons[$0] ?? "") },
      "What does a copy of each state copy: a number, or the way to one?"
    )
  }
}
