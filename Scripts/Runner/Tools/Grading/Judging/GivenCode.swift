import WorkbookKit

/// The code of an observe exercise that a learner predicts and does not change.
///
/// Predictions that are put into the code as it was given show whether they need a change of it: a changed
/// line or a formatter alone makes no difference to them.
struct GivenCode: Sendable {
  private let source: MarkedSource
  /// The tokens of all that is given.
  private let given: [String]
  /// The number of given tokens before each region. Regions with comments alone between them have the
  /// same number.
  private let boundaries: [Int]

  init(_ source: MarkedSource) {
    self.source = source
    var given: [String] = []
    var boundaries: [Int] = []
    for segment in source.segments {
      switch segment {
      case .given(let lines):
        given += Lexer.tokens(of: lines.joined(separator: "\n")).map { $0.text }
      case .region: boundaries.append(given.count)
      }
    }
    self.given = given
    self.boundaries = boundaries
  }

  /// The given code with the learner's predictions in it.
  ///
  /// - Parameter text: The learner's file.
  /// - Returns: Nil, if the file has all of the given code, and nothing else but predictions.
  func restored(in text: String) -> String? {
    let theirs = Lexer.tokens(of: text)
    guard let predictions = predictions(in: theirs) else { return nil }
    let bytes = Array(text.utf8)
    return source.assembled { index, _ in
      let boundary = boundaries[index]
      // Of regions in the same place, the first one holds what was written into all of them.
      guard index == boundaries.firstIndex(of: boundary), let range = predictions[boundary] else {
        return []
      }
      let start = range.lowerBound > 0 ? theirs[range.lowerBound - 1].range.upperBound : 0
      let end =
        range.upperBound < theirs.count ? theirs[range.upperBound].range.lowerBound : bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self).lines
    }
    .text
  }

  private enum Move: UInt8 {
    /// A given token is there.
    case match
    /// A given token is missing.
    case missing
    /// The learner has a token more.
    case extra
  }

  /// The tokens that were written at each boundary, by the alignment with the fewest changes of what
  /// was given; nil if there are none.
  private func predictions(in theirs: [Token]) -> [Int: Range<Int>]? {
    let width = theirs.count + 1
    let ends = Set(boundaries)
    var moves = [Move](repeating: .extra, count: (given.count + 1) * width)
    var costs: [Int] = []
    for row in 0...given.count {
      let isFree = ends.contains(row)
      var new = [Int](repeating: 0, count: width)
      for column in 0..<width {
        guard row > 0 || column > 0 else { continue }
        var best = (cost: Int.max, move: Move.extra)
        if row > 0, column > 0, given[row - 1] == theirs[column - 1].text {
          best = (costs[column - 1], .match)
        }
        if row > 0, costs[column] + 1 < best.cost { best = (costs[column] + 1, .missing) }
        if column > 0 {
          let cost = new[column - 1] + (isFree ? 0 : 1)
          if cost < best.cost { best = (cost, .extra) }
        }
        new[column] = best.cost
        moves[row * width + column] = best.move
      }
      costs = new
    }
    return costs[theirs.count] == 0 ? nil : ranges(moves, theirs.count, ends)
  }

  /// Follows the moves from the end, and notes where tokens were added at a boundary.
  private func ranges(_ moves: [Move], _ count: Int, _ ends: Set<Int>) -> [Int: Range<Int>] {
    var ranges: [Int: Range<Int>] = [:]
    var (row, column) = (given.count, count)
    while row > 0 || column > 0 {
      switch moves[row * (count + 1) + column] {
      case .match:
        row -= 1
        column -= 1
      case .missing:
        row -= 1
      case .extra:
        column -= 1
        if ends.contains(row) { ranges[row] = column..<(ranges[row]?.upperBound ?? column + 1) }
      }
    }
    return ranges
  }
}
