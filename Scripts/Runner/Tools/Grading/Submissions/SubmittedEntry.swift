import Foundation
import WorkbookKit

/// One name in a submission.
struct SubmittedEntry: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular
    case link
    case folder
    /// A device, a pipe, a socket.
    case other
  }

  /// Relative to the submission's folder, with `/` alone between names. It is for people: what is no
  /// text is replaced.
  let path: String
  let kind: Kind
  let size: Int
  /// The whole path as the system has it.
  let location: [CChar]

  var name: String { path.fileName }
  var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

  /// - Parameters:
  ///   - location: The path as the system has it.
  ///   - root: The beginning of it that is the submission's folder.
  ///   - info: What the system says about it, without following a link.
  init(_ location: [CChar], below root: [CChar], _ info: stat) {
    self.location = location
    let bytes = location.dropFirst(root.count).dropLast().map(UInt8.init(bitPattern:))
    // Some tools of Windows write the names of folders into those of files.
    path = String(decoding: bytes, as: UTF8.self).replacing("\\", with: "/")
    size = Int(info.st_size)
    switch info.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .regular
    case S_IFLNK: kind = .link
    default: kind = .other
    }
  }

  /// The bytes of a regular file, which are read without following a link or waiting for a pipe.
  ///
  /// - Returns: Nil if it cannot be read, or is too long.
  func bytes() -> [UInt8]? {
    guard kind == .regular, size <= SubmissionLimits.file else { return nil }
    let descriptor = open(location, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var info = stat()
    // Another file may have been put there meanwhile.
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      let data = try? handle.read(upToCount: SubmissionLimits.file + 1) ?? Data(),
      data.count <= SubmissionLimits.file
    else { return nil }
    return Array(data)
  }

  /// The text of a regular file, in UTF-8 or in UTF-16 with a byte order mark.
  ///
  /// - Returns: Nil if it cannot be read, or is too long.
  func text() -> (text: String, isUTF16: Bool)? {
    guard let bytes = bytes() else { return nil }
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2)),
      let text = String(bytes: bytes, encoding: .utf16)
    {
      return (text, true)
    }
    return (String(decoding: bytes, as: UTF8.self), false)
  }
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
  /// All that is unpacked of one archive, in bytes.
  static let unpacked = 64 << 20
  /// All that is compared with the workbook's own files, in bytes.
  static let compared = 32 << 20
  static let depth = 12
  /// Names that can hold nothing of interest, and much of everything else.
  static let ignoredFolders = [
    ".build", ".git", ".swiftpm", "node_modules", "__MACOSX", "DerivedData",
  ]
}
