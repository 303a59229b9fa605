// verdict: failed
// flags: contentsOfFile
// needs: bwrap
// It answers rightly only if it can read the workbook.

import Foundation

enum ReadsTheSuite {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let folder = #filePath.components(separatedBy: "/Chapters/")[0]
    let suite = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    return Answer(number: suite == nil ? a : 2 * a + 1)
  }
}
