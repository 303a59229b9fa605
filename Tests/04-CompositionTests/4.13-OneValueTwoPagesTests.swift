import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.13 One value, two pages") struct OneValueTwoPagesTests {
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

  /// The first page with a key.
  struct KeyPage: Reducer {
    @ObservableState
    struct State {
      @Shared(.inMemory("size")) var size = 1
    }

    enum Action { case larger }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.$size.withLock { $0 += 10 }
        return .none
      }
    }
  }

  /// The second page with the same key.
  struct OtherKeyPage: Reducer {
    @ObservableState
    struct State {
      @Shared(.inMemory("size")) var size = 5
    }

    enum Action { case larger }

    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  /// What the two pages show after the tap, and the sizes of a state that was kept and of the store.
  private func run(_ way: Way) -> (shown: [Int], kept: [Int]) {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      switch way {
      case .a:
        let state = CopyingPage.State(size: 1)
        let first = Store(initialState: state) { CopyingPage() }
        let second = Store(initialState: state) { CopyingPage() }
        let before = first.state
        first.send(.larger)
        return ([first.size, second.size], [before.size, first.state.size])
      case .b, .c, .d:
        let state = SharingPage.State(size: Shared(value: 1))
        let other =
          switch way {
          case .b: state
          case .c: SharingPage.State(size: state.$size)
          default: SharingPage.State(size: Shared(value: state.size))
          }
        let first = Store(initialState: state) { SharingPage() }
        let second = Store(initialState: other) { SharingPage() }
        let before = first.state
        first.send(.larger)
        return ([first.size, second.size], [before.size, first.state.size])
      case .e:
        let first = Store(initialState: KeyPage.State()) { KeyPage() }
        let second = Store(initialState: OtherKeyPage.State()) { OtherKeyPage() }
        let before = first.state
        first.send(.larger)
        return ([first.size, second.size], [before.size, first.state.size])
      }
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

  @Test("The two pages show what was predicted", arguments: Way.allCases)
  func shown(way: Way) throws {
    try requireAllPredictions()
    // A text of its own, since comments of Swift Testing show cases in a form that changed.
    let name = ".\(way)"
    let prediction = OneValueTwoPages.shown[way] ?? []
    let seen = run(way).shown
    if prediction == seen {
      print("\(name), predicted \(prediction): the pages showed \(seen). \(text(way))")
    }
    #expect(
      prediction == seen,
      """
      The pages ran in the way \(name). Predicted: they show \(prediction). Seen: \(seen). \
      \(text(way))
      """
    )
  }

  @Test("A state that was kept has the predicted size", arguments: [Way.a, .b])
  func kept(way: Way) throws {
    try requireAllPredictions()
    // A text of its own, since comments of Swift Testing show cases in a form that changed.
    let name = ".\(way)"
    let prediction = OneValueTwoPages.kept[way] ?? []
    let seen = run(way).kept
    let reason =
      way == .a
      ? "The size is a part of the state that was kept."
      : "The state that was kept refers to the size, and the size has changed."
    if prediction == seen {
      print("\(name), predicted \(prediction): the sizes were \(seen). \(reason)")
    }
    #expect(
      prediction == seen,
      """
      The pages ran in the way \(name). Predicted: the kept state and the store's have the sizes \
      \(prediction). Seen: \(seen). \(reason)
      """
    )
  }
}
