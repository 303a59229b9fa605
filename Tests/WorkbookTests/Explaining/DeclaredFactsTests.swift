import Testing

@testable import WorkbookKit

/// Explanations of attributes, of types that stand twice, and of values of another type.
@Suite("Explanations from what is declared") struct DeclaredFactsTests {
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

  @Test("An apostrophe within a word of a message quotes nothing")
  func apostrophe() {
    let message =
      "left side of mutating operator isn't mutable: 'state' is a 'let' constant"
    #expect(Mistake.quoted(message) == ["state", "let"])
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
}
