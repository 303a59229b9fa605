import Foundation
import WorkbookKit

/// How many hints of each exercise have been shown, in a file of the learner's folder.
struct HintMemory {
  private let path: String
  private var counts: [String: Int]

  init(workbook: Workbook) {
    path = workbook.absolute(LearnerFolder.path(of: "hints", root: workbook.root))
    let data = FileManager.default.contents(atPath: path) ?? Data()
    counts = (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:]
  }

  func count(of number: ExerciseNumber) -> Int {
    max(0, counts[number.description] ?? 0)
  }

  /// - Throws: A sentence, where the folder cannot be written to.
  mutating func remember(_ count: Int, of number: ExerciseNumber) throws {
    counts[number.description] = count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try Files.makeFolder(path.parentFolder)
    try Files.write(String(decoding: try encoder.encode(counts), as: UTF8.self), to: path)
  }
}
