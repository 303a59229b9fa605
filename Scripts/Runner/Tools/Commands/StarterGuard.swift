import WorkbookKit

/// Distinguishes edited starters from those that may be overwritten.
///
/// A file may be overwritten if git has it as it is, or if it is what `starters` wrote last.
struct StarterGuard {
  let root: String
  private let written: [String: String]

  private static func record(in root: String) -> String { root + "/.build/workbook/starters" }

  init(root: String) {
    self.root = root
    var written: [String: String] = [:]
    for line in (Files.text(Self.record(in: root)) ?? "").lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { written[String(parts[1])] = String(parts[0]) }
    }
    self.written = written
  }

  /// - Parameter path: An existing file, relative to the root.
  func mayOverwrite(_ path: String) -> Bool {
    let text = Files.text(root + "/" + path)
    if let text, written[path] == ContentHash(of: text).description { return true }
    return isCommitted(path)
  }

  /// Keeps the hashes of what was written, so that the next run knows it again.
  func remember(_ starters: [StarterFile]) throws {
    var record = written
    for starter in starters { record[starter.path] = ContentHash(of: starter.text).description }
    let rows = record.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    try Files.makeFolder(root + "/.build/workbook")
    try Files.write(rows.joined(), to: Self.record(in: root))
  }

  private func isCommitted(_ path: String) -> Bool {
    let arguments = ["-C", root, "status", "--porcelain", "--ignored", "--", path]
    guard let git = Invocation(tool: "git", arguments: arguments),
      let result = try? git.run(), result.termination == .exited(0)
    else { return false }
    return result.output.text.isEmpty
  }
}
