import Foundation
import WorkbookKit

/// Unpacks what may matter of an archive into a folder of its own, with limits on time and size.
struct ArchiveUnpacker {
  /// The path of the runner, which limits what the tools may use.
  let runner: String
  /// Its `PATH` finds the tools.
  let environment: [String: String]

  /// By their endings, files that are or look like an exercise, and archives within. There is only
  /// one pattern, since `unzip` says of several that one matched nothing, and not what went wrong.
  private static let memberPattern = "*.[sStTrRdDpPzZ7gG]*"

  /// Unpacks an archive.
  ///
  /// - Parameter archive: Its path as the system has it.
  /// - Throws: `UnreadableSubmission`, with a sentence that says what to ask for, and `MachineFault`,
  ///   if there is no room for temporary files.
  func files(of archive: [CChar]) throws -> FolderFiles {
    let bytes = archive.dropLast().map(UInt8.init(bitPattern:))
    let name = Sanitizer.line(String(decoding: bytes, as: UTF8.self).fileName)
    let tool = try Self.tool(for: archive, named: name)
    let path = Invocation.path(of: tool, environment: environment) ?? "/usr/bin/\(tool)"
    let scratch = try ScratchFolder()
    let (link, folder) = (scratch.path + "/archive", scratch.path + "/files")
    // The path of the archive itself may be no text, and `unzip` would take it for a pattern.
    symlink(archive, link)
    try Files.makeFolder(folder)
    let result = try run([path] + Self.arguments(tool, link, folder), in: folder)
    let errors = result.errors.text.replacing(link, with: name).lines
      .filter { !$0.isEmpty && !$0.hasPrefix("caution:") && $0 != "[\(name)]" }
    if result.termination != .exited(0), MachineFault.isFull(folder) {
      throw MachineFault.fullDisk(ScratchFolder.parent)
    }
    let foundNothing = errors.count <= 2 && errors.first?.hasSuffix("Not found in archive") == true
    switch (tool, result.termination) {
    // 1 is a warning, and 11 says that nothing matched.
    case (_, .exited(0)), ("unzip", .exited(1)), ("unzip", .exited(11)): break
    case ("tar", .exited) where foundNothing: break
    case ("unzip", .exited(82)): throw Self.refusal(name, "has a password, which is not known")
    case (_, .exited) where errors.contains { $0.contains("../") || $0.contains("..'") }:
      throw Self.refusal(name, "holds a name with `../`, which leads out of the archive")
    case (_, .exited):
      let words = errors.first.map { "\(tool) says “\(Sanitizer.line($0))”" }
      throw Self.refusal(
        name,
        "cannot be read: \(words ?? "its method of compression is not known here")"
      )
    default: throw Self.refusal(name, "is too large, or takes too long to unpack")
    }
    let files = try FolderFiles(root: folder, scratch: scratch)
    if files.size <= SubmissionLimits.unpacked { return files }
    throw Self.refusal(name, "is too large")
  }

  private static func refusal(_ name: String, _ reason: String) -> UnreadableSubmission {
    UnreadableSubmission(reason: "\(name) \(reason). Ask for a folder, .zip or .tar.gz.")
  }

  /// The tool that can read an archive, by its first bytes, since its name may be wrong.
  private static func tool(for archive: [CChar], named name: String) throws -> String {
    let descriptor = open(archive, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0,
      let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        .read(upToCount: 262) ?? Data()
    else { throw refusal(name, "cannot be opened") }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    if data.isEmpty { throw refusal(name, "is empty: it has 0 bytes") }
    if text.hasPrefix("Rar!") { throw refusal(name, "is a RAR archive") }
    if text.hasPrefix("7z") { throw refusal(name, "is a 7z archive") }
    if text.hasPrefix("PK") { return "unzip" }
    let isCompressed = data.starts(with: [0x1F, 0x8B]) || text.hasPrefix("BZh")
    if isCompressed || text.dropFirst().hasPrefix("7zXZ") || text.hasSuffix("ustar") {
      return "tar"
    }
    throw refusal(name, "is no archive that can be read")
  }

  private static func arguments(_ tool: String, _ archive: String, _ folder: String) -> [String] {
    let ignored = SubmissionLimits.ignoredFolders
    if tool == "tar" {
      return ["-xf", archive, "-C", folder, "--no-same-owner", "--exclude=._*"]
        + ignored.map { "--exclude=\($0)" } + [memberPattern]
    }
    // Any password keeps `unzip` from asking the person for one.
    return ["-qq", "-o", "-P", "none", archive, memberPattern, "-x", "._*", "*/._*"]
      + ignored.flatMap { ["\($0)/*", "*/\($0)/*"] } + ["-d", folder]
  }

  private func run(_ command: [String], in folder: String) throws -> ProcessResult {
    var limits = ResourceLimits()
    limits.fileSize = SubmissionLimits.unpacked
    if limits.memory != nil { limits.memory = 1 << 30 }
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
        let size = (try? FolderFiles(root: folder))?.size ?? .max
        if size > SubmissionLimits.unpacked { cancellation.cancel() }
        usleep(50_000)
      }
    }
    defer { isOver.withLock { $0 = true } }
    return try invocation.run(Supervision(deadline: .seconds(60), cancellation: cancellation))
  }
}
