import WorkbookKit

/// The pages of Markdown that are no lessons.
enum PageFiles {
  /// Relative to the root, those for learners first.
  private static let all = [
    "README.md", "Chapters/Handbook.md", "Chapters/README.md", PatternsPage.file, MessagePage.file,
    OlderSpellings.file, "Chapters/Sources.md", "Chapters/Library/README.md",
    "Scripts/README.md", WrongAnswer.guide, "Scripts/Runner/README.md",
    "Tests/AppleStandIns/README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md",
    ".github/CHANGELOG.md", ".github/pull_request_template.md",
  ]

  static func existing(in workbook: Workbook) -> [String] {
    all.filter { Files.exists(workbook.absolute($0)) }
  }
}
