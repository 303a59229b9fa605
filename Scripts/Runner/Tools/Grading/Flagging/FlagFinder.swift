import WorkbookKit

/// Finds what an instructor should look at in a submitted file: by what its object needs and defines
/// beside the object of the solution, and by the few forms that only its text shows.
///
/// It asks for kinds, and not for spellings: an alias, a qualified name or a variable that holds a
/// function makes no difference to an object.
struct FlagFinder: Sendable {
  private let workbook: Workbook

  /// - Parameter workbook: The instructor's.
  init(_ workbook: Workbook) {
    self.workbook = workbook
  }

  /// The flags of a submitted text, in the order of their lines.
  ///
  /// - Parameters:
  ///   - text: The submitted text.
  ///   - objects: The names in the objects of its files, and in that of the suite that was compiled
  ///     with them; none if it does not compile.
  ///   - given: The names in those of the solution.
  func flags(
    in text: String,
    of exercise: Exercise,
    objects: [ObjectSymbols] = [],
    given: [ObjectSymbols] = []
  ) -> [Flag] {
    let parts = exercise.isProject ? Project.parts(of: text) : (feature: text, tests: "")
    let known = known(in: exercise)
    let suite = suiteWords(of: exercise)
    let files = exercise.starterFiles
    return zip(files, [parts.feature, parts.tests]).enumerated().flatMap { part, file in
      let rules = TextRules(file.1, suite: suite)
      var found = rules.found.filter { !known.contains($0.what) }
      if exercise.section.kind == .observe { found += computed(rules, exercise) }
      if part < objects.count {
        let own = part < given.count ? given[part] : ObjectSymbols()
        let isTestFile = part == 1 || exercise.isTestExercise || exercise.section.kind == .test
        found += self.found(objects[part], own, exercise, rules, isTestFile)
      }
      if part == 0, let all = objects.last, let usual = given.last, objects.count > files.count {
        found += renamed(all.needed.subtracting(usual.needed), exercise, suite, rules)
      }
      return Self.flags(found, exercise, file: file.0)
    }
  }

  private func found(
    _ object: ObjectSymbols,
    _ given: ObjectSymbols,
    _ exercise: Exercise,
    _ rules: TextRules,
    _ isTestFile: Bool
  ) -> [TextRules.Found] {
    let modules = ownModules(of: exercise)
    let known = given.needed.union(given.defined)
    let needed = object.needed.subtracting(known).sorted().map(SymbolName.init)
    let defined = object.defined.subtracting(known).sorted().map {
      (symbol: $0, name: SymbolName($0), isWritable: object.writable.contains($0))
    }
    // A function of Swift's that is always copied into the object counts as needed too.
    let copied = defined.map(\.name).filter { name in
      name.home.map { !modules.contains($0) } ?? false
    }
    let reached = (needed + copied).compactMap { name in
      Reach(name, own: modules, isTestFile: isTestFile).map { reach in
        let words = Reach.words(for: name)
        return (what: "reaches for \(words)", word: name.path.last ?? words, why: reach.rawValue)
      }
    }
    let finder = DefinitionFinder(
      own: modules,
      isTestFile: isTestFile,
      // Some exercises have a feature and its test in one file.
      holdsTests: isTestFile || given.needed.contains { $0.contains("9TestStore") },
      needed: needed,
      defined: defined,
      functions: object.functions,
      constants: rules.constants
    )
    let definitions = finder.found.map { name, kind in
      (
        what: kind == .lasting ? "keeps \(name)" : "defines \(name)",
        word: String(name.split(separator: ":")[0].split(separator: ".").last ?? ""),
        why: kind.rawValue
      )
    }
    var seen: Set<String> = []
    return (reached + definitions).filter { seen.insert($0.what).inserted }.map { what, word, why in
      let type = what.split(separator: " ").last.map { String($0.split(separator: ".")[0]) } ?? ""
      let line = rules.lines(of: word).first ?? rules.lines(of: type).first ?? 0
      return TextRules.Found(what: what, line: line, why: why)
    }
  }

