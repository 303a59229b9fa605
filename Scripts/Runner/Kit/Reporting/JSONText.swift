import Foundation

/// JSON for programs and for files: easy to read and to compare, in the same order every time.
package enum JSONText {
  package static func of(
    _ value: some Encodable,
    keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
