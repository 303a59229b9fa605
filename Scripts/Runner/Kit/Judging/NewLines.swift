/// The lines of a text that do not stand in another one, wherever they stand there.
///
/// A line that stands twice here and once there is new once. A line without a word, such as a brace,
/// and a comment are never new: what they are about is.
struct NewLines {
  /// Counted from 1.
  let numbers: Set<Int>

  init(in text: String, besides other: String) {
    var known: [String: Int] = [:]
    for line in other.lines { known[line.trimmed, default: 0] += 1 }
    var numbers: Set<Int> = []
    for (index, line) in text.lines.map(\.trimmed).enumerated() {
      if let count = known[line], count > 0 {
        known[line] = count - 1
      } else if line.contains(where: \.isLetter), !line.hasPrefix("//") {
        numbers.insert(index + 1)
      }
    }
    self.numbers = numbers
  }

  func hasAny(of lines: Range<Int>) -> Bool { lines.contains(where: numbers.contains) }
}
