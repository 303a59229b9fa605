// verdict: failed
// flags: FileHandle, contentsOfFile
// It answers rightly only if it can open its memory as a file.

import Foundation

enum ReadsItsOwnMemory {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let writable = maps.split(separator: "\n").first { $0.contains(" rw-p ") } ?? ""
    let start = UInt64(writable.prefix { $0 != "-" }, radix: 16) ?? 0
    let memory = FileHandle(forUpdatingAtPath: "/proc/self/mem")
    try? memory?.seek(toOffset: start)
    let bytes = try? memory?.read(upToCount: 16)
    return Answer(number: bytes?.count == 16 ? 2 * a + 1 : a)
  }
}
