import ComposableArchitecture
import TerminalUI

struct SaveWhenQuietScreen: View {
  @Bindable var store: StoreOf<SaveWhenQuiet.Note>

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Your note", text: $store.text.sending(\.textChanged))
        } footer: {
          status
        }
        Button("Shout") { store.send(.shoutButtonTapped) }
        Button("Clear", role: .destructive) { store.send(.clearButtonTapped) }
      }
      .navigationTitle("Note")
    }
  }

  private var status: some View {
    switch store.status {
    case .saved: Label("Saved", systemImage: "checkmark")
    case .changed: Label("Not saved yet", systemImage: "pencil")
    case .notSaved: Label("Could not be saved", systemImage: "exclamationmark.triangle")
    }
  }
}

struct SaveWhenQuietApp: App {
  static let store = Store(initialState: SaveWhenQuiet.Note.State()) {
    SaveWhenQuiet.Note()
  } withDependencies: {
    // A server with little room.
    $0.noteClient.save = { text in
      if text.count > 20 { throw NoRoomLeft() }
      return text
    }
  }

  private struct NoRoomLeft: Error {}

  var body: some Scene {
    WindowGroup {
      SaveWhenQuietScreen(store: Self.store)
    }
  }
}
