import Testing

@testable import WorkbookKit

/// Explanations that fit the message, and would be wrong about the code.
@Suite("An explanation says nothing that does not hold")
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
}
