import Foundation

// The forms of texts and times in a line, between blanks.

extension String {
  var base64: String { Data(utf8).base64EncodedString() }

  /// The text that is encoded; nil if nothing is.
  init?(base64: some StringProtocol) {
    guard let data = Data(base64Encoded: String(base64)) else { return nil }
    self = String(decoding: data, as: UTF8.self)
  }
}

extension Double {
  /// A number of seconds; nil if it is none, or more than anything lasts.
  init?(seconds: some StringProtocol) {
    guard let seconds = Double(seconds), (0..<1e9).contains(seconds) else { return nil }
    self = seconds
  }
}
