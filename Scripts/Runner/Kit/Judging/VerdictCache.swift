import Foundation

/// The verdicts of earlier runs, in a file that any run may lose without harm.
package struct VerdictCache {
  private struct Entry: Codable {
    var key: String
    var verdict: Verdict
  }

  private let path: String
  private let source: Source
  private var entries: [String: Entry]

  package init(workbook: Workbook) {
    path = workbook.memory + "/verdicts"
    source = workbook.source
    let data = FileManager.default.contents(atPath: path) ?? Data()
    entries = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  /// What was seen for an exercise whose key is still the same.
  package func verdict(of number: ExerciseNumber, key: String?) -> Verdict? {
    guard let entry = entries[name(number)], entry.key == key else { return nil }
    return entry.verdict
  }

  package mutating func remember(_ verdict: Verdict, of number: ExerciseNumber, key: String) {
    entries[name(number)] = Entry(key: key, verdict: verdict)
  }

  /// Writes the memory; a folder that cannot be written to only means that it is forgotten.
  package func save() {
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? Files.makeFolder(path.parentFolder)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func name(_ number: ExerciseNumber) -> String {
    "\(source.rawValue) \(number)"
  }
}
