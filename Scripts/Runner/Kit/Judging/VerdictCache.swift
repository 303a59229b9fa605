import Foundation

/// The verdicts of earlier runs, in a file that any run may lose without harm.
struct VerdictCache {
  private struct Entry: Codable {
    var key: String
    var verdict: Verdict
  }

  private let path: String
  private let source: Source
  private var entries: [String: Entry]

  init(workbook: Workbook) {
    path = workbook.cacheFolder + "/verdicts"
    source = workbook.source
    let data = Files.data(path) ?? Data()
    entries = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  /// The verdict of an exercise whose key is still the same.
  func verdict(of number: ExerciseNumber, key: String?) -> Verdict? {
    guard let entry = entries[name(number)], entry.key == key else { return nil }
    return entry.verdict
  }

  mutating func remember(_ verdict: Verdict, of number: ExerciseNumber, key: String) {
    entries[name(number)] = Entry(key: key, verdict: verdict)
  }

  /// Writes the file; a folder that cannot be written to only means that verdicts are found again.
  func save() {
    guard let data = try? JSONEncoder().encode(entries) else { return }
    try? Files.makeFolder(path.parentFolder)
    try? Files.write(data, to: path)
  }

  private func name(_ number: ExerciseNumber) -> String {
    "\(source.rawValue) \(number)"
  }
}
