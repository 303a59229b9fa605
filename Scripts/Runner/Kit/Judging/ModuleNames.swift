/// The names of modules, which a file must not give to something else: in the code of a suite, and in what its
/// macros expand to, they would mean that.
package enum ModuleNames {
  /// The modules of a suite that a text declares by name, outside of any type.
  package static func taken(in text: String, of exercise: Exercise, _ workbook: Workbook)
    -> [String]
  {
    let suite = Lexer.tokens(of: Files.text(workbook.absolute(exercise.suiteFile)) ?? "")
    let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    var modules: Set = ["Swift", "Testing", "Foundation"]
    for (index, token) in suite.enumerated() where token.isWord("import") {
      let names = suite[(index + 1)...].prefix(2).filter { !kinds.contains($0.text) }
      if let name = names.first { modules.insert(name.text) }
    }
    var depth = 0
    var taken: [String] = []
    let tokens = Lexer.tokens(of: text)
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      depth += token.isMark("{") ? 1 : token.isMark("}") ? -1 : 0
      let name = next.text.replacing("`", with: "")
      if depth == 0, (kinds + ["actor"]).contains(token.text), modules.contains(name) {
        taken.append(name)
      }
    }
    return taken
  }

  /// A sentence for the learner about each.
  static func notes(on text: String, of exercise: Exercise, _ workbook: Workbook) -> [String] {
    taken(in: text, of: exercise, workbook).map { name in
      "`\(name)` is the name of a module that the checks use, and your file gives it to something of its"
        + " own. Take another name."
    }
  }
}
