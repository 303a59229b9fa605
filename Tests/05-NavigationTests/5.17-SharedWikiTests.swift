import ComposableArchitecture
import Foundation
import Testing

@testable import Navigation

@MainActor
@Suite("5.17 Bookmarks on every page", .timeLimit(.minutes(20))) struct SharedWikiTests {
  private typealias Article = SharedWiki.Article
  private typealias Feature = SharedWiki.Feature
  private typealias Path = SharedWiki.Path

  /// Four articles, of which two have a bookmark.
  private static let articles: IdentifiedArrayOf<Article> = [
    Article(id: 4, title: "Moss", references: [6, 404]),
    Article(id: 6, title: "Fern", references: [4], isBookmarked: true),
    Article(id: 7, title: "Pine", references: [6]),
    Article(id: 9, title: "Lime", references: [7], isBookmarked: true),
  ]

  private func makeStore(
    _ articles: Shared<IdentifiedArrayOf<Article>> = Shared(value: SharedWikiTests.articles)
  ) -> StoreOf<Feature> {
    Store(initialState: Feature.State(articles: articles)) { Feature() }
  }

  /// Sends an action to a page, counted from the bottom; the one in front if none is named.
  private func send(_ action: Path.Action, to store: StoreOf<Feature>, page: Int? = nil) {
    let pages = Array(store.path.ids)
    guard let id = page.map({ pages.indices.contains($0) ? pages[$0] : nil }) ?? pages.last
    else { return }
    store.send(.path(.element(id: id, action: action)))
  }

  /// What the pages show, from the bottom to the top.
  private func pages(in store: StoreOf<Feature>) -> [String] {
    store.path.map {
      switch $0 {
      case .article(let page): page.article.title + (page.article.isBookmarked ? " ★" : "")
      case .bookmarks(let page): "★: " + page.bookmarks.map(\.title).joined(separator: ", ")
      }
    }
  }

  /// The titles of the articles that have a bookmark in the wiki.
  private func bookmarks(in store: StoreOf<Feature>) -> [String] {
    store.articles.filter(\.isBookmarked).map(\.title)
  }

  private func expect(
    _ expected: [String],
    _ store: StoreOf<Feature>,
    after: String,
    look place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pages = pages(in: store)
    #expect(
      pages == expected,
      """
      After \(after), the pages should show \(expected), the last one in front; ★ is a bookmark. They \
      show \(pages). Look at \(place).
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("A bookmark that is set on a page is set in the wiki, and stays when the page is closed")
  func set() {
    let store = makeStore()
    store.send(.articleTapped(7))
    send(.article(.bookmarkButtonTapped), to: store)
    expect(
      ["Pine ★"],
      store,
      after: "a tap on the bookmark of Pine",
      look: "`bookmarkButtonTapped`"
    )
    if let page = store.path.ids.last { store.send(.path(.popFrom(id: page))) }
    #expect(
      bookmarks(in: store) == ["Fern", "Pine", "Lime"],
      """
      Pine got a bookmark on its page, and the page was closed. In `articles`, the bookmarks should be \
      ["Fern", "Pine", "Lime"], and they are \(bookmarks(in: store)). Look at what the page of an \
      article is given: a copy, or the shared article?
      """
    )
  }

  @Test("A second tap takes the bookmark away")
  func takeAway() {
    let store = makeStore()
    store.send(.articleTapped(6))
    send(.article(.bookmarkButtonTapped), to: store)
    #expect(
      pages(in: store) == ["Fern"] && bookmarks(in: store) == ["Lime"],
      """
      Fern had a bookmark, and its button was tapped. The page should show no bookmark, and the wiki \
      only that of Lime. The page shows \(pages(in: store)), and the bookmarks of the wiki are \
      \(bookmarks(in: store)). Look at `bookmarkButtonTapped`.
      """
    )
  }

  @Test("Every open page of the article shows the bookmark, and no other page does")
  func everyPage() {
    let store = makeStore()
    store.send(.articleTapped(4))
    send(.article(.referenceTapped(6)), to: store)
    send(.article(.referenceTapped(4)), to: store)
    send(.article(.bookmarkButtonTapped), to: store)
    expect(
      ["Moss ★", "Fern ★", "Moss ★"],
      store,
      after: "a bookmark for Moss, of which two pages were open",
      look: "which article a page is given when it is opened"
    )
    send(.article(.bookmarkButtonTapped), to: store, page: 1)
    expect(
      ["Moss ★", "Fern", "Moss ★"],
      store,
      after: "a tap on the bookmark of Fern, on the page in the middle",
      look: "which article a page is given when it is opened"
    )
  }

  @Test("A reference to an unknown article does nothing")
  func unknown() {
    let store = makeStore()
    store.send(.articleTapped(4))
    send(.article(.referenceTapped(404)), to: store)
    expect(
      ["Moss"],
      store,
      after: "a tap on a reference to an article that does not exist",
      look: "the case of the list that opens articles"
    )
  }

  @Test("The page with the bookmarks shows those of now, also while it is behind others")
  func bookmarksPage() {
    let store = makeStore()
    store.send(.bookmarksButtonTapped)
    expect(["★: Fern, Lime"], store, after: "a tap on Bookmarks", look: "`bookmarksButtonTapped`")
    send(.bookmarks(.bookmarkTapped(9)), to: store)
    send(.article(.referenceTapped(7)), to: store)
    send(.article(.bookmarkButtonTapped), to: store)
    send(.article(.bookmarkButtonTapped), to: store, page: 1)
    expect(
      ["★: Fern, Pine", "Lime", "Pine ★"],
      store,
      after: """
        opening Lime from the page with the bookmarks, and Pine from there, setting the bookmark of Pine \
        and taking that of Lime away
        """,
      look: "what the page with the bookmarks is given, and what the page of an article is given"
    )
  }

  @Test("A bookmark that is deleted is gone from all pages, and its article stays")
  func delete() {
    let store = makeStore()
    store.send(.articleTapped(9))
    store.send(.bookmarksButtonTapped)
    send(.bookmarks(.bookmarksDeleted(at: [1])), to: store)
    expect(
      ["Lime", "★: Fern"],
      store,
      after: "deleting the second bookmark, that of Lime, whose page was open too",
      look: "`bookmarksDeleted`"
    )
    #expect(
      store.articles.map(\.title) == ["Moss", "Fern", "Pine", "Lime"]
        && bookmarks(in: store) == ["Fern"],
      """
      The second bookmark, that of Lime, was deleted. The wiki should keep its four articles, of which \
      only Fern has a bookmark. Its articles are \(store.articles.map(\.title)), and the bookmarks are \
      \(bookmarks(in: store)). Look at `bookmarksDeleted`.
      """
    )
  }

  @Test("Two windows of one wiki show the same bookmarks")
  func twoWindows() {
    let articles = Shared(value: Self.articles)
    let (first, second) = (makeStore(articles), makeStore(articles))
    first.send(.articleTapped(4))
    second.send(.bookmarksButtonTapped)
    send(.article(.bookmarkButtonTapped), to: first)
    expect(
      ["★: Moss, Fern, Lime"],
      second,
      after: "a bookmark for Moss in another window with the same shared articles",
      look: "whether the pages are given copies, or the shared articles"
    )
    articles.withLock { $0[id: 4]?.title = "Mosses" }
    expect(
      ["Mosses ★"],
      first,
      after: "a new title for Moss, written elsewhere in the app",
      look: "whether the page of an article has a copy"
    )
  }
}
