import Foundation

/// What all exercises of a chapter are built with: its support files, compiled once.
package struct ChapterSupport: Sendable {
  package let chapter: Chapter
  package let inputs: Inputs
  /// The object of the support files; nil if there are none.
  let object: String?

  /// Changes whenever one of the files does.
  package var key: String { inputs.key }

  /// Compiles what chapters share, where it has changed.
  ///
  /// - Returns: The support of each chapter, by its number.
  /// - Throws: The compiler's output, if a given file does not compile.
  package static func all(
    of chapters: [Chapter],
    in workbook: Workbook,
    library: BuiltLibrary
  ) throws -> [Int: ChapterSupport] {
    let supports = try concurrently(chapters) { chapter in
      try ChapterSupport(of: chapter, in: workbook, library: library)
    }
    return Dictionary(uniqueKeysWithValues: supports.map { ($0.chapter.number, $0) })
  }

  init(of chapter: Chapter, in workbook: Workbook, library: BuiltLibrary) throws {
    self.chapter = chapter
    inputs = Inputs(of: chapter, in: workbook)
    guard !inputs.files.isEmpty else {
      object = nil
      return
    }
    let folder = workbook.cacheFolder + "/support"
    let object = "\(folder)/\(chapter.module)-\(ContentHash(of: library.key + inputs.key)).o"
    self.object = object
    guard !Files.exists(object) else { return }
    try Files.makeFolder(folder)
    for name in Files.names(in: folder) where name.hasPrefix(chapter.module + "-") {
      unlink("\(folder)/\(name)")
    }
    let compilation = try library.run(
      library.plan.compile(files: inputs.files, module: chapter.module, to: object)
    )
    guard !compilation.isSuccess else { return }
    throw WorkbookError(
      compilation.errorText
        + "\n\nWhat chapter \(chapter.number) shares does not compile; the compiler's output is"
        + " above. The errors are in no exercise: `git checkout \(chapter.supportFolder)` brings"
        + " the given files back."
    )
  }

  /// The files that the exercises of a chapter share, as absolute paths.
  package struct Inputs: Sendable {
    /// The support files.
    package let files: [String]
    /// Files beside the suites that all of them use.
    package let suiteHelpers: [String]
    let key: String

    init(of chapter: Chapter, in workbook: Workbook) {
      files = Files.allFiles(below: workbook.absolute(chapter.supportFolder))
        .filter { $0.hasSuffix(".swift") }
      let suites = workbook.absolute(chapter.suiteFolder)
      suiteHelpers = Files.names(in: suites)
        .filter { $0.hasSuffix(".swift") && ExerciseNumber(fileName: $0) == nil }
        .map { "\(suites)/\($0)" }
      var hash = ContentHash()
      for file in files + suiteHelpers {
        hash.add(workbook.relative(file))
        hash.add(Files.text(file) ?? "missing")
      }
      key = hash.description
    }
  }
}
