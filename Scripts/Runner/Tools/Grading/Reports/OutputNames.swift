import Foundation
import WorkbookKit

/// Gives each file of results a name that every file system takes, and that no other has.
struct OutputNames {
  private var taken: Set<String> = []

  /// - Parameter submission: A name that the learner chose.
  mutating func name(for submission: String, suffix: String) -> String {
    let stem = Self.stem(submission)
    var name = stem + suffix
    var count = 1
    // macOS tells no capitals from small letters.
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(stem)-\(count)\(suffix)"
    }
    return name
  }

  /// Letters and digits of every script stay; a name never begins with a dot or a hyphen, which
  /// hide a file or make an option of it.
  private static func stem(_ submission: String) -> String {
    let kept = submission.precomposedStringWithCanonicalMapping.map { character -> Character in
      character.isLetter || character.isNumber || "._-+,@ ".contains(character) ? character : "_"
    }
    var stem = String(kept).trimmed
    while let first = stem.first, ".- ".contains(first) { stem.removeFirst() }
    // File systems count bytes, 255 of them.
    while stem.utf8.count > 180 { stem.removeLast() }
    return stem.isEmpty ? "submission" : stem
  }
}
