import Foundation

/// Values about single exercises, kept in a file of the learner's folder.
///
/// An exercise is found by its file's name without the number, since numbers change between editions.
package struct ExerciseRecords<Value: Codable & Equatable>: Equatable {
  private let path: String
  private var values: [String: Value]

  /// Reads the file; without one, nothing is kept of any exercise.
  ///
  /// - Parameter file: Its name in the learner's folder.
  package init(file: String, in workbook: Workbook) {
    path = workbook.absolute(LearnerFolder.path(of: file, root: workbook.root))
    let data = FileManager.default.contents(atPath: path) ?? Data()
    values = (try? JSONDecoder().decode([String: Value].self, from: data)) ?? [:]
  }

  /// The values of all exercises, in no order.
  package var all: [Value] { Array(values.values) }

  package subscript(exercise: Exercise) -> Value? {
    get { values[exercise.recordName] }
    set { values[exercise.recordName] = newValue }
  }

  /// - Throws: `WorkbookError` where the folder cannot be written to.
  package func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try Files.makeFolder(path.parentFolder)
    try Files.write(String(decoding: try encoder.encode(values), as: UTF8.self), to: path)
  }
}

extension Exercise {
  /// The name of its file without the number: `Timer`. A feature of the learner's own has its folder
  /// before it, so that it may be called like an exercise.
  fileprivate var recordName: String {
    if isOwn { return "\(chapterFolder)/\(baseName)" }
    return baseName.firstIndex(of: "-").map { String(baseName[$0...].dropFirst()) } ?? baseName
  }
}
