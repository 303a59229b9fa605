import Foundation

/// The result of an exercise's build.
package enum BuildResult: Sendable {
  /// A program, and the object of the suite or the screen in it.
  case program(String, suite: String, warnings: [Diagnostic])
  case doesNotCompile([Diagnostic])
}

/// Builds the program that judges one exercise: the chapter's support, the exercise's own file, its
/// suite and the library. No other exercise is in it. The program with which it is played has its
/// screen instead of the suite.
package struct ExerciseBuild: Sendable {
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
  /// The files of other features of the learner's own that are in the program, relative to the root.
  let used: [String]
  /// Each call of the compiler is given up after this time.
  let deadline: Duration
  /// The file of the screen with which the exercise is played, relative to the root; if nil, its
  /// suite is built.
  package var screenFile: String?
  /// Whether the text is a whole program, with its own entry.
  package var isWholeProgram = false
  /// An object with the program's entry; that of the library, if nil.
  package var entry: String?
  /// The words before each call of the compiler, such as a program that limits it.
  package var launcher: [String] = []
  /// Whether others are built meanwhile, so that the calls follow one another. It takes longer, and
  /// less work: a caller that keeps all cores busy gets more builds done in the same time.
  package var isOneOfMany = false
  /// Whether the objects that others share are kept where `learnerObjects` and `suiteObject` name them.
  package var keepsObjects = false
  /// Whether advice is tried before it is given, which takes a compilation each time.
  package var triesAdvice = true
  /// Whether the program knows the lines of the exercise's file, which takes longer to build.
  var hasDebugInfo = false

  /// The path of the file that is compiled.
  var file: String {
    text == nil ? workbook.absolute(exercise.file) : folder + "/" + exercise.file.fileName
  }

  /// The path of the learner's tests that are compiled beside it; nil if there are none.
  var ownTestsFile: String? {
    guard let file = exercise.ownTestsFile, screenFile == nil, !isWholeProgram else { return nil }
    return text == nil ? workbook.absolute(file) : folder + "/" + file.fileName
  }

  private func write(_ text: String) throws {
    guard exercise.hasOwnTests else { return try Files.write(text, to: file) }
    let parts = Project.parts(of: text)
    try Files.write(parts.feature, to: file)
    if let ownTestsFile { try Files.write(parts.tests, to: ownTestsFile) }
  }

  /// A call of the compiler or the linker that did not succeed.
  private struct Failure: Error {
    let compilation: Compilation
  }

  /// - Throws: `WorkbookError` if a program cannot be started or a file cannot be written, and
  ///   `MachineFault`, if the compiler could not do its work.
  package func run() throws -> BuildResult {
    do {
      return try build()
    } catch let failure as Failure {
      return .doesNotCompile(try errors(of: failure.compilation))
    }
  }

  private func build() throws -> BuildResult {
    try Files.makeFolder(folder)
    if let text { try write(text) }
    var parts = try compiledParts()
    parts.used = try used.map(usedSource).map { try compiled($0, interface) }
    let program = try link(parts)
    if keepsObjects { try keepObjects(of: parts) }
    return .program(
      program,
      suite: parts.suite ?? object,
      warnings: placed(parts.warnings + warningsOfTests(parts))
    )
  }

  /// The objects of the learner's files, after a run that has made a program.
  package var learnerObjects: [String] { [object] + (ownTestsFile == nil ? [] : [testsObject]) }

  /// The object of the suite, after a run that has made a program.
  package var suiteObject: String { folder + "/suite.o" }

  private var testsObject: String { folder + "/own-tests.o" }

  /// Copies objects to places that do not depend on their content.
  private func keepObjects(of parts: Parts) throws {
    for (object, place) in [(parts.tests, testsObject), (parts.suite, suiteObject)] {
      guard let object else { continue }
      guard let data = Files.data(object) else { throw WorkbookError("Cannot read \(object).") }
      try Files.write(data, to: place)
    }
  }

  /// The warnings about tests that the learner has written.
  private func warningsOfTests(_ parts: Parts) -> [Diagnostic] {
    let suite = exercise.isOwn && screenFile == nil ? parts.suite : nil
    return [suite, parts.tests].compactMap { $0 }.flatMap(ObjectCache.diagnostics)
  }

  /// The objects of an exercise.
  struct Parts: Sendable {
    var warnings: [Diagnostic] = []
    /// The object of the suite or the screen; nil if there is neither.
    var suite: String?
    /// The object of the learner's tests beside the exercise; nil if there are none.
    var tests: String?
    /// The objects of other features that it uses.
    var used: [String] = []
  }

  private func compiledParts() throws -> Parts {
    if isWholeProgram { return Parts(warnings: try compile(compileFile).diagnostics) }
    if showsSupportAlone { return Parts(suite: try compiled(try dependentSource, interface)) }
    if exercise.isTestExercise { return try compiledTestExercise() }
    return isOneOfMany ? try compiledInOrder() : try compiledInParallel()
  }

  /// Compiles the test file that the learner writes, and its suite. The suite does not know the
  /// file, which is in a module of its own.
  private func compiledTestExercise() throws -> Parts {
    let source = suiteSource
    guard isOneOfMany else {
      return try inParallel { try compiled(source, interface, $0) }
    }
    let warnings = try compile(compileFile).diagnostics
    return Parts(warnings: warnings, suite: try compiled(source, interface))
  }

  private func compiledInParallel() throws -> Parts {
    let source = try dependentSource
    var parts = try inParallel { cancellation in
      _ = try compile(writeInterface, cancellation)
      return try compiled(source, interface, cancellation)
    }
    parts.tests = try ownTestsFile.map(testSource).map { try compiled($0, interface) }
    return parts
  }

  private func compiledInOrder() throws -> Parts {
    let source = try dependentSource
    // The module of this file alone comes with its object at no cost.
    let ownModule = folder + "/own.swiftmodule"
    let warnings = try compile(compileFile + ["-emit-module-path", ownModule]).diagnostics
    func compiledUnlessKnown(_ source: DependentSource) throws -> String {
      try objects.known(source, ownModule: ownModule) {
        _ = try compile(writeInterface)
        return try compiled(source, interface)
      }
    }
    return Parts(
      warnings: warnings,
      suite: try compiledUnlessKnown(source),
      tests: try ownTestsFile.map(testSource).map(compiledUnlessKnown)
    )
  }

  /// Compiles the file beside the suite, which needs the interface alone. The suite is given up where
  /// the file does not compile.
  private func inParallel(
    _ suite: @escaping @Sendable (Cancellation) throws -> String
  ) throws -> Parts {
    let suiteWork = Cancellation(below: library.toolchain.cancellation)
    let parts = try concurrently([true, false], width: 2) { isFile in
      guard isFile else { return Parts(suite: try suite(suiteWork)) }
      do {
        return Parts(warnings: try compile(compileFile).diagnostics)
      } catch {
        suiteWork.cancel()
        throw error
      }
    }
    return Parts(warnings: parts[0].warnings, suite: parts[1].suite)
  }

  /// The object of a source, compiled against the exercise's interface.
  private func compiled(
    _ source: DependentSource,
    _ interface: String,
    _ cancellation: Cancellation? = nil
  ) throws -> String {
    try objects.object(of: source, interface: interface) { object in
      try compile(source.call(object), cancellation).diagnostics
    }
  }

  private var objects: ObjectCache {
    ObjectCache(folder: cache, scratch: folder, common: library.key + support.key)
  }

  func compile(
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
}
