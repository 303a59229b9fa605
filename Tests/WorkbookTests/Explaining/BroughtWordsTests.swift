import Testing

@testable import WorkbookKit

/// What people bring from other languages, keyboards and programs, with the compiler's message, the
/// line, and a part of the explanation.
@Suite("What is written as elsewhere") struct BroughtWordsTests {
  typealias Example = (message: String, line: String, expected: String)

  @Test(
    "A character that looks like one of Swift's is named with its code",
    arguments: [
      ("expected ',' separator", "Lamp(on： true)", "U+FF1A (fullwidth colon)"),
      ("consecutive statements", "Lamp（on: true)", "write `(`"),
      ("unicode curly quote found", "Text(“a”)", "U+201C"),
      ("cannot find operator '−' in scope", "a − b", "write `-`"),
      ("invalid character in source file", "case\u{3000}.a", "write an ordinary space"),
      ("cannot find 'a\u{200B}' in scope", "a\u{200B} + b", "delete it"),
      ("extraneous '}' at top level", "}\nenum A ｛", "U+FF5B"),
    ] as [Example]
  )
  func lookalike(_ example: Example) {
    expect("lookalike", example)
  }

  @Test(
    "What was never Swift is named",
    arguments: [
      (
        "source control conflict marker in source file", "<<<<<<< a\n=======\n>>>>>>> b",
        "Lines 1 to 3"
      ),
      ("cannot find operator '<<<<<<<' in scope", "<<<<<<< HEAD", "Line 1 is the marker"),
      ("expected expression", "```swift\nlet a = 1\n```", "Markdown"),
      ("invalid UTF-8 found in source file", "// \u{FFFD}", "encoding UTF-8"),
      ("consecutive statements", "l\0e\0t\0", "encoding UTF-8"),
      ("expected expression", "{\\rtf1\\ansi\nlet a = 1", "rich text (RTF)"),
      ("expected expression", "<!DOCTYPE html>\n<p>", "a page of a browser"),
      ("expected expression", "PK\u{3}\u{4}\0\0", "an archive (ZIP)"),
      ("expected expression", "%PDF-1.7\n", "a PDF"),
      ("expected expression", "version https://git-lfs.github.com/spec/v1", "a pointer of Git LFS"),
      ("expected expression", "diff --git a/A.swift b/A.swift", "a difference between two files"),
      ("consecutive statements", "  1  enum A {\n  2    case b\n  3  }", "a listing"),
    ] as [Example]
  )
  func notSwift(_ example: Example) {
    expect("not-swift", example)
  }

  @Test(
    "Strings, comments, names and correct code of today have none of it",
    arguments: [
      ("cannot find 'x' in scope", "let a = \"：\" + x // ：", ""),
      ("cannot find 'x' in scope", "let 数 = x", ""),
      ("cannot find 'x' in scope", "if (x == 1 && y <= 2) { }", ""),
      ("value of type 'Lamp' has no member 'push'", "lamp.push", ""),
      ("expected expression", "let a = \"\"\"\n=======\n\"\"\"", ""),
    ] as [Example]
  )
  func none(_ example: Example) {
    let found = explained([(example.message, example.line.lines[0])], in: example.line)
    #expect(!["foreign-habit", "lookalike", "not-swift"].contains(found.first?.explanationID))
  }

  private func expect(_ id: String, _ example: Example) {
    let found = explained([(example.message, example.line.lines[0])], in: example.line).first
    #expect(found?.explanationID == id)
    #expect(
      found?.explanation?.contains(example.expected) == true,
      "\(found?.explanation ?? "No explanation")"
    )
  }
}
