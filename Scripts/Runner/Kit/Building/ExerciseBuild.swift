import Foundation

/// Builds the program that judges one exercise: the chapter's support, the exercise's own file, its
/// suite and the library. No other exercise is in it. The program with which it is played has its
/// screen instead of the suite.
package struct ExerciseBuild: Sendable {
  package enum Outcome: Sendable {
    /// A program, and the object of the suite or the screen in it.
    case program(String, suite: String, warnings: [Diagnostic])
    case doesNotCompile([Diagnostic], isLate: Bool)
  }

  let workbook: Workbook
  let exercise: Exercise
  let support: ChapterSupport
  let library: BuiltLibrary
  /// The folder of this build alone; two builds at a time need two.
  var folder: String
  /// The folder that keeps compiled suites for later builds of the same exercise.
  let cache: String
  /// The text to judge; the exercise's file, if nil.
  let text: String?
  /// Each call of the compiler is given up after this time.
  let deadline: Duration
  /// The file of the screen with which the exercise is played, relative to the root; if nil, its
  /// suite is built.
  package var screenFile: String?
  /// Whether the text is a whole program, with its own entry.
  package var isWholeProgram = false
  /// Suites beside the workbook's own.
  package var extraSuites: [String] = []
  /// An object with the program's entry; that of the library, if nil.
  package var entry: String?
  /// The words before each call of the compiler, such as a program that limits it.
  package var launcher: [String] = []
  /// Options that are added where the program is linked.
  package var linkOptions: [String] = []
  /// Whether the calls follow one another. It takes longer, and less work: a caller that keeps all
  /// cores busy gets more builds done in the same time.
  package var compilesSequentially = false
  /// Whether the program knows the lines of the exercise's file, which takes longer to build.
  var hasDebugInfo = false

  package init(
    of exercise: Exercise,
    in workbook: Workbook,
    support: ChapterSupport,
    library: BuiltLibrary,
    folder: String,
    cache: String,
    text: String?,
    deadline: Duration
  ) {
    self.workbook = workbook
    self.exercise = exercise
    self.support = support
    self.library = library
    self.folder = folder
    self.cache = cache
    self.text = text
    self.deadline = deadline
  }

  /// The path of the file that is compiled.
  var file: String {
    text == nil ? workbook.absolute(exercise.file) : folder + "/" + exercise.file.fileName
  }

  /// The path of the learner's test file that is compiled beside it; nil if there is none.
  var testFile: String? {
    guard let testFile = exercise.testFile, screenFile == nil, !isWholeProgram else { return nil }
    return text == nil ? workbook.absolute(testFile) : folder + "/" + testFile.fileName
  }

  private func write(_ text: String) throws {
    guard exercise.isProject else { return try Files.write(text, to: file) }
    let parts = Project.parts(of: text)
    try Files.write(parts.feature, to: file)
    if let testFile { try Files.write(parts.tests, to: testFile) }
  }

  /// A call of the compiler or the linker that did not succeed.
  private struct Failure: Error {
    let compilation: Compilation
  }

  /// - Throws: A sentence, if a program cannot be started or a file cannot be written.
  package func run() throws -> Outcome {
    do {
      return try build()
    } catch let failure as Failure {
      return failed(failure.compilation)
    }
  }

  private func build() throws -> Outcome {
    try Files.makeFolder(folder)
    if let text { try write(text) }
    let files = support.inputs.files
    let interface = "\(interfaceFolder)/\(support.chapter.module).swiftmodule"
    let object = folder + "/exercise.o"
    var compileFile = compilation(of: file, to: object)
    if hasDebugInfo { compileFile.append("-g") }
    let writeInterface = library.plan.writeInterface(
      files: [file] + files,
      module: support.chapter.module,
      to: interface
    )
    let warnings: [Diagnostic]
    let suite: String?
    var tests: String?
    if isWholeProgram {
      (warnings, suite) = (try compile(compileFile).diagnostics, nil)
    } else if showsSupportAlone {
      (warnings, suite) = ([], try compiled(dependentSource, interface))
    } else if exercise.isTestFile {
      // The suite does not know the file, which is in a module of its own.
      let source = suiteSource
      if compilesSequentially {
        warnings = try compile(compileFile).diagnostics
        suite = try compiled(source, interface)
      } else {
        (warnings, suite) = try inParallel(compileFile) { cancellation in
          try compiled(source, interface, cancellation)
        }
      }
    } else if compilesSequentially {
      let source = try dependentSource
      // The module of this file alone comes with its object at no cost.
      let ownModule = folder + "/own.swiftmodule"
      compileFile += ["-emit-module-path", ownModule]
      warnings = try compile(compileFile).diagnostics
      suite = try compiled(source, ownModule: ownModule) {
        _ = try compile(writeInterface)
        return try compiled(source, interface)
      }
      tests = try testFile.map(testSource).map { source in
        try compiled(source, ownModule: ownModule) {
          _ = try compile(writeInterface)
          return try compiled(source, interface)
        }
      }
    } else {
      let source = try dependentSource
      (warnings, suite) = try inParallel(compileFile) { cancellation in
        _ = try compile(writeInterface, cancellation)
        return try compiled(source, interface, cancellation)
      }
      tests = try testFile.map(testSource).map { try compiled($0, interface) }
    }
    let program = folder + "/program"
    let link = "\(folder)/\(library.plan.library.fileName)"
    unlink(link)
    guard symlink(library.plan.library, link) == 0 else {
      throw WorkbookError("Cannot make \(link): \(String(cString: strerror(errno)))")
    }
    // A screen is compiled with its entry.
    let runsSuite = screenFile == nil && !isWholeProgram
    let entry = runsSuite ? self.entry ?? library.entry : nil
    let helpers = runsSuite && !hasOwnHelpers ? support.helperObject : nil
    let shared = runsSuite ? support.suiteHelpers?.object : nil
    let own = showsSupportAlone ? nil : object
    let objects = [support.object, own, suite, tests, helpers, shared, entry].compactMap { $0 }
    let linking = library.plan.link(objects: objects, to: program, folder: folder)
    for call in linking.dropLast() { _ = try compile(call) }
    _ = try compile((linking.last ?? []) + linkOptions)
    return .program(program, suite: suite ?? object, warnings: placed(warnings))
  }

  /// Compiles the file beside the suite, which needs the interface alone. The suite is given up where
  /// the file does not compile.
  private func inParallel(
    _ compileFile: [String],
    _ suite: @escaping @Sendable (Cancellation) throws -> String
  ) throws -> (warnings: [Diagnostic], suite: String) {
    let suiteWork = Cancellation(below: library.toolchain.cancellation)
    let parts = try concurrently([true, false], width: 2) { isFile in
      guard isFile else { return (warnings: [Diagnostic](), suite: try suite(suiteWork)) }
      do {
        return (try compile(compileFile).diagnostics, "")
      } catch {
        suiteWork.cancel()
        throw error
      }
    }
    return (parts[0].warnings, parts[1].suite)
  }

  private func compile(
    _ call: [String],
    _ cancellation: Cancellation? = nil
  ) throws -> Compilation {
    let compilation = try library.run(
      launcher + call,
      deadline: deadline,
      cancellation: cancellation
    )
    guard compilation.isSuccess else { throw Failure(compilation: compilation) }
    return compilation
  }

  /// Compiles another text as if it were the exercise's file, and returns the compiler's messages.
  ///
  /// - Throws: A sentence, if the compiler cannot be started or the text cannot be written.
  package func diagnostics(of scratch: String) throws -> [Diagnostic] {
    let path = folder + "/scratch/" + exercise.file.fileName
    try Files.makeFolder(path.parentFolder)
    try Files.write(scratch, to: path)
    let call = compilation(of: path, to: folder + "/scratch/exercise.o")
    let compilation = try library.run(launcher + call, deadline: deadline)
    if compilation.isCrash, compilation.errors.isEmpty { return [Self.crash(of: exercise)] }
    return placed(compilation.diagnostics, from: path)
  }

  /// The call that compiles the exercise's file: as a part of the chapter's module, or, if it is a
  /// test file, as the module that tests it.
  private func compilation(of file: String, to object: String) -> [String] {
    exercise.isTestFile
      ? library.plan.compile(
        files: [file],
        module: support.chapter.testFileModule,
        searchPaths: [interfaceFolder],
        to: object
      )
      : library.plan.compile(
        primary: file,
        files: support.inputs.files,
        module: support.chapter.module,
        to: object
      )
  }

  /// The folder of the interface that the suite is compiled against.
  private var interfaceFolder: String {
    exercise.isTestFile ? support.interfaceFolder : folder
  }

  /// A source that is compiled against the exercise's interface.
  private struct DependentSource: Sendable {
    /// The base name of its objects.
    let name: String
    /// The files that its object depends on besides the interface.
    let files: [String]
    /// The call that compiles it to an object.
    let call: @Sendable (_ object: String) -> [String]
  }

  private var dependentSource: DependentSource {
    get throws { try screenFile.map(screenSource) ?? suiteSource }
  }

  private var suiteSource: DependentSource {
    let suites = [suiteFile] + extraSuites
    let helpers = support.inputs.suiteHelpers
    return DependentSource(name: "suite", files: suites + helpers) { object in
      // One object for several suites has the helpers too.
      library.plan.compile(
        primary: hasOwnHelpers ? nil : suites[0],
        files: hasOwnHelpers ? suites + helpers : helpers,
        module: support.chapter.suiteModule,
        searchPaths: [interfaceFolder] + (support.suiteHelpers?.searchPaths ?? []),
        to: object
      )
    }
  }

  /// The learner's test file beside an exercise.
  private func testSource(_ path: String) -> DependentSource {
    DependentSource(name: "tests", files: [path]) { object in
      library.plan.compile(
        files: [path],
        module: support.chapter.testFileModule,
        searchPaths: [folder],
        to: object
      )
    }
  }

  /// The suite; an empty file where a learner has no tests yet for a feature of their own.
  private var suiteFile: String {
    let path = workbook.absolute(exercise.suiteFile)
    guard exercise.isOwn, !Files.exists(path) else { return path }
    let empty = "\(folder)/\(exercise.suiteFile.fileName)"
    try? Files.write("", to: empty)
    return empty
  }

  /// Whether the suite's object has the helpers of the chapter's suites in it.
  private var hasOwnHelpers: Bool { !extraSuites.isEmpty }

  /// A screen belongs to the exercise's module. It is compiled together with the program's entry.
  private func screenSource(_ screenFile: String) throws -> DependentSource {
    let path = workbook.absolute(screenFile)
    let generated = "\(folder)/\(screenFile.fileName)"
    let text = try ScreenSource(Files.text(path) ?? "").withEntry(path: path, file: screenFile)
    try Files.write(text, to: generated)
    return DependentSource(name: "screen", files: [generated]) { object in
      library.plan.compile(
        primary: generated,
        files: (showsSupportAlone ? [] : [file]) + support.inputs.files,
        module: support.chapter.module,
        to: object
      )
    }
  }

  /// Whether a screen is built, and the exercise's file is a test file. Such a screen shows a feature of the
  /// chapter's support, and no program can be linked with tests.
  private var showsSupportAlone: Bool { exercise.isTestFile && screenFile != nil }

  /// The object of a source, if an earlier build with the same module had one; else what `compiled`
  /// returns. Equal modules have equal interfaces, for a module says more than its interface, such
  /// as the types behind `some`.
  private func compiled(
    _ source: DependentSource,
    ownModule: String,
    _ compiled: () throws -> String
  ) throws -> String {
    let known = "\(cache)/known-\(key(of: source, ownModule))"
    if let object = Files.text(known), utimes(object, nil) == 0 { return object }
    let object = try compiled()
    Self.removeOldest("known-", in: cache, keeping: 63)
    try Files.write(object, to: known)
    return object
  }

  private func key(of source: DependentSource, _ module: String) -> ContentHash {
    var hash = ContentHash(of: library.key + support.key)
    (Files.data(module) ?? Data()).withUnsafeBytes { hash.add($0) }
    for file in source.files {
      // The same tests are compiled in many folders, once for each change of the feature.
      hash.add(source.name == "tests" ? file.fileName : file)
      hash.add(Files.text(file) ?? "")
    }
    return hash
  }

  /// The object of a source; it is compiled again only if the exercise's interface has changed, or
  /// the source itself.
  private func compiled(
    _ source: DependentSource,
    _ interface: String,
    _ cancellation: Cancellation? = nil
  ) throws -> String {
    let object = "\(cache)/\(source.name)-\(key(of: source, interface)).o"
    // It counts as new, so that no other build takes it away while it is used.
    if utimes(object, nil) == 0 { return object }
    let new = "\(folder)/\(source.name).o"
    _ = try compile(source.call(new), cancellation)
    try Files.makeFolder(cache)
    Self.removeOldest(source.name + "-", in: cache, keeping: 7)
    guard rename(new, object) == 0 else {
      throw WorkbookError("Cannot write \(object): \(String(cString: strerror(errno)))")
    }
    return object
  }

  /// Keeps the folder of objects small: each change of an interface leaves one.
  private static func removeOldest(_ prefix: String, in folder: String, keeping count: Int) {
    let files = Files.names(in: folder).filter { $0.hasPrefix(prefix) }.map { folder + "/" + $0 }
    guard files.count > count else { return }
    let byAge = files.sorted { (Files.second($0) ?? 0) < (Files.second($1) ?? 0) }
    for file in byAge.dropLast(count) { unlink(file) }
  }
}
