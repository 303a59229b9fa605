// BEGIN SOLUTION
// END SOLUTION
// STUB: /* Remove this line to begin.
// STUB: //
// STUB: // One mistake in this file keeps it from compiling. `Scripts/workbook run 5.12` shows what the
// STUB: // compiler says, and what that means here. Put the mistake right.
// STUB:
import ComposableArchitecture

/// Exercise 5.12: the guide of a museum, with two pages.
enum Museum {
  @Reducer
  struct Room {
    @ObservableState
    struct State: Equatable {
      let number: Int
    }
  }

  @Reducer
  struct Ticket {
    @ObservableState
    struct State: Equatable {
      var visitors = 1
    }
  }

  @Reducer
  struct Guide {
    @ObservableState
    struct State: Equatable {
      @Presents var page: Page.State?
    }

    enum Action {
      case page(PresentationAction<Page.Action>)
      case roomTapped(Int)
      case ticketButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .page:
          return .none

        case .roomTapped(let number):
          state.page = .room(Room.State(number: number))
          return .none

        case .ticketButtonTapped:
          state.page = .ticket(Ticket.State())
          return .none
        }
      }
      .ifLet(\.$page, action: \.page)
    }
  }

  /// The pages to which the guide leads.
  @Reducer
  enum Page {
    case room(Room)
    case ticket(Ticket)
  }
}
// BEGIN SOLUTION

extension Museum.Page.State: Equatable {}
// END SOLUTION
// BEGIN SOLUTION
// END SOLUTION
// STUB: // The comment that the first line begins ends here. */
