import Foundation

/// The weight of a word in a comparison of texts: the fewer texts have it, the more it says of one.
package struct Rarity: Sendable {
  private let weights: [String: Double]
  /// That of a word which no text has.
  private let most: Double

  /// - Parameter texts: The words of each text; what is said twice counts once.
  package init(_ texts: [Dictionary<String, Int>.Keys]) {
    let counts = texts.reduce(into: [String: Int]()) { counts, words in
      for word in words { counts[word, default: 0] += 1 }
    }
    weights = counts.mapValues { log(1 + Double(texts.count) / Double(1 + $0)) }
    most = weights.values.max() ?? 1
  }

  package func weight(of word: String) -> Double { weights[word] ?? most }
}