  /// The definitions of the file that the suite uses, where it uses others with the solution.
  private func renamed(
    _ needed: Set<String>,
    _ exercise: Exercise,
    _ suite: Set<String>,
    _ rules: TextRules
  ) -> [TextRules.Found] {
    let modules = ownModules(of: exercise)
    var seen: Set<String> = []
    return needed.sorted().map(SymbolName.init).compactMap { name in
      guard let last = name.path.last, suite.contains(last), modules.contains(name.home ?? ""),
        name.path.count == 1 || !modules.contains(name.module ?? ""),
        seen.insert(name.words).inserted
      else { return nil }
      let line = rules.lines(of: last).first ?? 0
      return .init(what: "defines \(name.words)", line: line, why: Definition.checks.rawValue)
    }
  }

  /// Code among the predictions: these are plain values, which need no braces.
  private func computed(_ rules: TextRules, _ exercise: Exercise) -> [TextRules.Found] {
    let solution = MarkedSource(of: exercise, in: workbook)?.solution ?? ""
    guard rules.blocks > TextRules(solution).blocks else { return [] }
    return [
      .init(
        what: "code among the predictions",
        line: 0,
        why: "A prediction is a plain value: ask why it is computed."
      )
    ]
  }

  /// The words of the exercise's suite that the solution does not declare.
  private func suiteWords(of exercise: Exercise) -> Set<String> {
    let suite = Files.text(workbook.absolute(exercise.suiteFile)) ?? ""
    guard let solution = MarkedSource(of: exercise, in: workbook)?.solution else { return [] }
    return TextRules(suite).words.subtracting(TextRules(solution).declared)
  }

  /// The modules whose names belong to the exercise and its suite.
  private func ownModules(of exercise: Exercise) -> Set<String> {
    let module = workbook.chapters.first { $0.number == exercise.id.chapter }?.module ?? ""
    return [module, module + "TestFiles", module + "Tests", "SuiteHelpers"]
  }

  /// The forms that the exercise's starter and solution have.
  private func known(in exercise: Exercise) -> Set<String> {
    let source = MarkedSource(of: exercise, in: workbook)
    let texts = [source?.starter ?? workbook.starter(of: exercise), source?.solution]
    return Set(texts.compactMap { $0 }.flatMap { TextRules($0).found.map(\.what) })
  }

  /// A flag for each question.
  private static func flags(
    _ found: [TextRules.Found],
    _ exercise: Exercise,
    file: String
  ) -> [Flag] {
    Dictionary(grouping: found, by: \.why).values
      .map { Flag($0.sorted { ($0.line, $0.what) < ($1.line, $1.what) }, exercise, file: file) }
      .sorted { ($0.lines.first ?? 0, $0.what) < ($1.lines.first ?? 0, $1.what) }
  }
}

extension Flag {
  /// More lines would help nobody.
  private static let lineLimit = 8

  /// - Parameter found: All with the same question.
  fileprivate init(_ found: [TextRules.Found], _ exercise: Exercise, file: String) {
    var words: [String] = []
    for word in found.map(\.what) {
      // The verb is said once.
      let verb = ["reaches for ", "defines ", "keeps "].first(where: word.hasPrefix) ?? ""
      let name = String(word.dropFirst(verb.count))
      if !words.contains(where: { $0 == name || $0 == verb + name }) {
        words.append(words.isEmpty ? word : name)
      }
    }
    let more = words.count > 4 ? " and \(words.count - 4) more" : ""
    self.init(
      exercise: exercise.id.description,
      file: file,
      lines: Array(Set(found.map(\.line)).subtracting([0]).sorted().prefix(Self.lineLimit)),
      what: words.prefix(4).joined(separator: ", ") + more,
      why: found[0].why
    )
  }

  /// The flag of an observe exercise whose predictions do not fit the code that was given.
  static func changedGivenCode(_ exercise: Exercise) -> Flag {
    Flag(
      exercise: exercise.id.description,
      file: exercise.starterFile,
      lines: [1],
      what: "given code",
      why:
        "Code that was given is changed, and the predictions need the change: compare it with the"
        + " starter."
    )
  }
}
