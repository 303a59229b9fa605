import Foundation
import WorkbookKit

/// The folder to which a package is written. It remembers what was written, so that another export
/// replaces that and nothing else.
struct ExportFolder {
  /// An absolute path.
  let path: String
  /// The name in messages.
  let name: String

  /// The list of what was written, with a fingerprint of each file.
  static let list = ".workbook-export"

  /// Looks whether the folder may be written to.
  ///
  /// - Throws: `WorkbookError` if it holds something that no export wrote, or that was changed
  ///   since.
  func check() throws {
    guard Files.exists(path) else { return }
    guard Files.isFolder(path) else {
      throw WorkbookError("\(name) is a file: `--to` needs a folder, which may be a new one.")
    }
    // What the Finder leaves behind does not count.
    guard Files.names(in: path, withHidden: true).contains(where: { $0 != ".DS_Store" }) else {
      return
    }
    guard let written else {
      throw WorkbookError(
        "\(name) holds something that is no export, so nothing was written: choose a new folder."
      )
    }
    let changed = written.filter { file, hash in
      Files.text("\(path)/\(file)").map { ContentHash(of: $0).description != hash } ?? false
    }
    if let file = changed.keys.min() {
      throw WorkbookError(
        "\(name)/\(file) was changed after it was exported, so nothing was written: choose another"
          + " folder."
      )
    }
  }

  /// Removes what an earlier export wrote, and writes the files.
  ///
  /// - Throws: `WorkbookError` where the folder cannot be written to.
  func write(_ files: [(path: String, text: String)]) throws {
    for file in (written ?? [:]).keys where Files.exists("\(path)/\(file)") {
      try Files.remove("\(path)/\(file)")
    }
    var hashes: [String: String] = [:]
    for file in files {
      let target = "\(path)/\(file.path)"
      try Files.makeFolder(target.parentFolder)
      try Files.write(file.text, to: target)
      hashes[file.path] = ContentHash(of: file.text).description
    }
    try Files.write(try JSONText.of(hashes), to: "\(path)/\(Self.list)")
  }

  /// The files that an earlier export wrote; nil if none did.
  private var written: [String: String]? {
    guard let data = Files.data("\(path)/\(Self.list)") else { return nil }
    return try? JSONDecoder().decode([String: String].self, from: data)
  }
}
