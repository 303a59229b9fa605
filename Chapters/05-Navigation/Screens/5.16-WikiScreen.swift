import ComposableArchitecture
import TerminalUI

struct WikiScreen: View {
  @Bindable var store: StoreOf<Wiki.Feature>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      List {
        ForEach(store.articles) { article in
          Button(article.title) { store.send(.articleTapped(article.id)) }
        }
      }
      .navigationTitle("Wiki")
    } destination: { page in
      switch page.case {
      case .article(let article):
        ArticleView(
          store: article,
          title: { store.articles[id: $0]?.title },
          home: { store.send(.homeButtonTapped) }
        )
      case .editor(let editor):
        EditorView(store: editor)
      }
    }
  }
}

private struct ArticleView: View {
  let store: StoreOf<Wiki.ArticlePage>
  /// The title of an article that this one refers to.
  let title: (Wiki.Article.ID) -> String?
  let home: () -> Void

  var body: some View {
    List {
      Text(store.article.text)
      Section("See also") {
        ForEach(store.article.references, id: \.self) { id in
          Button(title(id) ?? "Missing") { store.send(.referenceTapped(id)) }
        }
      }
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .navigationTitle(store.article.title)
    .toolbar {
      Button("Home") { home() }
    }
  }
}

private struct EditorView: View {
  @Bindable var store: StoreOf<Wiki.Editor>

  var body: some View {
    Form {
      TextField("Text", text: $store.text.sending(\.textChanged))
        .onSubmit { store.send(.saveButtonTapped) }
      Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
    }
    .navigationTitle("Edit")
    .toolbar {
      Button("Save") { store.send(.saveButtonTapped) }
    }
  }
}

struct WikiApp: App {
  static let store = Store(
    initialState: Wiki.Feature.State(
      articles: [
        Wiki.Article(
          id: 1,
          title: "Redux",
          text: "State changes in one place, by actions.",
          references: [2, 3]
        ),
        Wiki.Article(id: 2, title: "Elm", text: "Where the loop comes from.", references: [1]),
        Wiki.Article(id: 3, title: "Action", text: "A value that says what happened."),
      ]
    )
  ) {
    Wiki.Feature()
  }

  var body: some Scene {
    WindowGroup {
      WikiScreen(store: Self.store)
    }
  }
}
