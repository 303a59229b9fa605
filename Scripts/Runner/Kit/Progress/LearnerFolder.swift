import Foundation

/// The folder with what a learner would miss: copies of overwritten files, and which hints were
/// shown.
///
/// It is beside `.git` and not in `.build`, which people delete to get a clean build.
package enum LearnerFolder {
  package static let name = ".workbook"
  /// The file with the number of hints of each exercise that were shown.
  package static let hints = "hints"

  /// The path of one of its entries, relative to the root.
  ///
  /// Earlier versions kept the entries in `.build/workbook`; an entry that is found there is moved.
  package static func path(of entry: String, root: String) -> String {
    let path = "\(name)/\(entry)"
    let oldPath = "\(root)/.build/workbook/\(entry)"
    if Files.exists(oldPath), !Files.exists("\(root)/\(path)") {
      try? Files.makeFolder("\(root)/\(name)")
      rename(oldPath, "\(root)/\(path)")
    }
    return path
  }
}
