import Testing

@testable import WorkbookKit

/// Explanations of attributes, of types that stand twice, and of values of another type.
@Suite("Explanations from what is declared", .timeLimit(.minutes(20))) struct DeclaredFactsTests {
  private func first(_ message: String, at word: String, in text: String) -> Diagnostic? {
    explained([(message, word)], in: text).first
  }

  @Test(
    "An attribute without its sign is told so, and a call is not",
    arguments: [
      ("  Shared(.inMemory(\"a\")) var a = 1", "`@Shared`"),
      ("  Presents var a: A.State?", "`@Presents`"),
      ("  Shared(.inMemory(\"a\"))", nil),
    ]
  )
  func attributes(line: String, answer: String?) {
    let text = "struct A {\n\(line)\n}\n"
    let message = "expected 'func' keyword in instance method declaration"
    let found = first(message, at: line.trimmed, in: text)?.explanation ?? ""
    #expect(found.contains("ttribute") == (answer != nil), "\(found)")
    #expect(answer.map(found.contains) ?? true, "\(found)")
  }

  @Test("A name that the chapter has already is named once, at the learner's type")
  func declaredTwice() {
    let text = "let other = 1\nstruct Game {}\nlet game = Game()\n"
    let errors = [
      ("'Game' is ambiguous for type lookup in this context", "Game()"),
      ("invalid redeclaration of 'Game'", "Game {"),
      ("cannot find 'secret' in scope", "other"),
    ]
    let found = explained(errors, in: text, support: ["struct Game {}"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.explanation?.contains("have a `Game` already") == true)
    let own = explained([errors[1]], in: text + "struct Game {}\n")
    #expect(own.first?.explanationID == "declared-twice")
  }

  private let shelf = """
    struct State {
      var parcels: Int
    }
    func next(_ state: State) -> State {
      state.parcels
    }
    """

  @Test("A part in the place of the whole is named, if it is the only one of its type")
  func partForWhole() {
    let message = "cannot convert value of type 'Int' to specified type 'State'"
    let found = first(message, at: "state.parcels", in: shelf)
    #expect(found?.explanation?.contains("`State(parcels: …)`") == true)
    let two = shelf.replacing("var parcels: Int", with: "var parcels: Int\n  var letters: Int")
    #expect(first(message, at: "state.parcels", in: two)?.explanationID == "wrong-type")
  }

  @Test("An apostrophe within a word of a message quotes nothing")
  func apostrophe() {
    let message =
      "left side of mutating operator isn't mutable: 'state' is a 'let' constant"
    #expect(Mistake.quoted(message) == ["state", "let"])
    let text = shelf.replacing("state.parcels", with: "state.parcels += 1")
    let found = first(message, at: "state.parcels", in: text)
    #expect(found?.explanation?.contains("`var next = state`") == true)
  }

  private let effects = """
    Reduce { state, action in
      switch action {
      case .a:
        state.count = 1
        .run { send in
          await send(.b)
        }
      case .b:
        state.count = 2
        .run { send in await send(.a) }
      }
    }
    """

  @Test("One `return` that is missing is told once, and each of two is told")
  func lostReturns() {
    let lost = ("value of type 'Int' has no member 'run'", "run { send in\n")
    let errors = [
      ("cannot convert value of type '()' to closure result type 'Effect<A>'", "= 1"),
      (lost.0, "send in"), ("cannot infer contextual base in reference to member 'b'", ".b)"),
    ]
    let found = explained(errors, in: effects)
    #expect(found.map(\.explanationID) == ["missing-return"])
    let other = ("cannot convert value of type '()' to closure result type 'Effect<A>'", "= 2")
    #expect(explained(errors + [other], in: effects).map(\.line) == [5, 10])
  }

  @Test("A binding whose action could be bound is not what does not compile")
  func mistakeElsewhere() {
    let text = """
      enum Form {
        struct Feature {
          struct State { enum Meal { case lunch } }
          enum Action: BindableAction { case binding(BindingAction<State>) }
        }
        struct Page: View {
          let store: StoreOf<Feature>
          var body: some View {
            Text(Feature.Meal.lunch)
              .bind($store.focus, to: $focus)
          }
        }
      }
      """
    let message =
      "referencing subscript 'subscript(dynamicMember:)' on 'Store' requires that"
      + " 'Form.Feature.Action' conform to 'ViewAction'"
    let found = first(message, at: ".focus", in: text)
    #expect(found?.line == 9)
    #expect(found?.explanation?.contains("`Feature.State.Meal`") == true)
    let unbound = text.replacing(": BindableAction", with: "")
    #expect(first(message, at: ".focus", in: unbound)?.explanationID == "bindable-action")
  }
}
