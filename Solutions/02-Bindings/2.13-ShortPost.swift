// BEGIN SOLUTION
import ComposableArchitecture
import Foundation

/// Posts of at most 140 characters.
enum ShortPost {
  struct Post: Equatable, Sendable {
    var text: String
    var isForFriends: Bool
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var text = ""
      var isForFriends = false
      var posts: [Post] = []

      static let maximumLength = 140

      var charactersLeft: Int { Self.maximumLength - text.count }

      var canPost: Bool {
        !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
      }
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case postButtonTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.text):
          state.text = String(state.text.prefix(State.maximumLength))
          return .none

        case .binding:
          return .none

        case .postButtonTapped:
          guard state.canPost else { return .none }
          state.posts.insert(Post(text: state.text, isForFriends: state.isForFriends), at: 0)
          state.text = ""
          return .none
        }
      }
    }
  }
}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Posts of at most 140 characters, from an empty file.
// STUB: //
// STUB: // Write the namespace, a post, the feature, its state, its actions and its body. Section 2.13
// STUB: // of the lesson has the description, and a table of the names that the suite uses.
