import Foundation

/// The source of a file with previews, of which each can be played.
package struct PreviewSource: Sendable {
  package struct Preview: Equatable, Sendable {
    /// Nil where it has none.
    package var name: String?
    /// Counted from 1.
    package var line: Int
    /// From `#Preview` to the brace of its view, in bytes.
    fileprivate var header: Range<Int>
    /// The code between its braces.
    package var content: String
  }

  package let previews: [Preview]
  private let text: String

  package init(_ text: String) {
    self.text = text
    var previews: [Preview] = []
    var depth = 0
    let tokens = Lexer.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard depth == 0, token.isWord("#Preview") else { continue }
      let header = tokens[index...].prefix { !$0.isMark("{") }
      guard tokens.indices.contains(header.endIndex) else { continue }
      let start = tokens[header.endIndex].range.upperBound
      let end = Self.closingBrace(of: header.endIndex, in: tokens)?.range.lowerBound ?? start
      previews.append(
        Preview(
          name: header.dropFirst(2).first.flatMap(Self.name),
          line: token.line,
          header: token.range.lowerBound..<start,
          content: String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        )
      )
    }
    self.previews = previews
  }

  private static func closingBrace(of opening: Int, in tokens: [Token]) -> Token? {
    var depth = 0
    return tokens[opening...].first { token in
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      return depth == 0
    }
  }

  /// The name that a token stands for, if it is a plain string.
  private static func name(_ token: Token) -> String? {
    guard token.text.hasPrefix("\""), token.text.count > 2 else { return nil }
    return String(token.text.dropFirst().dropLast())
  }

  /// The name by which a person chooses a preview: its own, or its position in the file.
  package func title(at index: Int) -> String {
    previews[index].name ?? "\(index + 1)"
  }

  /// The source as a program that plays a preview. Lines stay where they are.
  ///
  /// - Parameter name: A preview's name, or its place counted from 1; the first preview, if nil.
  /// - Throws: `WorkbookError` if there is no such preview.
  func withEntry(playing name: String?, of feature: Exercise) throws -> String {
    let index = try index(of: name, feature)
    var bytes = Array(text.utf8)
    for (index, preview) in previews.enumerated().reversed() {
      let lines = bytes[preview.header].filter { $0 == UInt8(ascii: "\n") }
      let function = "@MainActor @ViewBuilder private func workbookPreview\(index)() -> some View"
      bytes.replaceSubrange(preview.header, with: function.utf8 + lines + " {".utf8)
    }
    return String(decoding: bytes, as: UTF8.self) + """

      import WorkbookPlay

      @main enum WorkbookPlayEntry {
        static func main() { play { workbookPreview\(index)() } }
      }

      """
  }

  private func index(of name: String?, _ feature: Exercise) throws -> Int {
    guard !previews.isEmpty else {
      throw WorkbookError(
        "\(feature.file) has nothing to play: end it with `#Preview { … }` around its view, as"
          + " `Scripts/workbook new` writes it."
      )
    }
    guard let name else { return 0 }
    let query = name.lowercased()
    let found = previews.indices.first { previews[$0].name?.lowercased() == query }
    if let found { return found }
    if let number = Int(name), previews.indices.contains(number - 1) { return number - 1 }
    let titles = previews.indices.map { "\"\(title(at: $0))\"" }.joined(separator: ", ")
    throw WorkbookError("\(feature.file) has no preview \"\(name)\"; it has \(titles).")
  }
}
