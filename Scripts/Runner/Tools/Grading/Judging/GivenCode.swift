import WorkbookKit

/// The code of an observe exercise that a learner predicts and does not change.
///
/// A learner's predictions are put into the code as it was given, so that neither a changed line nor a
/// formatter makes a difference.
struct GivenCode: Sendable {
  private let source: MarkedSource
  /// The tokens of all that is given.
  private let tokens: [String]
  /// The number of given tokens before each region.
  private let boundaries: [Int]

  init(_ source: MarkedSource) {
    self.source = source
    var tokens: [String] = []
    var boundaries: [Int] = []
    for segment in source.segments {
      switch segment {
      case .given(let lines): tokens += Self.texts(Lexer.tokens(of: lines.joined(separator: "\n")))
      case .region: boundaries.append(tokens.count)
      }
    }
    self.tokens = tokens
    self.boundaries = boundaries
  }

  /// The given code with the learner's predictions in it.
  ///
  /// - Parameter text: The learner's file.
  /// - Returns: Nil, if the file has all of the given code, and nothing else but predictions.
  func restored(in text: String) -> String? {
    let theirs = Lexer.tokens(of: text)
    let (matches, isChanged) = matches(in: theirs)
    guard isChanged else { return nil }
    let bytes = Array(text.utf8)
    return source.assembled { index, _ in
      let boundary = boundaries[index]
      let before = matches.last { $0.given < boundary }?.own ?? -1
      let after = matches.first { $0.given >= boundary }?.own ?? theirs.count
      let start = theirs.indices.contains(before) ? theirs[before].range.upperBound : 0
      let end = theirs.indices.contains(after) ? theirs[after].range.lowerBound : bytes.count
      return String(decoding: bytes[start..<end], as: UTF8.self).lines
    }
    .text
  }

  /// The places of the given tokens that a file still has, with one before the first and one behind
  /// the last, and whether anything else differs than the regions.
  private func matches(in theirs: [Token]) -> ([(given: Int, own: Int)], isChanged: Bool) {
    let difference = Self.texts(theirs).difference(from: tokens)
    let added = Set(difference.insertions.map(\.offset))
    let removed = Set(difference.removals.map(\.offset))
    let kept = zip(
      tokens.indices.filter { !removed.contains($0) },
      theirs.indices.filter { !added.contains($0) }
    )
    let matches =
      [(given: -1, own: -1)] + kept.map { (given: $0, own: $1) }
      + [(given: tokens.count, own: theirs.count)]
    let ends = Set(boundaries)
    let hasMore = zip(matches, matches.dropFirst()).contains { first, second in
      second.own - first.own > 1 && !ends.contains(second.given)
    }
    return (matches, !removed.isEmpty || hasMore)
  }

  private static func texts(_ tokens: [Token]) -> [String] { tokens.map { $0.text } }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
