import ComposableArchitecture
import TerminalUI

/// The page for what somebody has found, as an assistant wrote it for the wish.
@Reducer
struct FoundThing {
  struct State: Equatable {
    var what = ""
  }

  enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped
    case whatChanged(String)

    @CasePathable enum Delegate { case saved(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .none

      case .delegate:
        return .none

      case .saveButtonTapped:
        return .run { [what = state.what] send in
          await send(.delegate(.saved(what)))
        }

      case .whatChanged(let what):
        state.what = what
        return .none
      }
    }
  }
}

struct FoundThingView: View {
  let store: StoreOf<FoundThing>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("What is it?", text: viewStore.binding(get: \.what, send: { .whatChanged($0) }))
        Button("Save") {
          viewStore.send(.saveButtonTapped)
          if !viewStore.what.isEmpty { dismiss() }
        }
        Button("Cancel") { dismiss() }
      }
    }
  }
}
