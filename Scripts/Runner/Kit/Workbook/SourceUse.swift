/// Finds which files some sources use, by the names that the files declare.
///
/// It may find a file too many, where a name means something else; that costs a file that nobody
/// needs, and nothing else.
package struct SourceUse {
  /// A file that may be needed.
  package struct Candidate {
    package let path: String
    let words: Set<String>
    package let names: Set<String>

    package init(path: String, text: String) {
      self.path = path
      let tokens = Lexer.tokens(of: text)
      words = SourceUse.words(of: tokens)
      names = SourceUse.declaredNames(in: tokens)
    }
  }

  package let candidates: [Candidate]

  package init(candidates: [Candidate]) {
    self.candidates = candidates
  }

  /// The paths of the files that the sources need, and that those files need, in their order. A name
  /// that a source declares itself means its own.
  package func paths(usedBy sources: [String]) -> [String] {
    var words = sources.reduce(into: Set<String>()) { words, text in
      let tokens = Lexer.tokens(of: text)
      words.formUnion(Self.words(of: tokens).subtracting(Self.declaredNames(in: tokens)))
    }
    var needed: Set<String> = []
    while let next = candidates.first(where: { candidate in
      !needed.contains(candidate.path) && !words.isDisjoint(with: candidate.names)
    }) {
      needed.insert(next.path)
      words.formUnion(next.words.subtracting(next.names))
    }
    return candidates.map(\.path).filter(needed.contains)
  }

  private static func words(of tokens: [Token]) -> Set<String> {
    Set(tokens.filter { $0.kind == .word }.map(\.text))
  }

  /// The types, functions and values of a file, and the members that it adds to types of other files:
  /// who uses a member of the file's own type has that type from somewhere, by its name.
  private static func declaredNames(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var extended: String?
    let ownTypes = outermostTypes(in: tokens)
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") {
        depth -= 1
        if depth == 0 { extended = nil }
      }
      let next = tokens.dropFirst(index + 1).first
      if depth == 0, token.isWord("extension") {
        extended = next?.text
        let header = tokens[index...].prefix { !$0.isMark("{") }
        // Who needs a conformance does not name it.
        if let extended, header.contains(where: { $0.isMark(":") }) { names.insert(extended) }
      }
      // Nor does who calls an initializer.
      if depth == 1, let extended, token.isWord("init") { names.insert(extended) }
      let extendsAnother = extended.map { !ownTypes.contains($0) } ?? false
      let isPrivate =
        index > 0 && ["private", "fileprivate"].contains(where: tokens[index - 1].isWord)
      guard depth == 0 || depth == 1 && extendsAnother, declarations.contains(where: token.isWord),
        !isPrivate, let next, next.kind == .word
      else { continue }
      names.insert(next.text)
    }
    return names
  }

  private static func outermostTypes(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if depth == 0, types.contains(where: token.isWord) { names.insert(next.text) }
    }
    return names
  }

  private static let types = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let declarations = types + ["func", "var", "let"]
}
