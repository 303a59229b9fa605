// BEGIN SOLUTION
import ComposableArchitecture

/// Exercise 5.16: a wiki.
enum Wiki {
  struct Article: Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var text: String
    var references: [Int] = []
  }

  /// The page of an article.
  @Reducer
  struct ArticlePage {
    @ObservableState
    struct State: Equatable {
      var article: Article
    }

    enum Action {
      case editButtonTapped
      case referenceTapped(Article.ID)
    }
  }

  /// The page on which an article's text is changed.
  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      let articleID: Article.ID
      var text: String
    }

    enum Action {
      case cancelButtonTapped
      case delegate(Delegate)
      case saveButtonTapped
      case textChanged(String)

      @CasePathable
      enum Delegate {
        case textSaved(String, Article.ID)
      }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .cancelButtonTapped:
          return .run { _ in await dismiss() }

        case .delegate:
          return .none

        case .saveButtonTapped:
          return .run { [state] send in
            await send(.delegate(.textSaved(state.text, state.articleID)))
            await dismiss()
          }

        case .textChanged(let text):
          state.text = text
          return .none
        }
      }
    }
  }

  /// The pages that can be on top of the list, in any order.
  @Reducer
  enum Path {
    case article(ArticlePage)
    case editor(Editor)
  }

  /// The list of articles, and the pages on top of it.
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var articles: IdentifiedArrayOf<Article> = []
      var path = StackState<Path.State>()
    }

    enum Action {
      case articleTapped(Article.ID)
      case homeButtonTapped
      case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .articleTapped(let id),
          .path(.element(id: _, action: .article(.referenceTapped(let id)))):
          guard let article = state.articles[id: id] else { return .none }
          state.path.append(.article(ArticlePage.State(article: article)))
          return .none

        case .homeButtonTapped:
          state.path.removeAll()
          return .none

        case .path(.element(id: let page, action: .article(.editButtonTapped))):
          guard case .article(let page)? = state.path[id: page] else { return .none }
          let article = page.article
          state.path.append(.editor(Editor.State(articleID: article.id, text: article.text)))
          return .none

        case .path(.element(id: _, action: .editor(.delegate(.textSaved(let text, let id))))):
          state.articles[id: id]?.text = text
          for page in state.path.ids {
            guard case .article(var open)? = state.path[id: page], open.article.id == id
            else { continue }
            open.article.text = text
            state.path[id: page] = .article(open)
          }
          return .none

        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path)
    }
  }
}

extension Wiki.Path.State: Equatable {}
// END SOLUTION
// STUB: // Remove this line to begin.
// STUB: //
// STUB: // Exercise 5.16: a wiki.
// STUB: //
// STUB: // Write everything in this file: the article, its page, the editor, the path and the list, inside
// STUB: // `enum Wiki { … }`. The lesson says how they behave, and which names the suite uses:
// STUB: // `Scripts/workbook read 5.16`.
