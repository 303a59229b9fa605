import ComposableArchitecture
import Testing

import struct SuiteHelpers.RunningWork
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.23 A stream of your own", .timeLimit(.minutes(20))) struct WindMeterTests {
  typealias Feature = WindMeter.Feature

  /// A screen whose meter reports what a stream of the test gives.
  private func makeStore(
    _ state: Feature.State = Feature.State(),
    speeds: AsyncStream<Double> = .finished
  ) -> StoreOf<Feature> {
    Store(initialState: state) {
      Feature()
    } withDependencies: {
      $0.windMeter.speeds = { speeds }
    }
  }

  /// The speeds of a stream until it ends. One of 99 comes after the end only, so it is none.
  private func speeds(of stream: AsyncStream<Double>) async -> Speeds {
    let speeds = LockIsolated<[Double]>([])
    let hasEnded = LockIsolated(false)
    let reader = Task {
      for await speed in stream {
        speeds.withValue { $0.append(speed) }
        if speed == 99 { break }
      }
      hasEnded.setValue(true)
    }
    await waitFor { hasEnded.value }
    reader.cancel()
    return Speeds(values: speeds.value, hasEnded: hasEnded.value)
  }

  /// What a stream has given.
  private struct Speeds: CustomStringConvertible {
    var values: [Double]
    var hasEnded: Bool

    var description: String { "\(values)\(hasEnded ? "" : ", and has not ended")" }
  }

  // MARK: The client

  @Test("The stream gives each speed, in order, and ends with the battery")
  func stream() async {
    // This meter reports while it is being asked to, so the stream has all that it will ever have.
    let roof = Roof(
      reportingAtOnce: [.speed(3), .speed(9.5), .speed(3), .batteryEmpty, .speed(99)]
    )
    let speeds = await speeds(of: WindMeter.Client.live(device: roof.device).speeds())
    #expect(
      speeds.values == [3, 9.5, 3] && speeds.hasEnded,
      """
      The meter reported 3, 9.5 and 3 metres per second, then its battery was empty, and what came \
      after that, 99, is not to be read. The stream gave \(speeds); the meter was observed \
      \(roof.observations == 1 ? "once" : "\(roof.observations) times"). Look at what the closure \
      of `observe` does with each event.
      """
    )
  }

  @Test("Each caller gets a stream of its own")
  func twoStreams() async {
    let roof = Roof(reportingAtOnce: [.speed(6), .batteryEmpty, .speed(99)])
    let client = WindMeter.Client.live(device: roof.device)
    let first = await speeds(of: client.speeds())
    let second = await speeds(of: client.speeds())
    #expect(
      first.values.first == 6 && second.values.first == 6,
      """
      Two callers asked for the speeds, one after the other, and each should get the 6 that the meter \
      reports. They got \(first) and \(second), and the meter was observed \
      \(roof.observations == 1 ? "once" : "\(roof.observations) times"). Look at where the stream \
      is made: inside or outside of the closure.
      """
    )
  }

  @Test("When the stream has ended, the meter is no longer observed")
  func stopsAtTheEnd() async {
    let roof = Roof()
    let stream = WindMeter.Client.live(device: roof.device).speeds()
    let before = roof.stops
    roof.report(.batteryEmpty)
    roof.report(.speed(99))
    _ = await speeds(of: stream)
    #expect(
      roof.observations == 1 && before == 0 && roof.stops == 1,
      """
      The stream ended with the battery. The function that `observe` returns should be called then, \
      once. The meter was observed \
      \(roof.observations == 1 ? "once" : "\(roof.observations) times"); it was stopped \
      \(before == 1 ? "once" : "\(before) times") before the end, and \
      \(roof.stops == 1 ? "once" : "\(roof.stops) times") in all. Look at `onTermination`.
      """
    )
  }

  // MARK: The feature

  @Test("While the screen is there, each speed arrives")
  func listens() async {
    let (speeds, wind) = AsyncStream.makeStream(of: Double.self)
    let store = makeStore(speeds: speeds)
    for speed in [4.16, 11, 7] { wind.yield(speed) }
    wind.finish()
    await expectEnd(of: store.send(.screenAppeared))
    #expect(
      store.current == 7 && store.strongest == 11,
      """
      The meter reported 4.16, 11 and 7 metres per second. The last one, 7, should be `current`, and \
      the highest, 11, `strongest`. They are \(text(store.current)) and \(text(store.strongest)). \
      Look at whether the effect of `screenAppeared` sends each speed, and at `speedReceived`.
      """
    )
  }

  @Test("The end of the stream is shown")
  func end() async {
    // Each time the stream is asked for a speed, it looks whether the screen says that it has ended.
    let listening = LockIsolated<[Bool]>([])
    let listener = LockIsolated<StoreOf<Feature>?>(nil)
    let speeds = AsyncStream<Double> {
      let isFirst = listening.value.isEmpty
      let hasEnded = await MainActor.run { listener.value?.hasEnded ?? false }
      listening.withValue { $0.append(hasEnded) }
      return isFirst ? 5 : nil
    }
    let store = makeStore(Feature.State(hasEnded: true), speeds: speeds)
    listener.setValue(store)
    await expectEnd(of: store.send(.screenAppeared))
    #expect(
      !listening.value.contains(true) && store.hasEnded,
      """
      The screen appeared, and after one speed the stream ended. `hasEnded` should be false as long as \
      the effect waits for a speed, and true in the end. It was \(list(listening.value)), and is \
      \(store.hasEnded). Look at what the effect sends behind its loop.
      """
    )
  }

  @Test("The strongest wind may come first")
  func strongest() {
    let store = makeStore(Feature.State(current: 20, strongest: 20))
    store.send(.speedReceived(2))
    #expect(
      store.current == 2 && store.strongest == 20,
      """
      The wind had been 20 metres per second, and is 2 now. `current` should be 2, and `strongest` \
      20. They are \(text(store.current)) and \(text(store.strongest)). Look at `speedReceived`.
      """
    )
  }

  @Test("When the screen goes, the meter is no longer observed")
  func leaves() async {
    let roof = Roof()
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.windMeter = .live(device: roof.device)
    }
    let task = store.send(.screenAppeared)
    await roof.observation(during: task)
    let before = roof.stops
    task.cancel()
    // The effect ends on another thread, a moment later.
    await waitFor { roof.stops > 0 }
    #expect(
      roof.observations == 1 && before == 0 && roof.stops == 1,
      """
      The screen was there, and has gone: its effect is cancelled. The meter should be observed while \
      the screen is there, and stopped once when it goes. It was observed \
      \(roof.observations == 1 ? "once" : "\(roof.observations) times"); stopped \
      \(before == 1 ? "once" : "\(before) times") before, and \
      \(roof.stops == 1 ? "once" : "\(roof.stops) times") in all. Look at `onTermination`, and at \
      what waits for the next speed.
      """
    )
  }

  private func text(_ speed: Double?) -> String {
    speed.map { "\($0)" } ?? "nil"
  }

  private func list(_ values: [Bool]) -> String {
    values.isEmpty ? "never asked for" : values.map { "\($0)" }.joined(separator: ", ")
  }
}

/// A roof with a meter that reports what the test says.
private final class Roof: Sendable {
  private struct Log {
    var handlers: [@Sendable (WindMeter.Device.Event) -> Void] = []
    var stops = 0
  }

  private let log = LockIsolated(Log())
  private let first: [WindMeter.Device.Event]

  init(reportingAtOnce first: [WindMeter.Device.Event] = []) {
    self.first = first
  }

  var observations: Int { log.value.handlers.count }
  var stops: Int { log.value.stops }

  var device: WindMeter.Device {
    WindMeter.Device { [self] handler in
      log.withValue { $0.handlers.append(handler) }
      for event in first { handler(event) }
      return { [self] in log.withValue { $0.stops += 1 } }
    }
  }

  func report(_ event: WindMeter.Device.Event) {
    for handler in log.value.handlers { handler(event) }
  }

  /// Waits until somebody observes the meter, or until the effects are over without that.
  func observation(during task: StoreTask) async {
    let work = RunningWork(task)
    await waitFor { work.isOver || observations > 0 }
  }
}
