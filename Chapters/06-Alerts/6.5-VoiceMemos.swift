import ComposableArchitecture
import TerminalUI

/// Exercise 6.5: a list of voice memos. "Delete" asks, and then deletes nothing.
enum VoiceMemos {
  struct Memo: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  /// A sheet with the name of a memo.
  @Reducer
  struct Rename {
    @ObservableState
    struct State: Equatable {
      var memo: Memo
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case doneButtonTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
    }
  }

  /// The answers to the question, apart from "no".
  @CasePathable
  enum Question: Equatable {
    case deleteConfirmed(Memo.ID)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Question>)
    case rename(Rename)
  }

  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var memos: IdentifiedArrayOf<Memo> = []
    }

    enum Action {
      case deleteButtonTapped(Memo.ID)
      case destination(PresentationAction<Destination.Action>)
      case memoTapped(Memo.ID)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .deleteButtonTapped(let id):
          guard let memo = state.memos[id: id] else { return .none }
          state.destination = .alert(.deletion(of: memo))
          return .none

        case .destination(.presented(.alert(.deleteConfirmed(let id)))):
          state.memos.remove(id: id)
          return .none

        case .destination(.presented(.rename(.doneButtonTapped))):
          guard case .rename(let sheet)? = state.destination else { return .none }
          state.memos[id: sheet.memo.id] = sheet.memo
          state.destination = nil
          return .none

        case .destination:
          return .none

        case .memoTapped(let id):
          guard let memo = state.memos[id: id] else { return .none }
          state.destination = .rename(Rename.State(memo: memo))
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  /// What is on the screen.
  struct MemosView: View {
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      List {
        ForEach(store.memos) { memo in
          Button(memo.name) { store.send(.memoTapped(memo.id)) }
          Button("Delete \(memo.name)", role: .destructive) {
            store.send(.deleteButtonTapped(memo.id))
          }
        }
      }
      .sheet(item: $store.scope(\.$destination, action: \.destination).rename) { sheet in
        RenameView(store: sheet)
      }
      // TODO: The alert appears, and its button does nothing. Find out why.
      .alert($store.scope(\.$destination, action: \.destination).alert) { _ in }
    }
  }

  struct RenameView: View {
    @Bindable var store: StoreOf<Rename>

    var body: some View {
      VStack {
        TextField("Name", text: $store.memo.name)
        Button("Done") { store.send(.doneButtonTapped) }
      }
    }
  }
}

extension VoiceMemos.Destination.State: Equatable {}

extension AlertState<VoiceMemos.Question> {
  /// Asks whether a memo is to be deleted.
  fileprivate static func deletion(of memo: VoiceMemos.Memo) -> Self {
    AlertState {
      TextState("Delete it for ever?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(memo.id)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It is called \(memo.name).")
    }
  }
}
