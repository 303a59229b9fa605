/// Draws in an order that follows from a word alone.
package struct Draw: RandomNumberGenerator {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(seed: String) {
    for byte in seed.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// SplitMix64 by Steele, Lea and Flood.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// The elements in another order, which no version of Swift changes.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() where index > 0 {
      elements.swapAt(index, Int(next() % UInt64(index + 1)))
    }
    return elements
  }
}
