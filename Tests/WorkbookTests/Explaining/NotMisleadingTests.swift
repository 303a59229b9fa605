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

  @Test("A misspelt use of a parameter is named at its line")
  func closureParameter() {
    let use = feature.replacing("switch action", with: "switch aciton").replacing(
      "case .asked:",
      with: "case .asked where action == action:"
    )
    let (line, text) = first("cannot find 'aciton' in scope", at: "aciton", in: use)
    #expect(line == 15)
    #expect(text == "Nothing is named `aciton` here. Did you mean `action`?")
  }

  @Test("A closure of `Result` in an effect lacks `await`, and a reducer cannot wait at all")
  func waiting() {
    let message = "'async' call in a function that does not support concurrency"
    #expect(first(message, at: "ask()", in: feature).1.contains("Write `await` before the call"))
    let other = feature.replacing("state.count += 1", with: "state.count = load()")
    #expect(first(message, at: "load()", in: other).1.contains("a reducer answers at once"))
  }

  @Test("A feature in a file of tests is no test")
  func featureAmongTests() {
    let message =
      "main actor-isolated instance method 'callAsFunction' cannot be called from outside of the actor"
    let text =
      "import Testing\n" + feature + "\nstruct Tests {\n  func all() { store.send(.asked) }\n}"
    #expect(first(message, at: "send(.answered", in: text).1.contains("Write `await`"))
    #expect(first(message, at: "store.send", in: text).1.contains("@MainActor"))
  }

  @Test("A dependency that is handed on is asked for by its line, and no case")
  func dependency() {
    let text = feature.replacing("state.count += 1", with: "withRandomNumberGenerator { $0 }")
    let found = first(
      "cannot find 'withRandomNumberGenerator' in scope",
      at: "withRandom",
      in: text
    )
    #expect(found.1.contains("`@Dependency(\\.withRandomNumberGenerator) var"))
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

  @Test("The label of a call makes no name known, and one name is said once")
  func labels() {
    let text = feature.replacing("state.count += 1", with: "Counter(uuidd: uuidd)")
    #expect(!first("cannot find 'uuidd' in scope", at: "uuidd)", in: text).1.contains("elsewhere"))
    let twice = feature.replacing("state.count += 1", with: "state.conut += 1")
    let found = explained(
      [
        ("value of type 'Feature.State' has no member 'conut'", at: "conut"),
        (
          "value of type 'any K' has no dynamic member 'conut' using key path from root type"
            + " 'Feature.State'", at: "conut"
        ),
      ],
      in: twice
    )
    #expect(
      found.map(\.explanation) == [
        "`Feature.State` has nothing named `conut`. Did you mean `count`?"
      ]
    )
  }

  @Test("A word that begins a line is a misspelt keyword, unless it is a name of the file")
  func keyword() {
    let message = "consecutive statements on a line must be separated by ';'"
    let text = feature.replacing("case .asked:", with: "defualt:")
    #expect(first(message, at: "defualt", in: text).1.contains("Did you mean `default`?"))
    let name = text.replacing("Reduce { state", with: "let defualt = 1\n    Reduce { state")
    #expect(!first(message, at: "defualt:", in: name).1.contains("Did you mean"))
  }

  @Test(
    "What stands where something else is needed is answered with what is written instead",
    arguments: [
      (
        "cannot convert value of type 'Effect<Feature.Action>' to expected argument type"
          + " 'Feature.Action'",
        "await send(load(1))", "`.merge(…)`"
      ),
      ("value of tuple type 'Void' has no member 'send'", "return .send(.asked)", "`{ send in"),
      (
        "cannot convert value of type 'StoreTask' to expected argument type"
          + " '@MainActor @Sendable () -> Void'",
        "store.send(.asked)", "between braces"
      ),
      ("cannot find 'iso8601' in scope", "= iso8601", "If it is a member"),
      ("expected ',' separator", "insert(1 at: 0)", "a comma belongs between them"),
    ]
  )
  func written(message: String, code: String, answer: String) {
    let text = feature.replacing("await send(.answered(Result { try ask() }))", with: code)
    let word = code.hasPrefix("= ") ? "iso8601" : code.hasPrefix("return") ? "send(.asked)" : code
    #expect(first(message, at: word, in: text).1.contains(answer))
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
}
