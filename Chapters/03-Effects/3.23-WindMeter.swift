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
          // TODO: Listen until the stream ends, and say that it has ended.
          return .none

        case .speedReceived(let speed):
          // TODO: The highest speed as well.
          state.current = speed
          return .none
        }
      }
    }
  }
}

extension WindMeter.Client {
  /// A client that listens to a meter.
  static func live(device: WindMeter.Device) -> Self {
    // TODO: Make a stream of the events, and stop observing when nobody listens any more.
    Self { .finished }
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
