/// The sources of an exercise, and the calls that compile them.
extension ExerciseBuild {
  /// The object of the exercise's file.
  var object: String { folder + "/exercise.o" }

  /// The interface of the exercise's module, which the suite is compiled against.
  var interface: String { "\(interfaceFolder)/\(support.chapter.module).swiftmodule" }

  /// The call that compiles the exercise's file.
  var compileFile: [String] {
    compilation(of: file, to: object) + (hasDebugInfo ? ["-g"] : [])
  }

  /// The call that writes the exercise's interface.
  var writeInterface: [String] {
    library.plan.writeInterface(
      files: [file] + sharedFiles,
      module: support.chapter.module,
      to: interface
    )
  }

  /// The call that compiles the exercise's file: as a part of the chapter's module, or, if it is a
  /// test file, as the module that tests it.
  func compilation(of file: String, to object: String) -> [String] {
    exercise.isTestExercise
      ? library.plan.compile(
        files: [file],
        module: support.chapter.testFileModule,
        searchPaths: [interfaceFolder],
        to: object
      )
      : library.plan.compile(
        primary: file,
        files: sharedFiles,
        module: support.chapter.module,
        to: object
      )
  }

  /// The folder of the interface that the suite is compiled against.
  private var interfaceFolder: String {
    exercise.isTestExercise ? support.interfaceFolder : folder
  }

  /// A source that is compiled against the exercise's interface.
  struct DependentSource: Sendable {
    /// The base name of its objects.
    let name: String
    /// The files that its object depends on besides the interface.
    let files: [String]
    /// The call that compiles it to an object.
    let call: @Sendable (_ object: String) -> [String]
  }

  var dependentSource: DependentSource {
    get throws { try screenFile.map(screenSource) ?? suiteSource }
  }

  var suiteSource: DependentSource {
    let suite = suiteFile
    let helpers = support.inputs.suiteHelpers
    return DependentSource(name: "suite", files: [suite] + helpers) { object in
      library.plan.compile(
        primary: suite,
        files: helpers,
        module: support.chapter.suiteModule,
        searchPaths: [interfaceFolder] + (support.suiteHelpers?.searchPaths ?? []),
        to: object
      )
    }
  }

  /// The other files of the exercise's module, as absolute paths.
  var sharedFiles: [String] { used.map(workbook.absolute) + support.inputs.files }

  /// Another feature of the learner's own, which this one uses.
  func usedSource(_ path: String) -> DependentSource {
    let others = OwnFeature.filesUsed(by: path, [path], in: workbook)
      .map { $0 == exercise.file ? file : workbook.absolute($0) }
    let name = "used-" + path.fileName
    return DependentSource(name: name, files: [workbook.absolute(path)] + others) { object in
      library.plan.compile(
        primary: workbook.absolute(path),
        files: others + support.inputs.files,
        module: support.chapter.module,
        to: object
      )
    }
  }

  /// The learner's test file beside an exercise.
  func testSource(_ path: String) -> DependentSource {
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

  /// A screen belongs to the exercise's module. It is compiled together with the program's entry.
  private func screenSource(_ screenFile: String) throws -> DependentSource {
    let path = workbook.absolute(screenFile)
    let generated = "\(folder)/\(screenFile.fileName)"
    let text = try ScreenSource(Files.text(path) ?? "").withEntry(path: path, file: screenFile)
    try Files.write(text, to: generated)
    return DependentSource(name: "screen", files: [generated]) { object in
      library.plan.compile(
        primary: generated,
        files: (showsSupportAlone ? [] : [file]) + sharedFiles,
        module: support.chapter.module,
        to: object
      )
    }
  }

  /// Whether a screen is built, and the exercise's file is a test file. Such a screen shows a feature of the
  /// chapter's support, and no program can be linked with tests.
  var showsSupportAlone: Bool { exercise.isTestExercise && screenFile != nil }
}
