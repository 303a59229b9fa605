/// The lines of a text that do not stand in another one, wherever they stand there.
///
/// A line that stands twice here and once there is new once: the one that a diff shows. A line without
/// a word, such as a brace, and a comment are never new: what they are about is.
package struct NewLines {
  /// Counted from 1.
  package let numbers: Set<Int>

  package init(in text: String, since other: String) {
    let (lines, others) = (text.lines.map(\.trimmed), other.lines.map(\.trimmed))
    var known: [String: Int] = [:]
    for line in others { known[line, default: 0] += 1 }
    var extra: [String: Int] = [:]
    for line in lines { extra[line, default: 0] += 1 }
    extra.merge(known) { $0 - $1 }
    // Of lines that stand elsewhere too, those in other places count only as far as there are more.
    let inserted = lines.difference(from: others).insertions.compactMap { change in
      if case .insert(let offset, _, _) = change { offset } else { nil }
    }
    var numbers: Set<Int> = []
    for index in inserted {
      let line = lines[index]
      guard let count = extra[line], count > 0, line.contains(where: \.isLetter),
        !line.hasPrefix("//")
      else { continue }
      extra[line] = count - 1
      numbers.insert(index + 1)
    }
    self.numbers = numbers
  }

  package func hasAny(of lines: Range<Int>) -> Bool { lines.contains(where: numbers.contains) }
}
