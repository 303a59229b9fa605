import Testing

@testable import WorkbookKit

/// Explanations of messages that are about types, or about another line.
@Suite("The cause behind a vague message", .timeLimit(.minutes(20))) struct VagueMessagesTests {
  private let text = """
    struct Feature {
      struct State {
        @Presents var alert: AlertState<Never>?
        var name = ""
      }
      enum Action {
        case alert(Alert), nameChanged(String)
        enum Alert { case confirmed }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\\.$alert, action: \\.alert)
      }
    }
    struct Page: View {
      @Bindable var store: StoreOf<Feature>
      var body: some View {
        TextField("Name", text: store.state.name)
        Field($name).alert($store.alert)
        ForEach(store.scope(\\.rows, action: .alert)) { row in Text(row.name) }
        send(.alert(.confirmd))
      }
    }
    let load: () -> [Int] = {
      let count = 1
      do {
        print(count)
        try read(count)
      } catch {
        return []
      }
    }  // load
    """

  @Test(
    "A vague message has the explanation and the line of its cause",
    arguments: [
      (
        "cannot convert value of type 'String' to expected argument type 'Binding<String>'",
        "state.name)", 18, "`$store.name.sending(\\.…)`"
      ),
      (
        "cannot assign through dynamic lookup property: subscript is get-only",
        "alert($store.alert)", 19,
        "`$store.scope(\\.$alert, action: \\.…)`"
      ),
      (
        "missing return in closure expected to return '[Int]'", "}  // load", 28,
        "`return` stands before the value"
      ),
      (
        "instance method 'ifLet' requires that 'AlertState<Alert>' conform to 'CaseReducerState'",
        "ifLet", 7, "`PresentationAction<…>`"
      ),
      ("failed to produce diagnostic for expression", "var store", 20, "write `\\.alert`"),
      (
        "cannot infer contextual base in reference to member 'confirmd'", "confirmd", 21,
        "Did you mean `confirmed`?"
      ),
    ] as [(String, String, Int, String)]
  )
  func cause(message: String, word: String, line: Int, answer: String) {
    let found = explained([(message, word.trimmed)], in: text).first
    #expect(found?.explanation?.contains(answer) == true, "\(found?.explanation ?? "")")
    #expect(found?.line == line)
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
}
