import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The look of the book", .timeLimit(.minutes(5))) struct BookStyleTests {
  /// The colours by day, and those by night.
  private var themes: [[String: String]] {
    BookStyle.sheet.components(separatedBy: ":root {").dropFirst().prefix(2).map { part in
      let colours = part.prefix { $0 != "}" }.matches(of: /--([a-z]+): (#[0-9a-f]{6})/)
      return Dictionary(
        colours.map { (String($0.1), String($0.2)) },
        uniquingKeysWith: { _, last in last }
      )
    }
  }

  /// The luminance that the rules for contrast of the W3C define.
  private func luminance(_ colour: String) throws -> Double {
    let number = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test("Every colour of text has a contrast of 4.5 at least, on the page and on code")
  func contrast() throws {
    #expect(themes.count == 2)
    for theme in themes {
      let texts = [
        "ink", "quiet", "accent", "keyword", "type", "string", "number", "comment",
      ]
      for (text, ground) in texts.flatMap({ text in [(text, "paper"), (text, "soft")] }) {
        let pair = try [text, ground].map { try luminance(try #require(theme[$0])) }.sorted()
        let contrast = (pair[1] + 0.05) / (pair[0] + 0.05)
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
    }
  }
}
