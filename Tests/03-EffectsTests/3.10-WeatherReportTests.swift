import ComposableArchitecture
import TerminalUI
import Testing

import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.10 A screen that loads", .timeLimit(.minutes(20))) struct WeatherReportTests {
  typealias Weather = WeatherReport.Weather

  /// A store whose reports come from a closure. Without one they never come.
  private func makeStore(
    _ state: Weather.State = Weather.State(),
    actions: LockIsolated<[String]> = LockIsolated([]),
    report: @escaping @Sendable () async throws -> String = { try await Task.never() }
  ) -> StoreOf<Weather> {
    Store(initialState: state) {
      Reduce { _, action in
        if !action.is(\.reportResponse) { actions.withValue { $0.append("\(action)") } }
        return .none
      }
      Weather()
    } withDependencies: {
      $0.weatherClient.report = report
    }
  }

  private func makeScreen(_ store: StoreOf<Weather>) -> Screen {
    Screen { WeatherReport.WeatherView(store: store) }
  }

  private func hasSpinner(_ screen: Screen) -> Bool {
    !screen.elements(.progress).isEmpty
  }

  private func canReload(_ screen: Screen) -> Bool? {
    screen.elements(.button).first { $0.label == "Reload" }?.isEnabled
  }

  /// Where to look. What loads is the cause if nothing has been loaded.
  private func place(_ place: String, ifLoading hasBegun: Bool) -> String {
    hasBegun ? place : "`.task`: nothing was loading when the screen had appeared"
  }

  // MARK: Loading

  @Test("The report is loaded once when the screen appears")
  func appears() async {
    let actions = LockIsolated<[String]>([])
    let store = makeStore(actions: actions) { "Fog, 4 degrees" }
    let screen = makeScreen(store)
    await waitFor(on: screen) { store.report != nil }
    #expect(
      actions.value == ["screenAppeared"] && screen.shows("Fog, 4 degrees"),
      """
      When the screen appears, `screenAppeared` should be sent, once and nothing else, and the report \
      should be shown. The actions were \(actions.value), and the report in the state is \
      \(store.report ?? "nil"). Look at the action that `.task` sends, and at the text for `report`.

      \(screen)
      """
    )
  }

  @Test("A tap on Reload loads the next report")
  func reload() async {
    let reports = LockIsolated(["Storm, 12 degrees", "Hail, 9 degrees"])
    let actions = LockIsolated<[String]>([])
    let store = makeStore(actions: actions) {
      reports.withValue { $0.isEmpty ? "No more" : $0.removeFirst() }
    }
    let screen = makeScreen(store)
    await waitFor(on: screen) { store.report != nil }
    let hasBegun = store.report != nil
    guard screen.tap("Reload") else { return }
    await waitFor(on: screen) { reports.value.isEmpty && !store.isLoading }
    #expect(
      screen.shows("Hail, 9 degrees") && reports.value.isEmpty,
      """
      The first report was about a storm. After a tap on "Reload", the second one should be shown, \
      "Hail, 9 degrees". The report in the state is \(store.report ?? "nil"). Look at \
      \(place("what the button sends", ifLoading: hasBegun)).

      \(screen)
      """
    )
    #expect(
      !hasBegun || actions.value.last == "reloadButtonTapped",
      """
      A tap on "Reload" should send the action that is named after it. The actions were \
      \(actions.value). Look at what the button sends.
      """
    )
  }

  @Test("The loading ends when the screen goes")
  func goes() async {
    let wasCancelled = LockIsolated(false)
    let store = makeStore {
      do {
        try await Task.sleep(for: .seconds(1_000_000_000))
        return "A report that comes after years"
      } catch {
        wasCancelled.setValue(true)
        throw error
      }
    }
    let house = Store(initialState: House.State()) { House() }
    let screen = Screen { HouseView(house: house, weather: store) }
    await waitFor(on: screen) { store.isLoading }
    let hasBegun = store.isLoading
    house.send(.leaveButtonTapped)
    await waitFor(on: screen) { wasCancelled.value }
    #expect(
      hasBegun && wasCancelled.value,
      """
      The screen appeared, and went before the report had arrived. Then its request should be \
      cancelled. The loading had begun: \(hasBegun). The request was cancelled: \
      \(wasCancelled.value). Look at \
      \(place("whether the work that begins waits for the end of the effect", ifLoading: hasBegun)).
      """
    )
  }

  @Test("The report is loaded again when a person comes back")
  func comesBack() async {
    let requests = LockIsolated(0)
    let isFirstOver = LockIsolated(false)
    let store = makeStore {
      let number = requests.withValue { count in
        count += 1
        return count
      }
      // The first report never comes: the person leaves before.
      if number == 1 {
        defer { isFirstOver.setValue(true) }
        try await Task.never()
      }
      return "Dew, 7 degrees"
    }
    let house = Store(initialState: House.State()) { House() }
    let screen = Screen { HouseView(house: house, weather: store) }
    await waitFor(on: screen) { requests.value == 1 }
    let hasBegun = requests.value == 1
    house.send(.leaveButtonTapped)
    // That it ends is checked above.
    if hasBegun { await waitFor(on: screen) { isFirstOver.value } }
    house.send(.comeBackButtonTapped)
    await waitFor(on: screen) { store.report != nil }
    #expect(
      screen.shows("Dew, 7 degrees") && requests.value == 2,
      """
      The person left before the first report had arrived, and came back. Then a report should be asked \
      for again, and shown. There were \(requests.value) requests, and the report is \
      \(store.report ?? "nil"). Look at \
      \(place("what happens each time that the view appears", ifLoading: hasBegun)).

      \(screen)
      """
    )
  }

  // MARK: While it is loading

  @Test(
    "A spinner turns while the report is loading, and Reload is grey, and only then",
    arguments: [true, false]
  )
  func waiting(succeeds: Bool) async {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let store = makeStore {
      for await _ in answers { break }
      guard succeeds else { throw Offline() }
      return "Rain, 7 degrees"
    }
    let screen = makeScreen(store)
    await waitFor(on: screen) { store.isLoading }
    let hasBegun = store.isLoading
    let (before, couldReload) = (hasSpinner(screen), canReload(screen))
    answer.yield()
    await waitFor(on: screen) { !store.isLoading }
    let (after, canReload) = (hasSpinner(screen), canReload(screen))
    #expect(
      before && !after,
      """
      A spinner should be on the screen until the answer comes, \
      \(succeeds ? "a report" : "here a failure"). It was there before: \(before), and after: \
      \(after). Look at \(place("the `ProgressView`, and at its condition", ifLoading: hasBegun)).

      \(screen)
      """
    )
    #expect(
      couldReload == false && canReload == true,
      """
      The button "Reload" should be grey until the answer comes, and not afterwards. Could it be tapped \
      while the report was loading? \(sentence(couldReload)) And afterwards? \(sentence(canReload)) Look at \
      \(place("`.disabled`, and at what it follows", ifLoading: hasBegun)).

      \(screen)
      """
    )
  }

  private func sentence(_ canReload: Bool?) -> String {
    canReload.map { $0 ? "Yes." : "No." } ?? "There was no such button."
  }

  @Test("The last report stays on the screen while the next one is loading")
  func stays() {
    let screen = makeScreen(makeStore(Weather.State(isLoading: true, report: "Wind, 15 degrees")))
    #expect(
      screen.shows("Wind, 15 degrees"),
      """
      There is a report in the state, "Wind, 15 degrees", and the next one is loading. The report should \
      be on the screen. Look at the condition around the text: it is about `report` only.

      \(screen)
      """
    )
  }

  // MARK: Failures

  @Test("A failure shows its message, and the next success takes it away")
  func failure() async {
    let isOnline = LockIsolated(false)
    let store = makeStore {
      guard isOnline.value else { throw Offline() }
      return "Clear, 18 degrees"
    }
    let screen = makeScreen(store)
    await waitFor(on: screen) { store.errorMessage != nil }
    let message = "The report could not be loaded."
    let hasBegun = store.errorMessage != nil
    let before = screen.shows(message)
    isOnline.setValue(true)
    guard screen.tap("Reload") else { return }
    await waitFor(on: screen) { store.report != nil && !store.isLoading }
    let after = screen.shows(message)
    #expect(
      before && !after,
      """
      After a failure, "\(message)" should be on the screen, and after the next success it should \
      not. It was there after the failure: \(before), after the success: \(after). Look at \
      \(place("the text for `errorMessage`", ifLoading: hasBegun)).

      \(screen)
      """
    )
  }

  @Test("From top to bottom: report, message, spinner, button")
  func order() throws {
    let state = Weather.State(errorMessage: "Oh no.", isLoading: true, report: "Dry, 20 degrees")
    let store = makeStore(state)
    let screen = makeScreen(store)
    let texts = ["Dry, 20 degrees", "Oh no.", "Reload"]
    let found = "\(screen)".split(separator: "\n").compactMap { row -> String? in
      // The spinner is a single sign, and not always the same. Words may stand beside it.
      let hasSign = row.split { " │".contains($0) }.contains { word in
        word.count == 1 && !word.contains { $0.isLetter || $0.isNumber }
      }
      return texts.first { row.contains($0) } ?? (hasSign ? "a spinner" : nil)
    }
    try #require(
      store.errorMessage != nil,
      """
      Not judged yet: the report was loaded at once, before the screen could be seen, and that takes the \
      message away. First let the check "The loading ends when the screen goes" pass.
      """
    )
    let spinner = hasSpinner(screen) ? ["a spinner"] : []
    let expected = ["Dry, 20 degrees", "Oh no."] + spinner + ["Reload"]
    let look =
      found.sorted() == expected.sorted()
      ? "Look at the order of the lines in `body`."
      : "Something is missing, or there too often: look at what `body` shows, and when."
    #expect(
      found == expected,
      """
      From the top, the report, the message, the spinner and the button should be on the screen. There \
      is \(found). \(look)

      \(screen)
      """
    )
  }
}

private struct Offline: Error {}

/// Something that shows the weather until the person leaves.
@Reducer
private struct House {
  @ObservableState
  struct State: Equatable {
    var isHome = true
  }

  enum Action {
    case comeBackButtonTapped
    case leaveButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.isHome = action.is(\.comeBackButtonTapped)
      return .none
    }
  }
}

private struct HouseView: View {
  let house: StoreOf<House>
  let weather: StoreOf<WeatherReport.Weather>

  var body: some View {
    if house.isHome {
      WeatherReport.WeatherView(store: weather)
    }
  }
}
