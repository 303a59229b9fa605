import Testing

@testable import WorkbookKit

/// Explanations that fit the message, and would be wrong about the code.
@Suite("An explanation says nothing that does not hold", .timeLimit(.minutes(20)))
struct NotMisleadingTests {
  private func explained(_ messages: [(String, at: String)], in text: String) -> [Diagnostic] {
    WorkbookTests.explained(messages.map { ($0.0, $0.at) }, in: text)
  }

  private func first(_ message: String, at word: String, in text: String) -> (Int?, String) {
    let found = explained([(message, at: word)], in: text).first
    return (found?.line, found?.explanation ?? "")
  }

  private let feature = """
    import ComposableArchitecture
    @Reducer
    struct Feature {
      @ObservableState
      struct State: Equatable {
        var count = 0
        var articles = [1]
      }
      enum Action {
        case answered(Result<Int, any Error>)
        case asked
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .answered:
            return .none
          case .asked:
            state.count += 1
            return .run { send in
              await send(.answered(Result { try ask() }))
            }
          }
        }
      }
    }
    """

  @Test("A closure of `Result` in an effect lacks `await`, and a reducer cannot wait at all")
  func waiting() {
    let message = "'async' call in a function that does not support concurrency"
    #expect(first(message, at: "ask()", in: feature).1.contains("Write `await` before the call"))
    let other = feature.replacing("state.count += 1", with: "state.count = load()")
    #expect(first(message, at: "load()", in: other).1.contains("a reducer answers at once"))
  }

  @Test("Without `@Shared` the lock is not there, and no key path is advised")
  func lock() {
    let text = feature.replacing("state.count += 1", with: "state.$articles.withLock { $0 = [] }")
    let message = "value of type 'Feature.State' has no member '$articles'"
    #expect(first(message, at: "$articles", in: text).1.contains("`@Shared var articles` (line 7)"))
    let path = feature.replacing("state.count += 1", with: "scope(\\.$articles)")
    #expect(first(message, at: "$articles", in: path).1.hasSuffix("`\\.articles`."))
  }

  @Test("What a type without `@Reducer` cannot join is left out")
  func joinsOfNoReducer() {
    let text = feature.replacing("@Reducer\n", with: "")
    let found = explained(
      [
        ("type 'Feature' does not conform to protocol 'Reducer'", at: "struct Feature"),
        ("cannot convert value of type 'KeyPath<Root, Value>'", at: "return .run"),
      ],
      in: text
    )
    #expect(found.map(\.explanationID) == ["reducer-macro-missing"])
  }

  @Test("An attribute that is not understood leaves its property without a type to compare")
  func attribute() {
    let text = feature.replacing("var count = 0", with: "@Shared(inMemory(\"n\")) var count = 0")
    let found = explained(
      [
        ("type 'Feature.State' does not conform to protocol 'Equatable'", at: "struct State"),
        ("cannot find 'inMemory' in scope", at: "inMemory"),
      ],
      in: text
    )
    #expect(found.map(\.line) == [6])
    #expect(found.first?.explanation?.contains("comparable") != true)
  }

  @Test("A case without its dot is none of those that are nearly the same")
  func dot() {
    let text = feature.replacing("case asked\n", with: "case asked\n    case second\n")
      .replacing("return .none", with: "return seconds")
    let found = explained([("cannot find 'seconds' in scope", at: "seconds")], in: text).first
    #expect(found?.explanation?.contains("begins with a dot: `.seconds`") == true)
  }

  @Test("A name that the chapter has already is named once, at the learner's type")
  func declaredTwice() {
    let text = "let other = 1\nstruct Game {}\nlet game = Game()\n"
    let errors = [
      ("'Game' is ambiguous for type lookup in this context", "Game()"),
      ("invalid redeclaration of 'Game'", "Game {"),
      ("cannot find 'secret' in scope", "other"),
    ]
    let found = WorkbookTests.explained(errors, in: text, support: ["struct Game {}"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.explanation?.contains("have a `Game` already") == true)
    let own = WorkbookTests.explained([errors[1]], in: text + "struct Game {}\n")
    #expect(own.first?.explanationID == "declared-twice")
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
    let found = WorkbookTests.explained(errors, in: effects)
    #expect(found.map(\.explanationID) == ["missing-return"])
    let other = ("cannot convert value of type '()' to closure result type 'Effect<A>'", "= 2")
    #expect(WorkbookTests.explained(errors + [other], in: effects).map(\.line) == [5, 10])
  }
}
