import WorkbookKit

/// Something in a submitted file that an answer has no need of.
struct Oddity: Equatable {
  /// Such as `reaches for`; nil for what the text alone shows.
  var verb: String?
  var name: String
  /// The words that may stand in its line, the likeliest first.
  var words: [String] = []
  /// 0 if it is not known.
  var line = 0
  /// The kind of it, and the question to ask, as a short sentence.
  var why: String

  var what: String { (verb.map { $0 + " " } ?? "") + name }
}

extension Oddity {
  init(_ verb: String, _ name: String, words: [String], why: some RawRepresentable<String>) {
    self.init(verb: verb, name: name, words: words, why: why.rawValue)
  }
}

/// Finds what an instructor should look at in a submitted file: by what its object needs and defines
/// beside the object of the solution, and by the few forms that only its text shows.
///
/// It asks for kinds, and not for spellings: an alias, a qualified name or a variable that holds a
/// function makes no difference to an object.
struct FlagFinder: Sendable {
  /// The instructor's.
  let workbook: Workbook
  let reader: SymbolReader

  /// The flags of a submitted text, in the order of their lines.
  ///
  /// - Parameters:
  ///   - text: The submitted text.
  ///   - objects: The names in the objects of its files, and in that of the suite that was compiled
  ///     with them; none if it does not compile.
  ///   - given: The names in those of the solution.
  /// - Throws: `WorkbookError` if names cannot be taken apart.
  func flags(
    in text: String,
    of exercise: Exercise,
    objects: [ObjectSymbols] = [],
    given: [ObjectSymbols] = []
  ) throws -> [Flag] {
    let parts = exercise.hasOwnTests ? Project.parts(of: text) : (feature: text, tests: "")
    let source = MarkedSource(of: exercise, in: workbook)
    let solution = TextRules(source?.solution ?? "")
    let starter = TextRules(source?.starter ?? workbook.starter(of: exercise) ?? "")
    let known = Set((solution.found + starter.found).map(\.what))
    // The words that the suite means in the usual way.
    let suite = TextRules(Files.text(workbook.absolute(exercise.suiteFile)) ?? "").words
      .subtracting(solution.declared)
    let own = ownModules(of: exercise)
    let files = exercise.starterFiles
    return try zip(files, [parts.feature, parts.tests]).enumerated().flatMap { part, file in
      let rules = TextRules(file.1, suite: source == nil ? [] : suite)
      var found = rules.found.filter { !known.contains($0.what) }
      if exercise.section.kind == .observe, rules.blocks > solution.blocks {
        let why = "A prediction is a plain value: ask why it is computed."
        found.append(Oddity(name: "code among the predictions", why: why))
      }
      if exercise.section.kind == .observe, let source, !rules.holds(givenOf: source) {
        let why = "Code that was given is changed: compare it with the starter, and ask why."
        found.append(Oddity(name: "given code", line: 1, why: why))
      }
      found += ModuleNames.taken(in: [parts.feature, parts.tests][part], of: exercise, workbook).map
      {
        Oddity("defines", $0, words: [$0], why: Definition.checks)
      }
      var named: [Oddity] = []
      if part < objects.count {
        let usual = part < given.count ? given[part] : ObjectSymbols()
        let objectRules = ObjectRules(
          own: own,
          isTestFile: part == 1 || exercise.isTestExercise || exercise.section.kind == .test,
          object: objects[part],
          names: try reader.names(objects[part].letters.keys.filter { usual.letters[$0] == nil })
        )
        named = objectRules.found
      }
      if part == 0, source != nil, objects.count > files.count, let all = objects.last {
        let usual = given.last ?? all
        let symbols = all.letters.keys.filter { all.isNeeded($0) && !usual.isNeeded($0) }
        named += Self.renamed(try reader.names(symbols), own: own, suite: suite)
      }
      var seen: Set<String> = []
      for var oddity in named where seen.insert(oddity.what).inserted {
        oddity.line = oddity.words.lazy.compactMap(rules.line).first ?? 0
        found.append(oddity)
      }
      return Dictionary(grouping: found, by: \.why).values
        .map { Flag($0.sorted { ($0.line, $0.what) < ($1.line, $1.what) }, exercise, file: file.0) }
        .sorted { ($0.lines.first ?? 0, $0.what) < ($1.lines.first ?? 0, $1.what) }
    }
  }

  /// The definitions of the file that the suite uses, where it uses others with the solution.
  private static func renamed(
    _ names: [SymbolName],
    own: Set<String>,
    suite: Set<String>
  ) -> [Oddity] {
    names.filter { name in
      // A subscript is used by no name but that of its type.
      let word = name.last == "subscript" ? name.path.dropLast().last ?? "" : name.last
      return suite.contains(word) && own.contains(name.home ?? "")
        && (name.path.count == 1 || !own.contains(name.module ?? ""))
    }
    .map { Oddity("defines", $0.words, words: [$0.last], why: Definition.checks) }
  }

  /// The modules whose names belong to the exercise and its suite.
  private func ownModules(of exercise: Exercise) -> Set<String> {
    let module = workbook.chapters.first { $0.number == exercise.id.chapter }?.module ?? ""
    return [module, module + "TestFiles", module + "Tests", "SuiteHelpers"]
  }
}

extension Flag {
  /// - Parameter found: All with the same question.
  init(_ found: [Oddity], _ exercise: Exercise, file: String) {
    var names: [String] = []
    for oddity in found where !names.contains(oddity.name) { names.append(oddity.name) }
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    // The verb is said once.
    let verb = found[0].verb.map { $0 + " " } ?? ""
    self.init(
      exercise: exercise.id.description,
      file: file,
      // More lines would help nobody.
      lines: Array(Set(found.map(\.line)).subtracting([0]).sorted().prefix(8)),
      what: verb + names.prefix(4).joined(separator: ", ") + more,
      why: found[0].why
    )
  }
}
