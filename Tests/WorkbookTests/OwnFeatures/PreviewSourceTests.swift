import Testing

@testable import WorkbookKit

@Suite("The previews of a file") struct PreviewSourceTests {
  private let text = """
    struct TipView {}

    #Preview {
      TipView()
    }

    #Preview(
      "With history", traits: .portrait
    ) {
      let tip = TipView()
      tip
    }

    // #Preview("In a comment") {}
    struct Inner {
      let text = "#Preview {"
    }

    """

  private func feature(_ name: String = "Tip") -> Exercise { Exercise(ownFeature: name) }

  @Test("The previews of a file are found with their names and lines")
  func names() {
    let source = PreviewSource(text)
    #expect(source.previews.map { $0.name } == [nil, "With history"])
    #expect(source.previews.map { $0.line } == [3, 7])
    #expect(source.title(at: 0) == "1")
  }

  @Test(
    "The first is played, or the one with a name or a number, and all lines stay where they are",
    arguments: [(nil, 0), ("with history", 1), ("2", 1), ("1", 0)]
  )
  func entry(name: String?, index: Int) throws {
    let source = try PreviewSource(text).withEntry(playing: name, of: feature())
    #expect(source.contains("play { workbookPreview\(index)() }"))
    let lines = source.lines
    #expect(lines[3] == "  TipView()")
    #expect(lines[9] == "  let tip = TipView()")
    #expect(!source.contains("\n#Preview"))
    #expect(source.contains("// #Preview(\"In a comment\") {}"))
  }

  @Test("A name that none has is answered with those that there are")
  func unknown() throws {
    let error = #expect(throws: WorkbookError.self) {
      try PreviewSource(text).withEntry(playing: "Other", of: feature())
    }
    #expect(
      error?.message
        == "Chapters/Mine/Tip.swift has no preview \"Other\"; it has \"1\", \"With history\"."
    )
    let none = #expect(throws: WorkbookError.self) {
      try PreviewSource("struct TipView {}\n").withEntry(playing: nil, of: feature())
    }
    #expect(none?.message.contains("has nothing to play") == true)
  }
}
