import Testing

@testable import WorkbookKit

@Suite("The cause is shown, and not what follows from it")
struct CausesTests {
  private let text = """
    import ComposableArchitecture
    @ObservableState
    struct State: Equatable {
      var secret = Int.random(-100...100)
    }
    enum Action { case tapped }
    func answer(_ action: Action) -> Int {
      switch action {
      case .taped:
        return first(1, of: second)
      }
    }
    """

  private func lines(_ errors: [(String, String)]) -> [Int] {
    explained(errors.map { (message: $0.0, word: $0.1) }, in: text).map(\.line)
  }

  private let conformance = "type 'State' does not conform to protocol 'Equatable'"

  @Test("A type that cannot be compared because of another error in it")
  func conformances() {
    let label = "missing argument label 'in:' in call"
    #expect(lines([(conformance, "struct State"), (label, "-100")]) == [4])
    let wrapper = "property wrapper cannot be applied to a computed property"
    #expect(lines([(conformance, "struct State"), (wrapper, "var secret")]) == [4])
    #expect(lines([(conformance, "struct State")]) == [3])
  }

  @Test("An error elsewhere is no cause")
  func elsewhere() {
    let other = "cannot find 'second' in scope"
    #expect(lines([(conformance, "struct State"), (other, "second")]) == [3, 10])
  }

  @Test("A `switch` of which a case has another name")
  func exhaustive() {
    let label = "type 'Action' has no member 'taped'"
    #expect(lines([("switch must be exhaustive", "switch"), (label, "taped")]) == [9])
    let inside = "cannot find 'second' in scope"
    #expect(lines([("switch must be exhaustive", "switch"), (inside, "second")]) == [8, 10])
  }

  @Test("A call of which one value is unknown")
  func ambiguous() {
    let unknown = "cannot find 'second' in scope"
    #expect(lines([("ambiguous use of 'first'", "first("), (unknown, "second")]) == [10])
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

  @Test("A constant is told once, wherever it is changed, and another one is told too")
  func constants() {
    let text = "let next = 1\nlet last = 2\nnext = 2\nnext += 2\nlast += 1\n"
    let errors = [
      ("cannot assign to value: 'next' is a 'let' constant", "next = 2"),
      ("left side of mutating operator isn't mutable: 'next' is a 'let' constant", "next += 2"),
      ("left side of mutating operator isn't mutable: 'last' is a 'let' constant", "last += 1"),
    ]
    #expect(explained(errors, in: text).map(\.line) == [3, 5])
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

  @Test("What a broken type brings with it is not reported")
  func brokenType() {
    let errors = [
      ("'ID' is not a member type of struct 'Module.State'", "import"),
      ("'nil' requires a contextual type", "@Obs"),
      ("no exact matches in call to instance method 'ifLet'", "var secret"),
    ]
    #expect(explained(errors, in: text).map(\.message) == [errors[0].0])
  }

  @Test("One `return` that is missing is told once, and each of two is told")
  func lostReturns() {
    let effects = """
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
    let message = "cannot convert value of type '()' to closure result type 'Effect<A>'"
    let errors = [
      (message, "= 1"), ("value of type 'Int' has no member 'run'", "send in"),
      ("cannot infer contextual base in reference to member 'b'", ".b)"),
    ]
    #expect(explained(errors, in: effects).map(\.explanationID) == ["missing-return"])
    #expect(explained(errors + [(message, "= 2")], in: effects).map(\.line) == [5, 10])
  }
}
