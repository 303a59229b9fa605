// verdict: passed

import Foundation

enum LeavesAThreadBehind {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    Thread.detachNewThread { while true {} }
    return Answer(number: 2 * a + 1)
  }
}
