import ComposableArchitecture

/// Exercise 4.1: a room with two lamps.
enum OneChild {
  /// The child: a lamp with a switch.
  @Reducer
  struct Lamp {
    @ObservableState
    struct State: Equatable {
      var isOn = false
    }

    enum Action {
      case switchTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .switchTapped:
          state.isOn.toggle()
          return .none
        }
      }
    }
  }

  /// The parent: a room.
  @Reducer
  struct Room {
    @ObservableState
    struct State: Equatable {
      var ceiling = Lamp.State()
      var desk = Lamp.State()
    }

    enum Action {
      case ceiling(Lamp.Action)
      case desk(Lamp.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.ceiling, action: \.ceiling) {
        Lamp()
      }
      // BEGIN SOLUTION
      Scope(\.desk, action: \.desk) {
        Lamp()
      }
      // END SOLUTION
      // STUB: // TODO: The lamp on the desk does not react yet. Give it a `Scope` as well.
    }
  }
}
