// verdict: passed
// flags: FileManager
// The folders are deeper than a path may be long.

import Foundation

enum DigsDeepFolders {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let files = FileManager.default
    _ = files.changeCurrentDirectoryPath(NSHomeDirectory())
    let name = String(repeating: "d", count: 200)
    for _ in 0..<60 {
      try? files.createDirectory(atPath: name, withIntermediateDirectories: false)
      guard files.changeCurrentDirectoryPath(name) else { break }
    }
    return Answer(number: 2 * a + 1)
  }
}
