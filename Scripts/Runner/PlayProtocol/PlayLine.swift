import Foundation

/// A message between the runner and the program that is played: one line of JSON.
package protocol PlayLine: Codable {}

extension PlayLine {
  /// The line, with its end.
  package var line: [UInt8] {
    // A time that is not a number is the only value that JSON has no form for.
    guard let data = try? JSONEncoder().encode(self) else { return [] }
    return Array(data) + [10]
  }

  /// Reads a line; nil, if it says nothing of the kind.
  package init?(line: some Sequence<UInt8>) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = value
  }
}

extension PlayRequest: PlayLine {}
extension PlayMessage: PlayLine {}
