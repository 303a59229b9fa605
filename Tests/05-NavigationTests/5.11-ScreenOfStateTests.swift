import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
@Suite("5.11 UI = F(State)", .timeLimit(.minutes(20))) struct ScreenOfStateTests {
  private typealias Comparison = ScreenOfState.Comparison
  private typealias Front = ScreenOfState.Front
  private typealias Game = ScreenOfState.Game
  private typealias Moments = ScreenOfState.Moments
  private typealias Pages = ScreenOfState.Pages
  private typealias Shape = ScreenOfState.Shape

  // MARK: The taps

  /// Runs the taps in a store, and returns what each left in front, with the state.
  private func observedFronts() -> [(front: Front, state: String)] {
    let store = Store(initialState: Game.State()) { Game() }
    return ScreenOfState.taps.map { tap in
      store.send(tap)
      let front: Front =
        if store.question != nil { .alert } else if store.list != nil { .listPage } else {
          .mainPage
        }
      let list = store.list.map { "\($0)" } ?? "nil"
      let question = store.question.map { "\"\($0)\"" } ?? "nil"
      return (front, "results \(store.results), list \(list), question \(question)")
    }
  }

  @Test("The taps lead where the prediction says")
  func fronts() throws {
    let predicted = ScreenOfState.fronts
    try #require(
      predicted.count == ScreenOfState.taps.count,
      """
      There are \(ScreenOfState.taps.count) taps, and `fronts` says what is in front after \
      \(predicted.count). Write them all down first, then the taps are sent.
      """
    )
    let observed = observedFronts()
    let rows = observed.indices.map { index in
      let (front, state) = observed[index]
      return """
        \(index + 1). \(ScreenOfState.taps[index]): predicted .\(predicted[index]), seen .\(front) \
        (\(state))
        """
    }
    let isRight = predicted == observed.map(\.front)
    if isRight { print("After each tap:\n" + rows.joined(separator: "\n")) }
    #expect(
      isRight,
      """
      The taps were sent to a store. \(zip(predicted, observed).count { $0 == $1.front }) of \
      \(predicted.count) predictions are right. Write down the state after each tap first: what is in front \
      follows from it. What was seen is shown when all are right.
      """
    )
  }

  // MARK: The moments

  /// What the state holds at two moments, as a program would find it.
  private static func states(
    at moments: Moments
  ) -> (first: [String: String], then: [String: String]) {
    switch moments {
    case .a: (["results": "[3, 8, 5]"], ["results": "[3, 8, 5]"])
    case .b: (["results": "[3, 8, 5]"], ["results": "[3, 8]"])
    case .c:
      (
        ["results": "[3, 8, 5]", "isListOpen": "false"],
        ["results": "[3, 8, 5]", "isListOpen": "true"]
      )
    case .d: (["isPageOpen": "true"], ["isPageOpen": "true"])
    case .e: (["selection": "list"], ["selection": "help"])
    case .f: (["list": "[3, 8, 5]"], ["list": "[3, 8]"])
    }
  }

  private static func text(of state: [String: String]) -> String {
    state.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
  }

  @Test("The two states compare as predicted", arguments: ScreenOfState.Moments.allCases)
  func comparison(of moments: ScreenOfState.Moments) throws {
    let predictions = ScreenOfState.comparisons
    try #require(
      predictions.count == Moments.allCases.count,
      """
      Not judged yet: there are \(Moments.allCases.count) pairs of moments, and `comparisons` has a \
      prediction for \(predictions.count). Write them all down first, then the states are printed.
      """
    )
    let (first, then) = Self.states(at: moments)
    let observed: Comparison = first == then ? .same : .different
    let prediction = predictions[moments]
    // In the message itself, a case would get a second dot.
    let name = ".\(moments)"
    if prediction == observed {
      print("Pair \(name): \(observed). \(Self.text(of: first)); then \(Self.text(of: then))")
    }
    #expect(
      prediction == observed,
      """
      Pair \(name), "\(moments.rawValue)" You predict \
      \(prediction.map { ".\($0)" } ?? "nothing yet"). The two states were printed:
      first: \(Self.text(of: first))
      then:  \(Self.text(of: then))
      """
    )
  }

  // MARK: The pages

  /// What can be opened from each page; the first entry is where the app begins.
  private static func links(of pages: Pages) -> [(page: String, opens: String?)] {
    switch pages {
    case .a: [("list of standups", "form"), ("form", nil)]
    case .b: [("folder", "folder")]
    case .c: [("list", "contact"), ("contact", "editor"), ("editor", nil)]
    case .d: [("result", "counter"), ("counter", "result")]
    case .e: [("map", "filters"), ("filters", nil)]
    case .f: [("person", "friends"), ("friends", "person")]
    }
  }

  /// Opens one page after the other until there is nothing more to open, or a thousand are open.
  private static func openPages(of pages: Pages) -> Int {
    let links = links(of: pages)
    var page = links[0].page
    var open = 0
    while open < 1_000, let next = links.first(where: { $0.page == page })?.opens {
      page = next
      open += 1
    }
    return open
  }

  @Test("The shape is the one that was predicted", arguments: ScreenOfState.Pages.allCases)
  func shape(of pages: ScreenOfState.Pages) throws {
    let predictions = ScreenOfState.shapes
    try #require(
      predictions.count == Pages.allCases.count,
      """
      Not judged yet: there are \(Pages.allCases.count) groups of pages, and `shapes` has a prediction \
      for \(predictions.count). Write them all down first, then the pages are opened.
      """
    )
    let open = Self.openPages(of: pages)
    let observed: Shape = open < 1_000 ? .tree : .stack
    let prediction = predictions[pages]
    let seen =
      open < 1_000
      ? "After \(open) there was nothing more to open."
      : "After \(open) there was still another one to open."
    let name = ".\(pages)"
    if prediction == observed { print("Pages \(name): \(observed). \(seen)") }
    #expect(
      prediction == observed,
      """
      Pages \(name), "\(pages.rawValue)". You predict \
      \(prediction.map { ".\($0)" } ?? "nothing yet"). A program opened one page after the other. \
      \(seen)
      """
    )
  }
}
