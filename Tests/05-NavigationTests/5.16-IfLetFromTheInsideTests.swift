import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
@Suite("5.16 ifLet from the inside", .timeLimit(.minutes(5))) struct IfLetFromTheInsideTests {
  private enum Action: Equatable, Sendable {
    case double
    case increment
  }

  /// A child that is doubled, and then incremented by an effect.
  private func makeStore(_ state: Int?) -> TestStore<Int?, Action> {
    let store = TestStore(initialState: state) {
      IfLetFromTheInside.WhilePresent<Int, Action> { state, action in
        switch action {
        case .double:
          state *= 2
          return .send(.increment)
        case .increment:
          state += 1
          return .none
        }
      }
    }
    store.exhaustivity = .off
    return store
  }

  @Test("The child changes its state while it is there")
  func present() async {
    for number in [0, 21, 300] {
      let store = makeStore(number)
      _ = await complaints { await store.send(.increment) }
      let state = store.state
      #expect(
        state == number + 1,
        """
        The child was sent `increment` at \(number), so its state should be \(number + 1). It is \
        \(state.map { "\($0)" } ?? "nil"). Look at where the changed copy goes.
        """
      )
    }
  }

  @Test("The effects of the child run")
  func effects() async {
    let store = makeStore(21)
    _ = await complaints {
      await store.send(.double)
      await store.receive(.increment)
    }
    let state = store.state
    #expect(
      state == 43,
      """
      The child doubles 21, and its effect adds one. The state should be 43, and it is \
      \(state.map { "\($0)" } ?? "nil"). Look at what your closure returns.
      """
    )
  }

  @Test("An action without a child is reported, and the child stays absent")
  func absent() async {
    let store = makeStore(nil)
    let issues = await complaints { await store.send(.double) }
    let state = store.state
    #expect(
      issues.count == 1 && state == nil,
      """
      An action came for a child that is not there. It should be reported once, with `reportIssue`, \
      and the state should still be nil. Reported were \(issues.count), and the state is \
      \(state.map { "\($0)" } ?? "nil"). Look at the branch for a child that is absent.
      """
    )
  }

  @Test("A child that is there is no reason to report anything")
  func noIssue() async {
    let store = makeStore(4)
    let issues = await complaints { await store.send(.increment) }
    #expect(
      issues.isEmpty,
      """
      The child was there, so nothing should be reported, and something was. Look at when \
      `reportIssue` is called.

      \(issues.first ?? "")
      """
    )
  }
}
