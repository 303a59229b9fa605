import WorkbookKit

/// Looks whether pages that forms on GitHub name in plain words are there: a form shows no link
/// relative to a file.
struct MentionedPages {
  let workbook: Workbook

  func findings() -> [Finding] {
    Files.allFiles(below: workbook.absolute(".github")).map(workbook.relative)
      .filter { $0.hasSuffix(".yml") }.flatMap(findings)
  }

  private func findings(in file: String) -> [Finding] {
    let lines = (Files.text(workbook.absolute(file)) ?? "").lines
    return lines.enumerated().flatMap { index, line in
      problems(in: line).map {
        Finding(part: .structure, file: file, line: index + 1, message: $0)
      }
    }
  }

  /// Reads `*A heading* in Chapters/Handbook.md`, and a page without a heading.
  private func problems(in line: String) -> [String] {
    line.matches(of: /(?:\*([^*]+)\* in )?((?:[\w.-]+\/)*[\w-]+\.md)\b/).compactMap { match in
      let page = String(match.2)
      guard let text = Files.text(workbook.absolute(page)) else { return "There is no \(page)." }
      guard let heading = match.1 else { return nil }
      let isThere = text.lines.contains { line in
        line.hasPrefix("#") && line.drop { $0 == "#" }.trimmingPrefix(" ") == heading
      }
      return isThere ? nil : "\(page) has no heading \"\(heading)\"."
    }
  }
}
