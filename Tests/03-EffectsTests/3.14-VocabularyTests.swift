import ComposableArchitecture
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.14 An answer that comes too late", .timeLimit(.minutes(20))) struct VocabularyTests {
  /// A list of words whose server answers when the test says so.
  private struct List {
    let requests = HeldRequests<String>()
    let store: StoreOf<Vocabulary.Feature>

    @MainActor
    init() {
      store = Store(initialState: Vocabulary.Feature.State()) {
        Vocabulary.Feature()
      } withDependencies: { [requests] in
        $0.vocabulary.translate = { try await requests.answer(to: $0) }
      }
    }

    /// Taps a word, and waits until the server has been asked for it.
    @MainActor
    func tap(_ word: String) async -> StoreTask {
      let task = store.send(.wordTapped(word))
      await requests.arrival(of: word, during: task)
      return task
    }
  }

  @Test("A translation is shown below the word that was tapped")
  func shown() async {
    let list = List()
    let tap = await list.tap("rain")
    list.requests.answer("rain", with: .success("lluvia"))
    await expectEnd(of: tap)
    #expect(
      list.store.shownTranslation == "lluvia",
      """
      "rain" was tapped, and the server answered "lluvia". That should be shown, and shown is \
      \(text(list.store.shownTranslation)). Look at what an answer does to `translations`.
      """
    )
  }

  @Test("A late answer is not shown below another word")
  func late() async {
    let list = List()
    let sun = await list.tap("sun")
    let snow = await list.tap("snow")
    list.requests.answer("snow", with: .success("nieve"))
    await expectEnd(of: snow)
    list.requests.answer("sun", with: .success("sol"))
    await expectEnd(of: sun)
    #expect(
      list.store.shownTranslation == "nieve",
      """
      "sun" was tapped and then "snow"; the answer for "snow" came first, and the one for "sun" after \
      it. Below "snow", "nieve" should be shown, and shown is \
      \(text(list.store.shownTranslation)). Look at which word an answer is kept for.
      """
    )
  }

  @Test("An early answer is not shown below a word that still waits")
  func early() async {
    let list = List()
    let wind = await list.tap("wind")
    let fog = await list.tap("fog")
    list.requests.answer("wind", with: .success("viento"))
    await expectEnd(of: wind)
    let shown = list.store.shownTranslation
    list.requests.answer("fog", with: .success("niebla"))
    await expectEnd(of: fog)
    #expect(
      shown == nil && list.store.shownTranslation == "niebla",
      """
      "wind" was tapped and then "fog", and the answer for "wind" came. Below "fog", nothing should \
      be shown before its own answer, "niebla". Shown was \(text(shown)), and then \
      \(text(list.store.shownTranslation)). Look at which word an answer is kept for.
      """
    )
  }

  @Test("An answer for a word that is no longer selected is kept")
  func kept() async {
    let list = List()
    let cloud = await list.tap("cloud")
    let star = await list.tap("star")
    list.requests.answer("star", with: .success("estrella"))
    await expectEnd(of: star)
    list.requests.answer("cloud", with: .success("nube"))
    await expectEnd(of: cloud)
    let again = list.store.send(.wordTapped("cloud"))
    let shown = list.store.shownTranslation
    list.requests.answerAll { _ in .success("nube") }
    await expectEnd(of: again)
    let questions = list.requests.names.count { $0 == "cloud" }
    #expect(
      shown == "nube" && questions == 1,
      """
      "cloud" was tapped, then "star"; both answers came; then "cloud" was tapped again. Its answer, \
      "nube", should be there at once, without a second question. Shown was \(text(shown)), and the \
      server was asked for "cloud" \(questions == 1 ? "once" : "\(questions) times"). Look at \
      what becomes of the request for the word before, and of its answer.
      """
    )
  }

  @Test("A failure is shown for the selected word, and for no other")
  func failure() async {
    let list = List()
    let ice = await list.tap("ice")
    let sea = await list.tap("sea")
    list.requests.answer("ice", with: .failure(Offline()))
    await expectEnd(of: ice)
    #expect(
      list.store.errorMessage == nil,
      """
      "ice" was tapped and then "sea", and the request for "ice" failed. The person looks at "sea", \
      which is still waited for, so there should be no message. It is \
      \(text(list.store.errorMessage)). Look at what a failure asks before it shows its message.
      """
    )
    list.requests.answer("sea", with: .failure(Offline()))
    await expectEnd(of: sea)
    #expect(
      list.store.errorMessage == "There is no translation now.",
      """
      "sea" is selected, and its request failed. The message should be "There is no translation \
      now.", and it is \(text(list.store.errorMessage)). Look at the case for a failure.
      """
    )
  }

  @Test("A late answer leaves the message about another word")
  func messageStays() async {
    let list = List()
    let rain = await list.tap("rain")
    let moon = await list.tap("moon")
    list.requests.answer("moon", with: .failure(Offline()))
    await expectEnd(of: moon)
    let before = list.store.errorMessage
    list.requests.answer("rain", with: .success("lluvia"))
    await expectEnd(of: rain)
    #expect(
      list.store.errorMessage == before,
      """
      "rain" was tapped and then "moon", whose request failed; then the answer for "rain" came. The \
      person looks at "moon", so the message, \(text(before)), should stay. It is \
      \(text(list.store.errorMessage)). Look at what an answer does with the message.
      """
    )
  }

  @Test("There is no message beside a translation", arguments: [true, false])
  func twoTaps(failsFirst: Bool) async {
    let list = List()
    let first = await list.tap("tree")
    let second = list.store.send(.wordTapped("tree"))
    await list.requests.arrival(of: "tree", times: 2, during: second)
    let answers: [Result<String, any Error>] = [.failure(Offline()), .success("árbol")]
    for answer in failsFirst ? answers : answers.reversed() {
      let message = list.store.errorMessage
      let shown = list.store.shownTranslation
      list.requests.answer("tree", with: answer)
      await waitFor { list.store.errorMessage != message || list.store.shownTranslation != shown }
    }
    list.requests.answerAll { _ in .success("árbol") }
    await expectEnd(of: first)
    await expectEnd(of: second)
    #expect(
      list.store.shownTranslation == "árbol" && list.store.errorMessage == nil,
      """
      "tree" was tapped twice. Of the two requests, the \(failsFirst ? "first" : "second") one failed, and the \
      other one brought "árbol". That should be shown, and no message beside it. Shown is \
      \(text(list.store.shownTranslation)), and the message is \(text(list.store.errorMessage)). Look at \
      what both kinds of answer do with the message.
      """
    )
  }

  private func text(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "nothing"
  }
}

private struct Offline: Error {}
