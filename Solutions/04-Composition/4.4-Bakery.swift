// REPAIR
import ComposableArchitecture

/// Exercise 4.4: a bakery with an oven.
enum Bakery {
  enum Cause { case caseIsMisspelt, levelOfActionsIsMissing, payloadDiffers, returnIsMissing }
  // BEGIN SOLUTION
  static let cause: Cause? = .levelOfActionsIsMissing
  // END SOLUTION
  // STUB: static let cause: Cause? = nil

  @Reducer
  struct Oven {
    @ObservableState
    struct State: Equatable {
      var loaves = 0
    }

    enum Action {
      case delegate(Delegate)
      case filled(loaves: Int)
      case timerRang

      @CasePathable
      enum Delegate {
        case baked(loaves: Int)
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none

        case .filled(let loaves):
          state.loaves = loaves
          return .none

        case .timerRang:
          defer { state.loaves = 0 }
          return .send(.delegate(.baked(loaves: state.loaves)))
        }
      }
    }
  }

  @Reducer
  struct Shop {
    @ObservableState
    struct State: Equatable {
      var loaves = 0
      var oven = Oven.State()
    }

    enum Action {
      case loafSold
      case oven(Oven.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.oven, action: \.oven) {
        Oven()
      }
      Reduce { state, action in
        switch action {
        case .loafSold:
          guard state.loaves > 0 else { return .none }
          state.loaves -= 1
          return .none

        // BEGIN SOLUTION
        case .oven(.delegate(.baked(let loaves))):
          // END SOLUTION
          // STUB: case .oven(.baked(let loaves)):
          state.loaves += loaves
          return .none

        case .oven:
          return .none
        }
      }
    }
  }
}
