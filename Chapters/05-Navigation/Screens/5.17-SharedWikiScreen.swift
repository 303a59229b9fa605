import ComposableArchitecture
import TerminalUI

struct SharedWikiScreen: View {
  @Bindable var store: StoreOf<SharedWiki.Feature>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      List {
        ForEach(store.articles) { article in
          Button(title(article)) { store.send(.articleTapped(article.id)) }
        }
      }
      .navigationTitle("Wiki")
      .toolbar {
        Button("Bookmarks") { store.send(.bookmarksButtonTapped) }
      }
    } destination: { page in
      switch page.case {
      case .article(let article):
        SharedArticleView(store: article) { store.articles[id: $0]?.title ?? "Missing" }
      case .bookmarks(let bookmarks):
        BookmarksView(store: bookmarks)
      }
    }
  }

  private func title(_ article: SharedWiki.Article) -> String {
    article.isBookmarked ? "★ \(article.title)" : article.title
  }
}

private struct SharedArticleView: View {
  let store: StoreOf<SharedWiki.ArticlePage>
  /// The title of an article that this one refers to.
  let title: (SharedWiki.Article.ID) -> String

  var body: some View {
    List {
      Section("See also") {
        ForEach(store.article.references, id: \.self) { id in
          Button(title(id)) { store.send(.referenceTapped(id)) }
        }
      }
    }
    .navigationTitle(store.article.title)
    .toolbar {
      Button(store.article.isBookmarked ? "★" : "☆") { store.send(.bookmarkButtonTapped) }
    }
  }
}

private struct BookmarksView: View {
  let store: StoreOf<SharedWiki.BookmarksPage>

  var body: some View {
    List {
      ForEach(store.bookmarks) { article in
        Button(article.title) { store.send(.bookmarkTapped(article.id)) }
      }
      .onDelete { store.send(.bookmarksDeleted(at: $0)) }
    }
    .navigationTitle("Bookmarks")
  }
}

struct SharedWikiApp: App {
  static let store = Store(
    initialState: SharedWiki.Feature.State(
      articles: Shared(value: [
        SharedWiki.Article(id: 1, title: "Redux", references: [2, 3]),
        SharedWiki.Article(id: 2, title: "Elm", references: [1], isBookmarked: true),
        SharedWiki.Article(id: 3, title: "Action"),
      ])
    )
  ) {
    SharedWiki.Feature()
  }

  var body: some Scene {
    WindowGroup {
      SharedWikiScreen(store: Self.store)
    }
  }
}
