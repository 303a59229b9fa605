/// The cases of an enum in their order, with the `#if` blocks that are around some of them.
struct CaseList {
  indirect enum Item {
    case element(EnumCase, of: Declaration)
    case conditional([Branch])
  }

  struct Branch {
    var directive: String
    var items: [Item]
  }

  var items: [Item]

  init(of declaration: Declaration) {
    items = Self.items(in: declaration.members())
  }

  private static func items(in members: [Declaration]) -> [Item] {
    members.flatMap { member -> [Item] in
      switch member.kind {
      case .enumCase:
        return member.isUnavailable
          ? [] : member.cases.map { .element($0, of: member) }
      case .conditional:
        let branches = member.branches.map {
          Branch(directive: member.source.text($0.directive), items: items(in: $0.members))
        }
        return branches.allSatisfy(\.items.isEmpty) ? [] : [.conditional(branches)]
      default:
        return []
      }
    }
  }

  /// All cases, under any conditions.
  var elements: [(element: EnumCase, declaration: Declaration)] {
    Self.elements(in: items)
  }

  private static func elements(
    in items: [Item]
  ) -> [(element: EnumCase, declaration: Declaration)] {
    items.flatMap { item -> [(element: EnumCase, declaration: Declaration)] in
      switch item {
      case .element(let element, of: let declaration): [(element, declaration)]
      case .conditional(let branches): branches.flatMap { elements(in: $0.items) }
      }
    }
  }

  /// Removes cases whose name an earlier case has. In `#if` blocks the same name may stand twice,
  /// as only one of the branches is compiled.
  ///
  /// - Returns: The removed cases.
  mutating func removeOverloads() -> [(element: EnumCase, declaration: Declaration)] {
    var seen: Set<String> = []
    var removed: [(element: EnumCase, declaration: Declaration)] = []
    items.removeAll { item in
      guard case .element(let element, of: let declaration) = item else { return false }
      if seen.insert(declaration.source.text(element.name)).inserted { return false }
      removed.append((element, declaration))
      return true
    }
    return removed
  }

  /// Writes lines for every case, between the same `#if` directives as the cases.
  ///
  /// - Parameter line: The source for one case, or nil if it needs none.
  func source(_ line: (EnumCase, Declaration) -> String?) -> String {
    Self.lines(for: items, line).joined(separator: "\n")
  }

  private static func lines(
    for items: [Item],
    _ line: (EnumCase, Declaration) -> String?
  ) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .element(let element, of: let declaration):
        return line(element, declaration).map { [$0] } ?? []
      case .conditional(let branches):
        let parts = branches.map { ($0.directive, lines(for: $0.items, line)) }
        guard parts.contains(where: { !$0.1.isEmpty }) else { return [] }
        return parts.flatMap { [$0.0] + $0.1 } + ["#endif"]
      }
    }
  }
}

extension EnumCase {
  /// The type of the payload: of one value its type, of several a tuple with their labels.
  func payloadType(in source: SourceText, replacingSelfWith name: String) -> String {
    let types = parameters.map { source.text($0.type, replacing: "Self", with: name) }
    if types.count == 1 { return types[0] }
    let elements = zip(parameters, types).map { parameter, type in
      parameter.label.map { "\(source.text($0)): \(type)" } ?? type
    }
    return "(\(elements.joined(separator: ", ")))"
  }
}
