import WorkbookKit

/// Compares the compiler's summary of a submitted file with that of the exercise's starter and
/// solution: what they use is allowed, and so is what can be shown to be harmless.
struct Screening {
  private(set) var flags: [Flag] = []

  private let exercise: Exercise
  let text: String
  let summary: CompiledSummary
  let reference: CompiledSummary
  let suite: SuiteText
  private let isStrict: Bool
  private let lines: SourceLines
  /// The protocols to which the file extends types that are not its own.
  private let foreignInheritance: [String]

  /// Why the file must not be run; nil if it may.
  private(set) var refusal: Flag?

  /// - Parameters:
  ///   - summary: Of the submitted file.
  ///   - text: The submitted file.
  ///   - reference: Of the exercise's starter and solution.
  ///   - suite: All suites of the exercise.
  ///   - given: All that the learner is not to change; nil in an exercise where much may change.
  init(
    _ summary: CompiledSummary,
    of exercise: Exercise,
    text: String,
    reference: CompiledSummary,
    suite: SuiteText,
    given: GivenText? = nil,
    isStrict: Bool
  ) {
    self.exercise = exercise
    self.text = text
    self.summary = summary
    self.reference = reference
    self.suite = suite
    self.isStrict = isStrict
    lines = SourceLines(of: text)
    let own = Set(summary.declarations.filter { $0.isType }.map { $0.name })
    foreignInheritance = summary.declarations.filter { declaration in
      declaration.keyword == "extension" && !declaration.inheritance.isEmpty
        && !own.contains(declaration.name.components(separatedBy: ".").first ?? "")
    }
    .map { $0.inheritance }
    lookAtImports()
    lookAtUses()
    lookAtDeclarations()
    if let given, !given.isKept(in: text) {
      add(
        "changed code",
        "In this exercise only the predictions are the learner's: what is observed must stay as it"
          + " was in the starter.",
        near: "",
        isFatal: true
      )
    }
    lookAtGivenTypes()
    lookAtSettableMembers()
    lookAtObservers()
    lookAtInitializers()
    lookAtSuite()
    lookAtComparisons()
  }

  // MARK: What the file uses

  private mutating func lookAtImports() {
    for module in summary.imports.subtracting(reference.imports).sorted()
    where !ScreeningRules.harmlessModules.contains(module) {
      add(
        "import \(module)",
        ScreeningRules.oddModules.contains(module)
          ? "The exercise needs no `\(module)`."
          : "An exercise imports what its file imports at the beginning, and `Foundation`. Do"
            + " without `\(module)`.",
        near: module,
        isFatal: !ScreeningRules.oddModules.contains(module)
      )
    }
  }

  private mutating func lookAtUses() {
    // What the macro of such a check writes would be flagged too, in words that do not fit.
    if summary.lastingVariables.subtracting(reference.lastingVariables).contains("ExitTest") {
      add(
        "processExitsWith",
        "It checks in another process, which the grader does not see, and in which each feature is"
          + " the correct one. Check in the test itself.",
        near: "processExitsWith",
        isFatal: true
      )
      return
    }
    for function in summary.cFunctions.subtracting(reference.cFunctions).sorted()
    where !ScreeningRules.isHarmless(cFunction: function) {
      let isOdd = ScreeningRules.oddFunctions.contains(function)
      add(
        function,
        isOdd
          ? "It ends the program, or looks at what is around it."
          : "It is a function of the C library. Use what Swift and the library of the workbook have.",
        near: function,
        isFatal: !isOdd
      )
    }
    if let use = summary.unsafeUses.subtracting(reference.unsafeUses).min() {
      add(
        ReadableName(use).shortened,
        "It works on memory that Swift does not check. Use arrays, strings and other values.",
        near: ["NSMutableData", "NSData", "NSRange"].first(where: use.contains) ?? "nsafe",
        isFatal: true
      )
    }
    for name in summary.unknownUses.subtracting(reference.unknownUses).sorted() {
      add(
        name,
        "The grader does not know what `\(name)` can do. Use arrays, strings and other values.",
        near: name,
        isFatal: true
      )
    }
    for call in summary.testCalls.subtracting(reference.testCalls).sorted() {
      add(
        call,
        "It belongs to tests, and changes what a failure is. Leave it out.",
        near: call.split(separator: ".").last.map(String.init) ?? call,
        isFatal: true
      )
    }
    for notice in summary.notices.subtracting(reference.notices).sorted() {
      add(
        notice,
        ScreeningRules.formats.contains(notice)
          ? "A format such as `%s` reads memory that Swift does not check. `formatted()` does without."
          : "It reaches for files, the network, other programs or its caller.",
        near: notice
      )
    }
    if exercise.isTestExercise || exercise.section.kind == .test {
      let counting = summary.cFunctions.intersection(ScreeningRules.countingFunctions)
      let lasting = summary.lastingVariables.union(counting)
      for variable in lasting.subtracting(reference.lastingVariables).sorted() {
        let name = ReadableName(variable).shortened
        add(
          name,
          "It lasts from one run of the tests to the next, and could tell one feature from another."
            + " Make it in the test.",
          near: ScreeningRules.writtenNames[name] ?? name.components(separatedBy: ".").last ?? name
        )
      }
    }
    // The compiler's text has no attributes of imports.
    let spi = Lexer.tokens(of: text).contains { $0.isWord("_spi") } ? ["_spi"] : []
    for attribute in summary.attributes.union(spi).subtracting(reference.attributes).sorted()
    where attribute.first?.isUppercase == false && !ScreeningRules.attributes.contains(attribute) {
      add(
        "@" + attribute,
        "The attribute reaches what is not the file's own. Leave it out.",
        near: "@" + attribute,
        isFatal: true
      )
    }
  }

  // MARK: What the file declares

