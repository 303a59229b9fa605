import Testing

@testable import WorkbookKit

@Suite("The cause is shown, and not what follows from it", .timeLimit(.minutes(20)))
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
}
