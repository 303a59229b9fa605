/// Fits prose into a width. Lines that are laid out by hand, such as those of a diff or of code, stay
/// as they are.
enum TextLayout {
  /// The lines of a message, prose wrapped at spaces.
  static func wrapped(_ text: String, width: Int) -> [String] {
    text.lines.flatMap { line -> [String] in
      guard line.count > width, isProse(line) else { return [line] }
      var result: [String] = []
      var current = ""
      for word in line.split(separator: " ") {
        if !current.isEmpty && current.count + 1 + word.count > width {
          result.append(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + word
      }
      return result + [current]
    }
  }

  /// The text cut to a width, with an ellipsis where something is missing.
  static func cut(_ text: String, width: Int) -> String {
    text.count <= width ? text : text.prefix(max(0, width - 1)) + "…"
  }

  static func isProse(_ line: String) -> Bool {
    guard let first = line.first else { return true }
    return !first.isWhitespace && !"+-−|".contains(first)
  }
}
