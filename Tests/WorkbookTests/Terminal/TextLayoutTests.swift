import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("Text on a terminal") struct TextLayoutTests {
  @Test("Prose is wrapped, code and differences are not")
  func prose() {
    #expect(TextLayout.wrapped("one two three", width: 8) == ["one two", "three"])
    #expect(TextLayout.wrapped("one two three", width: 8, hanging: 2) == ["one two", "  three"])
    #expect(TextLayout.wrapped("  let a = 1234567", width: 8) == ["  let a = 1234567"])
    #expect(TextLayout.wrapped("− count: 1234567\nab", width: 8) == ["− count: 1234567", "ab"])
  }

  @Test("Wide letters take two columns")
  func wide() {
    #expect(TextLayout.wrapped("見る 見る 見る", width: 9) == ["見る 見る", "見る"])
    #expect(TextLayout.cut("見る見る", width: 6) == "見る…")
    #expect(TextLayout.cut("abcdef", width: 4) == "abc…")
    #expect(TextLayout.cut("abcd", width: 4) == "abcd")
    #expect("見".padded(to: 4) == "見  ")
    let widths: KeyValuePairs = ["é": 1, "e\u{301}": 1, "한국어": 6, "👩‍👩‍👧 ✓": 4, "❤️": 2, "— … “a”": 7]
    for (text, width) in widths { #expect(text.columns == width, "\(text)") }
  }

  @Test("Colours take no room")
  func colours() {
    let red = Style(hasColour: true)("two", .red)
    #expect(ColouredText.columns(of: "one " + red) == 7)
    #expect(
      TextLayout.wrapped(words: ["one", red, "three"], separator: " · ", width: 9)
        == ["one · " + red, "three"]
    )
  }

  @Test("A long line is cut into rows, and its colour goes on in each of them")
  func rows() {
    #expect(ColouredText.rows(of: "", width: 4) == [""])
    #expect(ColouredText.rows(of: "abcdefgh", width: 4) == ["abcd", "efgh"])
    #expect(ColouredText.rows(of: "a見b", width: 2) == ["a", "見", "b"])
    #expect(ColouredText.rows(of: "a\tb", width: 80) == ["a   b"])
    let red = Style(hasColour: true)("abcdef", .red)
    #expect(
      ColouredText.rows(of: red + "gh", width: 4)
        == ["\u{1B}[31mabcd\u{1B}[0m", "\u{1B}[31mef\u{1B}[0mgh"]
    )
  }
}

@Suite("Paths from where a person is") struct PlacesTests {
  @Test(
    "A path leads from the person's folder to the file",
    arguments: [
      ("/home/a/book", "Chapters/1.1-A.swift"),
      ("/home/a/book/Chapters", "1.1-A.swift"),
      ("/home/a/book/Tests/X", "../../Chapters/1.1-A.swift"),
      ("/home/a", "book/Chapters/1.1-A.swift"),
      ("/tmp", "/home/a/book/Chapters/1.1-A.swift"),
      ("/home/b/c/d/e/f/g/h/i", "/home/a/book/Chapters/1.1-A.swift"),
      ("", "/home/a/book/Chapters/1.1-A.swift"),
    ]
  )
  func relative(_ example: (folder: String, path: String)) {
    let places = Places(root: "/home/a/book", from: example.folder)
    #expect(places("Chapters/1.1-A.swift") == example.path)
    #expect(places("/usr/lib/a.swift") == "/usr/lib/a.swift")
    #expect(Places.fromRoot("Chapters/1.1-A.swift") == "Chapters/1.1-A.swift")
  }

  @Test("Printed text cannot draw on the terminal, or turn the direction of writing")
  func sanitizer() {
    let printed = "a\u{1B}[2Jb\u{9B}5mc\u{202E}d\te\r\n\n"
    #expect(Sanitizer.lines(of: printed) == ["abcd\te"])
    #expect(Sanitizer.line("a\nb\u{2066}c ") == "a bc")
    #expect(Sanitizer.line("a\u{1B}]0;title\u{7}b\u{1B}(Bc") == "abc")
    // A sequence without its end takes no more than its line.
    #expect(Sanitizer.lines(of: "a\u{1B}]0;title\nb\u{1B}[1;\nc") == ["a", "b", "c"])
    #expect(Sanitizer.line("見👨‍👩‍👧é") == "見👨‍👩‍👧é")
  }

  @Test("The line that is still to be written is found")
  func toDo() {
    #expect(StatusCommand.lineOfToDo(in: "let a = 1\n  // TODO: Write it.\n// TODO: more\n") == 2)
    #expect(StatusCommand.lineOfToDo(in: "let a = 1\n") == nil)
  }
}
