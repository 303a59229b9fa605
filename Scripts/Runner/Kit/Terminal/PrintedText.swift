/// What a program printed that nobody knows anything about.
package enum PrintedText {
  /// The lines of an output, without control characters that could draw over the view.
  package static func lines(of text: String) -> [String] {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return text.lines.map { line in
      String(line.unicodeScalars.filter { $0 == "\t" || !($0.value < 32 || $0.value == 127) })
    }
  }
}
