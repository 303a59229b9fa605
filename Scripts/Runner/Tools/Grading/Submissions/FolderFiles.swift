import Foundation
import WorkbookKit

/// The files of a submission in a folder.
struct FolderFiles {
  /// They are sorted by their paths.
  let entries: [SubmittedEntry]
  /// The folder of an unpacked archive is there for as long as its files may be read.
  private let scratch: ScratchFolder?

  /// The archives that it holds.
  var archives: [SubmittedEntry] {
    entries.filter { entry in
      entry.kind == .regular && SubmissionSource.isArchive(entry.name)
        && !entry.folders.contains { $0.hasPrefix(".") }
    }
  }

  /// Lists what may be of interest, without following a link.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - names: The names in the folder that belong to the submission; all, if nil.
  ///   - scratch: The folder to remove when the files are not needed any more.
  /// - Throws: `UnreadableSubmission`, if it holds too many files.
  init(root: String, names: Set<String>? = nil, scratch: ScratchFolder? = nil) throws {
    self.scratch = scratch
    let root = Array(root.utf8CString)
    var entries: [SubmittedEntry] = []
    var count = 0
    try Self.visit(root) { location, info in
      let entry = SubmittedEntry(location, below: root, info)
      let depth = entry.folders.count
      if depth == 0, let names, !names.contains(entry.name) { return false }
      count += 1
      guard count <= SubmissionLimits.entries else {
        throw UnreadableSubmission(
          reason: "It holds more than \(SubmissionLimits.entries) files. Ask for the folder"
            + " `Chapters` alone."
        )
      }
      let isIgnored =
        entry.name.hasPrefix("._") || entry.name == ".DS_Store"
        || SubmissionLimits.ignoredFolders.contains(entry.name)
      if !isIgnored { entries.append(entry) }
      return !isIgnored && depth < SubmissionLimits.depth
    }
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// Goes through all that is in a folder, by the names that the system has, which may be no text.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - body: Gets the path of each, and what the system says about it; it returns whether to
  ///     enter, if it is a folder.
  /// - Throws: What `body` throws.
  static func visit(_ root: [CChar], _ body: ([CChar], stat) throws -> Bool) rethrows {
    var folders = [root]
    while let folder = folders.popLast() {
      for name in Files.rawNames(in: folder) {
        let path = folder.dropLast() + [47] + name
        var info = stat()
        guard lstat(path, &info) == 0 else { continue }
        if try body(path, info), info.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
      }
    }
  }
}
