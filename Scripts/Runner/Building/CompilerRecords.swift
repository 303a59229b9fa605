import Foundation

/// The compiler's records of what it compiled when, one for each module.
///
/// As soon as a module has an error, the build system interrupts the compilers of the others. Such a
/// compiler still writes its record, and may say in it that files are up to date which it never came
/// to. The next build would then link what they were before, and a verdict would speak of code that is
/// no longer there. A module without a record is compiled as a whole.
struct CompilerRecords {
  private let folder: String
  private let before: [String: String]

  /// Remembers what the records are before a build.
  ///
  /// - Parameter root: The package's folder.
  init(root: String) {
    folder = root + "/.build/debug"
    before = Self.stamps(in: folder)
  }

  /// Removes the records that were written since.
  func forgetNew() {
    for (record, stamp) in Self.stamps(in: folder) where before[record] != stamp {
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
