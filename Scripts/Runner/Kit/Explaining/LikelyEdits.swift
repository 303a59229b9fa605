/// A change that is likely to help with an error. Where no rule knows what is wrong, the changes are
/// tried in the order of the table, and the first that helps is said.
struct LikelyEdit: Sendable {
  /// The beginning of a sentence about it, such as "With `await` before `send`".
  typealias Change = (edit: TextEdit, beginning: String)

  /// The changes of an error's line. A place is a token.
  let changes: @Sendable (_ mistake: Mistake, _ place: Int) -> [Change]

  /// - Parameter module: The module that the learner's tests are about; nil if they are in it.
  static func changes(for mistake: Mistake, module: String?) -> [Change] {
    guard let token = mistake.token else { return [] }
    let imports = module.map { [testableImport(of: $0)] } ?? []
    return (offered + imports + all).flatMap { $0.changes(mistake, token) }
  }

  // The forms of a change.

  static func write(_ name: String, for place: Int, _ mistake: Mistake) -> Change {
    let code = mistake.code
    return (
      code.replacing(name: place, with: name),
      "With `\(name)` in place of `\(code.tokens[place].text)`"
    )
  }

  static func insert(_ text: String, _ place: String, _ edit: TextEdit) -> Change {
    (edit, "With `\(text)` \(place)")
  }

  /// Without the tokens of the error's line that have these texts one after another.
  static func leaveOut(_ texts: String..., in mistake: Mistake) -> [Change] {
    let (code, line) = (mistake.code, mistake.code.tokens(ofLine: mistake.error.line))
    return line.dropLast(texts.count - 1).filter { first in
      texts.indices.allSatisfy { code.tokens[first + $0].text == texts[$0] }
    }
    .map { first in
      (code.replacing(first...(first + texts.count - 1), with: ""), "Without `\(texts.joined())`")
    }
  }

  static func append(_ text: String, to place: Int, _ mistake: Mistake) -> Change {
    insert(
      text,
      "behind `\(mistake.code.tokens[place].text)`",
      mistake.code.inserting(text, after: place)
    )
  }

  static func wrap(
    _ place: Int,
    in first: String,
    _ last: String,
    _ mistake: Mistake
  ) -> Change {
    insert(first + "…" + last, "around it", mistake.code.wrapping(place, in: first, last))
  }

  /// A name in place of the one that the compiler does not know.
  static func unknown(
    _ names: @escaping @Sendable (Mistake, _ name: String, _ place: Int) -> [String?]
  ) -> LikelyEdit {
    LikelyEdit { mistake, _ in
      guard let name = mistake.unknownName, let place = mistake.place(of: name) else { return [] }
      return names(mistake, name, place).compactMap { $0 }.map { write($0, for: place, mistake) }
    }
  }

  /// A change where the compiler has a value of one type, and needs another.
  static func converting(
    _ find: @escaping @Sendable (Mistake, Int, _ given: String, _ needed: String) -> [Change]
  ) -> LikelyEdit {
    LikelyEdit { mistake, token in
      guard mistake.names.count == 2,
        mistake.has("cannot convert") || mistake.has("cannot assign")
      else { return [] }
      let needed = mistake.names[1]
      let plain = needed.hasSuffix("?") ? String(needed.dropLast()) : needed
      return find(mistake, token, mistake.names[0], plain)
    }
  }

  static func when(
    _ signs: String...,
    change: @escaping @Sendable (Mistake, Int) -> [Change]
  ) -> LikelyEdit {
    LikelyEdit { mistake, token in
      signs.contains(where: mistake.message.contains) ? change(mistake, token) : []
    }
  }
}

extension LikelyEdit {
  /// The compiler's own offers.
  private static let offered = [
    LikelyEdit { mistake, token in
      mistake.offers.map { offer in
        offer.hasPrefix(".") || offer == "()"
          ? append(offer, to: token, mistake) : write(offer, for: token, mistake)
      }
    }
  ]

  private static func testableImport(of module: String) -> LikelyEdit {
    when("cannot find ", "inaccessible due to") { mistake, _ in
      let (code, line) = (mistake.code, "@testable import \(module)")
      if let place = code.tokens.indices.dropLast().first(where: {
        code.tokens[$0].isWord("import") && code.tokens[$0 + 1].isWord(module)
      }) {
        return code.tokens[place].beginsLine
          ? [insert("@testable", "before `import`", code.inserting("@testable ", before: place))]
          : []
      }
      return [insert(line, "at the top of the file", TextEdit(range: 0..<0, text: line + "; "))]
    }
  }

  /// The names first: what is misspelt is found with few tries.
  private static let all = names + values
}

extension Mistake {
  /// The compiler's own offer at the error's place.
  fileprivate var offers: [String] {
    let notes = error.notes.filter { $0.line == error.line }.map(\.message)
    return ([error.message] + error.excerpt.filter { $0.contains("note: ") } + notes)
      .compactMap { message in
        message.firstMatch(of: #/(?:did you mean|use|with|insert|to) '([^'\s]+)'/#).map {
          String($0.1)
        }
      }
      .filter { !["Any", "self", "var"].contains($0) }
  }
}
