import Foundation

/// What all exercises of a chapter are built with: its support files, compiled once, and the entry
/// of the programs that run suites.
package struct ChapterSupport: Sendable {
  package let chapter: Chapter
  /// The support files, as absolute paths.
  package let files: [String]
  /// Files beside the suites that all of them use, as absolute paths.
  package let suiteHelpers: [String]
  /// The object of the support files; nil if there are none.
  package let object: String?
  /// The object with the entry of a program.
  package let entry: String
  /// Changes whenever one of the files does.
  package let key: String

  /// Compiles what has changed.
  ///
  /// - Parameters:
  ///   - folder: Where the objects are kept.
  ///   - compile: Runs a call of the compiler.
  /// - Throws: The compiler's output, if a support file does not compile.
  package init(
    of chapter: Chapter,
    in workbook: Workbook,
    library: BuiltLibrary,
    folder: String,
    compile: ([String]) throws -> Compilation.Outcome
  ) throws {
    self.chapter = chapter
    let inputs = Inputs(of: chapter, in: workbook)
    files = inputs.files
    suiteHelpers = inputs.suiteHelpers
    key = inputs.key
    try Files.makeFolder(folder)
    let object = "\(folder)/\(chapter.module)-\(ContentHash(of: library.key + key)).o"
    self.object = files.isEmpty ? nil : object
    if !files.isEmpty && !Files.exists(object) {
      let prefix = chapter.module + "-"
      for name in Files.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(".o") {
        unlink("\(folder)/\(name)")
      }
      let call = library.plan.compile(files: files, module: chapter.module, to: object)
      try Self.check(try compile(call), of: chapter)
    }
    entry = "\(folder)/Entry-\(library.key).o"
    if !Files.exists(entry) {
      let source = folder + "/Entry.swift"
      try Files.write(Self.entrySource, to: source)
      let call = library.plan.compile(files: [source], module: "Entry", to: entry)
      try Self.check(try compile(call), of: chapter)
    }
  }

  /// The files that the exercises of a chapter share.
  package struct Inputs: Sendable {
    let files: [String]
    let suiteHelpers: [String]
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

  private static func check(_ outcome: Compilation.Outcome, of chapter: Chapter) throws {
    guard !outcome.isSuccess else { return }
    let excerpts = outcome.errors.map { ([$0.headline] + $0.excerpt).joined(separator: "\n") }
    let text = excerpts.isEmpty ? outcome.log : excerpts.joined(separator: "\n\n")
    throw WorkbookError(
      text.trimmingCharacters(in: .whitespacesAndNewlines)
        + "\n\nWhat chapter \(chapter.number) shares does not compile; the compiler's output is"
        + " above. The errors are in no exercise: `git checkout \(chapter.supportFolder)` brings"
        + " the given files back."
    )
  }

  private static let entrySource = """
    import Testing

    @main enum Entry {
      static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
      }
    }

    """
}
