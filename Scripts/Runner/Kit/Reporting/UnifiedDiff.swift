/// The changes from one text to another, in the form that `diff -u` and git made known.
package struct UnifiedDiff: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Changes that are close together, with some lines around them.
  package struct Hunk: Equatable, Sendable {
    /// The beginning in each text, counted from 1; 0 where it has no line of that text.
    package var oldStart: Int
    package var newStart: Int
    package var lines: [Line]

    package var oldCount: Int { lines.count { if case .added = $0 { false } else { true } } }
    package var newCount: Int { lines.count { if case .removed = $0 { false } else { true } } }
    package var heading: String { "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@" }
  }

  package let hunks: [Hunk]

  /// - Parameters:
  ///   - old: The lines to start from.
  ///   - new: The lines to arrive at.
  ///   - context: The number of unchanged lines shown before and after a change.
  package init(from old: [String], to new: [String], context: Int = 3) {
    let lines = Self.lines(from: old, to: new)
    let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for index in changes {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    hunks = ranges.map { Self.hunk(of: lines, in: $0) }
  }

  /// All lines of both texts, what is removed before what is added.
  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  private static func hunk(of lines: [Line], in range: Range<Int>) -> Hunk {
    var hunk = Hunk(oldStart: 0, newStart: 0, lines: [])
    for line in lines[..<range.lowerBound] {
      if case .added = line {} else { hunk.oldStart += 1 }
      if case .removed = line {} else { hunk.newStart += 1 }
    }
    hunk.lines = Array(lines[range])
    // A hunk without a line of one text is placed after the line before it, as in `diff`.
    if hunk.oldCount > 0 { hunk.oldStart += 1 }
    if hunk.newCount > 0 { hunk.newStart += 1 }
    return hunk
  }
}

extension UnifiedDiff {
  /// The hunks as `diff -u` writes them, in color.
  package func lines(_ style: Style) -> [String] {
    hunks.flatMap { hunk in
      [style(hunk.heading, .cyan)]
        + hunk.lines.map { line in
          switch line {
          case .same(let text): text.isEmpty ? "" : " " + text
          case .removed(let text): style("-" + text, .red)
          case .added(let text): style("+" + text, .green)
          }
        }
    }
  }
}
