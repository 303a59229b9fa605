/// The lines of a submitted file, in which the words of a flag are found.
struct SourceLines {
  private let lines: [String]

  init(of text: String) {
    lines = text.lines
  }

  /// The first lines that hold a word, counted from 1; as a word of its own if there are any.
  func places(of word: String) -> [Int] {
    let holding = lines.indices.filter { lines[$0].contains(word) }
    let isName = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    let exact = holding.filter { index in
      lines[index].ranges(of: word).contains { range in
        let before = lines[index][..<range.lowerBound].last
        let after = lines[index][range.upperBound...].first
        return !(isName(word.first) && isName(before)) && !(isName(word.last) && isName(after))
      }
    }
    return (exact.isEmpty ? holding : exact).prefix(8).map { $0 + 1 }
  }
}
