import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.15 Integration test", .timeLimit(.minutes(5))) struct GameSpecsTests {
  /// Everything that can be wrong with a game.
  enum Bug: String, CaseIterable, CustomTestStringConvertible {
    case scopeFirst = "the counter begins the next round before the result is recorded"
    case totalTime = "a result takes all the time since the start"
    case wrongOffset = "the list always removes the first result"
    case sameID = "a new round keeps the old id"
    case lostTicks = "the timer's ticks never arrive"
    case keepsCounting = "the timer cannot be stopped"
    case onlyRightGuesses = "only right guesses are recorded"
    case movedTimestamp = "plus also changes `lastTimestamp`"
    case deafList = "the list does not react"

    var testDescription: String { rawValue }

    /// The step of a spec that shows this bug.
    var step: String {
      switch self {
      case .scopeFirst, .onlyRightGuesses:
        "Look at the result that you expect after a round with a wrong guess: its secret and its count."
      case .totalTime:
        "Look at the times that you expect: how long does a second round take, at the same moment?"
      case .wrongOffset, .deafList:
        "Look at the deletion: which of several results is deleted, and what do you expect to be left?"
      case .sameID:
        "Look at the ids that you expect in a second round and in its result."
      case .lostTicks:
        "Look at the time: does the clock move while the timer runs, and is a tick received?"
      case .keepsCounting:
        "Look at the end: is the timer stopped?"
      case .movedTimestamp:
        "Look at whether plus is sent, and at the times that you expect after it."
      }
    }
  }

  /// The game with one bug, or with none.
  private struct Game: Reducer {
    let bug: Bug?

    var body: some ReducerOf<TestedGame> {
      Reduce(before)
      Scope(\.counter, action: \.counter) { Counter() }
      Scope(\.timer, action: \.timer) { Reduce(timer) }
      Reduce(after)
    }

    private func before(
      state: inout TestedGame.State,
      action: TestedGame.Action
    ) -> EffectOf<TestedGame> {
      switch action {
      case .counter(.playNextButtonTapped) where bug != .scopeFirst:
        record(&state)
      case .counter(.incrementButtonTapped) where bug == .movedTimestamp:
        state.lastTimestamp += 1
      case .list(.rowsDeleted(let offsets)) where bug != .deafList:
        let deleted = bug == .wrongOffset ? [0] : offsets
        let count = state.list.results.count
        state.list.results.remove(atOffsets: deleted.filteredIndexSet { $0 < count })
      case .counter, .list, .timer:
        break
      }
      return .none
    }

    private func after(
      state: inout TestedGame.State,
      action: TestedGame.Action
    ) -> EffectOf<TestedGame> {
      guard case .counter(.playNextButtonTapped) = action else { return .none }
      if bug == .scopeFirst { record(&state) }
      if bug == .sameID { state.counter.id = UUID(0) }
      return .none
    }

    private func record(_ state: inout TestedGame.State) {
      if bug == .onlyRightGuesses, state.counter.count != state.counter.secret { return }
      let since = bug == .totalTime ? 0 : state.lastTimestamp
      state.list.results.append(
        GameResult(counter: state.counter, timeSpent: state.timer.duration - since)
      )
      state.lastTimestamp = state.timer.duration
    }

    private func timer(
      state: inout TimerFeature.State,
      action: TimerFeature.Action
    ) -> EffectOf<TimerFeature> {
      @Dependency(\.continuousClock) var clock
      @Dependency(\.date.now) var now
      switch action {
      case .startButtonTapped:
        state.started = state.started ?? now
        guard bug != .lostTicks else { return .none }
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(10)) {
            await send(.timerTicked)
          }
        }
        .cancellable(id: TimerFeature.CancelID.timer, cancelInFlight: true)
      case .stopButtonTapped:
        return bug == .keepsCounting ? .none : .cancel(id: TimerFeature.CancelID.timer)
      case .timerTicked:
        state.duration += 0.01
        return .none
      }
    }
  }

  private typealias Spec =
    @MainActor ((TestClock<Duration>) -> TestStoreOf<TestedGame>) async ->
    Void

  /// What a spec reports on the correct game.
  private func foundInTheCorrectGame(by spec: @escaping Spec) async -> [String] {
    await found(by: spec) { Reduce(TestedGame()) }
  }

  /// What a spec reports on a game with a bug.
  private func found(by spec: @escaping Spec, in bug: Bug) async -> [String] {
    await found(by: spec) { Reduce(Game(bug: bug)) }
  }

  private func found(
    by spec: @escaping Spec,
    in game: @escaping () -> Reduce<TestedGame.State, TestedGame.Action>
  ) async -> [String] {
    await complaints {
      await spec { clock in
        let round = LockIsolated(0)
        return TestStore(
          initialState: TestedGame.State(counter: Counter.State(secret: 10, id: UUID(0)))
        ) {
          game()
        } withDependencies: {
          $0.continuousClock = clock
          $0.date.now = Date(timeIntervalSince1970: 0)
          $0.counterEnvironment = Counter.Environment(
            generateRandom: { _ in
              round.withValue { $0 += 1 }
              return 10 + round.value * 10
            },
            uuid: { UUID(round.value) }
          )
        }
      }
    }
  }

  private func isNoticed(
    _ bug: Bug,
    by name: String,
    _ spec: @escaping Spec
  ) async throws -> Bool {
    let (onCorrect, onBuggy) = await complaints {
      await foundInTheCorrectGame(by: spec)
    } onBuggy: {
      await found(by: spec, in: bug)
    }
    let isSilent = onCorrect.isEmpty
    try #require(
      isSilent,
      "Not judged yet: `\(name)` fails on the correct game too. First let it pass there."
    )
    return !onBuggy.isEmpty
  }

  @Test("Both specs accept the correct game")
  func acceptance() async {
    for (name, spec) in [("gameSpec", gameSpec as Spec), ("resultsSpec", resultsSpec)] {
      let found = await foundInTheCorrectGame(by: spec)
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the correct game `\(name)` should pass, and it reported the following. Look at the step that \
        this is about.

        \(found.first ?? "")
        """
      )
    }
  }

  @Test("The spec that says everything rejects each game with a bug", arguments: Bug.allCases)
  func exhaustive(bug: Bug) async throws {
    let isNoticed = try await isNoticed(bug, by: "gameSpec", gameSpec)
    #expect(
      isNoticed,
      """
      `gameSpec` should fail on a game in which \(bug.rawValue), and it passes. \(bug.step)
      """
    )
  }

  @Test(
    "The spec for the results rejects each game with a bug in the results",
    arguments: [Bug.scopeFirst, .sameID, .onlyRightGuesses, .deafList]
  )
  func results(bug: Bug) async throws {
    let isNoticed = try await isNoticed(bug, by: "resultsSpec", resultsSpec)
    #expect(
      isNoticed,
      """
      `resultsSpec` should fail on a game in which \(bug.rawValue), and it passes. Look at what you \
      expect after the deletion: a result with everything that is in it. Would it show if the other one \
      were deleted?
      """
    )
  }

  @Test(
    "The spec for the results ignores bugs that are not in the results",
    arguments: [Bug.lostTicks, .keepsCounting, .movedTimestamp]
  )
  func resultsOnly(bug: Bug) async {
    let found = await found(by: resultsSpec, in: bug)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      `resultsSpec` is about the results alone. It should pass on a game in which \(bug.rawValue), and \
      it reported the following. Look at what it says besides the results.

      \(found.first ?? "")
      """
    )
  }
}
