// verdict: passed
// flags: posix_spawn, UnsafeMutablePointer
// needs: nothing left running
// The process leaves its group, so that ending the group does not reach it.

import Foundation

enum LeavesAProcessBehind {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    var child: pid_t = 0
    let texts = ["setsid", "sleep", "27182"]
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
    words.append(nil)
    posix_spawn(&child, "/usr/bin/setsid", nil, nil, &words, nil)
    return Answer(number: 2 * a + 1)
  }
}
