import WorkbookKit

/// SipHash-2-4 by Aumasson and Bernstein: a checksum that cannot be computed without the key.
struct SipHash: Sendable {
  let first: UInt64
  let second: UInt64

  /// A random key.
  init() {
    var generator = SystemRandomNumberGenerator()
    first = generator.next()
    second = generator.next()
  }

  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = State(
      a: first ^ 0x736f_6d65_7073_6575,
      b: second ^ 0x646f_7261_6e64_6f6d,
      c: first ^ 0x6c79_6765_6e65_7261,
      d: second ^ 0x7465_6462_7974_6573
    )
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state.add(UInt64(littleEndian: word))
      offset += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    var shift: UInt64 = 0
    while offset < bytes.count {
      last |= UInt64(bytes[offset]) << shift
      shift += 8
      offset += 1
    }
    state.add(last)
    state.c ^= 0xff
    for _ in 0..<4 { state.mix() }
    return state.a ^ state.b ^ state.c ^ state.d
  }

  private struct State {
    var a: UInt64
    var b: UInt64
    var c: UInt64
    var d: UInt64

    mutating func add(_ word: UInt64) {
      d ^= word
      mix()
      mix()
      a ^= word
    }

    mutating func mix() {
      a &+= b
      b = b << 13 | b >> 51
      b ^= a
      a = a << 32 | a >> 32
      c &+= d
      d = d << 16 | d >> 48
      d ^= c
      a &+= d
      d = d << 21 | d >> 43
      d ^= a
      c &+= b
      b = b << 17 | b >> 47
      b ^= c
      c = c << 32 | c >> 32
    }
  }
}
