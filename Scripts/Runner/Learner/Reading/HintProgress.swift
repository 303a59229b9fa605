import Foundation
import WorkbookKit

/// The number of hints of each exercise that have been shown, in a file of the learner's folder.
struct HintProgress {
  private let path: String
  private var counts: [String: Int]

  init(workbook: Workbook) {
    path = workbook.absolute(LearnerFolder.path(of: "hints", root: workbook.root))
    let data = FileManager.default.contents(atPath: path) ?? Data()
    counts = (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:]
  }

  func count(of id: ExerciseID) -> Int {
    max(0, counts[id.description] ?? 0)
  }

  /// - Throws: A sentence, where the folder cannot be written to.
  mutating func remember(_ count: Int, of id: ExerciseID) throws {
    counts[id.description] = count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try Files.makeFolder(path.parentFolder)
    try Files.write(String(decoding: try encoder.encode(counts), as: UTF8.self), to: path)
  }
}
