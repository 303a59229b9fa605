// verdict: passed
// flags: write
// needs: read-only view of the rest

import Foundation

enum WritesOutside {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let folder = #filePath.components(separatedBy: "/Chapters/")[0]
    for place in [folder, "/tmp", "/var/tmp", "/"] {
      try? Data("x".utf8).write(to: URL(string: "file://" + place + "/workbook-hostile")!)
    }
    return Answer(number: 2 * a + 1)
  }
}
