// verdict: failed
// flags: kill, getpid
// void

import Foundation

enum KillsItself {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    kill(getpid(), SIGKILL)
    return Answer(number: 2 * a + 1)
  }
}
