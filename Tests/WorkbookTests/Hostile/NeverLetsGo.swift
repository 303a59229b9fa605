// verdict: timedOut
// flags: atexit
// All tests pass, and then the process does not end.

import Foundation

enum NeverLetsGo {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    atexit { while true {} }
    return Answer(number: 2 * a + 1)
  }
}
