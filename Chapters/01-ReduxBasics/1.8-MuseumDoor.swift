import ComposableArchitecture
import TerminalUI

/// The counter at the door of a museum.
enum MuseumDoor {
  @Reducer
  struct Visitors {
    @ObservableState
    struct State: Equatable {
      /// How many visitors are inside.
      var count = 0

      /// For how many there is room.
      var room = 40

      var isFull: Bool { count >= room }
    }

    enum Action {
      case inButtonTapped
      case outButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .inButtonTapped:
          if !state.isFull { state.count += 1 }
          return .none

        case .outButtonTapped:
          if state.count > 0 { state.count -= 1 }
          return .none
        }
      }
    }
  }

  /// What is on the screen.
  struct VisitorsView: View {
    let store: StoreOf<Visitors>

    var body: some View {
      // TODO: Show the number, two buttons, and a text while the museum is full.
      EmptyView()
    }
  }
}
