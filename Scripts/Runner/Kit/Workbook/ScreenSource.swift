/// The source of an exercise's screen: given views, and last the app that shows them.
package struct ScreenSource: Sendable {
  /// The types that conform to `App`, in their order.
  package let apps: [String]
  /// The last type that the file declares.
  package let lastType: String?
  private let text: String

  package init(_ text: String) {
    self.text = text
    var apps: [String] = []
    var lastType: String?
    var depth = 0
    let tokens = Lexer.tokens(of: text)
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard depth == 0, Self.declarations.contains(where: token.isWord),
        let name = tokens.dropFirst(index + 1).first, name.kind == .word
      else { continue }
      lastType = name.text
      let header = tokens[(index + 2)...].prefix { !$0.isMark("{") && !$0.isWord("where") }
      let conformances = header.drop { !$0.isMark(":") }
      if conformances.contains(where: { $0.isWord("App") }) { apps.append(name.text) }
    }
    self.apps = apps
    self.lastType = lastType
  }

  private static let declarations = ["struct", "class", "enum", "actor"]

  /// The source with the entry of a program that plays the app.
  ///
  /// - Parameters:
  ///   - path: The path that the compiler's messages about the source name.
  ///   - file: The file's name in messages.
  /// - Throws: `WorkbookError` if there is no app.
  func withEntry(path: String, file: String) throws -> String {
    guard let app = apps.last else {
      throw WorkbookError("\(file) has no type that conforms to App, so it cannot be played.")
    }
    return """
      #sourceLocation(file: "\(path)", line: 1)
      \(text)
      #sourceLocation()
      import WorkbookPlay

      @main enum WorkbookPlayEntry {
        static func main() { play(\(app).self) }
      }

      """
  }
}
