import ComposableArchitecture
import Testing

import struct SuiteHelpers.JudgedTests

@testable import Alerts

@MainActor
@Suite("6.14 Test what is shared", .timeLimit(.minutes(20))) struct TestWhatIsSharedTests {
  private typealias Action = WaterDay.Action
  private typealias State = WaterDay.State

  private static let tests = JudgedTests(file: "6.14-TestWhatIsShared.swift")

  @Test("All tests pass on the correct feature")
  func correctFeature() async throws {
    try await Self.tests.expectPass()
  }

  @Test("Each bug of the glasses and medals is noticed", arguments: glassBugs)
  func glasses(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of the bottle is noticed", arguments: bottleBugs)
  func bottle(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  @Test("Each bug of fetching is noticed", arguments: fetchBugs)
  func fetching(bug: JudgedTests.Bug) async throws {
    try await Self.tests.expectNotice(bug)
  }

  /// A day with a bug. It is written again, so that an effect can have one too.
  private struct BuggyDay: Sendable {
    /// By how much each change for a glass, and for a bottle, makes the glasses more.
    var glass = [1]
    var glassBeyondGoal = [1]
    var bottle = [1, 1, 1]
    var isGoal: @Sendable (_ glasses: Int) -> Bool = { $0 == 8 }
    var medals = 1
    /// The glasses after a fetch: of those at its beginning, those of now and those that were fetched.
    var fetched: @Sendable (_ before: Int, _ now: Int, _ count: Int) -> Int = { $1 + $2 }
    var fetchTime = Duration.seconds(1)
    var addedByFailure = 0
    var tellsFailure = true

    func callAsFunction() -> Reduce<State, Action> {
      Reduce { state, action in
        switch action {
        case .bottleButtonTapped:
          return drink(bottle, &state)

        case .fetchButtonTapped:
          @Dependency(\.continuousClock) var clock
          @Dependency(\.watch) var watch
          return .run { [glasses = state.$glasses, before = state.glasses, clock, watch] _ in
            try await clock.sleep(for: fetchTime)
            let count = try await watch.countGlasses()
            glasses.withLock { $0 = fetched(before, $0, count) }
          } catch: { [glasses = state.$glasses] _, send in
            if addedByFailure != 0 { glasses.withLock { $0 += addedByFailure } }
            await send(.fetchFailed)
          }

        case .fetchFailed:
          state.hasFailed = tellsFailure
          return .none

        case .glassButtonTapped:
          return drink(state.glasses < 8 ? glass : glassBeyondGoal, &state)

        case .goalReached:
          if medals != 0 { state.$medals.withLock { $0 += medals } }
          return .none
        }
      }
    }

    private func drink(_ amounts: [Int], _ state: inout State) -> EffectOf<WaterDay> {
      var effects: [EffectOf<WaterDay>] = []
      for amount in amounts {
        state.$glasses.withLock { $0 += amount }
        if isGoal(state.glasses) { effects.append(.send(.goalReached)) }
      }
      return .merge(effects)
    }
  }

  private nonisolated static func bug(
    _ what: String,
    _ advice: String,
    _ day: BuggyDay
  ) -> JudgedTests.Bug {
    JudgedTests.Bug(what, advice) {
      try await Replacement(of: WaterDay.self) { day() }($0)
    }
  }

  nonisolated static let glassBugs: [JudgedTests.Bug] = {
    let eighth = "Look at what you say about the medals at the eighth glass."
    return [
      bug("a glass counts twice", "Look at the glasses that you expect.", BuggyDay(glass: [1, 1])),
      bug(
        "a glass beyond the goal counts twice, one change after the other",
        """
        `$0 += 1` adds to what was there before the last change. Write down the number that there \
        should be.
        """,
        BuggyDay(glassBeyondGoal: [1, 1])
      ),
      bug("the goal earns no medal", eighth, BuggyDay(medals: 0)),
      bug("the goal earns two medals", eighth, BuggyDay(medals: 2)),
      bug(
        "the seventh glass earns a medal, and not the eighth",
        "Look at what you do before the goal is reached.",
        BuggyDay(isGoal: { $0 == 7 })
      ),
      bug(
        "the ninth glass earns a medal too",
        "Look at what you do after the goal is reached.",
        BuggyDay(isGoal: { $0 >= 8 })
      ),
    ]
  }()

  nonisolated static let bottleBugs: [JudgedTests.Bug] = {
    let advice = "Look at what you expect after `bottleButtonTapped`."
    return [
      bug("a bottle is two glasses", advice, BuggyDay(bottle: [1, 1])),
      bug("a bottle is four glasses", advice, BuggyDay(bottle: [1, 1, 1, 1])),
      bug("a bottle is nothing", advice, BuggyDay(bottle: [])),
    ]
  }()

  nonisolated static let fetchBugs: [JudgedTests.Bug] = {
    let after = "Look at what you say once the effect is over."
    let failure = "Look at what you expect when `fetchFailed` arrives."
    return [
      bug("what was fetched is not added", after, BuggyDay(fetched: { _, now, _ in now })),
      bug(
        "what was fetched is added twice",
        after,
        BuggyDay(fetched: { _, now, count in now + 2 * count })
      ),
      bug(
        "what was fetched takes the place of what was there",
        after,
        BuggyDay(fetched: { _, _, count in count })
      ),
      bug(
        "a glass that is drunk while it is fetching is forgotten",
        "Look at what you do before the second is over.",
        BuggyDay(fetched: { before, _, count in before + count })
      ),
      bug("fetching takes two seconds", after, BuggyDay(fetchTime: .seconds(2))),
      bug("a fetch that fails adds a glass", failure, BuggyDay(addedByFailure: 1)),
      bug("`hasFailed` stays false", failure, BuggyDay(tellsFailure: false)),
    ]
  }()
}
