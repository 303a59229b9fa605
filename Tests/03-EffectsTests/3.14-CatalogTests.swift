import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.expectEnd

@testable import Effects

@MainActor
@Suite("3.14 An answer that comes too late", .timeLimit(.minutes(20))) struct CatalogTests {
  /// A library whose server answers when the test says so. The name of a request is "rivers 2".
  @MainActor
  private struct Library {
    let requests = HeldRequests<Catalog.Page>()
    let store: StoreOf<Catalog.Feature>

    init() {
      store = Store(initialState: Catalog.Feature.State()) {
        Catalog.Feature()
      } withDependencies: { [requests] in
        $0.catalog.page = { try await requests.answer(to: "\($0) \($1)") }
      }
    }

    /// Does something, and waits until the server has been asked.
    func send(_ action: Catalog.Feature.Action, for request: String) async -> StoreTask {
      let task = store.send(action)
      await requests.arrival(of: request, during: task)
      return task
    }

    func answer(_ request: String, _ titles: String..., next: Int? = nil) {
      requests.answer(request, with: .success(Catalog.Page(titles: titles, next: next)))
    }
  }

  @Test("The next page comes below the first one, until there is none")
  func pages() async {
    let library = Library()
    let first = await library.send(.subjectTapped("rivers"), for: "rivers 1")
    library.answer("rivers 1", "Rhine", "Oder", next: 2)
    await expectEnd(of: first)
    let second = await library.send(.lastRowAppeared, for: "rivers 2")
    library.answer("rivers 2", "Tiber")
    await expectEnd(of: second)
    library.requests.answerAll { _ in .success(Catalog.Page(titles: ["Po"])) }
    await expectEnd(of: library.store.send(.lastRowAppeared))
    #expect(
      library.store.shown.titles == ["Rhine", "Oder", "Tiber"]
        && library.requests.names == ["rivers 1", "rivers 2"],
      """
      "rivers" was tapped, and its last row appeared twice; there are two pages. The server should be asked \
      for \(["rivers 1", "rivers 2"]), and the list be \(["Rhine", "Oder", "Tiber"]). It was asked for \
      \(library.requests.names), and the list is \(library.store.shown.titles). Look at when a page is \
      asked for, and at what an answer does to its list.
      """
    )
  }

  @Test("A page that is on its way is not asked for again")
  func oncePerPage() async {
    let library = Library()
    let first = await library.send(.subjectTapped("birds"), for: "birds 1")
    library.answer("birds 1", "Wren", next: 2)
    await expectEnd(of: first)
    let second = await library.send(.lastRowAppeared, for: "birds 2")
    let again = library.store.send(.lastRowAppeared)
    library.requests.answerAll { _ in .success(Catalog.Page(titles: ["Rook"])) }
    await expectEnd(of: second)
    await expectEnd(of: again)
    #expect(
      library.store.shown.titles == ["Wren", "Rook"],
      """
      The last row of "birds" appeared twice before the second page had come. The list should be \
      \(["Wren", "Rook"]), and is \(library.store.shown.titles). The server was asked for \
      \(library.requests.names). Look at what has to be so before a page is asked for.
      """
    )
  }

  @Test("A late page gets to its own list, where it is kept")
  func late() async {
    let library = Library()
    let trees = await library.send(.subjectTapped("trees"), for: "trees 1")
    let stars = await library.send(.subjectTapped("stars"), for: "stars 1")
    library.answer("stars 1", "Vega")
    await expectEnd(of: stars)
    library.answer("trees 1", "Elm")
    await expectEnd(of: trees)
    #expect(
      library.store.shown.titles == ["Vega"],
      """
      "trees" was tapped and then "stars"; the page of "stars" came first, and the one of "trees" after it. \
      On the screen should be \(["Vega"]), and is \(library.store.shown.titles). Look at which list a page \
      is put into.
      """
    )
    library.requests.answerAll { _ in .success(Catalog.Page(titles: ["Elm"])) }
    await expectEnd(of: library.store.send(.subjectTapped("trees")))
    let questions = library.requests.names.count { $0 == "trees 1" }
    #expect(
      library.store.shown.titles == ["Elm"] && questions == 1,
      """
      Then "trees" was tapped again. Its page, \(["Elm"]), had come already, and should be shown without a \
      second question. Shown is \(library.store.shown.titles), and the server was asked for "trees 1" \
      \(questions == 1 ? "once" : "\(questions) times"). Look at what becomes of the request for a list that is left, and \
      of its answer.
      """
    )
  }

  @Test("A failure belongs to its list, and can be tried again")
  func failure() async {
    let library = Library()
    let lakes = await library.send(.subjectTapped("lakes"), for: "lakes 1")
    let hills = await library.send(.subjectTapped("hills"), for: "hills 1")
    library.requests.answer("lakes 1", with: .failure(Offline()))
    await expectEnd(of: lakes)
    let loading = library.store.lists.filter(\.value.isLoading).keys.sorted()
    #expect(
      loading == ["hills"],
      """
      "lakes" was tapped and then "hills", and the request for "lakes" failed. Only "hills" should still be \
      loading, and loading are \(loading). Look at the case for a failure.
      """
    )
    library.requests.answerAll { _ in .success(Catalog.Page(titles: ["Como"])) }
    await expectEnd(of: hills)
    await expectEnd(of: library.store.send(.subjectTapped("lakes")))
    #expect(
      library.store.shown.titles == ["Como"],
      """
      Then "lakes" was tapped again, and the server answered. On the screen should be \(["Como"]), and there \
      is \(library.store.shown.titles). Look at what a failure leaves behind.
      """
    )
  }
}

private struct Offline: Error {}
