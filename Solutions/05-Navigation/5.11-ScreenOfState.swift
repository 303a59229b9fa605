import ComposableArchitecture

/// Exercise 5.11: what a state says about the screen.
///
/// Write predictions, as plain values. Then run the checks and see.
enum ScreenOfState {
  // MARK: First part

  /// A game with a list of results. The list works on a copy, which is accepted or not on the way back.
  @Reducer
  struct Game {
    @ObservableState
    struct State: Equatable {
      var results = [3, 8, 5]

      /// The rows of the list page.
      var list: [Int]?

      /// What an alert asks.
      var question: String?
    }

    enum Action {
      case backButtonTapped
      case deleteButtonTapped
      case listButtonTapped
      case yesButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .backButtonTapped:
          if state.list == state.results {
            state.list = nil
          } else {
            state.question = "Save changes?"
          }
          return .none

        case .deleteButtonTapped:
          _ = state.list?.popLast()
          return .none

        case .listButtonTapped:
          state.list = state.results
          return .none

        case .yesButtonTapped:
          state.results = state.list ?? state.results
          state.list = nil
          state.question = nil
          return .none
        }
      }
    }
  }

  /// What a person sees in front of everything else.
  enum Front: Sendable {
    case alert
    case listPage
    case mainPage
  }

  /// The taps of a person, one after the other.
  static let taps: [Game.Action] = [
    .listButtonTapped,
    .backButtonTapped,
    .listButtonTapped,
    .deleteButtonTapped,
    .backButtonTapped,
    .yesButtonTapped,
    .listButtonTapped,
    .backButtonTapped,
  ]

  /// Your prediction of what is in front after each of the eight taps.
  static let fronts: [Front] = [
    // BEGIN SOLUTION
    .listPage,
    .mainPage,
    .listPage,
    .listPage,
    .alert,
    .mainPage,
    .listPage,
    .mainPage,
    // END SOLUTION
    // STUB: // TODO: List what is in front, in order.
  ]

  // MARK: Second part

  /// Two moments in the life of an app, whose states are compared.
  enum Moments: String, CaseIterable, Sendable {
    case a = "The state is `results`. First the main page is in front, then the list page."
    case b = "The state is `results`. The main page is in front, first with 3 rows, then with 2."
    case c = "The state is `results` and `isListOpen`. First the main page, then the list page."
    case d = "The state is `isPageOpen`, for two links. First the list page, then the help page."
    case e = "The state is `selection`, for two links. First the list page, then the help page."
    case f = "The state is `list`, an optional array. The list page, with 3 rows, then with 2."
  }

  /// How the states of two moments compare.
  enum Comparison: Sendable {
    case different
    case same
  }

  /// Your prediction for each pair of moments.
  static let comparisons: [Moments: Comparison] = [
    // BEGIN SOLUTION
    .a: .same,
    .b: .different,
    .c: .different,
    .d: .same,
    .e: .different,
    .f: .different,
      // END SOLUTION
      // STUB: // TODO: One entry for each pair, in the form `.a: .same`.
      // STUB: :
  ]

  // MARK: Third part

  /// Pages, and what can be opened from each of them.
  enum Pages: String, CaseIterable, Sendable {
    case a = "list of standups → form; form → nothing"
    case b = "folder → folder"
    case c = "list → contact; contact → editor; editor → nothing"
    case d = "result → counter; counter → result"
    case e = "map → filters; filters → nothing"
    case f = "person → friends of this person; friends → person"
  }

  /// A shape of navigation in the state.
  enum Shape: Sendable {
    /// An optional on each page, for what it opens.
    case tree
    /// One array for all pages that are open.
    case stack
  }

  /// Your prediction: the shape that is enough, and no more than enough, for each of them.
  static let shapes: [Pages: Shape] = [
    // BEGIN SOLUTION
    .a: .tree,
    .b: .stack,
    .c: .tree,
    .d: .stack,
    .e: .tree,
    .f: .stack,
      // END SOLUTION
      // STUB: // TODO: One entry for each, in the form `.a: .tree`.
      // STUB: :
  ]
}
