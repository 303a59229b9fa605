import WorkbookKit

/// Compares the lists in `Package.swift`, which looks at no file, with the exercises: a suite of an
/// exercise that begins empty would keep the whole package from compiling.
struct ManifestForm {
  let workbook: Workbook

  private static let file = "Package.swift"

  func findings() -> [Finding] {
    let manifest = Files.text(workbook.absolute(Self.file)) ?? ""
    let listed = manifest.matches(of: /"(\d+\.\d+-\w+)"/).map { String($0.1) }
    let expected = beginningEmpty + laterStages
    let missing = expected.filter { !listed.contains($0) }.map { name in
      let list = laterStages.contains(name) ? "laterStages" : "fromEmptyFile"
      return "\(name) belongs into its list `\(list)`."
    }
    let unknown = listed.filter { !expected.contains($0) }.map {
      "\($0) stands in a list, and no exercise of that name needs it."
    }
    return (missing + unknown + testFolders(manifest)).map { Finding(file: Self.file, $0) }
  }

  /// The exercises whose starters say that they are to be begun.
  private var beginningEmpty: [String] {
    workbook.exercises.filter { exercise in
      MarkedSource(of: exercise, in: workbook).map { BeginLine.isIn($0.starter) } ?? false
    }
    .map(\.baseName)
  }

  /// The projects that follow another one in their chapter.
  private var laterStages: [String] {
    workbook.exercises.filter { stage in
      stage.isProject && workbook.stage(before: stage)?.id.chapter == stage.id.chapter
    }
    .map(\.baseName)
  }

  private func testFolders(_ manifest: String) -> [String] {
    let chapters = workbook.chapters.filter { chapter in
      chapter.exercises.contains { $0.isTestExercise || $0.hasOwnTests }
    }
    let list = chapters.map { "\($0.number)" }.joined(separator: ", ")
    let line = "let withTestFiles: Set = [\(list)]"
    guard !chapters.isEmpty, !manifest.contains(line + "\n") else { return [] }
    return ["The chapters with test files are to be listed so: `\(line)`."]
  }
}
