import WorkbookKit

/// The exercises of a chapter that a package holds, with the given files that they use: a target
/// and its test target.
struct ExportedModule {
  let chapter: Chapter
  let exercises: [ExportedExercise]

  /// The name of the library's target, which the suites import.
  var name: String { chapter.module }

  /// The texts of the module's files, by their paths in the package.
  func files(of workbook: Workbook) -> [(path: String, text: String)] {
    var sources: [(path: String, text: String)] = []
    var tests: [(path: String, text: String)] = []
    for exported in exercises {
      let exercise = exported.exercise
      let file = exercise.file.fileName
      if exported.isTestFile {
        tests.append((file, exported.answer))
      } else {
        sources.append((file, exported.answer))
      }
      let name = ExportedExercise.name(of: exercise)
      if let screen = exported.screen {
        sources.append((exercise.screenFile?.fileName ?? "\(name)App.swift", screen))
      }
      let hasPreview = exported.answer.contains("#Preview")
      if let app = exported.appSource,
        let entry = AppSource.entry(of: app, name: exercise.name, hasPreview: hasPreview)
      {
        sources.append(("\(name)Entry.swift", entry))
      }
      if let ownTests = exported.ownTests, let ownTestsFile = exercise.ownTestsFile {
        tests.append((ownTestsFile.fileName, ownTests))
      }
      if let suite = exported.suite { tests.append((exercise.suiteFile.fileName, suite)) }
    }
    // Beside the tests of an own feature stand those of others.
    let helpers = (chapter.isOwn ? [] : [chapter.suiteFolder, SuiteHelpers.folder])
      .flatMap { given(in: $0, of: workbook) }
      .filter { ExerciseNumber(fileName: $0.path) == nil }
    let support = given(in: chapter.supportFolder, of: workbook)
    // Helpers of the suites may use the exercises' support, but not the other way round.
    tests += used(helpers, by: tests.map(\.text))
    sources += used(support, by: (sources + tests).map(\.text)).map { file in
      ("Support/\(file.path)", file.text)
    }
    return sources.map { ("Sources/\(name)/\($0.path)", AppSource.text($0.text)) }
      + tests.map { ("Tests/\(name)Tests/\($0.path)", AppSource.text($0.text)) }
  }

  /// The Swift files of a folder, by their names. One that gives the types of `TestedFeatures`
  /// their short names has the types themselves in a package, which has no such module.
  private func given(in folder: String, of workbook: Workbook) -> [(path: String, text: String)] {
    Files.names(in: workbook.absolute(folder)).filter { $0.hasSuffix(".swift") }.map { name in
      let text = Files.text(workbook.absolute("\(folder)/\(name)")) ?? ""
      let types =
        ExportedExercise.imports("TestedFeatures", in: text)
        ? Files.text(workbook.absolute("\(LibraryNames.folder)/TestedFeatures/\(name)")) : nil
      return (path: name, text: types ?? text)
    }
  }

  private func used(
    _ files: [(path: String, text: String)],
    by sources: [String]
  ) -> [(path: String, text: String)] {
    let candidates = files.map { SourceUse.Candidate(path: $0.path, text: $0.text) }
    let paths = SourceUse(candidates: candidates).paths(usedBy: sources)
    return files.filter { paths.contains($0.path) }
  }
}
