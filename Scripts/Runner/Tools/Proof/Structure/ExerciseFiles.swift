import WorkbookKit

/// The files that a lesson's section promises: solution, starter, suite and wrong answers.
struct ExerciseFiles {
  let exercise: Exercise
  let chapter: Chapter
  let workbook: Workbook
  var found: [Finding] = []

  mutating func findings() -> [Finding] {
    checkNames()
    checkSolution()
    checkSuite()
    checkScreen()
    checkAnswers()
    return found
  }

  private mutating func report(_ file: String, _ message: String, line: Int? = nil) {
    found.append(Finding(file: file, line: line, message))
  }

  /// Reports an error whose message may begin with file and line.
  private mutating func report(_ error: any Error, in file: String) {
    let message = "\(error)"
    let parts = message.split(separator: ":", maxSplits: 2)
    if parts.count == 3, let line = Int(parts[1]) {
      report(file, String(parts[2]).trimmed, line: line)
    } else {
      report(file, message)
    }
  }

  /// Solution, starter and suite are found by their number, but they must share their whole name.
  private mutating func checkNames() {
    let name = exercise.baseName
    let files = [
      (exercise.starterFile.parentFolder, "\(name).swift"),
      (exercise.solutionFile.parentFolder, "\(name).swift"),
      (chapter.suiteFolder, "\(name)Tests.swift"),
    ]
    for (folder, expected) in files {
      let present = Files.names(in: workbook.absolute(folder)).filter {
        $0.hasSuffix(".swift") && ExerciseNumber(fileName: $0) == exercise.section.number
      }
      guard present.contains(expected) else {
        report("\(folder)/\(expected)", "\(exercise.name) has no \(folder)/\(expected).")
        continue
      }
      for other in present where other != expected {
        report(
          "\(folder)/\(other)",
          "\(exercise.id) has a second file \(other) beside \(expected); one of them must go."
        )
      }
    }
  }

  private mutating func checkSolution() {
    for (file, starterFile) in zip(exercise.solutionFiles, exercise.starterFiles) {
      checkSolution(file, starterFile)
    }
  }

  private mutating func checkSolution(_ file: String, _ starterFile: String) {
    guard let text = Files.text(workbook.absolute(file)) else {
      if exercise.hasOwnTests { report(file, "\(exercise.name) has no \(file).") }
      return
    }
    let isTestFile = file.parentFolder.fileName == TestFolder.name
    let testing: Set = isTestFile ? ["Testing", chapter.module] : []
    checkImports(of: text, in: file, allowed: Self.imports.union(testing))
    do {
      let source = try MarkedSource(parsing: text, file: file)
      if source.regions.isEmpty {
        report(
          file,
          "No region is marked with // BEGIN SOLUTION, so the starter would be the solution."
        )
      }
      for region in source.regions where region.solution == region.stub {
        report(file, "This region is its own stub.", line: region.line)
      }
      checkStarter(source, file, starterFile)
    } catch {
      report(error, in: file)
    }
  }

  private mutating func checkStarter(
    _ source: MarkedSource,
    _ file: String,
    _ starterFile: String
  ) {
    guard let starter = Files.text(workbook.absolute(starterFile)), starter != source.starter
    else { return }
    let expected = source.starter.lines
    let present = starter.lines
    let same = zip(expected, present).prefix { $0 == $1 }.count
    report(
      starterFile,
      "This starter is not what \(file) generates, from here on. Change the solution, then run"
        + " `Scripts/workbook starters`.",
      line: same + 1
    )
  }

  private mutating func checkSuite() {
    let file = exercise.suiteFile
    guard let text = Files.text(workbook.absolute(file)) else { return }
    let withoutHelpers = text.lines.enumerated().map { index, line in
      checkHelperImport(line, at: index + 1, in: file) ? "" : line
    }.joined(separator: "\n")
    checkImports(
      of: withoutHelpers,
      in: file,
      allowed: Self.imports.union(["Testing", chapter.module])
    )
    if !text.contains("@Suite(\"\(exercise.name)\"") {
      report(
        file,
        "The suite must have the name of the exercise in the lesson: @Suite(\"\(exercise.name)\")."
      )
    }
    checkNamedChecks(in: text, of: file)
  }

