// verdict: crashed
// flags: FileManager, FileHandle
// The limit on the size of a file ends the process.

import Foundation

enum WritesAHugeFile {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let path = NSHomeDirectory() + "/huge"
    FileManager.default.createFile(atPath: path, contents: nil)
    let block = Data(count: 1 << 22)
    guard let file = FileHandle(forWritingAtPath: path) else { return Answer(number: 0) }
    for _ in 0..<40 { file.write(block) }
    return Answer(number: 2 * a + 1)
  }
}
