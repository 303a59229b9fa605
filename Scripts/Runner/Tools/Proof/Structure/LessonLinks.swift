import WorkbookKit

/// Looks whether what a page points to is there: links within the workbook, and Swift files that it
/// names.
struct LessonLinks {
  /// The page, relative to the root.
  let file: String
  /// The folders in which a file that the page names may be, relative to the root. A page for
  /// authors may name files that are to be written, so without a folder only its links are looked
  /// at.
  let searchFolders: [String]
  let root: String

  func findings() -> [Finding] {
    let lines = (Files.text(root + "/" + file) ?? "").lines
    let anchors = Set(lines.filter { $0.hasPrefix("#") }.map(Markdown.anchor(of:)))
    var isInCode = false
    return lines.enumerated().flatMap { index, line -> [Finding] in
      if line.trimmed.hasPrefix("```") { isInCode.toggle() }
      guard !isInCode else { return [] }
      let links = Self.links(in: line).filter { !exists($0, anchors: anchors) }.map {
        "The link to \($0) leads nowhere."
      }
      let named = searchFolders.isEmpty ? [] : Self.namedFiles(in: line)
      let files = named.filter { !exists(file: $0) }.map { "There is no file \($0)." }
      return (links + files).map { Finding(file: file, line: index + 1, $0) }
    }
  }

  /// The targets of `[text](target)`, but for those on the net.
  static func links(in line: String) -> [String] {
    line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }.filter { target in
      !target.contains("://") && !target.hasPrefix("mailto:")
    }
  }

  /// Texts between backticks that look like the path of a Swift file.
  static func namedFiles(in line: String) -> [String] {
    line.matches(of: /`([A-Za-z0-9._\/-]+\.swift)`/).map { String($0.output.1) }
  }

  private func exists(_ target: String, anchors: Set<String>) -> Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty else {
      return anchors.contains(parts.last.map(String.init) ?? "")
    }
    let folder = file.parentFolder
    guard Files.exists("\(root)/\(folder)/\(path)") else { return false }
    guard parts.count == 2, path.hasSuffix(".md") else { return true }
    let lines = (Files.text("\(root)/\(folder)/\(path)") ?? "").lines
    return lines.contains { $0.hasPrefix("#") && Markdown.anchor(of: $0) == parts[1] }
  }

  private func exists(file name: String) -> Bool {
    searchFolders.contains { Files.exists("\(root)/\($0)/\(name)") }
  }
}
