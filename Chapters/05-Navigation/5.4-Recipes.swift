/* Remove this line to begin.
// Run this file, read what the compiler says, name the cause below, then mend the mistake.

import ComposableArchitecture

/// Exercise 5.4: recipes, and a form for a new one.
enum Recipes {
  enum Cause { case caseIsMisspelt, enumHasNoKeyPaths, levelOfActionsIsMissing, noPageIsShown }
  static let cause: Cause? = nil

  @Reducer
  struct RecipeForm {
    @ObservableState
    struct State: Equatable {
      var title = ""
    }

    enum Action {
      case delegate(Delegate)
      case saveButtonTapped
      case titleChanged(String)

      @CasePathable
      enum Delegate {
        case saved(title: String)
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .delegate:
          return .none

        case .saveButtonTapped:
          return .send(.delegate(.saved(title: state.title)))

        case .titleChanged(let title):
          state.title = title
          return .none
        }
      }
    }
  }

  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      @Presents var form: RecipeForm.State?
      var titles: [String] = []
    }

    enum Action {
      case addButtonTapped
      case form(PresentationAction<RecipeForm.Action>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.form = RecipeForm.State()
          return .none

        case .form(.delegate(.saved(let title))):
          state.titles.append(title)
          state.form = nil
          return .none

        case .form:
          return .none
        }
      }
      .ifLet(\.$form, action: \.form) {
        RecipeForm()
      }
    }
  }
}
// The comment that the first line begins ends here. */
