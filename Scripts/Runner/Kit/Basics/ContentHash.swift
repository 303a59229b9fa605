import Foundation

/// A fingerprint of texts, to know again what was seen before.
///
/// It is not cryptographic: the cache is local to the learner. It takes eight bytes at a step, since
/// a megabyte of library is hashed.
package struct ContentHash: Hashable, CustomStringConvertible {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  package init() {}

  package init(of text: String) {
    add(text)
  }

  /// Adds a text with its length, so that two texts never hash like one.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(last)
  }

  package var description: String {
    String(format: "%016llx%016llx", first ^ (second >> 29), second ^ (first >> 31))
  }

  private mutating func mix(_ bits: UInt64) {
    first = (first ^ bits) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 32
    second = (second &+ bits) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }
}
