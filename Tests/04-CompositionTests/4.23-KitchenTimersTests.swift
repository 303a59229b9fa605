import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.RunningWork
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.complaints
import func SuiteHelpers.expectEnd
import func SuiteHelpers.expectOwnReducer
import func SuiteHelpers.waitFor

@testable import Composition

@MainActor
@Suite("4.23 Timers in the kitchen", .timeLimit(.minutes(20))) struct KitchenTimersTests {
  private typealias Kitchen = KitchenTimers.Kitchen
  private typealias PotTimer = KitchenTimers.PotTimer

  /// A kitchen whose time the test moves.
  @MainActor
  private struct Fixture {
    let clock = WatchedClock()
    let store: StoreOf<Kitchen>
    /// What the taps have begun.
    private let work = LockIsolated<[RunningWork]>([])

    /// - Parameter seconds: One timer for each number.
    init(_ seconds: Int...) {
      store = Store(initialState: Kitchen.State()) {
        Kitchen()
      } withDependencies: { [clock] in
        $0.continuousClock = clock
        $0.uuid = .incrementing
      }
      for seconds in seconds { store.send(.addButtonTapped(seconds: seconds)) }
    }

    func tap(_ id: Int) {
      let task = store.send(.timers(.element(id: UUID(id), action: .startStopButtonTapped)))
      let running = RunningWork(task)
      work.withValue { $0.append(running) }
    }

    /// Lets time pass. A timer that runs waits for the clock before each move.
    func wait(_ seconds: Int) async {
      for _ in 0..<seconds {
        await clock.advance(by: .seconds(1), sleepers: running.count { $0 })
      }
      // What a row reports as it comes to an end is part of what its tap has begun.
      await waitFor { work.value.count { !$0.isOver } <= running.count { $0 } }
    }

    /// The seconds that are left on each timer.
    var left: [Int] { store.timers.map(\.secondsLeft) }

    var running: [Bool] { store.timers.map(\.isRunning) }

    /// Deletes all rows, which ends all effects.
    func close() {
      store.send(.rowsDeleted(at: IndexSet(store.timers.indices)))
    }
  }

  /// Where to look; ends a check that could only mislead, since no timer counts down.
  private func requireCountdown(
    lookingAt place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let kitchen = Fixture(10)
    kitchen.tap(0)
    let isRunning = kitchen.running == [true]
    await kitchen.wait(1)
    let isCounting = kitchen.left == [9]
    kitchen.close()
    try #require(
      isRunning && isCounting,
      """
      Not judged yet: a timer does not count down. First let the check "A running timer counts down \
      once a second" pass.
      """,
      sourceLocation: sourceLocation
    )
    return "Look at \(place)."
  }

  @Test("A timer that is added is the last one, with an id of its own, and does not run yet")
  func adding() async {
    let kitchen = Fixture(90, 5)
    await kitchen.wait(2)
    let ids = kitchen.store.timers.ids.elements
    #expect(
      kitchen.left == [90, 5] && kitchen.running == [false, false] && ids == [UUID(0), UUID(1)],
      """
      A timer of 90 seconds and one of 5 were added, and 2 seconds passed. Both should be there in this \
      order, stopped, with the ids that `\\.uuid` makes. The seconds left are \(kitchen.left), they run: \
      \(kitchen.running), and the ids end in \(ids.map { String($0.uuidString.suffix(2)) }). Look at \
      `addButtonTapped`.
      """
    )
  }

  @Test("A running timer counts down once a second")
  func countsDown() async throws {
    let kitchen = Fixture(10)
    kitchen.tap(0)
    try #require(
      kitchen.running == [true],
      """
      After a tap on start, `isRunning` should be true, and it is \(kitchen.running). Look at whether \
      `PotTimer` runs on the rows, and at its `startStopButtonTapped`.
      """
    )
    await kitchen.wait(3)
    #expect(
      kitchen.left == [7],
      """
      A timer of 10 seconds ran for 3. It should show 7, and `secondsLeft` is \(kitchen.left). Look at \
      the effect of `startStopButtonTapped`, and at the action that it sends.
      """
    )
    kitchen.close()
  }

  @Test("A timer that is stopped keeps its time, and goes on from there")
  func stops() async throws {
    let kitchen = Fixture(10)
    kitchen.tap(0)
    await kitchen.wait(2)
    kitchen.tap(0)
    await kitchen.wait(5)
    let place = try await requireCountdown(lookingAt: "what the second tap returns")
    try #require(
      kitchen.left == [8] && kitchen.running == [false],
      """
      A timer of 10 seconds ran for 2 and was stopped for 5. It should be stopped at 8. `secondsLeft` is \
      \(kitchen.left), and `isRunning` is \(kitchen.running). \
      \(place)
      """
    )
    kitchen.tap(0)
    await kitchen.wait(1)
    #expect(
      kitchen.left == [7],
      """
      The timer went on for one more second, from 8. It should show 7, and `secondsLeft` is \
      \(kitchen.left). Look at what a start does to the time.
      """
    )
    kitchen.close()
  }

  @Test("Several timers run side by side, and stopping one leaves the others alone")
  func sideBySide() async throws {
    let kitchen = Fixture(30, 20, 10)
    kitchen.tap(0)
    await kitchen.wait(1)
    kitchen.tap(1)
    await kitchen.wait(2)
    kitchen.tap(0)
    await kitchen.wait(4)
    let place = try await requireCountdown(
      lookingAt: "which feature starts and cancels the timer: the row, or the kitchen"
    )
    #expect(
      kitchen.left == [27, 14, 10] && kitchen.running == [false, true, false],
      """
      The first timer ran for 3 seconds and was stopped, the second one ran for 6 and still runs, the \
      third one was never started. Left should be [27, 14, 10], and left are \(kitchen.left); they run: \
      \(kitchen.running). \(place)
      """
    )
    kitchen.close()
  }

  @Test("At zero a timer stops by itself")
  func zero() async throws {
    let kitchen = Fixture(2)
    kitchen.tap(0)
    await kitchen.wait(5)
    let place = try await requireCountdown(lookingAt: "what a tick does when no seconds are left")
    #expect(
      kitchen.left == [0] && kitchen.running == [false],
      """
      A timer of 2 seconds was started 5 seconds ago. It should be stopped at 0. `secondsLeft` is \
      \(kitchen.left), and `isRunning` is \(kitchen.running). \
      \(place)
      """
    )
    kitchen.close()
  }

  @Test("A timer at zero cannot be started")
  func startAtZero() async throws {
    let kitchen = Fixture(1)
    kitchen.tap(0)
    await kitchen.wait(1)
    kitchen.tap(0)
    let isRunning = kitchen.running
    await kitchen.wait(2)
    let place = try await requireCountdown(
      lookingAt: "what a tick does at zero, and at what the button asks first"
    )
    #expect(
      isRunning == [false] && kitchen.left == [0] && kitchen.store.finishedCount == 1,
      """
      A timer had come to 0, and start was tapped. Nothing should happen: `isRunning` is false, \
      `secondsLeft` is 0, and one timer has finished. `isRunning` is \(isRunning), `secondsLeft` is \
      \(kitchen.left), and `finishedCount` is \(kitchen.store.finishedCount). \
      \(place)
      """
    )
    kitchen.close()
  }

  @Test("The kitchen counts the timers that have finished")
  func finished() async throws {
    let kitchen = Fixture(3, 1, 60)
    for id in 0...2 { kitchen.tap(id) }
    var counts: [Int] = []
    for _ in 1...4 {
      await kitchen.wait(1)
      counts.append(kitchen.store.finishedCount)
    }
    let place = try await requireCountdown(
      lookingAt: "what a row reports at zero, and at the kitchen's case for that"
    )
    #expect(
      counts == [1, 1, 2, 2],
      """
      Timers of 3, 1 and 60 seconds run. After 1, 2, 3 and 4 seconds `finishedCount` should be [1, 1, 2, \
      2], and it was \(counts). \
      \(place)
      """
    )
    kitchen.close()
  }

  @Test("The row reports by a delegate action")
  func delegate() async {
    let kitchen = Fixture(9, 9)
    await expectEnd(
      of: kitchen.store.send(.timers(.element(id: UUID(1), action: .delegate(.finished))))
    )
    #expect(
      kitchen.store.finishedCount == 1 && kitchen.left == [9, 9],
      """
      A row sent `.delegate(.finished)`. `finishedCount` should be 1, and no timer should change. It is \
      \(kitchen.store.finishedCount), and the seconds left are \(kitchen.left). Look at which action of \
      a row the kitchen counts.
      """
    )
  }

  @Test("A row runs by its own reducer")
  func ownReducer() async throws {
    _ = try await requireCountdown(lookingAt: "")
    expectOwnReducer(
      of: PotTimer.self,
      "It sets `secondsLeft` to 70 and changes nothing else. After a tap a row should be \"70, stopped\"",
      lookAt: "whether the rules of a timer are in the row or in the kitchen",
      expected: "70, stopped",
      change: { $0.secondsLeft = 70 },
      found: {
        let kitchen = Fixture(9)
        kitchen.tap(0)
        return kitchen.store.timers.first.map {
          "\($0.secondsLeft), \($0.isRunning ? "running" : "stopped")"
        }
      }
    )
  }

  @Test("A timer that is deleted is gone, and the others go on")
  func deletion() async throws {
    let kitchen = Fixture(8, 3, 5)
    for id in 0...2 { kitchen.tap(id) }
    await kitchen.wait(1)
    kitchen.store.send(.rowsDeleted(at: [1]))
    await kitchen.wait(3)
    let place = try await requireCountdown(lookingAt: "`rowsDeleted`, and at how a row is found")
    #expect(
      kitchen.left == [4, 1] && kitchen.store.finishedCount == 0,
      """
      Timers of 8, 3 and 5 seconds ran for a second, then the second row was deleted, and 3 seconds \
      passed. Left should be [4, 1], and none has finished. Left are \(kitchen.left), and \
      `finishedCount` is \(kitchen.store.finishedCount). \
      \(place)
      """
    )
    kitchen.close()
  }

  @Test("No action comes for a timer that is deleted")
  func deletionEndsTheEffect() async {
    let kitchen = Fixture(8, 3)
    kitchen.tap(1)
    await kitchen.wait(1)
    let found = await complaints {
      kitchen.store.send(.rowsDeleted(at: [1]))
      await kitchen.wait(3)
    }
    let isQuiet = found.isEmpty
    #expect(
      isQuiet && kitchen.store.finishedCount == 0 && kitchen.left == [8],
      """
      The only timer that ran was deleted. No action should come for it, nothing finishes, and the other \
      timer stays at 8. `finishedCount` is \(kitchen.store.finishedCount), left are \(kitchen.left), and \
      \(found.count) issues were reported. Look at the reducer that `forEach` is attached to: does it \
      remove the rows?

      \(found.first ?? "")
      """
    )
  }

  @Test("A screen can observe both states")
  func observable() {
    let states: [(String, Any.Type)] = [
      ("PotTimer", PotTimer.State.self), ("Kitchen", Kitchen.State.self),
    ]
    let missing = states.filter { !($0.1 is any ObservableState.Type) }.map { "`\($0.0)`" }
    #expect(
      missing.isEmpty,
      """
      A screen should be drawn again when a state changes. The state of \
      \(missing.joined(separator: " and of ")) cannot be observed. Which macro makes a state observable?
      """
    )
  }
}
