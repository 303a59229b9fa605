import Testing

@testable import ReduxBasics

@Suite("1.21 A value that may be missing") struct GreetingTests {
  @Test(
    "The greeting has the title only where there is one",
    arguments: [
      ("Ada", nil, "Hello, Ada!"), ("Ada", "Countess", "Hello, Ada (Countess)!"),
      ("Grace", "", "Hello, Grace!"),
    ] as [(String, String?, String)]
  )
  func greeting(name: String, title: String?, expected: String) {
    let text = Greeting.text(name: name, title: title)
    let given = title.map { "the title \"\($0)\"" } ?? "no title"
    #expect(
      text == expected,
      """
      \(name) has \(given), so the greeting should be "\(expected)", and is "\(text)". Look at what is \
      returned with a title, and what without.
      """
    )
  }
}
