import Testing

@testable import WorkbookKit

@Suite("Groups of small changes") struct MutantGroupsTests {
  /// A reducer with ten statements, then a guard, a condition and a number.
  private let text = """
    func reduce(_ state: inout State) {
    \((1...10).map { "  step\($0)(state)" }.joined(separator: "\n"))
      guard state.isReady else {
        state.message = late
        return
      }
      if state.count < limit && state.isOpen {
        state.size = 40
      }
    }

    """

  private func groups() -> MutantGroups {
    MutantGroups(of: Mutator(of: text).mutants(), in: text)
  }

  @Test("Guards come first, then conditions, then numbers, then statements")
  func order() throws {
    let order = groups().mostTellingFirst
    #expect(order.map(\.text).count == Set(order.map(\.text)).count)
    #expect(order.count == Mutator(of: text).mutants().count)
    let first = try #require(order.first)
    #expect(first.before == ["    state.message = late"] && first.kind == .deletion)
    let condition = try #require(order.firstIndex { $0.kind == .operation })
    let number = try #require(order.firstIndex { $0.kind == .number })
    let statement = try #require(order.dropFirst().firstIndex { $0.kind == .deletion })
    #expect(condition < number && number < statement)
    // A condition with several changes is changed once before the statements are.
    let conditions = order.indices.filter { order[$0].kind == .operation }
    #expect(conditions.count > 1 && conditions.count { $0 < statement } == 1)
    // Where time is short, the statements that are tried are of the whole file.
    let lines = order.filter { $0.kind == .deletion }.dropFirst().prefix(2).map(\.line)
    #expect(lines.count == 2 && abs(lines[0] - lines[1]) > 1)
  }

  @Test("A sample has a quarter of statements, in the order of the lines")
  func sample() {
    let sample = groups().sample(8)
    #expect(sample.count == 8)
    #expect(sample.map(\.line) == sample.map(\.line).sorted())
    #expect(sample.contains { $0.before == ["    state.message = late"] })
    #expect(sample.contains { $0.kind == .operation } && sample.contains { $0.kind == .number })
  }
}
