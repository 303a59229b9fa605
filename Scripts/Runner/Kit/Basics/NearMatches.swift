/// Finds what a person may have meant by a name that does not exist.
package enum NearMatches {
  /// The candidates within a third of the word's length in single-letter changes, nearest first,
  /// and those that begin with the word.
  package static func of(_ word: String, in candidates: [String], limit: Int = 3) -> [String] {
    let letters = Array(word.lowercased())
    let ranked = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let name = candidate.lowercased()
      if !letters.isEmpty, name.hasPrefix(word.lowercased()) { return (candidate, 0) }
      let distance = distance(letters, Array(name))
      return distance <= max(1, letters.count / 3) ? (candidate, distance) : nil
    }
    return ranked.sorted { $0.distance < $1.distance }.prefix(limit).map { $0.name }
  }

  /// The number of letters to insert, delete, replace or swap with a neighbour to get from one word
  /// to the other.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var current = [i + 1]
      for (j, other) in second.enumerated() {
        var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
