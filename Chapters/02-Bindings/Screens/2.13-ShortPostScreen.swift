import ComposableArchitecture
import TerminalUI

struct ShortPostScreen: View {
  @Bindable var store: StoreOf<ShortPost.Feature>

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("What is new?", text: $store.text)
            .onSubmit { store.send(.postButtonTapped) }
          Toggle("Only for friends", isOn: $store.isForFriends)
        } footer: {
          Text("\(store.charactersLeft) characters left")
        }
        Section("Posts") {
          ForEach(Array(store.posts.enumerated()), id: \.offset) { _, post in
            HStack {
              Text(post.text)
              Spacer()
              if post.isForFriends { Image(systemName: "lock") }
            }
          }
        }
      }
      .navigationTitle("Short posts")
      .toolbar {
        Button("Post") { store.send(.postButtonTapped) }
          .disabled(!store.canPost)
      }
    }
  }
}

struct ShortPostApp: App {
  static let store = Store(initialState: ShortPost.Feature.State()) {
    ShortPost.Feature()
  }

  var body: some Scene {
    WindowGroup {
      ShortPostScreen(store: Self.store)
    }
  }
}
