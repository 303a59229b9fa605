import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Composition

@MainActor
@Suite("4.20 Integration test", .timeLimit(.minutes(20))) struct GameTestsTests {
  private static let tests = JudgedTests(file: "4.20-GameTests.swift")

  @Test("All tests pass on the correct game")
  func correctGame() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of the game is noticed", arguments: Fault.allCases)
  func noticed(fault: Fault) async throws {
    try await Self.tests.expectNotice(fault.bug)
  }

  @Test("One test is about the results alone")
  func resultsAlone() async throws {
    try await Self.tests.expectTest(
      about: [Fault.scopeFirst, .totalTime, .sameID, .onlyRightGuesses, .deafList].map(\.bug),
      butNot: [Fault.lostTicks, .keepsCounting, .movedTimestamp].map(\.bug),
      """
      One test should let time pass, and say only which results are left after two rounds and a \
      deletion.
      """
    )
  }

  /// Everything that can be wrong with a game.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
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

    var bug: JudgedTests.Bug {
      let replacement = Replacement(of: TestedGame.self) { Game(bug: self) }
      return JudgedTests.Bug(rawValue, step) { try await replacement($0) }
    }

    /// Where to look if no test notices it.
    private var step: String {
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

  /// The game with a bug.
  private struct Game: Reducer {
    let bug: Fault

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
      if bug == .sameID { state.counter.id = UUID(100) }
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
}
