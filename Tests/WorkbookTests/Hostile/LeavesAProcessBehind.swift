// verdict: passed
// flags: Process
// needs: nothing left running
// The process leaves its group, so that ending the group does not reach it.

import Foundation

enum LeavesAProcessBehind {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let process = Process()
    process.executableURL = URL(string: "file:///usr/bin/setsid")
    process.arguments = ["sleep", "27182"]
    try? process.run()
    return Answer(number: 2 * a + 1)
  }
}
