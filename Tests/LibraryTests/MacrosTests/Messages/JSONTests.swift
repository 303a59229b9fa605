import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@Suite("JSON of the plugin")
struct JSONTests {
  @Test("Values of every kind are read")
  func values() {
    let value = parse(#" {"a": [1, -20, 3.5e2, true, false, null, "x", {}, []], "b": {"c": "d"}} "#)
    let array = value?["a"]?.array
    #expect(array?.count == 9)
    #expect(array?[0].integer == 1)
    #expect(array?[1].integer == -20)
    #expect(array?[6].string == "x")
    #expect(value?["b"]?["c"]?.string == "d")
    #expect(value?["missing"] == nil)
  }

  @Test(
    "Escapes are read",
    arguments: [
      (#""a\nb\t\"\\\/\r\b\f""#, "a\nb\t\"\\/\r\u{8}\u{c}"),
      (#""\u00e4\u0041\uD83D\uDC4D""#, "äA👍"),
      (#""größe 数 👍""#, "größe 数 👍"),
      (#""\\""#, "\\"),
      (#""\\\"\\""#, "\\\"\\"),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(parse(text)?.string == expected)
  }

  @Test(
    "Malformed text is no value, and no crash",
    arguments: [
      "", "{", "[", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "\"", "\"\\\"", "tru", "nul", "-",
      "{1:2}",
      "[1 2]", "\u{0}",
    ]
  )
  func malformed(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("Values nested deeper than any message are refused")
  func depth() {
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("Text that is written is read back, with any characters")
  func roundTrip() {
    var generator = SeededGenerator(state: 1)
    let characters = Array("ab\"\\/\n\t\u{0}\u{1f}\u{7f}äß数👍🇨🇭 {}[],:".unicodeScalars)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        text.unicodeScalars.append(characters.randomElement(using: &generator)!)
      }
      var writer = JSONWriter()
      writer.string(text)
      #expect(JSONParser.parse(writer.bytes)?.string == text)
    }
  }

  private func parse(_ text: String) -> JSONValue? {
    JSONParser.parse(Array(text.utf8))
  }
}
