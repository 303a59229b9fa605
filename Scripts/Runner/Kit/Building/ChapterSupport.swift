import Foundation

/// The parts that all exercises of a chapter are built with: its support files, and the helpers of
/// its suites, compiled once.
package struct ChapterSupport: Sendable {
  package let chapter: Chapter
  package let inputs: Inputs
  /// The object of the support files; nil if there are none.
  let object: String?
  /// The object of the files beside the suites that all of them use; nil if there are none.
  let helperObject: String?
  /// The helpers that its suites share with those of other chapters; nil for tests of own features, which share
  /// nothing with them.
  let suiteHelpers: SuiteHelpers?
  /// The folder with the interface of the support files alone, which is written for the helpers, and
  /// for test files.
  package let interfaceFolder: String

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
    let helpers =
      chapters.allSatisfy(\.isOwn) ? nil : try SuiteHelpers.build(in: workbook, library: library)
    let supports = try concurrently(chapters) { chapter in
      try build(of: chapter, in: workbook, suiteHelpers: helpers, library: library)
    }
    return Dictionary(uniqueKeysWithValues: supports.map { ($0.chapter.number, $0) })
  }

  /// Compiles what a chapter shares, where it has changed.
  static func build(
    of chapter: Chapter,
    in workbook: Workbook,
    suiteHelpers: SuiteHelpers?,
    library: BuiltLibrary
  ) throws -> ChapterSupport {
    let folder = workbook.cacheFolder + "/support"
    let support = ChapterSupport(
      of: chapter,
      inputs: Inputs(of: chapter, in: workbook),
      suiteHelpers: chapter.isOwn ? nil : suiteHelpers,
      folder: folder,
      library: library
    )
    try Files.makeFolder(folder)
    // Each is compiled without what the other leaves, so both can be at once.
    _ = try concurrently([support.compile, support.compileHelpers], width: 2) {
      try $0(folder, library)
    }
    return support
  }

  private init(
    of chapter: Chapter,
    inputs: Inputs,
    suiteHelpers: SuiteHelpers?,
    folder: String,
    library: BuiltLibrary
  ) {
    self.chapter = chapter
    self.suiteHelpers = suiteHelpers
    self.inputs = inputs
    let key = ContentHash(of: library.key + inputs.key)
    object = inputs.files.isEmpty ? nil : "\(folder)/\(chapter.module)-\(key).o"
    helperObject =
      inputs.suiteHelpers.isEmpty ? nil : "\(folder)/\(chapter.suiteModule)-\(key).o"
    interfaceFolder = "\(folder)/\(chapter.suiteModule)-\(key)"
  }

  private func compile(in folder: String, library: BuiltLibrary) throws {
    guard let object, !Files.exists(object) else { return }
    try Self.removeOld(of: chapter.module, in: folder)
    try compile(
      library.plan.compile(files: inputs.files, module: chapter.module, to: object),
      from: chapter.supportFolder,
      library: library
    )
  }

  /// Compiles the helpers of the suites against the chapter's module as far as it is shared: no
  /// exercise is in it.
  private func compileHelpers(in folder: String, library: BuiltLibrary) throws {
    let interface = "\(interfaceFolder)/\(chapter.module).swiftmodule"
    let needsInterface = helperObject != nil || chapter.exercises.contains(where: \.isTestExercise)
    let products = [helperObject, needsInterface ? interface : nil].compactMap { $0 }
    guard !products.allSatisfy(Files.exists) else { return }
    try Self.removeOld(of: chapter.suiteModule, in: folder)
    try Files.makeFolder(interfaceFolder)
    var files = inputs.files
    if files.isEmpty {
      files = [interfaceFolder + "/Empty.swift"]
      try Files.write("", to: files[0])
    }
    try compile(
      library.plan.writeInterface(
        files: files,
        module: chapter.module,
        to: interface
      ),
      from: chapter.supportFolder,
      library: library
    )
    guard let helperObject else { return }
    try compile(
      library.plan.compile(
        files: inputs.suiteHelpers,
        module: chapter.suiteModule,
        searchPaths: [interfaceFolder] + (suiteHelpers?.searchPaths ?? []),
        to: helperObject
      ),
      from: chapter.suiteFolder,
      library: library
    )
  }

  /// - Parameter folder: The folder of the compiled files.
  /// - Throws: The compiler's output, if they do not compile.
  private func compile(_ call: [String], from folder: String, library: BuiltLibrary) throws {
    let complaint =
      chapter.isOwn
      ? "\(chapter.supportFolder), which all of your features share, does not compile; the"
        + " compiler's output is above."
      : "What chapter \(chapter.number) shares does not compile; the compiler's output is above. The"
        + " errors are in no exercise: `git checkout \(folder)` brings the given files back."
    try library.compileShared(call, complaint: complaint)
  }

  private static func removeOld(of module: String, in folder: String) throws {
    for name in Files.names(in: folder) where name.hasPrefix(module + "-") {
      try Files.remove("\(folder)/\(name)")
    }
  }

  /// The files that the exercises of a chapter share, as absolute paths.
  package struct Inputs: Sendable {
    /// The support files.
    package let files: [String]
    /// Files beside the suites that all of them use.
    package let suiteHelpers: [String]
    /// The helpers of the suites of several chapters.
    package let sharedHelpers: [String]
    private let names: [String]
    private let texts: [String]

    /// Changes whenever one of the files does.
    var key: String { hash { $0 } }

    /// Changes whenever the compiler sees another code, or the same in other lines.
    var codeKey: String { hash { SourceDigest.code($0, withLines: true) } }

    init(of chapter: Chapter, in workbook: Workbook) {
      files = Files.sources(below: workbook.absolute(chapter.supportFolder))
      let suites = workbook.absolute(chapter.suiteFolder)
      // Beside the tests of an own feature stand those of others.
      suiteHelpers = (chapter.isOwn ? [] : Files.names(in: suites))
        .filter { $0.hasSuffix(".swift") && ExerciseNumber(fileName: $0) == nil }
        .map { "\(suites)/\($0)" }
      sharedHelpers = chapter.isOwn ? [] : SuiteHelpers.files(in: workbook)
      let all = files + suiteHelpers + sharedHelpers
      names = all.map(workbook.relative)
      texts = all.map { Files.text($0) ?? "missing" }
    }

    private func hash(_ content: (String) -> String) -> String {
      var hash = ContentHash()
      for (name, text) in zip(names, texts) {
        hash.add(name)
        hash.add(content(text))
      }
      return hash.description
    }
  }
}
