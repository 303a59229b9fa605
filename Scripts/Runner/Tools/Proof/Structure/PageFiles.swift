import WorkbookKit

/// The pages of Markdown that are no lessons.
enum PageFiles {
  /// Relative to the root, those for learners first.
  private static let all = [
    "README.md", "Chapters/AGENTS.md", "Chapters/Handbook.md", "Chapters/README.md",
    PatternsPage.file, MessagePage.file,
    OlderSpellings.file, "Chapters/Sources.md", "Chapters/Library/README.md",
    "Scripts/README.md", Answer.guide, "Scripts/Runner/README.md",
    "Tests/AppleStandIns/README.md",
  ]

  /// Those that are read on GitHub alone, whose links must lead somewhere.
  private static let onGitHub = [
    "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "pull_request_template.md",
  ]
  .map { ".github/" + $0 }

  static func existing(in workbook: Workbook) -> [String] {
    all.filter { Files.exists(workbook.absolute($0)) }
  }

  static func existingOnGitHub(in workbook: Workbook) -> [String] {
    onGitHub.filter { Files.exists(workbook.absolute($0)) }
  }
}
