import ComposableArchitecture
import TerminalUI

struct BookmarksScreen: View {
  let store: StoreOf<Bookmarks.Feature>

  var body: some View {
    NavigationStack {
      List {
        HStack(spacing: 16) {
          Button("−") { store.send(.decrementButtonTapped) }
          Text("\(store.count)")
            .font(.largeTitle)
          Button("+") { store.send(.incrementButtonTapped) }
          Spacer()
          Button {
            store.send(.bookmarkButtonTapped)
          } label: {
            Image(systemName: store.isBookmarked ? "bookmark.fill" : "bookmark")
          }
        }
        .buttonStyle(.borderless)
        Section("Bookmarks") {
          ForEach(store.bookmarks, id: \.self) { number in
            Button("\(number)") { store.send(.bookmarkTapped(number)) }
          }
          .onDelete { offsets in
            for number in offsets.map({ store.bookmarks[$0] }) {
              store.send(.bookmarkSwiped(number))
            }
          }
        }
      }
      .navigationTitle("Counter")
      .toolbar {
        Button("Clear") { store.send(.clearButtonTapped) }
          .disabled(store.bookmarks.isEmpty)
      }
    }
  }
}

struct BookmarksApp: App {
  static let store = Store(initialState: Bookmarks.Feature.State()) {
    Bookmarks.Feature()
  }

  var body: some Scene {
    WindowGroup {
      BookmarksScreen(store: Self.store)
    }
  }
}
