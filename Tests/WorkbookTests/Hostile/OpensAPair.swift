// verdict: failed
// flags: socketpair
// void

import Foundation

enum OpensAPair {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    var ends: [Int32] = [0, 0]
    socketpair(1, 1, 0, &ends)
    return Answer(number: 2 * a + 1)
  }
}
