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

  @Test("A type that cannot be compared is told once, wherever it is used")
  func onceForAnIncomparableType() {
    let text = """
      struct Part {}
      struct One: Equatable { var part: Part }
      struct Two: Equatable { var part: Part }
      """
    let errors = ["One", "Two"].map {
      ("type '\($0)' does not conform to protocol 'Equatable'", "struct \($0)")
    }
    #expect(explained(errors, in: text).map(\.line) == [2])
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

  @Test("What a `set` is given is no answer to a misspelt type")
  func misspeltTypeInASetter() {
    let text = "struct Client {}\nvar a: Client {\n  set { self[Cliient.self] = newValue }\n}\n"
    let found = explained([("cannot find 'Cliient' in scope", "Cliient")], in: text).first
    #expect(found?.explanation?.contains("Did you mean `Client`?") == true)
  }

  @Test("A name of a type is no value whose part could be meant")
  func partOfAType() {
    let text = """
      struct Row { var count: Int }
      let rows = [Row]()
      take(Row())
      """
    let message = "cannot convert value of type 'Row' to expected argument type 'Int'"
    let found = explained([(message, "Row())")], in: text).first
    #expect(found?.explanationID == "wrong-type")
  }
}
