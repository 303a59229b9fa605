import Foundation
import WorkbookKit

/// A submission in an archive. Its list is read first; only regular files that may be of interest
/// are unpacked, under names that lead nowhere else, into a scratch folder, and never beyond the
/// sizes that a submission may have.
struct ArchiveFiles: SubmittedFiles {
  let entries: [SubmittedEntry]
  private let folder: ScratchFolder
  private let unpacked: Set<String>

  /// All that is unpacked of one archive, in bytes.
  private static let most = 32 << 20
  private static let mostFiles = 3000

  /// - Parameters:
  ///   - source: An archive.
  ///   - runner: The path of the runner, which limits what the tools may use.
  ///   - environment: The environment whose `PATH` finds the tools.
  /// - Throws: `UnreadableSubmission`, in words for the instructor.
  init(_ source: SubmissionSource, runner: String, environment: [String: String]) throws {
    let archive = try Archive(source, runner: runner, environment: environment)
    let listed = try archive.list()
    guard listed.count <= SubmissionLimits.entries else {
      throw UnreadableSubmission(
        reason: "The archive holds more than \(SubmissionLimits.entries) files."
      )
    }
    // A name that is listed twice could be a link first, and then a file behind it.
    let names = Dictionary(grouping: listed) { $0.entry.path }
    let single = listed.filter { names[$0.entry.path]?.count == 1 }
    entries = names.values.compactMap { entries in
      guard var entry = entries.first?.entry else { return nil }
      if entries.count > 1 { entry.kind = .ambiguous }
      return entry
    }
    .sorted { $0.path < $1.path }
    let wanted = single.filter { Self.isWanted($0.entry) }
    let size = wanted.reduce(0) { $0 + $1.entry.size }
    guard wanted.count <= Self.mostFiles, size <= Self.most else {
      throw UnreadableSubmission(reason: "The archive holds too much Swift for a submission.")
    }
    guard let folder = try? ScratchFolder() else {
      throw UnreadableSubmission(reason: "A temporary folder cannot be made.")
    }
    self.folder = folder
    unpacked = Set(wanted.map { $0.entry.path })
    if !wanted.isEmpty { try archive.unpack(wanted.map { $0.name }, to: folder.path) }
  }

  func read(_ entry: SubmittedEntry, limit: Int) -> [UInt8]? {
    guard unpacked.contains(entry.path), let files = try? FolderFiles(root: folder.path) else {
      return nil
    }
    // The unpacked size counts, not the one that the list promised.
    return files.entries.first { $0.path == entry.path }.flatMap { files.read($0, limit: limit) }
  }

  private static func isWanted(_ entry: SubmittedEntry) -> Bool {
    guard entry.kind == .regular, entry.size <= SubmissionLimits.file,
      entry.name.hasSuffix(".swift"), isSafe(entry.path)
    else { return false }
    let folders = entry.folders
    return folders.count <= SubmissionLimits.depth
      && !folders.contains { SubmissionLimits.ignoredFolders.contains($0) }
  }

  /// Whether a path stays inside of the folder, and means itself to a tool that knows patterns.
  static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return false }
    guard !path.hasPrefix("-"), !path.hasPrefix("@") else { return false }
    return path.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
      && !path.contains { "*?[]{}\\:^".contains($0) }
  }
}

/// The tools that read archives.
private struct Archive {
  let source: SubmissionSource
  let tool: String
  let runner: String
  let environment: [String: String]

  init(_ source: SubmissionSource, runner: String, environment: [String: String]) throws {
    let name = source.form == .zip ? "unzip" : "tar"
    guard let tool = Invocation.path(of: name, environment: environment) else {
      throw UnreadableSubmission(reason: "It needs \(name), which is not on this system.")
    }
    self.source = source
    self.tool = tool
    self.runner = runner
    self.environment = environment
  }

  /// The entries of an archive, and the names by which the tool knows them: `./a` is `a` to
  /// everybody else.
  func list() throws -> [(entry: SubmittedEntry, name: String)] {
    let arguments =
      source.form == .zip ? ["-Z", "-s", source.path] : ["-tvf", source.path, "--numeric-owner"]
    let lines = try run(arguments, in: "/").lines
    return lines.compactMap(source.form == .zip ? Self.zipEntry : Self.tarEntry).map { listed in
      var entry = listed
      while entry.path.hasPrefix("./") { entry.path.removeFirst(2) }
      return (entry, listed.path)
    }
  }

  func unpack(_ paths: [String], to folder: String) throws {
    // Any password keeps `unzip` from asking the person for one.
    let arguments =
      source.form == .zip
      ? ["-qq", "-o", "-P", "none", source.path] + paths + ["-d", folder]
      : ["-xf", source.path, "--no-same-owner"] + paths
    _ = try run(arguments, in: folder)
  }

  private func run(_ arguments: [String], in folder: String) throws -> String {
    var limits = ResourceLimits()
    limits.fileSize = 1 << 20
    if limits.memory != nil { limits.memory = 1 << 30 }
    limits.processorSeconds = 60
    // The shell is only there to enter the folder.
    let command = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder, tool]
    let invocation = Invocation(
      executable: runner,
      arguments: Confinement.arguments(limits, command: command + arguments),
      environment: [
        "PATH": environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": Platform.unicodeLocale,
      ]
    )
    let output = Locked<[UInt8]>([])
    var supervision = Supervision(deadline: .seconds(60))
    supervision.onOutput = { bytes in
      output.withLock { if $0.count <= 8 << 20 { $0 += bytes } }
    }
    let result = try invocation.run(supervision)
    let bytes = output.withLock { $0 }
    guard result.termination != .stopped, bytes.count <= 8 << 20 else {
      throw UnreadableSubmission(reason: "The archive is too large, or takes too long to read.")
    }
    // `unzip` says 1 for a warning, and all else means that something is missing.
    guard [.exited(0), .exited(1)].contains(result.termination) else {
      let words = result.errors.text.lines.first ?? ""
      throw UnreadableSubmission(
        reason: "The archive cannot be read. " + Sanitizer.line(words)
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads `-rw-r--r--  3.0 unx  1234 tx defN 25-Sep-01 10:00 Chapters/01-A/1.1-B.swift`.
  private static func zipEntry(_ line: String) -> SubmittedEntry? {
    let parts = line.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: true)
    guard parts.count == 9, let size = Int(parts[3]), parts[0].count >= 7 else { return nil }
    return entry(parts[0].first, String(parts[8]), size)
  }

  /// Reads `-rw-r--r-- 0/0  1234 2025-09-01 10:00 Chapters/…`, and what the tar of BSD writes.
  private static func tarEntry(_ line: String) -> SubmittedEntry? {
    let isGNU = line.split(separator: " ").dropFirst().first?.contains("/") ?? false
    let before = isGNU ? 5 : 8
    let parts = line.split(separator: " ", maxSplits: before, omittingEmptySubsequences: true)
    guard parts.count == before + 1, let size = Int(parts[isGNU ? 2 : 4]) else { return nil }
    return entry(parts[0].first, String(parts[before]), size)
  }

  private static func entry(_ kind: Character?, _ path: String, _ size: Int) -> SubmittedEntry? {
    if kind == "d" || path.hasSuffix("/") || path.isEmpty { return nil }
    switch kind {
    case "-", "?": return SubmittedEntry(path: path, kind: .regular, size: size)
    case "l":
      let name = path.components(separatedBy: " -> ").first ?? path
      return SubmittedEntry(path: name, kind: .link, size: 0)
    default: return SubmittedEntry(path: path, kind: .other, size: 0)
    }
  }
}
