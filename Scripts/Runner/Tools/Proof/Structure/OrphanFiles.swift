import WorkbookKit

/// Finds files in the folders of the chapters that no lesson names.
struct OrphanFiles {
  let workbook: Workbook

  func findings() -> [Finding] {
    let folders = Set(workbook.chapters.map { $0.folder })
    var found: [Finding] = []
    for chapter in workbook.chapters {
      let files = Set(
        chapter.exercises.flatMap { [$0.solutionFile, $0.starterFile, $0.suiteFile] }
      )
      found += strays(in: "Chapters/\(chapter.folder)", files, allowed: ["README.md", "Support"])
      found += strays(in: "Solutions/\(chapter.folder)", files, allowed: ["Support"])
      found += strays(in: chapter.suiteFolder, files) { name in
        // Files without a number serve several suites; lists of equivalent mutants have one.
        ExerciseNumber(fileName: name) == nil && name.hasSuffix(".swift")
          || chapter.exercises.contains { Equivalents.fileName(of: $0) == name }
      }
      let answers = "\(WrongAnswer.root)/\(chapter.folder)"
      found += strays(in: answers, []) { name in
        chapter.exercises.contains { ExerciseFiles.baseName($0.solutionFile) == name }
      }
      for exercise in chapter.exercises {
        found += strays(
          in: WrongAnswer.folder(of: exercise),
          [],
          isAllowed: WrongAnswer.isAnswer
        )
      }
    }
    found += strays(in: "Chapters", [], allowed: folders.union(["Library", "README.md"]))
    found += strays(in: "Solutions", [], allowed: folders)
    let suites = workbook.chapters.map { "\($0.folder)Tests" }
    found += strays(
      in: "Tests",
      [],
      allowed: Set(suites + ["AppleStandIns", "LibraryTests", "WorkbookTests", "WrongAnswers"])
    )
    return found + strays(in: WrongAnswer.root, [], allowed: folders.union(["README.md"]))
  }

  private func strays(
    in folder: String,
    _ files: Set<String>,
    allowed: Set<String>
  ) -> [Finding] {
    strays(in: folder, files) { allowed.contains($0) }
  }

  private func strays(
    in folder: String,
    _ files: Set<String>,
    isAllowed: (String) -> Bool
  ) -> [Finding] {
    Files.names(in: workbook.absolute(folder)).filter { name in
      !name.hasPrefix(".") && !files.contains("\(folder)/\(name)") && !isAllowed(name)
    }.map { name in
      Finding(
        part: .structure,
        file: "\(folder)/\(name)",
        message: "No lesson names this: write its section, or take it away."
      )
    }
  }
}
