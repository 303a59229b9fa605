// verdict: timedOut
// flags: posix_spawn, UnsafeMutablePointer

import Foundation

enum SpawnsWithoutEnd {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    while a != .max {
      var child: pid_t = 0
      let texts = ["sh", "-c", "while :; do sleep 31415; done"]
      var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
      words.append(nil)
      posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
    }
    return Answer(number: 2 * a + 1)
  }
}
