import ComposableArchitecture

/// The wind, as a meter on the roof reports it.
enum WindMeter {
  /// A meter with an API from before `async`.
  struct Device: Sendable {
    enum Event: Sendable {
      case batteryEmpty
      case speed(Double)
    }

    /// Calls a closure for each event, from some thread, until the function that it returns is called.
    var observe: @Sendable (_ handler: @escaping @Sendable (Event) -> Void) -> @Sendable () -> Void
  }

  /// Gives the speeds of the wind.
  @DependencyClient
  struct Client: Sendable {
    /// A stream of its own for each caller. It ends when the battery is empty.
    var speeds: @Sendable () -> AsyncStream<Double> = { .finished }
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      /// The last speed, in metres per second.
      var current: Double?

      /// Whether the meter will report nothing more.
      var hasEnded = false

      /// The highest speed so far.
      var strongest: Double?
    }

    enum Action {
      case meterEnded
      case screenAppeared
      case speedReceived(Double)
    }

    @Dependency(\.windMeter) var windMeter

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .meterEnded:
          state.hasEnded = true
          return .none

        case .screenAppeared:
          state.hasEnded = false
          // BEGIN SOLUTION
          return .run { send in
            for await speed in windMeter.speeds() {
              await send(.speedReceived(speed))
            }
            await send(.meterEnded)
          }
        // END SOLUTION
        // STUB: // TODO: Listen until the stream ends, and say that it has ended.
        // STUB: return .none

        case .speedReceived(let speed):
          // BEGIN SOLUTION
          state.current = speed
          state.strongest = max(speed, state.strongest ?? speed)
          // END SOLUTION
          // STUB: // TODO: The highest speed as well.
          // STUB: state.current = speed
          return .none
        }
      }
    }
  }
}

extension WindMeter.Client {
  /// A client that listens to a meter.
  static func live(device: WindMeter.Device) -> Self {
    // BEGIN SOLUTION
    Self {
      let (speeds, continuation) = AsyncStream.makeStream(of: Double.self)
      let stop = device.observe { event in
        switch event {
        case .batteryEmpty: continuation.finish()
        case .speed(let speed): continuation.yield(speed)
        }
      }
      continuation.onTermination = { _ in stop() }
      return speeds
    }
    // END SOLUTION
    // STUB: // TODO: Make a stream of the events, and stop observing when nobody listens any more.
    // STUB: Self { .finished }
  }
}

extension WindMeter.Client: DependencyKey {
  /// There is no meter behind this exercise.
  static let liveValue = live(device: WindMeter.Device { _ in {} })
  static let testValue = Self()
}

extension DependencyValues {
  var windMeter: WindMeter.Client {
    get { self[WindMeter.Client.self] }
    set { self[WindMeter.Client.self] = newValue }
  }
}
