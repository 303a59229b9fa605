import ComposableArchitecture
import TerminalUI
import Testing

@testable import Bindings

@MainActor
@Suite("2.3 A form on the screen", .timeLimit(.minutes(20))) struct BookATableTests {
  typealias Booking = BookATable.Booking
  typealias Meal = BookATable.Booking.State.Meal

  private func makeStore(_ state: Booking.State = Booking.State()) -> StoreOf<Booking> {
    Store(initialState: state) { Booking() }
  }

  private func makeScreen(_ store: StoreOf<Booking>) -> Screen {
    Screen { BookATable.BookingView(store: store) }
  }

  // MARK: What it shows

  @Test(
    "The fields show the texts of the state, and change them",
    arguments: [("Ada", "555 01"), ("Ben", "")]
  )
  func texts(name: String, phone: String) {
    let screen = makeScreen(makeStore(Booking.State(name: name, phone: phone)))
    let found = ["Name", "Phone"].map { screen.value(of: $0) ?? "no such field" }
    #expect(
      found == [name, phone],
      """
      The fields "Name" and "Phone" should show "\(name)" and "\(phone)". They show \(found). Look at \
      the two text fields, and at their bindings.

      \(screen)
      """
    )
    let store = makeStore()
    let empty = makeScreen(store)
    guard empty.type("Cem", into: "Name"), empty.type("555 77", into: "Phone") else { return }
    #expect(
      store.name == "Cem" && store.phone == "555 77",
      """
      "Cem" was typed into "Name", and "555 77" into "Phone". In the state, the name is \
      "\(store.name)", and the phone "\(store.phone)". Look at the bindings of the two fields.
      """
    )
  }

  @Test("The picker shows the meal of the state, and changes it", arguments: Meal.allCases)
  func meal(meal: Meal) {
    let screen = makeScreen(makeStore(Booking.State(meal: meal)))
    #expect(
      screen.value(of: "Meal") == meal.rawValue,
      """
      The picker "Meal" should show "\(meal.rawValue)". It shows \
      \(screen.value(of: "Meal").map { "\"\($0)\"" } ?? "nothing, or is not there"). Look at its \
      selection, and at the options in its braces.

      \(screen)
      """
    )
    let store = makeStore(Booking.State(meal: meal == .lunch ? .breakfast : .lunch))
    guard makeScreen(store).choose(meal.rawValue, in: "Meal") else { return }
    #expect(
      store.meal == meal,
      """
      "\(meal.rawValue)" was chosen, and the state has `\(store.meal)`. Look at the selection of the \
      picker.
      """
    )
  }

  @Test("The message is on the screen while there is one")
  func message() {
    let store = makeStore(Booking.State(message: "We are closed."))
    let screen = makeScreen(store)
    #expect(
      screen.shows("We are closed."),
      """
      The state has the message "We are closed.", and it should be on the screen just so. Look at the \
      text for `message`.

      \(screen)
      """
    )
    store.send(.binding(.set(\.message, nil)))
    #expect(
      !screen.shows("We are closed.") && !screen.shows("nil")
        && !screen.elements(.text).contains { $0.label.isEmpty },
      """
      The message of the state became nil, and there should be no text for it any more, not even an \
      empty one. Look at the text for `message`.

      \(screen)
      """
    )
  }

  @Test("From top to bottom: fields, meal, guests, switch, message, button")
  func order() {
    let screen = makeScreen(makeStore(Booking.State(message: "Hello")))
    let expected = ["Name", "Phone", "Meal", "Guests: 2", "Outside", "Hello", "Book"]
    let rows = "\(screen)".split(separator: "\n")
    // The last place counts: a title such as "Book a table" has a word of what stands below it.
    let found = expected.compactMap { text in
      rows.lastIndex { $0.contains(text) }.map { (text: text, row: $0) }
    }
    .sorted { $0.row < $1.row }.map(\.text)
    let look =
      found.sorted() == expected.sorted()
      ? "Look at the order of the lines in `body`."
      : "Something is missing: look at what `body` shows, and when."
    #expect(
      found == expected,
      """
      From the top, \(expected) should be on the screen. There is \(found). \(look)

      \(screen)
      """
    )
  }

  // MARK: What it changes

  @Test(
    "The stepper counts the guests, from 1 to 8",
    arguments: [(3, 1, 4), (3, -1, 2), (8, 1, 8), (7, 1, 8), (1, -1, 1), (2, -1, 1)]
  )
  func counting(guests: Int, step: Int, expected: Int) {
    let store = makeStore(Booking.State(guests: guests))
    let screen = makeScreen(store)
    let label = "Guests: \(guests)"
    guard step > 0 ? screen.increment(label) : screen.decrement(label) else { return }
    #expect(
      store.guests == expected,
      """
      The number of guests was \(guests), and the stepper went one \(step > 0 ? "up" : "down"). From 1 \
      to 8 are possible, so it should be \(expected), and is \(store.guests). Look at the limits and \
      at the binding of the stepper.
      """
    )
  }

  @Test("A tap on the switch turns it over in the state", arguments: [true, false])
  func turning(isOutside: Bool) {
    let store = makeStore(Booking.State(isOutside: isOutside))
    guard makeScreen(store).tap("Outside") else { return }
    #expect(
      store.isOutside == !isOutside,
      """
      `isOutside` was \(isOutside), and "Outside" was tapped: it should be \(!isOutside), and is \
      \(store.isOutside). Look at the binding of the switch.
      """
    )
  }

  @Test("A tap on Book sends bookButtonTapped")
  func booking() {
    let store = makeStore(Booking.State(name: "Dana", phone: "555 12"))
    let screen = makeScreen(store)
    guard screen.tap("Book") else { return }
    #expect(
      screen.shows("See you soon, Dana!"),
      """
      Name and phone were there, and "Book" was tapped: the reducer answers with the message "See you \
      soon, Dana!". The message in the state is \(store.message ?? "nil"). Look at what the button \
      sends, and at the text for `message`.

      \(screen)
      """
    )
  }

  // MARK: The cursor

  nonisolated private static let fields: [Booking.State.Field?] = [nil, .phone, .name]

  @Test("The cursor is at first where the state says", arguments: Self.fields)
  func firstFocus(field: Booking.State.Field?) {
    let expected = field.map { $0 == .name ? "Name" : "Phone" } ?? "no field"
    let screen = makeScreen(makeStore(Booking.State(focus: field)))
    let found = screen.focus ?? "no field"
    #expect(
      found == expected,
      """
      The focus of the state is \(field.map { ".\($0)" } ?? "nil"), so the cursor should be in \
      \(expected). It is in \(found). Look at `.focused` of both fields, and at `.bind`.

      \(screen)
      """
    )
  }

  @Test(
    "The cursor goes to the field that is missing",
    arguments: [("", "555 60", "Name"), ("Eva", "", "Phone")]
  )
  func missing(name: String, phone: String, expected: String) {
    let screen = makeScreen(makeStore(Booking.State(name: name, phone: phone, focus: nil)))
    guard screen.tap("Book") else { return }
    let found = screen.focus ?? "no field"
    #expect(
      found == expected,
      """
      The field "\(expected)" was empty, and "Book" was tapped: the reducer moves the cursor there. It \
      is in \(found). Look at `.focused` of this field, and at `.bind`, which \
      brings the state's focus to the screen.

      \(screen)
      """
    )
  }

  @Test("The state learns where a person puts the cursor")
  func moving() {
    let store = makeStore()
    let screen = makeScreen(store)
    guard screen.focus(on: "Phone") else { return }
    let first = store.focus
    guard screen.focus(on: "Name") else { return }
    #expect(
      first == .phone && store.focus == .name,
      """
      A person tapped into "Phone", and then into "Name". The focus of the state should be .phone, and \
      then .name. It was \(first.map { ".\($0)" } ?? "nil"), and then \
      \(store.focus.map { ".\($0)" } ?? "nil"). Look at `.focused` of both fields, and at `.bind`.
      """
    )
  }

  // MARK: The preview

  @Test("The preview shows a booking whose phone number is missing")
  func preview() {
    let store = makeStore(Booking.State(name: "Ada", phone: "", focus: nil))
    store.send(.bookButtonTapped)
    let message = store.message ?? ""
    let screen = makeScreen(BookATable.mistaken)
    let found = ["Name", "Phone"].map { screen.value(of: $0) ?? "" }
    #expect(
      screen.shows(message) && screen.focus == "Phone" && !found[0].isEmpty && found[1].isEmpty,
      """
      The preview should look as after a tap on "Book" with a name and no phone number: with \
      "\(message)", and with the cursor in "Phone". Name and phone number are \(found), and the cursor is \
      in \(screen.focus ?? "no field"). Look at the state with which `mistaken` begins.

      \(screen)
      """
    )
  }
}
