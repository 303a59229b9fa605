import ComposableArchitecture
import Testing

@testable import Bindings

@MainActor
@Suite("2.13 Short posts") struct ShortPostTests {
  private typealias Feature = ShortPost.Feature
  private typealias Post = ShortPost.Post

  private func makeStore() -> StoreOf<Feature> {
    Store(initialState: Feature.State()) { Feature() }
  }

  private func type(_ text: String, into store: StoreOf<Feature>) {
    store.send(.binding(.set(\.text, text)))
  }

  private func describe(_ posts: [Post]) -> String {
    let posts = posts.map { "\"\($0.text)\"\($0.isForFriends ? " for friends" : "")" }
    return posts.isEmpty ? "nothing" : posts.joined(separator: ", ")
  }

  /// Ends a check that could only mislead, since edits do not reach the state.
  private func requireEdits(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = makeStore()
    type("e", into: store)
    let isWritten = store.text == "e"
    try #require(
      isWritten,
      """
      Not judged yet: edits do not reach the state. First let the check "The field and the switch can \
      be edited" pass.
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("It begins empty, for everyone, and without posts")
  func beginning() {
    let state = Feature.State()
    let isRight = state.text.isEmpty && !state.isForFriends && state.posts.isEmpty
    #expect(
      isRight,
      """
      At first the field should be empty, the switch off, and the list empty. The text is \
      "\(state.text)", the switch is \(state.isForFriends ? "on" : "off"), and the list has \
      \(describe(state.posts)). Look at the values in `State`.
      """
    )
  }

  @Test("The field and the switch can be edited")
  func editing() {
    let store = makeStore()
    type("Hello", into: store)
    store.send(.binding(.set(\.isForFriends, true)))
    let isRight = store.text == "Hello" && store.isForFriends
    #expect(
      isRight,
      """
      "Hello" was typed and the switch turned on. The text is "\(store.text)", and the switch is \
      \(store.isForFriends ? "on" : "off"). Which reducer writes bound values?
      """
    )
  }

  @Test("The number says how many characters are left")
  func charactersLeft() throws {
    try requireEdits()
    let store = makeStore()
    var seen = [store.charactersLeft]
    for text in ["Hi", "Hi, Zoë 👋🏽", ""] {
      type(text, into: store)
      seen.append(store.charactersLeft)
    }
    #expect(
      seen == [140, 138, 131, 140],
      """
      For the texts "", "Hi", "Hi, Zoë 👋🏽" and "", `charactersLeft` should be 140, 138, 131 and 140. It \
      was \(seen.map { "\($0)" }.joined(separator: ", ")). Look at how it is worked out.
      """
    )
  }

  @Test("The number is right after a cut and after a post")
  func charactersLeftAfterwards() throws {
    try requireEdits()
    let store = makeStore()
    type(String(repeating: "y", count: 145), into: store)
    let afterACut = (store.text.count, store.charactersLeft)
    type("Hello", into: store)
    store.send(.postButtonTapped)
    let afterAPost = (store.text.count, store.charactersLeft)
    #expect(
      afterACut.0 + afterACut.1 == 140 && afterAPost.0 + afterAPost.1 == 140,
      """
      The characters in the field and those that are left should be 140 together. After 145 characters \
      were typed, \(afterACut.0) were in the field, and `charactersLeft` was \(afterACut.1). After \
      "Hello" was posted, it was \(afterAPost.0) and \(afterAPost.1). Which changes of the text reach \
      the number?
      """
    )
  }

  @Test("What is beyond 140 characters is cut off as it is typed", arguments: [139, 140, 141, 500])
  func limit(length: Int) throws {
    try requireEdits()
    let store = makeStore()
    let text = String((0..<length).map { Character("\($0 % 10)") })
    type(text, into: store)
    let expected = String(text.prefix(140))
    let isOneLate = {
      type(text + "x", into: store)
      return store.text == expected
    }
    let isRight = store.text == expected
    let count = store.text.count
    #expect(
      isRight,
      """
      A text of \(length) characters was typed. The field should hold the first \(expected.count), and \
      it holds \(count)\(count == expected.count ? " others" : ""). \
      \(count == length && isOneLate() ? "Is the text cut before the new one is written?" : "")\
      Look at what `.binding` does for the text.
      """
    )
  }

  @Test(
    "There is something to post if there is more than spaces and line breaks",
    arguments: [("", false), (" ", false), ("\n \t\n", false), ("a", true), ("  a\n", true)]
  )
  func canPost(text: String, expected: Bool) throws {
    try requireEdits()
    let store = makeStore()
    type(text, into: store)
    let canPost = store.canPost
    #expect(
      canPost == expected,
      """
      With the text \(text.debugDescription), `canPost` should be \(expected), and it is \(canPost). \
      Look at how it is worked out.
      """
    )
  }

  @Test("A tap puts the text at the top of the list")
  func posting() throws {
    try requireEdits()
    let store = makeStore()
    for text in ["First", " Second ", "Third"] {
      type(text, into: store)
      store.send(.postButtonTapped)
    }
    let expected = ["Third", " Second ", "First"].map { Post(text: $0, isForFriends: false) }
    #expect(
      store.posts == expected,
      """
      "First", " Second " and "Third" were posted. The list should have \(describe(expected)), from \
      the top. It has \(describe(store.posts)). Look at `postButtonTapped`.
      """
    )
  }

  @Test("A post is for friends if the switch is on at the tap")
  func forFriends() throws {
    try requireEdits()
    let store = makeStore()
    type("One", into: store)
    store.send(.postButtonTapped)
    store.send(.binding(.set(\.isForFriends, true)))
    type("Two", into: store)
    store.send(.postButtonTapped)
    let expected = [Post(text: "Two", isForFriends: true), Post(text: "One", isForFriends: false)]
    #expect(
      store.posts == expected,
      """
      "One" was posted with the switch off, and "Two" with the switch on. The list should have \
      \(describe(expected)). It has \(describe(store.posts)). Look at the post that `postButtonTapped` \
      makes.
      """
    )
  }

  @Test("A tap empties the field, leaves the switch, and the button is grey")
  func afterPosting() throws {
    try requireEdits()
    let store = makeStore()
    store.send(.binding(.set(\.isForFriends, true)))
    type("Hello", into: store)
    store.send(.postButtonTapped)
    let isRight = store.text.isEmpty && store.isForFriends && !store.canPost
    #expect(
      isRight,
      """
      "Hello" was posted with the switch on. The field should be empty, the switch still on, and \
      `canPost` false. The text is "\(store.text)", the switch is \(store.isForFriends ? "on" : "off"), \
      and `canPost` is \(store.canPost). Look at the end of `postButtonTapped`, and at how `canPost` is \
      worked out.
      """
    )
  }

  @Test("A tap on the grey button does nothing", arguments: ["", "  \n"])
  func greyButton(text: String) throws {
    let store = makeStore()
    type(text, into: store)
    store.send(.postButtonTapped)
    let isRight = store.posts.isEmpty && store.text == text
    if !isRight { try requireEdits() }
    #expect(
      isRight,
      """
      The text was \(text.debugDescription), so there was nothing to post. After the tap, the list \
      should be empty and the text the same. The list has \(describe(store.posts)), and the text is \
      \(store.text.debugDescription). Look at the beginning of `postButtonTapped`.
      """
    )
  }
}
