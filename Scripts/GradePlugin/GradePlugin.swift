import Foundation
import PackagePlugin

/// Writes a test for each exercise, in a file that is named as the exercise's.
///
/// The lessons name the exercises in their headings. A test's name must stand in the source, and so must
/// the file by which `--filter` finds it.
@main struct GradePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let chapters = context.package.directoryURL.appending(path: "Chapters")
    let lessons = try FileManager.default.contentsOfDirectory(atPath: chapters.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .flatMap { folder in ["README.md", "Extras.md"].map { "\(folder)/\($0)" } }
      .map { chapters.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return try lessons.flatMap { lesson in
      try Self.exercises(in: String(contentsOf: lesson, encoding: .utf8)).map { number, title in
        let words = title.split { !($0.isLetter || $0.isNumber) }
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let test = context.pluginWorkDirectoryURL.appending(path: "\(number)-\(words).swift")
        return .buildCommand(
          displayName: "Writing the test of \(number) \(title)",
          executable: URL(filePath: "/bin/sh"),
          arguments: ["-c", Self.script, "sh", number, title, words, test.path],
          inputFiles: [lesson],
          outputFiles: [test]
        )
      }
    }
  }

  /// The numbers and titles of headings such as `## 3.7 Timer`.
  private static func exercises(in lesson: String) -> [(number: String, title: String)] {
    lesson.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/## (\d\.\d+) (.+)/#) else { return nil }
      return (String(match.1), String(match.2))
    }
  }

  /// Gets the number, the title, the title's letters, and the path of the test.
  private static let script = """
    cat >"$4" <<TEST
    import Testing

    @Test("$1 $2", .enabled(if: Grade.hasBegun("$1"), "It was not begun."))
    func exercise_$(echo "$1" | tr . _)_$3() throws { try Grade.judge("$1") }
    TEST
    """
}
