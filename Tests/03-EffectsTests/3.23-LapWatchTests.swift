import ComposableArchitecture
import Testing

import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.23 A stopwatch with laps", .timeLimit(.minutes(20))) struct LapWatchTests {
  typealias Feature = LapWatch.Feature

  /// A watch whose time the test moves.
  private struct Watch {
    let clock = WatchedClock()
    let store: StoreOf<Feature>

    @MainActor
    init() {
      store = Store(initialState: Feature.State()) {
        Feature()
      } withDependencies: { [clock] in
        $0.continuousClock = clock
      }
    }

    /// Lets seconds pass.
    @MainActor
    func wait(_ seconds: Double) async {
      await clock.advance(by: .seconds(seconds), sleepers: store.isRunning ? 1 : 0)
    }

    /// Where to look if the watch does not count.
    @MainActor
    var placeOfTicks: String {
      clock.begun == 0
        ? """
        Nothing has waited on the clock `\\.continuousClock` since the start: look at what the effect of \
        `startStopButtonTapped` waits for, and at where its clock comes from.
        """
        : """
        Look at the effect of `startStopButtonTapped`, and at what the action that it sends does to \
        the time.
        """
    }
  }

  /// Ends a check that could only mislead, since a watch that was started does not count.
  private func requireCounting(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let watch = Watch()
    let task = watch.store.send(.startStopButtonTapped)
    await watch.wait(2)
    let isCounting = watch.store.isRunning && watch.store.secondsElapsed == 2
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
    try #require(
      isCounting,
      """
      Not judged yet: a watch that was started does not count. First let the check "A running watch \
      counts seconds" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("A new watch stands at zero, without laps")
  func initialState() {
    let state = Feature.State()
    #expect(
      !state.isRunning && state.secondsElapsed == 0 && state.laps.isEmpty,
      """
      A new watch should not run, and show 0 seconds and no laps. `isRunning` is \
      \(state.isRunning), and it shows \(state.secondsElapsed) seconds and the laps \(state.laps). \
      Look at the values in `State`.
      """
    )
  }

  @Test("A running watch counts seconds")
  func counts() async {
    let watch = Watch()
    let task = watch.store.send(.startStopButtonTapped)
    #expect(
      watch.store.isRunning,
      """
      After the first tap on start and stop, `isRunning` should be true, and it is false. Look at \
      `startStopButtonTapped`.
      """
    )
    await watch.wait(3.5)
    #expect(
      watch.store.secondsElapsed == 3,
      """
      3.5 seconds after the start the watch should show 3, and it shows \
      \(watch.store.secondsElapsed). \(watch.placeOfTicks)
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("A stopped watch keeps its time")
  func stops() async throws {
    try await requireCounting()
    let watch = Watch()
    watch.store.send(.startStopButtonTapped)
    await watch.wait(2)
    watch.store.send(.startStopButtonTapped)
    await watch.wait(5)
    #expect(
      !watch.store.isRunning && watch.store.secondsElapsed == 2,
      """
      The watch ran for 2 seconds and was stopped 5 seconds ago. It should be stopped and show 2. \
      `isRunning` is \(watch.store.isRunning), and it shows \(watch.store.secondsElapsed). Look at \
      what the second tap returns, and at the id of the effect.
      """
    )
  }

  @Test("A watch that is started again goes on counting")
  func goesOn() async throws {
    try await requireCounting()
    let watch = Watch()
    watch.store.send(.startStopButtonTapped)
    await watch.wait(2)
    watch.store.send(.startStopButtonTapped)
    let task = watch.store.send(.startStopButtonTapped)
    await watch.wait(3)
    #expect(
      watch.store.isRunning && watch.store.secondsElapsed == 5,
      """
      The watch ran for 2 seconds, was stopped, and ran for 3 more. It should run and show 5. \
      `isRunning` is \(watch.store.isRunning), and it shows \(watch.store.secondsElapsed). Look at \
      what a start does to the time.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("A lap is the time since the lap before it, and the latest is first")
  func laps() async throws {
    try await requireCounting()
    let watch = Watch()
    let task = watch.store.send(.startStopButtonTapped)
    for seconds in [4, 1, 6] {
      await watch.wait(Double(seconds))
      watch.store.send(.lapButtonTapped)
    }
    #expect(
      watch.store.laps == [6, 1, 4],
      """
      Laps were taken after 4 seconds, 1 more and 6 more. `laps` should be [6, 1, 4], and it is \
      \(watch.store.laps). Look at how `lapButtonTapped` works out a length, and at where it puts it.
      """
    )
    #expect(
      watch.store.secondsElapsed == 11,
      """
      Taking laps should not change the time, which is 11 seconds. The watch shows \
      \(watch.store.secondsElapsed). Look at what `lapButtonTapped` assigns.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("There is no lap of 0 seconds")
  func emptyLap() async throws {
    try await requireCounting()
    let watch = Watch()
    let task = watch.store.send(.startStopButtonTapped)
    watch.store.send(.lapButtonTapped)
    await watch.wait(2)
    watch.store.send(.lapButtonTapped)
    watch.store.send(.lapButtonTapped)
    #expect(
      watch.store.laps == [2],
      """
      Lap was tapped at 0 seconds and twice at 2 seconds. `laps` should be [2], and it is \
      \(watch.store.laps). Look at what `lapButtonTapped` does when no second has passed.
      """
    )
    task.cancel()
    await expectEnd(of: task, "The effect, which was cancelled,")
  }

  @Test("A stopped watch takes no lap")
  func lapWhileStopped() async throws {
    try await requireCounting()
    let watch = Watch()
    watch.store.send(.startStopButtonTapped)
    await watch.wait(3)
    watch.store.send(.startStopButtonTapped)
    watch.store.send(.lapButtonTapped)
    #expect(
      watch.store.laps.isEmpty,
      """
      The watch was stopped at 3 seconds, and then lap was tapped. `laps` should be empty, and it is \
      \(watch.store.laps). Look at the condition in `lapButtonTapped`.
      """
    )
  }

  @Test("Reset brings everything back to the beginning", arguments: [true, false])
  func reset(isStoppedBefore: Bool) async throws {
    try await requireCounting()
    let watch = Watch()
    watch.store.send(.startStopButtonTapped)
    await watch.wait(2)
    watch.store.send(.lapButtonTapped)
    await watch.wait(1)
    if isStoppedBefore { watch.store.send(.startStopButtonTapped) }
    watch.store.send(.resetButtonTapped)
    let moment = isStoppedBefore ? "after it was stopped" : "while it ran"
    #expect(
      !watch.store.isRunning && watch.store.secondsElapsed == 0 && watch.store.laps.isEmpty,
      """
      The watch was reset \(moment). It should be stopped and show 0 seconds and no laps. `isRunning` \
      is \(watch.store.isRunning), and it shows \(watch.store.secondsElapsed) seconds and the laps \
      \(watch.store.laps). Look at what `resetButtonTapped` assigns.
      """
    )
    await watch.wait(4)
    #expect(
      watch.store.secondsElapsed == 0,
      """
      4 seconds after the reset the watch should still show 0, and it shows \
      \(watch.store.secondsElapsed). Look at what `resetButtonTapped` returns.
      """
    )
  }
}
