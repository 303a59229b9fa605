import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Terms of the glossary", .timeLimit(.minutes(5))) struct GlossaryTests {
  private let glossary = Glossary(
    blocks: Markdown(
      parsing: """
        ## Glossary

        | term | what it is | taught in |
        |---|---|---|
        | action | a value | 1.2 |
        | delegate action | an action | 4.9 |
        | child, parent | two features | 4.1 |
        | `EffectOf<Feature>` | a type | 1.7 |
        | `@Sendable` closure | a closure | 3.4 |

        ## More

        | no | term | here |
        |---|---|---|
        | store | x | y |
        """
    ).blocks
  )

  private func links(_ text: String, _ linker: inout TermLinker) -> [String] {
    linker.pieces(of: text).compactMap { piece in piece.entry.map { "\(piece.text)=\($0.id)" } }
  }

  @Test("Each row of the table is a term, by its words or its code")
  func entries() {
    #expect(glossary.entries.map(\.title).contains("child, parent"))
    #expect(glossary.entries.count == 5)
    #expect(glossary.entries[2].words == ["child", "parent"])
    #expect(glossary.entries[3].code == ["EffectOf"])
    #expect(glossary.entries[4].code == ["@Sendable"])
  }

  @Test("The first use is linked, the longest term wins, and words may end with s")
  func firstUse() {
    var linker = TermLinker(glossary)
    let text = "Actions go up: a delegate action is an action. The Parent and the child."
    #expect(
      links(text, &linker) == [
        "Actions=term-action", "delegate action=term-delegate-action", "Parent=term-child-parent",
      ]
    )
    #expect(links("An action of a parent, and reaction.", &linker) == [])
  }

  @Test("The pieces of a text are the text")
  func pieces() {
    var linker = TermLinker(glossary)
    let text = "  An action – “Delegate action”, état. "
    #expect(linker.pieces(of: text).map(\.text).joined() == text)
  }

  @Test("Code is a term by its name")
  func code() {
    var linker = TermLinker(glossary)
    #expect(linker.entry(ofCode: "store") == nil)
    #expect(linker.entry(ofCode: "EffectOf<Counter>")?.id == "code-effectoffeature")
    #expect(linker.entry(ofCode: "EffectOf<Timer>") == nil)
  }
}
