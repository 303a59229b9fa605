// verdict: timedOut
// flags: Process

import Foundation

enum SpawnsWithoutEnd {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    while a != .max {
      let process = Process()
      process.executableURL = URL(string: "file:///bin/sh")
      process.arguments = ["-c", "while :; do sleep 31415; done"]
      try? process.run()
    }
    return Answer(number: 2 * a + 1)
  }
}
