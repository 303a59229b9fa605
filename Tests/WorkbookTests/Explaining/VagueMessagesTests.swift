import Testing

@testable import WorkbookKit

/// Explanations of messages that are about types, or about another line.
@Suite("The cause behind a vague message", .timeLimit(.minutes(20))) struct VagueMessagesTests {
  @Test("A vague message has the explanation and the line of its cause", arguments: cases)
  func cause(_ example: Case) {
    let found = explained([(example.message, example.word)], in: example.text).first
    #expect(found?.explanation?.contains(example.answer) == true, "\(found?.explanation ?? "")")
    #expect(found?.line == example.line)
  }

  @Test("A type alone is told once, however often the compiler complains")
  func onceForAType() {
    let text = "let store = Store(initialState: A.State()) { A }\n@Reducer struct A {}\n"
    let errors = [
      ("type 'A.Type' cannot conform to 'Reducer'", "A }"),
      ("generic parameter 'Action' could not be inferred", "Store"),
    ]
    let found = explained(errors, in: text)
    let once = "`A` names the type, and a reducer's value is needed: write `A()`."
    #expect(found.map(\.explanation) == [once])
  }

  @Test("Where the state cannot be observed, nothing is told of what follows from it")
  func unobserved() {
    let text = "struct State {\n@Presents var alert: Int?\n}\nstate.alert = nil\n"
    let errors = [
      ("'@Presents' only works in a struct with '@ObservableState'", "@Presents"),
      ("cannot assign to property: 'alert' is a get-only property", "state.alert"),
    ]
    #expect(explained(errors, in: text).map(\.line) == [2])
  }

}
