// verdict: failed
// flags: ProcessInfo

import Foundation

enum ReadsASecret {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let secret = ProcessInfo.processInfo.environment["WORKBOOK_SECRET"]
    return Answer(number: secret == nil ? a : 2 * a + 1)
  }
}
