/// Small changes in groups, those that tell the most about tests first. Whoever has no time for all of
/// them begins with the first group.
package struct MutantGroups {
  /// One for each guard: without the first statement before it leaves, or without the guard itself if it
  /// has none. Few situations show it, and tests forget them.
  package private(set) var guards: [Mutant]
  /// Each condition, changed once.
  package private(set) var conditions: [Mutant]
  /// Each number, changed once.
  package private(set) var numbers: [Mutant]
  /// Statements that are left out, exchanged, or without their effect.
  package private(set) var statements: [Mutant]
  /// A second change of a condition or a number.
  package private(set) var others: [Mutant]

  /// - Parameters:
  ///   - mutants: In the order of their lines.
  ///   - text: The source that they change.
  package init(of mutants: [Mutant], in text: String) {
    let deletions = mutants.filter { $0.kind == .deletion }
    let guards = Blocks(Lexer.tokens(of: text)).guardLines.compactMap { lines in
      deletions.first { lines.contains($0.line) && !$0.isOfAGuard }
        ?? deletions.first { $0.isOfAGuard && $0.lines.contains(lines.lowerBound) }
    }
    self.guards = guards
    (conditions, numbers, statements, others) = ([], [], [], [])
    var places: Set<String> = []
    for mutant in mutants {
      let isFirst = places.insert("\(mutant.line) \(mutant.kind)").inserted
      switch mutant.kind {
      case .operation, .truth:
        if isFirst { conditions.append(mutant) } else { others.append(mutant) }
      case .number:
        if isFirst { numbers.append(mutant) } else { others.append(mutant) }
      case .deletion, .swap, .noEffect:
        if !guards.contains(mutant) { statements.append(mutant) }
      }
    }
  }

  /// All of them, the most telling first. Those of one group are in an order that reaches each part of
  /// the file soon.
  package var mostTellingFirst: [Mutant] {
    let step = 7
    return [guards, conditions, numbers, statements, others].flatMap { group in
      (0..<step).flatMap { first in
        stride(from: first, to: group.count, by: step).map { group[$0] }
      }
    }
  }

  /// So many of them, from the first line of the file to the last. A quarter is for the statements.
  package func sample(_ count: Int) -> [Mutant] {
    var some = Self.spread(guards, count)
    let room = max(some.count, count * 3 / 4)
    some += Self.spread(conditions, room - some.count)
    some += Self.spread(numbers, room - some.count)
    some += Self.spread(statements, count - some.count)
    return some.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// At most so many of a group, from the first to the last.
  private static func spread(_ mutants: [Mutant], _ limit: Int) -> [Mutant] {
    let count = min(mutants.count, limit)
    return (0..<count).map { mutants[$0 * mutants.count / count] }
  }
}

extension Mutant {
  /// Whether it leaves out what begins with a declaration. Without a declaration, little compiles.
  package var isOfADeclaration: Bool {
    let first = before.first?.trimmed ?? ""
    return kind == .deletion
      && ["var ", "let ", "case ", "@", "struct ", "enum ", "func "].contains {
        first.hasPrefix($0)
      }
  }

  fileprivate var isOfAGuard: Bool { before.first?.trimmed.hasPrefix("guard ") == true }
}
