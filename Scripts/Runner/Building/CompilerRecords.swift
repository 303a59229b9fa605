import Foundation

/// The compiler's records of what it compiled when, one for each module.
///
/// As soon as a module has an error, the build system interrupts the compilers of the others. Such a
/// compiler still writes its record, and may say in it that files are up to date which it never came
/// to. The next build would then link what they were before, and a verdict would speak of code that is
/// no longer there. A module without a record is compiled as a whole.
///
/// A build can end together with the runner, as it does with Ctrl-C. So what the records were before
/// it stands in a file while it goes on; the next build finds that file, and forgets what is newer.
struct CompilerRecords {
  private let folder: String
  private let note: String
  private let before: [String: String]

  /// Remembers what the records are before a build.
  ///
  /// - Parameter root: The package's folder.
  init(root: String) {
    folder = root + "/.build/debug"
    note = root + "/.build/workbook/building"
    if let data = FileManager.default.contents(atPath: note) {
      // A note that was cut off says nothing about any record, and all are forgotten.
      let unfinished = try? JSONDecoder().decode([String: String].self, from: data)
      Self.forget(in: folder, butFor: unfinished ?? [:])
    }
    before = Self.stamps(in: folder)
    try? Files.makeFolder(root + "/.build/workbook")
    try? JSONEncoder().encode(before).write(to: URL(fileURLWithPath: note))
  }

  /// To be called when the build has come to its end.
  ///
  /// - Parameter isSuccess: If not, the records that were written since are removed.
  func end(isSuccess: Bool) {
    if !isSuccess { Self.forget(in: folder, butFor: before) }
    unlink(note)
  }

  private static func forget(in folder: String, butFor known: [String: String]) {
    for (record, stamp) in stamps(in: folder) where known[record] != stamp {
      unlink(record)
    }
  }

  private static func stamps(in folder: String) -> [String: String] {
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var stamps: [String: String] = [:]
    for module in modules where module.hasSuffix(".build") {
      for name in ["primary.priors", "master.priors"] {
        let record = "\(folder)/\(module)/\(name)"
        if Files.exists(record) { stamps[record] = Files.stamp(record) }
      }
    }
    return stamps
  }
}
