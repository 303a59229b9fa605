// verdict: failed
// flags: Swift.UnsafeMutablePointer
// void

enum WritesPastItsMemory {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = a
    return Answer(number: 2 * a + 1)
  }
}
