import Foundation
import WorkbookKit

/// One name in a submission.
struct SubmittedEntry: Equatable, Sendable {
  /// Relative to the submission's folder, for people: what is no text is replaced.
  let path: String
  let isFolder: Bool
  /// Whether it is neither a folder, nor a link, a device, a pipe or a socket.
  let isRegular: Bool
  /// Of a regular file, in bytes.
  let size: Int
  /// The whole path as the system has it.
  let location: [CChar]

  var name: String { path.fileName }
  var folders: [String] { path.parentFolder.split(separator: "/").map(String.init) }

  /// The same, with a folder before its path.
  func moved(into folder: String) -> SubmittedEntry {
    SubmittedEntry(
      path: "\(folder)/\(path)",
      isFolder: isFolder,
      isRegular: isRegular,
      size: size,
      location: location
    )
  }

  /// The text of a regular file, in UTF-8 or in UTF-16 with a byte order mark; nil if it cannot be
  /// read, or is too long.
  func text() -> (text: String, isUTF16: Bool)? {
    guard isRegular else { return nil }
    // Neither a link that was put there meanwhile nor a pipe may be followed or waited for.
    let descriptor = open(location, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? handle.read(upToCount: SubmissionLimits.file + 1) ?? Data(),
      data.count <= SubmissionLimits.file
    else { return nil }
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isUTF16 ? String(data: data, encoding: .utf16) : nil
    return (text ?? String(decoding: data, as: UTF8.self), text != nil)
  }
}

/// The reason why a submission cannot be looked at; the sentence is for the instructor.
struct UnreadableSubmission: Error {
  let reason: String
}

/// The limits on how much of a submission is looked at.
enum SubmissionLimits {
  /// More than any learner writes, in bytes.
  static let file = 256 * 1024
  static let entries = 20_000
  /// All that is unpacked of one archive, in bytes.
  static let unpacked = 64 << 20
  /// Names that can hold nothing of interest, and much of everything else.
  static let ignoredFolders = [
    ".build", ".git", ".swiftpm", "node_modules", "__MACOSX", "DerivedData",
  ]
}
