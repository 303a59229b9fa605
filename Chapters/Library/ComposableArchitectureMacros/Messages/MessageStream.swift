/// A source and destination of messages.
protocol MessageStream {
  /// Reads exactly this many bytes.
  ///
  /// - Returns: Nil if the input ends before.
  mutating func read(count: Int) -> [UInt8]?
  /// Writes all bytes.
  ///
  /// - Returns: False if the other end is closed.
  mutating func write(_ bytes: [UInt8]) -> Bool
}

/// Standard input and output, over which the compiler talks to its plugins.
struct StandardStreams: MessageStream {
  func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var total = 0
    while total < count {
      let received = bytes.withUnsafeMutableBytes { buffer in
        systemRead(buffer.baseAddress! + total, count - total)
      }
      if received > 0 {
        total += received
      } else if received == 0 || !isInterrupted {
        return nil
      }
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) -> Bool {
    var total = 0
    while total < bytes.count {
      let sent = bytes.withUnsafeBytes { buffer in
        systemWrite(buffer.baseAddress! + total, bytes.count - total)
      }
      if sent > 0 {
        total += sent
      } else if sent == 0 || !isInterrupted {
        return false
      }
    }
    return true
  }
}
