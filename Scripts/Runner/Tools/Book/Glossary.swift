import WorkbookKit

/// The terms that the workbook explains, from the table in `Chapters/README.md`.
struct Glossary: Sendable {
  struct Entry: Equatable, Sendable {
    /// The cells of the table, in Markdown.
    var term: String
    var meaning: String
    var taughtIn: String
    /// The name by which a link finds it.
    var id: String
    /// The words or the code by which a text may name it, in small letters if they are words.
    var words: [String] = []
    var code: [String] = []

    /// Without mark-up.
    var title: String { Markdown.spans(of: term).map(\.plain).joined() }

    /// The chapter that teaches it first; 0 if the table does not say so.
    var chapter: Int { Int(taughtIn.prefix(while: \.isNumber)) ?? 0 }

    /// The section that teaches it first: the number of an exercise, or a heading.
    var section: String {
      let references = taughtIn.components(separatedBy: ", ")
      return references.first { Int($0) == nil } ?? ""
    }
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// - Parameter blocks: Those of the page that has the table under a heading `Glossary`.
  init(blocks: [Markdown.Block]) {
    let section = Markdown(blocks: blocks).section { $0 == "Glossary" }
    for case .table(_, let rows) in section?.blocks ?? [] {
      entries += rows.filter { $0.count == 3 }.map(Self.entry)
    }
  }

  private static func entry(_ row: [String]) -> Entry {
    var entry = Entry(term: row[0], meaning: row[1], taughtIn: row[2], id: "")
    for part in row[0].components(separatedBy: ", ") {
      let spans = Markdown.spans(of: part)
      let code = spans.compactMap { if case .code(let code) = $0 { code } else { nil } }
      if let code = code.first {
        entry.code.append(Self.name(of: code))
      } else {
        entry.words.append(spans.map(\.plain).joined().lowercased())
      }
    }
    // `@Reducer` is another term than reducer.
    entry.id = (entry.words.isEmpty ? "code-" : "term-") + Markdown.anchor(of: entry.title)
    return entry
  }

  /// The name in a piece of code: `EffectOf` of `EffectOf<Feature>`.
  static func name(of code: String) -> String {
    String(code.prefix { !"<(:".contains($0) })
  }
}