  private mutating func lookAtDeclarations() {
    let known = reference.declaredNames
    for declaration in summary.declarations.sorted(by: { $0.name < $1.name })
    where !known.contains(declaration.name) {
      let name = declaration.name
      switch declaration.keyword {
      case "macro":
        add("macro \(name)", "A macro gives code another meaning.", near: "macro", isFatal: true)
      case "operator" where suite.text.contains(name):
        add(
          "operator \(name)",
          "The checks of this exercise use this operator. Choose another sign, or a function.",
          near: "operator",
          isFatal: true
        )
      case "operator", "extension", "import":
        break
      case _ where declaration.isPrivate:
        break
      default:
        let isUsed =
          declaration.keyword == "typealias"
          ? suite.words.contains(name) || ScreeningRules.literalTypes.contains(name)
          : suite.words.contains(name) && summary.namesInSuite.contains(name)
        if isUsed || ScreeningRules.moduleNames.contains(name) {
          add(
            "\(declaration.keyword) \(name)",
            "The checks of this exercise use this name for something else. Choose another name, or"
              + " make it `private`.",
            near: name,
            isFatal: true
          )
        }
      }
    }
  }

  /// Types that starter and solution share keep what they are made of, so that no value of them can
  /// lie about what it holds.
  private mutating func lookAtGivenTypes() {
    for (type, given) in reference.members.sorted(by: { $0.key < $1.key }) {
      let name = type.components(separatedBy: ".").last ?? type
      guard let members = summary.members[type] else {
        // Without the type, a suite that asks for it would take what else has its name.
        if !given.isEmpty, suite.words.contains(name) {
          add(
            type,
            Self.changedWords("`\(type)` is no type of its own any more"),
            near: name,
            isFatal: true
          )
        }
        continue
      }
      for member in given.sorted()
      where summary.wrappedMembers.subtracting(reference.wrappedMembers)
        .contains("\(type).\(member)")
      {
        add(
          "\(type).\(member)",
          "It was given, and a property wrapper stores it now, which may show another value.",
          near: member
        )
      }
      let missing = given.subtracting(members).sorted()
      guard let first = missing.first else { continue }
      let reason = "`\(type)` has no case or stored property `\(first)` any more"
      add("\(type).\(first)", Self.changedWords(reason), near: first, isFatal: true)
    }
  }

  private static func changedWords(_ what: String) -> String {
    "It was given, and was changed: \(what). Write it as it was in the starter, and keep the rest."
  }

  /// All that the suite calls of the file must be a name that the exercise asks for, or belong to a
  /// type of the file's own.
  private mutating func lookAtSuite() {
    let own = Set(summary.declarations.filter { $0.isType }.map { $0.name })
      .subtracting(suite.supportTypes)
    let named = Set(summary.declarations.map { $0.name })
      .intersection(reference.declarations.map { $0.name })
    // The same name with other parameters is another way to write what the exercise asks for.
    let asked = Set(reference.calledBySuite.values.map { ReadableName($0).shortened })
    for readable in summary.calledBySuite.values.sorted()
    where !asked.contains(ReadableName(readable).shortened)
      && !readable.hasPrefix("protocol witness for ")
    {
      let isOperator =
        [" infix(", " infix<", " prefix(", " prefix<", " postfix(", " postfix<"]
        .contains { readable.contains($0) } && !readable.contains("__derived_")
      if isOperator {
        add(
          ReadableName(readable).shortened,
          "The checks of this exercise would use this operator in place of Swift's. Leave it out.",
          near: "func",
          isFatal: true
        )
      } else if readable.contains("Literal:") {
        add(
          ReadableName(readable).shortened,
          "The checks of this exercise would compare with it in place of a number or a text. Use"
            + " Swift's own type.",
          near: "Literal",
          isFatal: true
        )
      } else if let extended = ReadableName(readable).extendedType(in: suite.module) {
        guard !isOwnProtocol(extended) else { continue }
        add(
          "extension \(extended)",
          "The checks of this exercise would use it in place of the original. Choose other names"
            + " for its members, or make them `private`.",
          near: "extension",
          isFatal: true
        )
      } else if let root = ReadableName(readable).root(in: suite.module),
        !own.contains(root), !named.contains(root)
      {
        add(
          ReadableName(readable).shortened,
          "The checks of this exercise would use it in place of the original. Choose another name,"
            + " or make it `private`.",
          near: root,
          isFatal: true
        )
      }
    }
    for conformance in summary.conformancesInSuite.subtracting(reference.conformancesInSuite)
      .sorted()
    {
      add(
        ReadableName(conformance).shortened,
        "It gives a type that is not the file's own a new conformance, which the checks would use.",
        near: "extension",
        isFatal: true
      )
    }
  }

  /// Whether members of a protocol's extension belong to types of the file's own alone.
  private func isOwnProtocol(_ name: String) -> Bool {
    let word = name.components(separatedBy: ".").last ?? name
    return name == suite.module + "." + word
      && summary.declarations.contains { $0.keyword == "protocol" && $0.name == word }
      && !foreignInheritance.contains { $0.contains(word) }
  }

  mutating func add(_ what: String, _ why: String, near word: String, isFatal: Bool = false) {
    // More than anybody reads; a reason not to run it is kept.
    guard flags.count < 40 || (isFatal && refusal == nil) else { return }
    let places = lines.places(of: word)
    let flag = Flag(
      exercise: exercise.id.description,
      file: exercise.starterFile,
      line: places.first ?? 1,
      otherLines: Array(places.dropFirst()),
      what: what.replacing(suite.module + ".", with: ""),
      why: why
    )
    if refusal == nil && (isFatal || isStrict) { refusal = flag }
    if !flags.contains(flag) { flags.append(flag) }
  }
}
