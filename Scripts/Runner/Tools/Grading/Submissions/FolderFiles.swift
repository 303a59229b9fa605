import Foundation
import WorkbookKit

/// The files of a submission in a folder.
struct FolderFiles {
  /// They are sorted by their paths.
  let entries: [SubmittedEntry]
  /// The folder of an unpacked archive is there for as long as its files may be read.
  private let scratch: [ScratchFolder]

  /// All files together, in bytes.
  var size: Int { entries.reduce(0) { $0 + $1.size } }
  /// The archives that it holds.
  var archives: [SubmittedEntry] {
    entries.filter { $0.isRegular && SubmissionSource.isArchive($0.name) }
  }

  /// Lists what may be of interest, without following a link.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - names: The names in the folder that belong to the submission; all, if nil.
  ///   - scratch: The folder to remove when the files are not needed any more.
  /// - Throws: `UnreadableSubmission`, if it holds too many files.
  init(root: String, names: Set<String>? = nil, scratch: ScratchFolder? = nil) throws {
    self.scratch = scratch.map { [$0] } ?? []
    let root = Array(root.utf8CString)
    var entries: [SubmittedEntry] = []
    var folders = [root]
    while let folder = folders.popLast() {
      // The names as the system has them, which may be no text.
      for name in Files.rawNames(in: folder) {
        let location = folder.dropLast() + [47] + name
        var info = stat()
        guard lstat(location, &info) == 0 else { continue }
        let kind = info.st_mode & S_IFMT
        let bytes = location.dropFirst(root.count).dropLast().map(UInt8.init(bitPattern:))
        let entry = SubmittedEntry(
          // Some tools of Windows write the names of folders into those of files.
          path: String(decoding: bytes, as: UTF8.self).replacing("\\", with: "/"),
          isFolder: kind == S_IFDIR,
          isRegular: kind == S_IFREG,
          size: kind == S_IFREG ? Int(info.st_size) : 0,
          location: location
        )
        if SubmissionLimits.ignoredFolders.contains(entry.name) { continue }
        if folder == root, let names, !names.contains(entry.name) { continue }
        entries.append(entry)
        if entry.isFolder { folders.append(location) }
        let most = SubmissionLimits.entries
        guard entries.count <= most else {
          throw UnreadableSubmission(reason: "It holds more than \(most) files.")
        }
      }
    }
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// The files of several archives in one submission, each in a folder with the archive's name.
  ///
  /// - Throws: `UnreadableSubmission`, if they are too large together.
  init(joining archives: [(name: String, files: FolderFiles)]) throws {
    scratch = archives.flatMap(\.files.scratch)
    entries = archives.flatMap { name, files in
      archives.count == 1 ? files.entries : files.entries.map { $0.moved(into: name) }
    }
    guard size <= SubmissionLimits.unpacked else {
      throw UnreadableSubmission(reason: "Its archives are too large together.")
    }
  }
}
