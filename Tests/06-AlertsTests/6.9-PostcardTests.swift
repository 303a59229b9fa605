import ComposableArchitecture
import TerminalUI
import Testing

@testable import Alerts

@MainActor
@Suite("6.9 Questions on the screen", .timeLimit(.minutes(20))) struct PostcardTests {
  typealias Card = Postcard.Card
  typealias Status = Postcard.Card.State.Status

  private func makeStore(text: String = "Hi!", status: Status = .written) -> StoreOf<Card> {
    Store(initialState: Card.State(status: status, text: text)) { Card() }
  }

  private func makeScreen(_ store: StoreOf<Card>) -> Screen {
    Screen { Postcard.CardView(store: store) }
  }

  /// What is in front of the screen.
  private func front(_ screen: Screen) -> String {
    if let alert = screen.alert { return "the alert \"\(alert.title)\"" }
    if let dialog = screen.dialog { return "the dialog \"\(dialog.title)\"" }
    return "nothing"
  }

  /// Whether the state has a question.
  private func isAsking(_ store: StoreOf<Card>) -> Bool {
    store.alert != nil || store.dialog != nil
  }

  /// Where to look if a question is not as it should be.
  private func place(_ modifier: String, for button: String, _ store: StoreOf<Card>) -> String {
    isAsking(store) ? "`\(modifier)`" : "what the button \"\(button)\" sends"
  }

  // MARK: The card

  @Test("The card's text and status are on the screen", arguments: ["It rains.", "Come soon"])
  func card(text: String) {
    for status in [Status.written, .sentByMail, .thrownAway] {
      let screen = makeScreen(makeStore(text: text, status: status))
      let missing = [text, status.rawValue].filter { !screen.shows($0) }
      #expect(
        missing.isEmpty,
        """
        The screen should show "\(text)" and "\(status.rawValue)". These are missing: \(missing). Look \
        at the texts of `CardView`.

        \(screen)
        """
      )
    }
  }

  @Test("From top to bottom: text, status, Send, Throw away")
  func order() {
    let screen = makeScreen(makeStore())
    let expected = ["Hi!", "Not sent yet", "Send", "Throw away"]
    let found = screen.readings.filter(expected.contains)
    let look =
      found.sorted() == expected.sorted()
      ? "Look at the order of the lines in `body`."
      : "Something is missing, or there too often: look at what `body` shows, and when."
    #expect(
      found == expected,
      """
      From the top, \(expected) should be on the screen. There is \(found). \(look)

      \(screen)
      """
    )
  }

  @Test("Only a card that is neither sent nor thrown away can be thrown away")
  func disabled() {
    for status in [Status.written, .sentByLetter, .sentByMail, .thrownAway] {
      let screen = makeScreen(makeStore(status: status))
      let button = screen.elements(.button).first { $0.label == "Throw away" }
      #expect(
        button?.isEnabled == (status == .written),
        """
        A card with the status "\(status.rawValue)" \(status == .written ? "can" : "cannot") be thrown \
        away. The button can be tapped: \(button.map { "\($0.isEnabled)" } ?? "there is none"). Look at \
        `.disabled`.

        \(screen)
        """
      )
    }
  }

  @Test("Only the button that destroys something is shown red")
  func colors() {
    let buttons = makeScreen(makeStore()).elements(.button)
    let red = buttons.filter { $0.color == .red }.map(\.label)
    #expect(
      red == ["Throw away"],
      """
      Of the buttons \(buttons.map(\.label)), only "Throw away" should be red, since it is \
      destructive. Red are \(red). Look at the roles of the buttons.
      """
    )
  }

  @Test("Send can be tapped again after the card was sent")
  func sendAgain() {
    let screen = makeScreen(makeStore(status: .sentByLetter))
    let button = screen.elements(.button).first { $0.label == "Send" }
    #expect(
      button?.isEnabled == true,
      """
      The button "Send" should be there, and not be disabled. It can be tapped: \
      \(button.map { "\($0.isEnabled)" } ?? "there is none"). Look at what `.disabled` follows: behind \
      a stack, it is for all that is in the stack.

      \(screen)
      """
    )
  }

  // MARK: The alert

  @Test("Throw away asks with an alert, and changes nothing yet")
  func alert() {
    let store = makeStore(text: "Too hot")
    let screen = makeScreen(store)
    let before = front(screen)
    guard screen.tap("Throw away") else { return }
    let expected = Screen.Question(
      title: "Throw it away?",
      message: "It says: Too hot",
      buttons: ["Throw away", "Keep"]
    )
    #expect(
      before == "nothing" && screen.alert == expected && store.status == .written,
      """
      A tap on "Throw away" should bring the alert of the state, and the card should be as it was. In \
      front was \(before), and is \(front(screen)). The status is "\(store.status.rawValue)". Look at \
      \(place(".alert", for: "Throw away", store)).

      \(screen)
      """
    )
  }

  @Test("The alert's first button throws the card away")
  func confirm() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Throw away") else { return }
    let isAsked = screen.alert != nil
    #expect(
      isAsked,
      """
      There should be an alert after a tap on "Throw away". Look at \
      \(place(".alert", for: "Throw away", store)).
      """
    )
    guard isAsked, screen.tap("Throw away") else { return }
    #expect(
      store.status == .thrownAway && !isAsking(store) && front(screen) == "nothing",
      """
      "Throw away" was tapped, and then the button of the alert. The status should be "Thrown away", and \
      nothing should be in front. The status is "\(store.status.rawValue)", and in front is \
      \(front(screen)). Look at the binding of `.alert`.

      \(screen)
      """
    )
  }

  @Test("Keep closes the alert, and the card stays")
  func keep() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Throw away"), screen.tap("Keep") else { return }
    #expect(
      store.status == .written && !isAsking(store) && front(screen) == "nothing",
      """
      "Throw away" was tapped, and then "Keep". Everything should be as before. The status is \
      "\(store.status.rawValue)", and in front is \(front(screen)). Look at the binding of `.alert`.

      \(screen)
      """
    )
  }

  // MARK: The dialog

  @Test("Send asks with a confirmation dialog, and changes nothing yet")
  func dialog() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Send") else { return }
    let expected = Screen.Question(
      title: "How do you want to send it?",
      buttons: ["By letter", "By mail", "Not now"]
    )
    #expect(
      screen.dialog == expected && store.status == .written,
      """
      A tap on "Send" should bring the dialog of the state, and the card should be as it was. In front \
      is \(front(screen)), and the status is "\(store.status.rawValue)". Look at \
      \(place(".confirmationDialog", for: "Send", store)).

      \(screen)
      """
    )
  }

  @Test("The dialog's buttons send the card", arguments: ["By letter", "By mail"])
  func choose(button: String) {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Send"), screen.tap(button) else { return }
    let expected: Status = button == "By mail" ? .sentByMail : .sentByLetter
    #expect(
      store.status == expected && !isAsking(store) && front(screen) == "nothing",
      """
      "Send" and "\(button)" were tapped. The status should be "\(expected.rawValue)", and nothing \
      should be in front. The status is "\(store.status.rawValue)", and in front is \(front(screen)). \
      Look at the binding of `.confirmationDialog`.

      \(screen)
      """
    )
  }

  @Test("Not now closes the dialog, and the next question can be asked")
  func notNow() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.tap("Send"), screen.tap("Not now") else { return }
    let between = front(screen)
    guard screen.tap("Throw away") else { return }
    #expect(
      between == "nothing" && screen.alert != nil,
      """
      After "Send" and "Not now", nothing should be in front, and a tap on "Throw away" should bring the \
      alert. In front was \(between), and then \(front(screen)). Look at \
      \(place(".alert", for: "Throw away", store)), and at what closes the dialog.

      \(screen)
      """
    )
  }

  @Test("A question that the state takes away goes from the screen")
  func takenAway() {
    let store = makeStore()
    let screen = makeScreen(store)
    for button in ["Throw away", "Send"] {
      guard screen.tap(button) else { return }
      let wasThere = front(screen) != "nothing"
      let look = place(
        button == "Send" ? ".confirmationDialog" : ".alert",
        for: button,
        store
      )
      store.send(button == "Send" ? .dialog(.dismiss) : .alert(.dismiss))
      #expect(
        wasThere && front(screen) == "nothing",
        """
        After a tap on "\(button)", a question should be in front, until the state has none. It was \
        there: \(wasThere); afterwards, in front is \(front(screen)). Look at \(look), and at its \
        binding.

        \(screen)
        """
      )
    }
  }
}
