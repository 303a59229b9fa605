// verdict: failed
// flags: Swift._Pointer.init
// void

enum LooksIntoMemory {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let place = UnsafeRawPointer(bitPattern: 4096)
    return Answer(number: place == nil ? a : 2 * a + 1)
  }
}
