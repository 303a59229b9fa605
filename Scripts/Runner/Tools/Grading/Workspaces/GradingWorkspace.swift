import WorkbookKit

/// A copy of the workbook in which submissions are built, one after the other.
///
/// It stays from one grading to the next: library and suites are built once, and a submission costs
/// its own files and a link. An exercise that no submission fills holds its starter.
final class GradingWorkspace: Sendable {
  let original: Workbook
  /// The copy, as the runner's engine sees it.
  let workbook: Workbook
  /// What every exercise holds before anybody has touched it.
  let starters: [ExerciseNumber: String]
  private let toolchain: Toolchain
  private let environment: [String: String]

  /// - Parameters:
  ///   - original: The instructor's workbook, whose tests and library grade.
  ///   - root: The folder of the copy.
  ///   - hidden: The instructor's own suites.
  ///   - toolchain: The Swift that builds.
  ///   - environment: That of the builds.
  init(
    of original: Workbook,
    at root: String,
    hidden: HiddenSuites,
    toolchain: Toolchain,
    environment: [String: String]
  ) throws {
    self.original = original
    self.toolchain = toolchain
    self.environment = environment.filter { !$0.key.hasPrefix("WORKBOOK") }
    var starters: [ExerciseNumber: String] = [:]
    for exercise in original.exercises {
      starters[exercise.number] = original.starter(of: exercise)
    }
    self.starters = starters
    var extra = hidden.files
    if TestHostSource.isUsable { extra[TestHostSource.file] = try Self.host(in: root) }
    try WorkbookCopy(original: original, root: root).update(extra: extra, hasSolutions: false)
    for (number, text) in starters {
      guard let exercise = original.exercises.first(where: { $0.number == number }) else {
        continue
      }
      try WorkbookCopy.write(text, to: "\(root)/\(exercise.starterFile)")
    }
    workbook = try Workbook(root: root, source: .chapters)
  }

  /// Puts these texts in their exercises' places, and starters in all others.
  func put(_ texts: [ExerciseNumber: String]) throws {
    for exercise in original.exercises {
      guard let text = texts[exercise.number] ?? starters[exercise.number] else { continue }
      try WorkbookCopy.write(text, to: workbook.absolute(exercise.starterFile))
    }
  }

  /// Builds the current files.
  ///
  /// - Parameters:
  ///   - chapters: The numbers of those to build; the others cost nothing, and what they were built
  ///     from before stays out of the program.
  ///   - deadline: It is given up after this time, as the build of a file can be that was written
  ///     to take for ever; never, if nil.
  func build(
    chapters: Set<Int>,
    deadline: Duration?,
    onStep: @escaping (PackageBuild.Step) -> Void = { _ in }
  ) throws -> PackageBuild.Outcome {
    let excluded = original.exercises.map(\.number).filter { !chapters.contains($0.chapter) }
    return try PackageBuild(
      workbook: workbook,
      toolchain: toolchain,
      environment: environment,
      options: Self.options,
      deadline: deadline
    )
    .run(excluding: Set(excluded), onStep: onStep)
  }

  func program() throws -> TestProgram {
    try TestProgram(root: workbook.root, toolchain: toolchain, environment: environment)
  }

  /// Neither an index nor a debugger will ever look at what is built here; without the names of its
  /// functions, the program also has less to recognise a suite by.
  private static var options: [String] {
    #if os(Linux)
      ["--disable-index-store", "-debug-info-format", "none", "-Xlinker", "-s"]
    #else
      ["--disable-index-store"]
    #endif
  }

  /// The host's source; a workspace keeps the names that it was made with, or the host would be
  /// compiled again for each grading.
  private static func host(in root: String) throws -> String {
    let path = root + "/.build/workbook/mark"
    if let mark = Files.text(path), mark.count == 16 { return TestHostSource.source(mark: mark) }
    var generator = SystemRandomNumberGenerator()
    let word = String(generator.next(), radix: 16)
    let mark = String(repeating: "0", count: 16 - word.count) + word
    try Files.makeFolder(root + "/.build/workbook")
    try Files.write(mark, to: path)
    return TestHostSource.source(mark: mark)
  }
}

extension Workbook {
  /// What its exercise begins with: by the solution's markers, or, in a copy without solutions, the
  /// file itself.
  func starter(of exercise: Exercise) -> String? {
    MarkedSource(of: exercise, in: self)?.starter ?? Files.text(absolute(exercise.starterFile))
  }
}
