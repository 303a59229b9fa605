import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Terms of the glossary") struct GlossaryTests {
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
        | draft | a copy | 5, The view side |

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
    #expect(glossary.entries.count == 6)
    #expect(glossary.entries[2].words == ["child", "parent"])
    #expect(glossary.entries[3].code == ["EffectOf"])
    #expect(glossary.entries[4].code == ["@Sendable"])
    #expect(glossary.entries.map(\.section).suffix(2) == ["3.4", "The view side"])
    #expect(glossary.entries.map(\.chapter).suffix(2) == [3, 5])
  }

  @Test("The first use is linked, the longest term wins, and words may end with s")
  func firstUse() {
    var linker = TermLinker(glossary, chapter: 6)
    let text = "Actions go up: a delegate action is an action. The Parent and the child."
    #expect(
      links(text, &linker) == [
        "Actions=term-action", "delegate action=term-delegate-action", "Parent=term-child-parent",
      ]
    )
    #expect(links("An action of a parent, and reaction.", &linker) == [])
    let odd = "  An action – “Delegate action”, état. "
    #expect(linker.pieces(of: odd).map(\.text).joined() == odd)
  }

  @Test("A term of one word is linked from the section on that teaches it")
  func teaching() {
    let text = "An action of a first draft, a delegate action, `draft`."
    var earlier = TermLinker(glossary, chapter: 4)
    earlier.begin("The view side")
    #expect(
      links(text, &earlier) == ["action=term-action", "delegate action=term-delegate-action"]
    )
    var teaching = TermLinker(glossary, chapter: 5)
    teaching.begin("5.1")
    #expect(links(text, &teaching).contains("draft=term-draft") == false)
    teaching.begin("The view side")
    #expect(links(text, &teaching) == ["draft=term-draft"])
    #expect(links(text, &teaching) == [])
  }

  @Test("Code is a term by its name")
  func code() {
    var linker = TermLinker(glossary, chapter: 6)
    #expect(linker.entry(ofCode: "store") == nil)
    #expect(linker.entry(ofCode: "EffectOf<Counter>")?.id == "code-effectoffeature")
    #expect(linker.entry(ofCode: "EffectOf<Timer>") == nil)
  }
}
