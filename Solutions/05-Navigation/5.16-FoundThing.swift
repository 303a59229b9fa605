import ComposableArchitecture
import TerminalUI

/// The page for what somebody has found, as an assistant wrote it for the wish.
@Reducer
struct FoundThing {
  // BEGIN SOLUTION
  @ObservableState
  // END SOLUTION
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

  // BEGIN SOLUTION
  @Dependency(\.dismiss) var dismiss

  // END SOLUTION
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        // BEGIN SOLUTION
        return .run { _ in await dismiss() }
      // END SOLUTION
      // STUB: return .none

      case .delegate:
        return .none

      case .saveButtonTapped:
        // BEGIN SOLUTION
        guard !state.what.isEmpty else { return .none }
        // END SOLUTION
        return .run { [what = state.what] send in
          await send(.delegate(.saved(what)))
          // BEGIN SOLUTION
          await dismiss()
          // END SOLUTION
        }

      case .whatChanged(let what):
        state.what = what
        return .none
      }
    }
  }
}

struct FoundThingView: View {
  // BEGIN SOLUTION
  @Bindable var store: StoreOf<FoundThing>

  var body: some View {
    Form {
      TextField("What is it?", text: $store.what.sending(\.whatChanged))
      Button("Save") { store.send(.saveButtonTapped) }
      Button("Cancel") { store.send(.cancelButtonTapped) }
    }
  }
  // END SOLUTION
  // STUB: let store: StoreOf<FoundThing>
  // STUB: @Environment(\.dismiss) private var dismiss
  // STUB:
  // STUB: var body: some View {
  // STUB:   WithViewStore(store, observe: { $0 }) { viewStore in
  // STUB:     Form {
  // STUB:       TextField("What is it?", text: viewStore.binding(get: \.what, send: { .whatChanged($0) }))
  // STUB:       Button("Save") {
  // STUB:         viewStore.send(.saveButtonTapped)
  // STUB:         if !viewStore.what.isEmpty { dismiss() }
  // STUB:       }
  // STUB:       Button("Cancel") { dismiss() }
  // STUB:     }
  // STUB:   }
  // STUB: }
}
