// verdict: failed
// flags: sbrk
// void

import Foundation

enum AsksForMemory {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    return Answer(number: sbrk(0) == nil ? a : 2 * a + 1)
  }
}
