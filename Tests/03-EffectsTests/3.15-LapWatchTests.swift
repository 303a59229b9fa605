import ComposableArchitecture
import TerminalUI
import Testing

import struct SuiteHelpers.OwnTests
import struct SuiteHelpers.WatchedClock
import func SuiteHelpers.letOthersRun
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.15 A stopwatch with laps", .timeLimit(.minutes(20))) struct LapWatchTests {
  /// A watch on the screen, whose time the test moves.
  @MainActor
  private struct Watch {
    let clock = WatchedClock()
    let screen: Screen

    init() {
      let clock = clock
      screen = Screen {
        withDependencies {
          $0.continuousClock = clock
        } operation: {
          LapWatchView()
        }
      }
    }

    var isRunning: Bool { !controls("Stop").isEmpty }

    /// The seconds on the screen; nil if there are none.
    var seconds: Int? {
      screen.readings.compactMap { $0.wholeMatch(of: /(\d+) s/).flatMap { Int($0.1) } }.first
    }

    /// The laps on the screen, from the top.
    var laps: [String] {
      screen.readings.filter { $0.firstMatch(of: /^Lap \d+: \d+ s$/) != nil }
    }

    func controls(_ label: String) -> [String] {
      screen.elements(.button).map(\.label).filter { $0 == label }
    }

    /// Taps a button, and lets its effect begin or end.
    func tap(_ button: String) async -> Bool {
      let count = clock.begun
      guard screen.tap(button) else { return false }
      switch button {
      case "Start": await waitFor(on: screen) { clock.begun > count }
      case "Stop", "Reset": await waitFor(on: screen) { !clock.isAwaited }
      default: await screen.settle()
      }
      return true
    }

    /// Lets seconds pass.
    func wait(_ seconds: Int) async {
      let expected = (self.seconds ?? 0) + (isRunning ? seconds : 0)
      await clock.advance(by: .seconds(seconds), sleepers: isRunning ? 1 : 0)
      await waitFor(on: screen) { self.seconds == expected }
      await letOthersRun()
      await screen.settle()
    }

    /// Where to look if the watch does not count.
    var placeOfTicks: String {
      clock.begun == 0
        ? "Nothing has waited on the clock `\\.continuousClock`: look at what \"Start\" begins, and at where "
          + "its clock comes from."
        : "Look at the effect that \"Start\" begins, and at what the action that it sends does."
    }
  }

  /// A watch that has run for some seconds; the check ends if it does not count.
  private func running(_ seconds: Int) async throws -> Watch {
    let watch = Watch()
    guard await watch.tap("Start") else { return watch }
    await watch.wait(seconds)
    try #require(
      watch.seconds == seconds,
      """
      Not judged yet: a watch that was started does not count. First let the check "A running watch \
      counts seconds" pass.

      \(watch.screen)
      """
    )
    return watch
  }

  @Test("A new watch stands at zero, without laps")
  func beginning() async {
    let watch = Watch()
    await watch.screen.settle()
    let missing = ["Start", "Lap", "Reset"].filter { watch.controls($0).isEmpty }
    #expect(
      missing.isEmpty && watch.seconds == 0 && watch.laps.isEmpty,
      """
      A new watch should show "0 s", no laps, and the buttons "Start", "Lap" and "Reset". The buttons that \
      are missing: \(missing). The seconds are \(watch.seconds.map(String.init) ?? "missing"), and the laps \
      \(watch.laps). Look at `body`, and at the values in the state.

      \(watch.screen)
      """
    )
  }

  @Test("A running watch counts seconds")
  func counts() async {
    let watch = Watch()
    guard await watch.tap("Start") else { return }
    let isRunning = watch.isRunning
    await watch.wait(3)
    #expect(
      isRunning && watch.seconds == 3,
      """
      "Start" was tapped, and 3 seconds went by. The button should be called "Stop" now, and the watch \
      should show "3 s". It shows \(watch.seconds.map { "\($0) s" } ?? "no seconds"). \(watch.placeOfTicks)

      \(watch.screen)
      """
    )
  }

  @Test("A stopped watch keeps its time, and goes on from there")
  func stops() async throws {
    let watch = try await running(2)
    guard await watch.tap("Stop") else { return }
    await watch.wait(5)
    let stopped = watch.seconds
    guard await watch.tap("Start") else { return }
    await watch.wait(3)
    #expect(
      stopped == 2 && watch.seconds == 5,
      """
      The watch ran for 2 seconds, was stopped for 5, and ran for 3 more. It should show "2 s" while it is \
      stopped, and then "5 s". It showed \(stopped.map { "\($0) s" } ?? "no seconds"), and then \
      \(watch.seconds.map { "\($0) s" } ?? "no seconds"). Look at what "Stop" ends, and at what "Start" does \
      to the time.

      \(watch.screen)
      """
    )
  }

  @Test("A lap is the time since the lap before it, and the latest is first")
  func laps() async throws {
    let watch = try await running(4)
    guard await watch.tap("Lap") else { return }
    await watch.wait(1)
    guard await watch.tap("Lap") else { return }
    await watch.wait(6)
    guard await watch.tap("Lap") else { return }
    let expected = ["Lap 3: 6 s", "Lap 2: 1 s", "Lap 1: 4 s"]
    #expect(
      watch.laps == expected && watch.seconds == 11,
      """
      Laps were taken after 4 seconds, 1 more and 6 more. From the top, the laps should be \(expected), and \
      the watch should show "11 s". They are \(watch.laps). Look at how a lap is worked out, and at where \
      it is put.

      \(watch.screen)
      """
    )
  }

  @Test("There is no lap of 0 seconds")
  func emptyLap() async throws {
    let watch = try await running(2)
    guard await watch.tap("Lap"), await watch.tap("Lap") else { return }
    #expect(
      watch.laps == ["Lap 1: 2 s"],
      """
      Lap was tapped twice at 2 seconds. There should be one lap, "Lap 1: 2 s". The laps are \
      \(watch.laps). Look at what a lap does when no second has passed.

      \(watch.screen)
      """
    )
  }

  @Test("A stopped watch takes no lap")
  func lapWhileStopped() async throws {
    let watch = try await running(3)
    guard await watch.tap("Stop") else { return }
    if watch.screen.control("Lap")?.isEnabled == true {
      guard await watch.tap("Lap") else { return }
    }
    #expect(
      watch.laps.isEmpty,
      """
      The watch was stopped at 3 seconds, and then lap was tapped. There should be no lap. The laps are \
      \(watch.laps). Look at the condition of a lap.

      \(watch.screen)
      """
    )
  }

  @Test("Reset brings everything back to the beginning", arguments: [true, false])
  func reset(isStoppedBefore: Bool) async throws {
    let watch = try await running(2)
    guard await watch.tap("Lap") else { return }
    await watch.wait(1)
    if isStoppedBefore { guard await watch.tap("Stop") else { return } }
    guard await watch.tap("Reset") else { return }
    await watch.wait(4)
    #expect(
      !watch.isRunning && watch.seconds == 0 && watch.laps.isEmpty,
      """
      The watch was reset \(isStoppedBefore ? "after it was stopped" : "while it ran"), and 4 seconds went by. \
      It should stand, and show "0 s" and no laps. It shows \
      \(watch.seconds.map { "\($0) s" } ?? "no seconds") and the laps \(watch.laps). Look at what "Reset" \
      assigns, and at what it ends.

      \(watch.screen)
      """
    )
  }

  @Test("The feature keeps the time and the laps")
  func keeps() async throws {
    let watch = try await running(3)
    guard await watch.tap("Lap") else { return }
    await watch.wait(1)
    watch.screen.expectViewsToKeepNothing(
      after: "The watch runs, a lap was taken after 3 seconds, and one more second went by."
    )
  }

  @Test("Your own tests pass")
  func ownTests() async throws {
    try await OwnTests(file: "3.15-LapWatchOwnTests.swift").expectPass()
  }

  @Test(
    "Your tests notice what a small change breaks",
    .disabled("`Scripts/workbook run 3.15` changes your feature and runs your tests on it.")
  )
  func changes() {}
}
