import ComposableArchitecture
import Foundation

/// Exercise 5.17: a wiki whose pages all show the same bookmarks.
enum SharedWiki {
  struct Article: Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var references: [Int] = []
    var isBookmarked = false
  }

  /// The page of an article, on which it gets a bookmark or loses it.
  @Reducer
  struct ArticlePage {
    @ObservableState
    struct State: Equatable {
      // TODO: This is a copy of the article. Share it.
      var article: Article
    }

    enum Action {
      case bookmarkButtonTapped
      case referenceTapped(Article.ID)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bookmarkButtonTapped:
          // TODO: Set the bookmark, or take it away.
          return .none

        case .referenceTapped:
          return .none
        }
      }
    }
  }

  /// The page with all bookmarks.
  @Reducer
  struct BookmarksPage {
    @ObservableState
    struct State: Equatable {
      // TODO: These are copies of the articles. Share them.
      var articles: IdentifiedArrayOf<Article>

      var bookmarks: IdentifiedArrayOf<Article> { articles.filter(\.isBookmarked) }
    }

    enum Action {
      case bookmarkTapped(Article.ID)
      case bookmarksDeleted(at: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bookmarkTapped:
          return .none

        case .bookmarksDeleted(let offsets):
          // TODO: Take the bookmarks at these offsets away; `bookmarks` is what the offsets count.
          _ = offsets
          return .none
        }
      }
    }
  }

  /// The pages that can be on top of the list, in any order.
  @Reducer
  enum Path {
    case article(ArticlePage)
    case bookmarks(BookmarksPage)
  }

  /// The list of articles, and the pages on top of it.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Shared var articles: IdentifiedArrayOf<Article>
      var path = StackState<Path.State>()
    }

    enum Action {
      case articleTapped(Article.ID)
      case bookmarksButtonTapped
      case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .articleTapped(let id),
          .path(.element(id: _, action: .article(.referenceTapped(let id)))),
          .path(.element(id: _, action: .bookmarks(.bookmarkTapped(let id)))):
          guard let article = state.articles[id: id] else { return .none }
          state.path.append(.article(ArticlePage.State(article: article)))
          return .none

        case .bookmarksButtonTapped:
          state.path.append(.bookmarks(BookmarksPage.State(articles: state.articles)))
          return .none

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path)
    }
  }
}

extension SharedWiki.Path.State: Equatable {}
