import Foundation
import WorkbookKit

/// The files of a submission, read with the care that foreign files need: nothing is
/// followed, and nothing is read that was not asked for.
protocol SubmittedFiles {
  var entries: [SubmittedEntry] { get }

  /// The bytes of a regular file.
  ///
  /// - Returns: Nil if it cannot be read, or is longer than `limit`.
  func read(_ entry: SubmittedEntry, limit: Int) -> [UInt8]?
}

/// One name in a submission.
struct SubmittedEntry: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular
    case link
    /// A folder with the name of a Swift file; other folders are no entries.
    case folder
    /// A device, a pipe, a socket.
    case other
    /// One of several entries of an archive with the same path.
    case ambiguous
  }

  /// Relative to the submission's folder.
  var path: String
  var kind: Kind
  var size: Int

  var name: String { path.fileName }
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
}

/// Why a submission cannot be looked at; the sentence is for the instructor.
struct UnreadableSubmission: Error {
  let reason: String
}

/// The limits on how much of a submission is looked at.
enum SubmissionLimits {
  /// More than any learner writes.
  static let file = 256 * 1024
  static let entries = 20_000
  /// All that is compared with the workbook's own files, in bytes.
  static let compared = 32 << 20
  static let depth = 12
  /// Names that can hold nothing of interest, and much of everything else.
  static let ignoredFolders: Set<String> = [
    ".build", ".git", ".swiftpm", "node_modules", "__MACOSX", "DerivedData",
  ]
}

/// A submission in a folder.
struct FolderFiles: SubmittedFiles {
  let root: String
  let entries: [SubmittedEntry]

  /// - Throws: `UnreadableSubmission`, if it holds too many files.
  init(root: String) throws {
    self.root = root
    var entries: [SubmittedEntry] = []
    var count = 0
    var folders = [""]
    while let folder = folders.popLast() {
      for name in Files.names(in: folder.isEmpty ? root : "\(root)/\(folder)") {
        count += 1
        guard count <= SubmissionLimits.entries else {
          throw UnreadableSubmission(
            reason: "It holds more than \(SubmissionLimits.entries) files."
          )
        }
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard let info = Self.information("\(root)/\(path)") else { continue }
        if info.kind != .folder || name.hasSuffix(".swift") {
          entries.append(SubmittedEntry(path: path, kind: info.kind, size: info.size))
        }
        if info.kind == .folder {
          let depth = path.split(separator: "/").count
          let isIgnored = SubmissionLimits.ignoredFolders.contains(name)
          if !isIgnored && depth <= SubmissionLimits.depth { folders.append(path) }
        }
      }
    }
    self.entries = entries.sorted { $0.path < $1.path }
  }

  func read(_ entry: SubmittedEntry, limit: Int) -> [UInt8]? {
    guard entry.kind == .regular, entry.size <= limit else { return nil }
    // Neither a link that was put there meanwhile nor a pipe may be followed or waited for.
    let descriptor = open("\(root)/\(entry.path)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      let data = try? handle.read(upToCount: limit + 1) ?? Data(), data.count <= limit
    else { return nil }
    return Array(data)
  }

  private static func information(_ path: String) -> (kind: SubmittedEntry.Kind, size: Int)? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, 0)
    case S_IFREG: return (.regular, Int(info.st_size))
    case S_IFLNK: return (.link, 0)
    default: return (.other, 0)
    }
  }
}
