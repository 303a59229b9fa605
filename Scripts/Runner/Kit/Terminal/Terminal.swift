import Foundation

/// A destination of text, and whether text may be coloured and redrawn there.
package struct Terminal: Sendable {
  package let isTerminal: Bool
  package let hasColour: Bool
  /// Whether lines may be taken back: a dumb terminal cannot, and there they stay.
  package let canRedraw: Bool
  /// In columns; 80 where the system does not say.
  package let width: Int
  /// In rows; 24 where the system does not say.
  package let height: Int
  /// Makes the places of files links, where the terminal can follow one.
  private let links: FileLinks?
  private let sink: Sink

  private enum Sink: Sendable {
    case descriptor(Int32)
    case text(Locked<String>)
  }

  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  static let standardError = Terminal(descriptor: STDERR_FILENO)

  package init(
    descriptor: Int32,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    sink = .descriptor(descriptor)
    isTerminal = isatty(descriptor) == 1
    let isDumb = ["dumb", ""].contains(environment["TERM"])
    canRedraw = isTerminal && !isDumb
    // The convention of no-color.org: any value but an empty one switches colour off.
    hasColour = canRedraw && (environment["NO_COLOR"] ?? "").isEmpty
    links = canRedraw ? FileLinks(environment: environment) : nil
    let size = Self.size(of: descriptor)
    width = size?.columns ?? 80
    height = size?.rows ?? 24
  }

  /// Collects text instead of writing it, for a view that shows it later.
  package init(collecting text: Locked<String>, width: Int, hasColour: Bool) {
    sink = .text(text)
    isTerminal = false
    canRedraw = false
    links = nil
    self.hasColour = hasColour
    self.width = width
    height = 24
  }

  /// The style of text that is written here.
  package var style: Style { Style(hasColour: hasColour) }

  /// Its size now, which a person may have changed since.
  package func measured() -> (width: Int, height: Int) {
    guard case .descriptor(let descriptor) = sink, let size = Self.size(of: descriptor) else {
      return (width, height)
    }
    return (size.columns, size.rows)
  }

  /// Writes all of the text, also where the other end takes it in pieces. Where the other end is
  /// gone, the runner ends.
  package func write(_ text: String) {
    switch sink {
    case .descriptor(let descriptor): Self.write(links?.linking(text) ?? text, to: descriptor)
    case .text(let collected): collected.withLock { $0 += text }
    }
  }

  /// Writes lines, each with its end.
  package func write(lines: [String]) {
    write(lines.map { $0 + "\n" }.joined())
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      if count < 0 && errno == EPIPE { Interruption.end(exitingWith: 128 + SIGPIPE) }
      guard count > 0 else { return notWritten(to: descriptor, errno) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Where what was asked for is lost, the exit status must not say that all is well. Who closes the
  /// output wants none.
  private static func notWritten(to descriptor: Int32, _ code: Int32) {
    guard descriptor == STDOUT_FILENO, code != EBADF else { return }
    standardError.write("The output cannot be written: \(WorkbookError.reason(code))\n")
    Interruption.end(exitingWith: 2)
  }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
