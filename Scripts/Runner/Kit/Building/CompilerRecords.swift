import Foundation

/// Keeps the compiler from taking a file for the one that it compiled before.
///
/// The compiler's record of a module tells times by the second. A file that is saved twice within a
/// second, with a build in between, looks as if nobody had touched it; the build succeeds, and a
/// verdict would speak of code that is no longer there. In the same way, tests look as if the module
/// that they import were still the same. So before a build the objects of such files are removed,
/// and records that are younger than a second: what is missing is compiled.
///
/// A build can also end together with the runner, as it does with Ctrl-C. So what the records were
/// before it stands in a file while it goes on; the next build finds that file, and forgets what is
/// newer.
package struct CompilerRecords {
  private let folder: String
  private let note: String
  /// Its time is that of the last build's beginning.
  private let lastNote: String

  /// To be made right before a build.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - sources: The files of modules, by the modules' names, relative to the root.
  package init(root: String, sources: [String: [String]] = [:]) {
    folder = root + "/.build/debug"
    note = root + "/.build/workbook/building"
    lastNote = root + "/.build/workbook/built"
    let records = Self.records(in: folder)
    forgetUnfinished(records)
    forgetRecent(records, sources.mapValues { $0.map { "\(root)/\($0)" } })
    try? Files.makeFolder(root + "/.build/workbook")
    let stamps = Self.records(in: folder).mapValues(Files.stamp)
    try? JSONEncoder().encode(stamps).write(to: URL(fileURLWithPath: note))
  }

  /// To be called when the build has come to its end, with or without success.
  package func end() {
    rename(note, lastNote)
  }

  private func forgetUnfinished(_ records: [String: String]) {
    guard let data = FileManager.default.contents(atPath: note) else { return }
    // A note that was cut off says nothing about any record, and all are forgotten.
    let known = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    for (module, record) in records where known[module] != Files.stamp(record) { unlink(record) }
  }

  private func forgetRecent(_ records: [String: String], _ sources: [String: [String]]) {
    let now = time(nil)
    // Without a last build nothing is known, and nothing can be taken for anything.
    let lastStart = Files.second(lastNote) ?? now
    for (module, record) in records {
      guard let written = Files.second(record) else { continue }
      if written >= now { unlink(record) }
      for source in sources[module] ?? [] {
        guard let saved = Files.second(source), saved >= lastStart, saved <= written else {
          continue
        }
        unlink("\(folder)/\(module).build/\(source.fileName).o")
      }
    }
  }

  /// The records that there are, by their modules' names.
  private static func records(in folder: String) -> [String: String] {
    var records: [String: String] = [:]
    for name in Files.names(in: folder) where name.hasSuffix(".build") {
      let candidates = ["primary.priors", "master.priors"].map { "\(folder)/\(name)/\($0)" }
      if let record = candidates.first(where: Files.exists) {
        records[String(name.dropLast(".build".count))] = record
      }
    }
    return records
  }
}
