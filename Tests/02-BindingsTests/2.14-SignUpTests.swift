import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.14 A sign-up form") struct SignUpTests {
  private typealias Feature = SignUp.Feature
  private typealias Field = SignUp.Feature.State.Field

  /// A form, and what a person does with it.
  @MainActor
  private struct Form {
    let store: StoreOf<Feature> = Store(initialState: Feature.State()) { Feature() }

    func focus(_ field: Field?) {
      store.send(.binding(.set(\.focus, field)))
    }

    func email(_ text: String) {
      store.send(.binding(.set(\.email, text)))
    }

    func password(_ text: String) {
      store.send(.binding(.set(\.password, text)))
    }

    func repeatedPassword(_ text: String) {
      store.send(.binding(.set(\.repeatedPassword, text)))
    }

    func acceptsTerms(_ accepts: Bool) {
      store.send(.binding(.set(\.acceptsTerms, accepts)))
    }

    /// Fills in everything as it should be.
    func fillIn() {
      email("blob@example.com")
      password("correct horse")
      repeatedPassword("correct horse")
      acceptsTerms(true)
    }

    func signUp() {
      store.send(.signUpButtonTapped)
    }

    /// The four messages, from the top to the bottom.
    var messages: [String?] {
      [
        store.emailMessage, store.passwordMessage, store.repeatedPasswordMessage,
        store.termsMessage,
      ]
    }
  }

  private let emailMessage = "Enter an e-mail address."
  private let passwordMessage = "Use at least 8 characters."
  private let repeatedMessage = "The passwords differ."
  private let termsMessage = "Please accept the terms."

  /// The four messages in one line each, and nothing for those that are not there.
  private func list(_ messages: [String?]) -> String {
    let names = ["e-mail", "password", "repeated password", "terms"]
    let lines = zip(names, messages).compactMap { name, message in
      message.map { "\(name): \"\($0)\"" }
    }
    return lines.isEmpty ? "none" : lines.joined(separator: ", ")
  }

  private func place(of focus: Field?) -> String {
    focus.map { "in `\($0)`" } ?? "in no field"
  }

  private func message(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "no message"
  }

  /// Where to look: at the texts first, if they are others than the lesson's.
  private func look(otherwise place: String) -> String {
    let form = Form()
    form.password("secret")
    form.signUp()
    let texts = [emailMessage, passwordMessage, repeatedMessage, termsMessage]
    let others = zip(form.messages, texts).compactMap { found, text in
      found.flatMap { $0 == text ? nil : "\"\($0)\" should be \"\(text)\"" }
    }
    return others.isEmpty
      ? place
      : "A text is another one than in the lesson: \(others.joined(separator: ", "))."
  }

  /// Ends a check that could only mislead, since edits do not reach the state.
  private func requireEdits(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let form = Form()
    form.email("e")
    form.focus(nil)
    let isWritten = form.store.email == "e" && form.store.focus == nil
    try #require(
      isWritten,
      """
      Not judged yet: edits do not reach the state. First let the check "The texts and the switch can \
      be edited" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  // MARK: The beginning

  @Test("A new form is empty, says nothing, and has the cursor in the first field")
  func beginning() {
    let state = Feature.State()
    let texts = state.email + state.password + state.repeatedPassword
    let isRight =
      texts.isEmpty
      && !state.acceptsTerms
      && !state.isSignedUp
      && state.focus == .email
    #expect(
      isRight,
      """
      A new form should be empty, `acceptsTerms` and `isSignedUp` should be false, and the cursor \
      should be in `email`. The texts are "\(texts)", `acceptsTerms` is \(state.acceptsTerms), \
      `isSignedUp` is \(state.isSignedUp), and the cursor is \(place(of: state.focus)). Look at the \
      values in `State`.
      """
    )
    let messages = Form().messages
    let isRightAfter = messages == [nil, nil, nil, nil]
    #expect(
      isRightAfter,
      """
      A new form should say nothing, although it is empty. Messages: \(list(messages)). Look at when a \
      message is shown.
      """
    )
  }

  @Test("The texts and the switch can be edited")
  func editing() {
    let form = Form()
    form.email("e")
    form.password("p")
    form.repeatedPassword("r")
    form.acceptsTerms(true)
    let texts = [form.store.email, form.store.password, form.store.repeatedPassword]
    let isRight = texts == ["e", "p", "r"] && form.store.acceptsTerms
    #expect(
      isRight,
      """
      "e", "p" and "r" were typed, and the switch was turned on. The texts are \
      \(texts.map { "\"\($0)\"" }.joined(separator: ", ")), and `acceptsTerms` is \
      \(form.store.acceptsTerms). Which reducer writes bound values?
      """
    )
  }

  // MARK: When

  @Test("While the cursor is in a field for the first time, the field says nothing")
  func whileTyping() throws {
    try requireEdits()
    let form = Form()
    form.email("blob")
    let first = form.store.emailMessage
    form.focus(.password)
    form.password("secret")
    let second = form.store.passwordMessage
    let isRight = first == nil && second == nil
    #expect(
      isRight,
      """
      "blob" was typed into the first field, and "secret" into the second. Each time, the cursor was \
      still in the field, so it should have no message. There was \(message(first)), then \
      \(message(second)). Look at when a message is shown.
      """
    )
  }

  @Test("A field that the cursor has left says what is wrong")
  func leaving() throws {
    try requireEdits()
    let form = Form()
    form.email("blob")
    form.focus(.password)
    form.password("secret")
    let first = form.messages
    form.focus(.repeatedPassword)
    let second = form.messages
    form.focus(nil)
    let third = form.messages
    let isRight =
      first == [emailMessage, nil, nil, nil]
      && second == [emailMessage, passwordMessage, nil, nil]
      && third == [emailMessage, passwordMessage, repeatedMessage, nil]
    #expect(
      isRight,
      """
      "blob" and "secret" were typed, and the cursor went from each field to the next, and then to none. \
      Each field that was left should have its message, and no other.
      In the second field: \(list(first)).
      In the third field: \(list(second)).
      In no field: \(list(third)).
      \(look(otherwise: "What does the state have to remember to know this?"))
      """
    )
  }

  @Test("The first field has its message when the cursor leaves it, even if nothing was typed")
  func leavingTheFirst() throws {
    try requireEdits()
    let form = Form()
    form.focus(.password)
    #expect(
      form.store.emailMessage == emailMessage,
      """
      The cursor was in the first field from the beginning, and went to the second one. The first \
      field should have \(message(emailMessage)), and it has \(message(form.store.emailMessage)). \
      \(look(otherwise: "Look at what a new form remembers."))
      """
    )
  }

  @Test("A field that never had the cursor says nothing")
  func notVisited() throws {
    try requireEdits()
    let form = Form()
    form.focus(.repeatedPassword)
    form.focus(nil)
    #expect(
      form.store.passwordMessage == nil,
      """
      The cursor went from the first field to the third, and then to none. The second field should \
      say nothing yet, and it has \(message(form.store.passwordMessage)). How does the state know where \
      the cursor has been?
      """
    )
  }

  @Test("A message is away while the cursor is back in its field")
  func comingBack() throws {
    try requireEdits()
    let form = Form()
    form.email("blob")
    form.focus(.password)
    form.focus(.email)
    let back = form.store.emailMessage
    form.email("blob@")
    form.focus(nil)
    let left = form.store.emailMessage
    let isRight = back == nil && left == emailMessage
    #expect(
      isRight,
      """
      The cursor left the first field, came back, and left it again, and the address was never right. \
      The message should be away while the cursor is back, and there after it has left. There was \
      \(message(back)), then \(message(left)). \(look(otherwise: "Look at what a message depends on."))
      """
    )
  }

  @Test("A message goes as soon as the text is right, wherever the text is changed")
  func goingAway() throws {
    try requireEdits()
    let form = Form()
    form.focus(.password)
    form.password("correct horse")
    form.focus(.repeatedPassword)
    form.repeatedPassword("correct hose")
    form.focus(.password)
    let before = form.store.repeatedPasswordMessage
    form.password("correct hose")
    let after = form.store.repeatedPasswordMessage
    let place =
      before == after && after != nil
      ? "When is the message worked out?" : "Look at when the message is shown."
    let isRight = before == repeatedMessage && after == nil
    #expect(
      isRight,
      """
      The repeated password had a typing error; then the first one was changed to the same text. The \
      third field should have a message before that change, and none after it. There was \
      \(message(before)), then \(message(after)). \
      \(look(otherwise: place))
      """
    )
  }

  // MARK: What

  @Test("An address has exactly one @, with something on both sides")
  func addresses() throws {
    try requireEdits()
    let addresses = [
      ("blob@example.com", true), ("b@e", true), ("", false), ("blob", false), ("@", false),
      ("@example.com", false), ("blob@", false), ("blob@@example", false), ("a@b@c", false),
    ]
    let misjudged = addresses.compactMap { text, isAddress -> String? in
      let form = Form()
      form.email(text)
      form.focus(nil)
      let found = form.store.emailMessage
      let isRight = found == (isAddress ? nil : emailMessage)
      return isRight ? nil : "For \"\(text)\" there is \(message(found))."
    }
    let place =
      misjudged.count == 7
      ? "Look first at when a message is shown." : "Look at how one is checked."
    let isRight = misjudged.isEmpty
    #expect(
      isRight,
      """
      \(misjudged.count) of \(addresses.count) texts were not judged as the description says.
      \(misjudged.joined(separator: "\n"))
      A text that is no address should have \(message(emailMessage)), and an address no message. \
      \(look(otherwise: place))
      """
    )
  }

  @Test("A password has 8 characters or more", arguments: [0, 7, 8, 9])
  func passwordLength(length: Int) throws {
    try requireEdits()
    let form = Form()
    form.focus(.password)
    form.password(String(repeating: "ß", count: length))
    form.focus(nil)
    let expected = length < 8 ? passwordMessage : nil
    let place =
      "Look at how its length is checked\(length == 0 ? ", and at when a message is shown" : "")."
    #expect(
      form.store.passwordMessage == expected,
      """
      For a password of \(length) characters there should be \(message(expected)), and there is \
      \(message(form.store.passwordMessage)). \(look(otherwise: place))
      """
    )
  }

  // MARK: The button

  @Test("A tap shows everything that is wrong, also in the field with the cursor")
  func tapShowsAll() throws {
    try requireEdits()
    let form = Form()
    form.password("secret")
    form.signUp()
    let expected = [emailMessage, passwordMessage, repeatedMessage, termsMessage]
    let isRight = form.messages == expected
    #expect(
      isRight,
      """
      Everything was wrong when the button was tapped. All four messages should be there. There are: \
      \(list(form.messages)). \
      \(look(otherwise: "Look at what a message depends on besides the cursor."))
      """
    )
    form.email("blob@example.com")
    #expect(
      form.store.emailMessage == nil,
      """
      The address was put right after the tap, with the cursor in its field. Its message should go at \
      once, and there is \(message(form.store.emailMessage)). When is the message worked out?
      """
    )
  }

  @Test("The terms say nothing before a tap")
  func termsBeforeTap() {
    let form = Form()
    form.acceptsTerms(true)
    form.acceptsTerms(false)
    form.focus(nil)
    #expect(
      form.store.termsMessage == nil,
      """
      The button has not been tapped yet. The switch should have no message, and it has \
      \(message(form.store.termsMessage)). Look at when this message is shown.
      """
    )
  }

  @Test("A tap moves the cursor to the first mistake")
  func tapMovesTheCursor() throws {
    try requireEdits()
    let fields: [(wrong: [Field], first: Field?)] = [
      ([.email, .password], .email), ([.password], .password),
      ([.repeatedPassword], .repeatedPassword), ([.password, .repeatedPassword], .password),
    ]
    for (wrong, first) in fields {
      let form = Form()
      form.fillIn()
      if wrong.contains(.email) { form.email("blob") }
      if wrong.contains(.password) {
        form.password("secret")
        form.repeatedPassword("secret")
      }
      if wrong.contains(.repeatedPassword) { form.repeatedPassword("something else") }
      form.focus(nil)
      form.signUp()
      let isRight = form.store.focus == first && !form.store.isSignedUp
      try #require(
        isRight,
        """
        There were mistakes in \(wrong.map { "`\($0)`" }.joined(separator: " and ")). After the tap the \
        cursor should be \(place(of: first)), and `isSignedUp` false. The cursor is \
        \(place(of: form.store.focus)), and `isSignedUp` is \(form.store.isSignedUp). Look at \
        `signUpButtonTapped`.
        """
      )
    }
  }

  @Test("If only the terms are missing, no field has the cursor, and no account is made")
  func termsMissing() throws {
    try requireEdits()
    let form = Form()
    form.fillIn()
    form.acceptsTerms(false)
    form.signUp()
    let isRight = form.store.focus == nil && !form.store.isSignedUp
    #expect(
      isRight,
      """
      Only the switch was off when the button was tapped. The cursor should be in no field, and \
      `isSignedUp` false. The cursor is \(place(of: form.store.focus)), and `isSignedUp` is \
      \(form.store.isSignedUp). Look at `signUpButtonTapped`.
      """
    )
  }

  @Test("A tap without a mistake signs up")
  func success() throws {
    try requireEdits()
    let form = Form()
    form.signUp()
    form.fillIn()
    let early = form.store.isSignedUp
    form.signUp()
    let isRight = !early && form.store.isSignedUp && form.store.focus == nil
    #expect(
      isRight,
      """
      The button was tapped on an empty form, then everything was filled in, and it was tapped again. \
      `isSignedUp` should be false before the second tap and true after it, and no field should have \
      the cursor. It was \(early), then \(form.store.isSignedUp), and the cursor is \
      \(place(of: form.store.focus)). Look at `signUpButtonTapped`.
      """
    )
    let isRightAfter = form.messages == [nil, nil, nil, nil]
    #expect(
      isRightAfter,
      """
      Everything is right, so there should be no message. Messages: \(list(form.messages)). Look at what \
      a message depends on after a tap.
      """
    )
  }
}
