import ComposableArchitecture
import Foundation
import Testing

@testable import Composition

@MainActor
@Suite("4.9 Integration test", .timeLimit(.minutes(1))) struct GameSpecsTests {
  /// Everything that can be wrong with a game.
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case scopeFirst = "the counter begins the next round before the result is recorded"
    case totalTime = "a result takes all the time since the start"
    case wrongOffset = "the list removes the first result, whichever was meant"
    case sameID = "a new round keeps the old id"
    case lostTicks = "the watch's ticks never arrive"
    case keepsCounting = "the watch cannot be stopped"
    case onlyRightGuesses = "only right guesses are recorded"
    case restless = "tapping + also changes the time of the last result"
    case deafList = "the list does not react"

    var testDescription: String { rawValue }
  }

  /// A game that differs from the right one by one fault, or by none.
  struct Game: Reducer {
    let fault: Fault?

    var body: some ReducerOf<GameFeature> {
      Reduce(before)
      Scope(state: \.counter, action: \.counter) { Counter() }
      timer
      Reduce(after)
    }

    private func before(
      state: inout GameFeature.State,
      action: GameFeature.Action
    ) -> EffectOf<GameFeature> {
      if action == .counter(.playNext), fault != .scopeFirst { record(&state) }
      if case .listResult(.remove(let offset)) = action, fault != .deafList {
        let meant = fault == .wrongOffset ? [0] : offset
        let count = state.resultState.results.count
        state.resultState.results.remove(atOffsets: meant.filteredIndexSet { $0 < count })
      }
      if fault == .restless, action == .counter(.increment) { state.lastTimestamp += 1 }
      return .none
    }

    private func after(
      state: inout GameFeature.State,
      action: GameFeature.Action
    ) -> EffectOf<GameFeature> {
      if action == .counter(.playNext), fault == .scopeFirst { record(&state) }
      if action == .counter(.playNext), fault == .sameID { state.counter.id = UUID(0) }
      return .none
    }

    private func record(_ state: inout GameFeature.State) {
      if fault == .onlyRightGuesses, state.counter.count != state.counter.secret { return }
      let since = fault == .totalTime ? 0 : state.lastTimestamp
      state.resultState.results.append(
        GameResult(counter: state.counter, timeSpent: state.timer.duration - since)
      )
      state.lastTimestamp = state.timer.duration
    }

    @ReducerBuilder<GameFeature.State, GameFeature.Action>
    private var timer: some ReducerOf<GameFeature> {
      if fault == .lostTicks {
        Reduce { state, action in
          @Dependency(\.date.now) var now
          if action == .timer(.start) { state.timer.started = now }
          return .none
        }
      } else if fault == .keepsCounting {
        Scope(state: \.timer, action: \.timer) {
          Reduce<TimerFeature.State, TimerFeature.Action> { state, action in
            action == .stop ? .none : TimerFeature().reduce(into: &state, action: action)
          }
        }
      } else {
        Scope(state: \.timer, action: \.timer) { TimerFeature() }
      }
    }
  }

  private typealias Spec =
    @MainActor ((TestClock<Duration>) -> TestStoreOf<GameFeature>) async ->
    Void

  /// What a spec complains about, on a game with a fault or without.
  private func found(by spec: @escaping Spec, in fault: Fault?) async -> [String] {
    await complaints {
      await spec { clock in
        let round = LockIsolated(0)
        return TestStore(
          initialState: GameFeature.State(counter: Counter.State(secret: 10, id: UUID(0)))
        ) {
          Reduce(Game(fault: fault))
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

  @Test("Both specs have nothing to say about the right game")
  func acceptance() async {
    for (name, spec) in [("gameSpec", gameSpec as Spec), ("resultsSpec", resultsSpec)] {
      let found = await found(by: spec, in: nil)
      let isContent = found.isEmpty
      #expect(
        isContent,
        """
        On the right game `\(name)` should pass, and it complained: \
        \(found.joined(separator: "\n"))
        """
      )
    }
  }

  @Test("The spec that says everything finds every fault", arguments: Fault.allCases)
  func exhaustive(fault: Fault) async {
    let found = await found(by: gameSpec, in: fault)
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      `gameSpec` passes on a game in which \(fault.rawValue). \
      Which step of a game would show that?
      """
    )
  }

  @Test(
    "The spec for the results finds every fault in them",
    arguments: [Fault.scopeFirst, .sameID, .onlyRightGuesses, .deafList]
  )
  func results(fault: Fault) async {
    let found = await found(by: resultsSpec, in: fault)
    let isNoticed = !found.isEmpty
    #expect(
      isNoticed,
      """
      `resultsSpec` passes on a game in which \(fault.rawValue). \
      Say which results are left, with everything that is in them. If you do: would it show if the \
      other one were removed?
      """
    )
  }

  @Test(
    "The spec for the results does not mind what is no result",
    arguments: [Fault.lostTicks, .keepsCounting, .restless]
  )
  func resultsOnly(fault: Fault) async {
    let found = await found(by: resultsSpec, in: fault)
    let isContent = found.isEmpty
    #expect(
      isContent,
      """
      `resultsSpec` is about the results alone, and it complained about a game in which \
      \(fault.rawValue): \(found.joined(separator: "\n"))
      """
    )
  }
}