  /// A message that sends the learner to another check names one that is there.
  private mutating func checkNamedChecks(in text: String, of file: String) {
    let names = Set(text.matches(of: /@Test\(\s*"([^"]*)"/).map { String($0.1) })
    for match in text.matches(of: /let the\s(?:\\\s+)?check\s(?:\\\s+)?"([^"]*)"/) {
      // A line that ends with a backslash continues in the next one.
      let name = String(match.1.replacing(/\\\n\s*/, with: ""))
      guard !names.contains(name) else { continue }
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      report(file, "There is no check with the name \"\(name)\".", line: line)
    }
  }

  private mutating func checkScreen() {
    guard let file = exercise.screenFile, let text = Files.text(workbook.absolute(file)) else {
      return
    }
    let name = Self.screenName(of: exercise)
    if file.fileName != name {
      report(file, "The screen of \(exercise.name) must be named \(name).")
    }
    checkImports(of: text, in: file, allowed: Self.imports)
    let source = ScreenSource(text)
    if source.apps.count != 1 {
      let count = source.apps.isEmpty ? "none" : "\(source.apps.count)"
      report(file, "A screen has one type that conforms to App; this has \(count).")
    } else if source.apps.last != source.lastType {
      report(file, "A screen ends with its App; here, a type follows \(source.apps[0]).")
    }
  }

  private mutating func checkAnswers() {
    // Without a valid solution, which is reported by itself, no answer can be read.
    guard let solution = MarkedSource(of: exercise, in: workbook) else { return }
    let file = Answer.file(of: exercise)
    do {
      let answers = try Answer.read(of: exercise, solution: solution, root: workbook.root)
      let outcomes = answers.compactMap { try? $0.get().outcome }
      let caught = outcomes.count { if case .caught = $0 { true } else { false } }
      let passing = outcomes.count { if case .passes = $0 { true } else { false } }
      if answers.count == passing {
        report(file, "\(exercise.name) has no wrong answer. Which mistakes will learners make?")
      }
      if caught > Answer.limit {
        report(
          file,
          "\(exercise.name) has \(caught) wrong answers; \(Answer.limit) are the most."
            + " Take those away that show what another one shows."
        )
      }
      for case .failure(let error) in answers { report(error, in: file) }
      // What is wrong with the example of a hidden suite is thrown.
      _ = try HiddenExample(of: exercise, in: workbook)
    } catch {
      report(error, in: file)
    }
  }

  /// Looks at an import of what suites share: a name that is imported by itself has precedence over
  /// one that a learner declares.
  ///
  /// - Returns: Whether the line is such an import.
  private mutating func checkHelperImport(_ line: String, at number: Int, in file: String) -> Bool {
    let words = line.split(separator: " ")
    guard words.first == "import", let name = words.last?.split(separator: "."),
      name[0] == SuiteHelpers.module
    else { return false }
    if name.count == 1 {
      report(
        file,
        "Import each helper by itself, such as `import struct \(SuiteHelpers.module).WatchedClock`:"
          + " then a learner may use its name too.",
        line: number
      )
    }
    return true
  }

  private static let imports: Set = ["ComposableArchitecture", "Foundation", "TerminalUI"]

  /// Reports what a file imports that learners do not have with the real library. On Linux a part
  /// of Foundation is a module of its own.
  private mutating func checkImports(of text: String, in file: String, allowed: Set<String>) {
    for (index, line) in text.lines.enumerated() {
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" }
      guard words.first == "import", let name = words.dropFirst().last.map(String.init),
        name != "FoundationNetworking", !allowed.contains(name)
      else { continue }
      let all = allowed.sorted().joined(separator: ", ")
      report(file, "\(name) may not be imported here; \(all) may.", line: index + 1)
    }
  }

  /// The compiler takes no two files of one name for a module.
  static func screenName(of exercise: Exercise) -> String {
    exercise.baseName + "Screen.swift"
  }
}
