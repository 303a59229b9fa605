import Foundation

/// Where text goes, and whether it may be coloured and redrawn there.
struct Terminal: Sendable {
  let descriptor: Int32
  let isTerminal: Bool
  let hasColour: Bool
  /// In columns; 80 where nobody knows.
  let width: Int

  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  static let standardError = Terminal(descriptor: STDERR_FILENO)

  init(descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    let isDumb = environment["TERM"] == "dumb"
    // The convention of no-color.org: any value but an empty one switches colour off.
    hasColour = isTerminal && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
    width = Self.width(of: descriptor) ?? 80
  }

  /// Writes all of the text, also where the other end takes it in pieces.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.write(descriptor, $0.baseAddress, $0.count)
        #else
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
