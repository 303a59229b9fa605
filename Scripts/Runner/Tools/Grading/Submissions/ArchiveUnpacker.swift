import Foundation
import WorkbookKit

/// Unpacks what may matter of an archive into a folder of its own, with limits on time, memory and
/// size.
struct ArchiveUnpacker {
  /// The path of the runner, which limits what the tools may use.
  let runner: String
  /// Its `PATH` finds the tools.
  let environment: [String: String]

  /// Text, archives within, and documents that look like an exercise, by their endings. `unzip`
  /// tells apart what is wrong with an archive only if there is one pattern.
  private static let wanted = "*.[sStTrRdDpPzZ7gG]*"
  private static let hint = "Ask for a folder, a .zip or a .tar.gz."

  /// Unpacks an archive.
  ///
  /// - Parameters:
  ///   - archive: Its path as the system has it.
  ///   - name: Its name in messages.
  /// - Throws: `UnreadableSubmission`, with a sentence that says what to ask for.
  func files(of archive: [CChar], named name: String) throws -> FolderFiles {
    let name = Sanitizer.line(name)
    let tool = try Self.tool(for: archive, named: name)
    guard let executable = Invocation.path(of: tool, environment: environment) else {
      throw UnreadableSubmission(reason: "\(name) needs \(tool), which is not on this system.")
    }
    guard let scratch = try? ScratchFolder() else {
      throw UnreadableSubmission(reason: "A temporary folder cannot be made.")
    }
    let (link, folder) = (scratch.path + "/archive", scratch.path + "/files")
    // The path of the archive itself may be no text, and `unzip` would take it for a pattern.
    guard symlink(archive, link) == 0, mkdir(folder, 0o700) == 0 else {
      throw UnreadableSubmission(reason: "A temporary folder cannot be written to.")
    }
    let result = try run([executable] + Self.arguments(tool, link, folder), in: folder)
    let errors = result.errors.text.lines.filter { !$0.isEmpty && !$0.hasPrefix("caution:") }
    switch (result.termination, tool) {
    // 1 is a warning, and 11 says that nothing matched.
    case (.exited(0), _), (.exited(1), "unzip"), (.exited(11), "unzip"): break
    case (.exited, "tar") where errors.count <= 2 && errors.contains { $0.hasSuffix(Self.unmatched) }:
      break
    case (.exited(82), "unzip"):
      throw UnreadableSubmission(
        reason: "\(name) has a password. Ask for an archive without a password."
      )
    case (.exited, _):
      let words = (errors.first ?? "").trimmingCharacters(in: .whitespaces)
        .replacing(link, with: name)
      throw UnreadableSubmission(
        reason: "\(name) cannot be read: \(tool) says “\(Sanitizer.line(words))”. \(Self.hint)"
      )
    default: throw Self.tooLarge(name)
    }
    if Self.isTooLarge(folder) { throw Self.tooLarge(name) }
    return try FolderFiles(root: folder, scratch: scratch)
  }

  /// The tool that can read an archive, by its first bytes, since its name may be wrong.
  private static func tool(for archive: [CChar], named name: String) throws -> String {
    let descriptor = open(archive, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0,
      let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        .read(upToCount: 262) ?? Data()
    else {
      throw UnreadableSubmission(reason: "\(name) cannot be opened. Look at its permissions.")
    }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    for (start, kind) in [("Rar!", "a RAR archive"), ("7z", "a 7z archive")]
    where text.hasPrefix(start) {
      throw UnreadableSubmission(
        reason: "\(name) is \(kind), which is not read. \(hint)"
      )
    }
    if data.isEmpty {
      throw UnreadableSubmission(reason: "\(name) is empty: it has 0 bytes. Ask for it again.")
    }
    if text.hasPrefix("PK") { return "unzip" }
    let compressed: [[UInt8]] = [[0x1F, 0x8B], Array("BZh".utf8), [0xFD] + Array("7zXZ".utf8)]
    if compressed.contains(where: data.starts) || text.hasSuffix("ustar") { return "tar" }
    throw UnreadableSubmission(reason: "\(name) is no archive that can be read. \(hint)")
  }

  private static func arguments(_ tool: String, _ archive: String, _ folder: String) -> [String] {
    let ignored = SubmissionLimits.ignoredFolders
    if tool == "tar" {
      return ["-xf", archive, "-C", folder, "--no-same-owner"]
        + (ignored + ["._*"]).map { "--exclude=\($0)" } + [wanted]
    }
    // Any password keeps `unzip` from asking the person for one.
    return ["-qq", "-o", "-P", "none", archive, wanted, "-x", "._*", "*/._*"]
      + ignored.flatMap { ["\($0)/*", "*/\($0)/*"] } + ["-d", folder]
  }

  /// The end of what `tar` says if the pattern matches nothing.
  private static let unmatched = "Not found in archive"

  private func run(_ command: [String], in folder: String) throws -> ProcessResult {
    var limits = ResourceLimits()
    limits.fileSize = SubmissionLimits.unpacked
    if limits.memory != nil { limits.memory = 1 << 30 }
    limits.processorSeconds = 60
    let invocation = Invocation(
      executable: runner,
      arguments: Confinement.arguments(limits, command: command),
      environment: [
        "PATH": environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": Platform.unicodeLocale,
        // The tar of GNU takes names literally without this, and that of BSD does not know it.
        "TAR_OPTIONS": "--wildcards",
      ]
    )
    let cancellation = Cancellation()
    let isOver = Locked(false)
    startThread {
      while !isOver.withLock({ $0 }) {
        if Self.isTooLarge(folder) { cancellation.cancel() }
        usleep(50_000)
      }
    }
    defer { isOver.withLock { $0 = true } }
    return try invocation.run(
      Supervision(deadline: .seconds(60), cancellation: cancellation)
    )
  }

  private static func isTooLarge(_ folder: String) -> Bool {
    var (count, size) = (0, 0)
    FolderFiles.visit(Array(folder.utf8CString)) { _, info in
      count += 1
      size += info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : 0
      return count <= SubmissionLimits.entries && size <= SubmissionLimits.unpacked
    }
    return count > SubmissionLimits.entries || size > SubmissionLimits.unpacked
  }

  private static func tooLarge(_ name: String) -> UnreadableSubmission {
    UnreadableSubmission(
      reason: "\(name) is too large, or takes too long to unpack. Ask for the folder `Chapters` alone."
    )
  }
}
