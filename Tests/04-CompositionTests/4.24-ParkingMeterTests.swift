import ComposableArchitecture
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Composition

@MainActor
@Suite("4.24 A parking meter", .timeLimit(.minutes(20))) struct ParkingMeterTests {
  private let clock = WatchedClock()

  private func makeStore() -> StoreOf<ParkingMeter> {
    Store(initialState: ParkingMeter.State()) {
      ParkingMeter()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("Your tests show what is wrong", .disabled("`Scripts/workbook run 4.24` does it."))
  func faults() {}

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "4.24-ParkingMeterOwnTests.swift").expectPass()
  }

  @Test("The meter counts down to 0, and then nothing runs any more")
  func zero() async {
    let store = makeStore()
    let task = store.send(.paid(minutes: 3))
    for left in [2, 1, 0] {
      await clock.advance(by: .seconds(60), during: task)
      let isLeft = await waitFor { store.minutes == left }
      #expect(isLeft, "Of 3 minutes \(left) should be left, and not \(store.minutes).")
    }
    await expectEnd(of: task, "The countdown, which is at 0,", lookingAt: "`minutePassed`")
  }

  @Test("Who leaves ends the countdown")
  func leaving() async {
    let store = makeStore()
    let task = store.send(.paid(minutes: 30))
    await clock.settle()
    store.send(.leaveButtonTapped)
    await expectEnd(of: task, "The countdown of who has left", lookingAt: "`leaveButtonTapped`")
    #expect(store.minutes == 0, "After that no minutes should be left, and \(store.minutes) are.")
  }

  @Test("Who pays more gets more minutes, and one countdown")
  func paying() async {
    let store = makeStore()
    let tasks = [store.send(.paid(minutes: 20)), store.send(.paid(minutes: 7))]
    await clock.advance(by: .seconds(60), during: tasks[1])
    await waitFor { store.minutes < 27 }
    await clock.settle()
    let (left, countdowns) = (store.minutes, clock.sleepers)
    #expect(
      left == 26 && countdowns == 1,
      """
      20 minutes were paid, and then 7. After a minute 26 should be left, and one countdown wait for the \
      clock. Left are \(left), and \(countdowns) wait. Look at what the second payment does to the first.
      """
    )
    for task in tasks { task.cancel() }
  }
}
