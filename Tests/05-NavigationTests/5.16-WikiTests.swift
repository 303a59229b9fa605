import ComposableArchitecture
import Testing

import struct SuiteHelpers.RunningWork
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Navigation

@MainActor
@Suite("5.16 A wiki", .timeLimit(.minutes(20))) struct WikiTests {
  typealias Article = Wiki.Article
  typealias Feature = Wiki.Feature
  typealias Path = Wiki.Path

  private let tea = Article(id: 7, title: "Tea", text: "A drink.", references: [8, 9, 404])
  private let water = Article(id: 8, title: "Water", text: "Wet.", references: [9])
  private let rain = Article(id: 9, title: "Rain", text: "Falls.", references: [8])

  private func makeStore() -> StoreOf<Feature> {
    Store(initialState: Feature.State(articles: [tea, water, rain])) { Feature() }
  }

  /// The pages on top of the list, from the bottom to the top.
  private func pages(in store: StoreOf<Feature>) -> [String] {
    store.path.map {
      switch $0 {
      case .article(let page): "\(page.article.title): \(page.article.text)"
      case .editor(let editor): "editor: \(editor.text)"
      }
    }
  }

  /// Sends an action to a page, the one in front if none is named, and waits until its effects are
  /// over, or until it has opened a page: the task of such an action lasts as long as that page.
  private func send(
    _ action: Path.Action,
    to store: StoreOf<Feature>,
    page: StackElementID? = nil
  ) async {
    guard let page = page ?? store.path.ids.last else { return }
    let count = store.path.count
    let task = store.send(.path(.element(id: page, action: action)))
    if case .article = action {
      let work = RunningWork(task)
      await waitFor { work.isOver || store.path.count != count }
    } else {
      await expectEnd(of: task)
    }
  }

  /// Whether an open editor does not even handle what is typed into it, so that nothing runs it.
  private func editorDoesNotRun() -> Bool {
    let store = makeStore()
    store.send(.articleTapped(8))
    for action in [Path.Action.article(.editButtonTapped), .editor(.textChanged("typed"))] {
      guard let front = store.path.ids.last else { return false }
      store.send(.path(.element(id: front, action: action)))
    }
    guard case .editor(let editor)? = store.path.last else { return false }
    return editor.text != "typed"
  }

  /// Where to look: at `place`, unless nothing runs the pages.
  private func look(at place: String) -> String {
    editorDoesNotRun()
      ? "what runs the pages of the path: what is typed into an open editor does not arrive either"
      : place
  }

  /// Checks which pages are open.
  ///
  /// - Returns: Whether they are as expected.
  @discardableResult
  private func expect(
    _ expected: [String],
    _ store: StoreOf<Feature>,
    after: String,
    look place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let pages = pages(in: store)
    let isRight = pages == expected
    #expect(
      isRight,
      """
      After \(after), the pages on top of the list should be \(expected), the last one in front. \
      They are \(pages). Look at \(isRight ? place : look(at: place)).
      """,
      sourceLocation: sourceLocation
    )
    return isRight
  }

  // MARK: Deeper

  @Test("A new wiki has no articles, and no pages are open")
  func initialState() {
    let state = Feature.State()
    #expect(
      state.articles.isEmpty && state.path.isEmpty,
      "`State()` should have no articles and an empty path. Look at the values in `State`."
    )
  }

  @Test("A tap on an article opens its page")
  func tap() {
    let store = makeStore()
    store.send(.articleTapped(8))
    expect(["Water: Wet."], store, after: "a tap on Water", look: "`articleTapped`")
    store.send(.articleTapped(500))
    expect(
      ["Water: Wet."],
      store,
      after: "a tap on an article that is no longer there",
      look: "`articleTapped`"
    )
  }

  @Test("A tap on a reference opens the page of that article on top, however deep")
  func references() async {
    let store = makeStore()
    store.send(.articleTapped(7))
    for reference in [8, 9, 8] { await send(.article(.referenceTapped(reference)), to: store) }
    expect(
      ["Tea: A drink.", "Water: Wet.", "Rain: Falls.", "Water: Wet."],
      store,
      after: "a tap on Tea, and then on references to Water, Rain and Water",
      look: "the case of the list for `referenceTapped` of a page"
    )
  }

  @Test("A tap on a reference to an unknown article does nothing")
  func unknownReference() async {
    let store = makeStore()
    store.send(.articleTapped(7))
    await send(.article(.referenceTapped(404)), to: store)
    expect(
      ["Tea: A drink."],
      store,
      after: "a tap on a reference to an article that does not exist",
      look: "the case of the list for `referenceTapped`"
    )
  }

  @Test("The back button and the home button close pages")
  func back() async {
    let store = makeStore()
    store.send(.articleTapped(7))
    for reference in [8, 9] { await send(.article(.referenceTapped(reference)), to: store) }
    if let front = store.path.ids.last { store.send(.path(.popFrom(id: front))) }
    expect(
      ["Tea: A drink.", "Water: Wet."],
      store,
      after: "the back button of the system on the third page",
      look: "what runs the pages of the path"
    )
    store.send(.homeButtonTapped)
    expect([], store, after: "a tap on home from the second page", look: "`homeButtonTapped`")
  }

  // MARK: The editor

  @Test("A tap on edit opens an editor with the text of the article")
  func edit() async {
    let store = makeStore()
    store.send(.articleTapped(7))
    await send(.article(.referenceTapped(8)), to: store)
    await send(.article(.editButtonTapped), to: store)
    expect(
      ["Tea: A drink.", "Water: Wet.", "editor: Wet."],
      store,
      after: "a tap on edit on the page of Water",
      look: "the case of the list for `editButtonTapped`: which page was it?"
    )
  }

  @Test("What is typed stays in the editor until it is saved")
  func type() async {
    let store = makeStore()
    store.send(.articleTapped(8))
    await send(.article(.editButtonTapped), to: store)
    await send(.editor(.textChanged("Very wet.")), to: store)
    expect(
      ["Water: Wet.", "editor: Very wet."],
      store,
      after: "typing \"Very wet.\" into the editor",
      look: "`textChanged`"
    )
    let text = store.articles[id: 8]?.text ?? ""
    #expect(
      text == "Wet.",
      """
      Before it is saved, the text of Water in `articles` should be "Wet.". It is "\(text)". Look at \
      which action changes `articles`.
      """
    )
  }

  @Test("A tap on save closes the editor, and the wiki has the new text")
  func save() async {
    let store = makeStore()
    store.send(.articleTapped(8))
    await send(.article(.editButtonTapped), to: store)
    await send(.editor(.textChanged("Very wet.")), to: store)
    await send(.editor(.saveButtonTapped), to: store)
    let texts = store.articles.map(\.text)
    #expect(
      texts == ["A drink.", "Very wet.", "Falls."],
      """
      "Very wet." was saved for Water. The texts in `articles` should be ["A drink.", "Very wet.", \
      "Falls."], and they are \(texts). Look at \
      \(look(at: "what the editor tells, and at the case of the list for it")).
      """
    )
    guard texts.contains("Very wet.") else { return }
    let front = pages(in: store).last ?? "the list"
    #expect(
      front.hasPrefix("Water"),
      """
      After a tap on save the editor should be closed, and the page of Water in front. In front is \
      \(front). Look at the last line of the effect of `saveButtonTapped`.
      """
    )
  }

  @Test("The wiki takes the text that the editor tells")
  func report() async {
    let store = makeStore()
    store.send(.articleTapped(8))
    await send(.article(.editButtonTapped), to: store)
    await send(.editor(.delegate(.textSaved("Told.", 8))), to: store)
    let text = store.articles[id: 8]?.text ?? ""
    #expect(
      text == "Told.",
      """
      An editor told that "Told." was saved for Water. The text in `articles` should be that, and it is \
      "\(text)". Look at \(look(at: "the case for what an editor tells: which action is it for?")).
      """
    )
  }

  @Test("Every open page of the article shows the new text, and no other page does")
  func openPages() async {
    let store = makeStore()
    store.send(.articleTapped(8))
    for reference in [9, 8] { await send(.article(.referenceTapped(reference)), to: store) }
    await send(.article(.editButtonTapped), to: store)
    await send(.editor(.textChanged("Very wet.")), to: store)
    await send(.editor(.saveButtonTapped), to: store)
    expect(
      ["Water: Very wet.", "Rain: Falls.", "Water: Very wet."],
      store,
      after: "saving \"Very wet.\" for Water, of which two pages were open",
      look: "the case of the list for what the editor tells: which pages does it change?"
    )
  }

  @Test("An editor by itself asks to be closed", arguments: [true, false])
  func editorAlone(saves: Bool) async throws {
    let wiki = makeStore()
    wiki.send(.articleTapped(8))
    await send(.article(.editButtonTapped), to: wiki)
    guard case .editor(let editor)? = wiki.path.last else {
      Issue.record(
        """
        Not judged yet: no editor is open. First let the check "A tap on edit opens an editor with the text \
        of the article" pass.
        """
      )
      return
    }
    let isClosed = LockIsolated(false)
    let store = Store(initialState: editor) {
      Wiki.Editor()
    } withDependencies: {
      $0.dismiss = DismissEffect { isClosed.setValue(true) }
    }
    await expectEnd(of: store.send(saves ? .saveButtonTapped : .cancelButtonTapped))
    let isRight = isClosed.value
    #expect(
      isRight,
      """
      An editor that runs without a wiki got `\(saves ? "saveButtonTapped" : "cancelButtonTapped")`. It should \
      call the dependency `\\.dismiss`, and it did not. Look at the effect of that action.
      """
    )
  }

  @Test("A tap on cancel closes the editor, and changes nothing")
  func cancel() async {
    let store = makeStore()
    store.send(.articleTapped(8))
    await send(.article(.editButtonTapped), to: store)
    await send(.editor(.textChanged("Very wet.")), to: store)
    await send(.editor(.cancelButtonTapped), to: store)
    let text = store.articles[id: 8]?.text ?? ""
    expect(
      ["Water: Wet."],
      store,
      after: "a tap on cancel in the editor",
      look: "`cancelButtonTapped` of the editor"
    )
    #expect(
      text == "Wet.",
      """
      After a tap on cancel the text of Water should still be "Wet.". It is "\(text)". Look at which \
      action changes `articles`.
      """
    )
  }

  @Test("A page that was left behind is edited by its own button")
  func lowerPage() async throws {
    let store = makeStore()
    store.send(.articleTapped(7))
    await send(.article(.referenceTapped(9)), to: store)
    let lower = try #require(store.path.ids.first, "A tap on Tea should open its page.")
    await send(.article(.editButtonTapped), to: store, page: lower)
    let front = pages(in: store).last ?? "the list"
    #expect(
      front == "editor: A drink.",
      """
      The pages of Tea and of Rain were open, and the page of Tea sent `editButtonTapped`. An editor \
      with the text of Tea should be in front. In front is \(front). Look at how the case of the list \
      for `editButtonTapped` finds the page.
      """
    )
  }
}
