import Testing

@testable import WorkbookKit

@Suite("Advice is tried before it is given") struct AdviceTests {
  private let text = """
    struct State {
      var count = 0
    }
    func load() async -> Int { 1 }
    func change(_ state: inout State) async {
      state.cuont += 1
      let answer = load()
      state.count = answer
    }
    """

  private func said(
    _ message: String,
    at word: String,
    in text: String,
    trial: AdviceTrial?
  ) throws -> Diagnostic {
    let place = try #require(WorkbookTests.explained([(message, word)], in: text).first)
    var error = place
    (error.message, error.explanation, error.explanationID) = (message, nil, nil)
    let found = Explanations.explained(
      [error],
      in: "A.swift",
      text: text,
      forms: .listed,
      trial: trial
    )
    return try #require(found.first)
  }

  /// A trial whose compiler finds these errors in each text, and remembers the texts.
  private func trial(
    _ message: String,
    at line: Int,
    in text: String,
    tried: Locked<[String]>,
    finds: @escaping (String) -> [Diagnostic]?
  ) -> AdviceTrial {
    let error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: line,
      column: 1,
      message: message
    )
    return AdviceTrial(of: "A.swift", text: text, errors: [error]) { text in
      tried.withLock { $0.append(text) }
      return finds(text)
    }
  }

  private let unknown = "value of type 'State' has no member 'cuont'"

  @Test(
    "Advice is given if the error is gone, and none has come in its statement",
    arguments: [
      (nil, true), ((6, "value of type 'State' has no member 'cuont'"), false),
      ((6, "another error of the line"), false), ((7, "an error of another statement"), true),
    ] as [((line: Int, message: String)?, Bool)]
  )
  func helps(left: (line: Int, message: String)?, isGiven: Bool) throws {
    let tried = Locked<[String]>([])
    let errors = left.map { left in
      let column = left.message == unknown ? 9 : 3
      return Diagnostic(
        severity: .error,
        file: "A.swift",
        line: left.line,
        column: column,
        message: left.message
      )
    }
    let trial = trial(unknown, at: 6, in: text, tried: tried) { _ in errors.map { [$0] } ?? [] }
    let found = try said(unknown, at: "cuont", in: text, trial: trial)
    let advice = isGiven ? " Did you mean `count`?" : ""
    #expect(found.explanation == "`State` has nothing named `cuont`." + advice)
    #expect(tried.withLock { $0.first } == text.replacing("cuont", with: "count"))
  }

  @Test("What one change mends was one mistake, whatever else the compiler says")
  func oneMistake() {
    let errors = [(6, 9, unknown), (7, 3, "an error that follows")].map {
      Diagnostic(severity: .error, file: "A.swift", line: $0, column: $1, message: $2)
    }
    func lines(left: [Diagnostic]) -> [Int] {
      let trial = AdviceTrial(of: "A.swift", text: text, errors: errors) { _ in left }
      return Explanations.explained(
        errors,
        in: "A.swift",
        text: text,
        forms: .listed,
        trial: trial
      )
      .map(\.line)
    }
    #expect(lines(left: []) == [6])
    #expect(lines(left: [errors[1]]) == [6, 7])
  }

  @Test("After twelve tries nothing more is tried")
  func limit() throws {
    let tried = Locked<[String]>([])
    let trial = trial(unknown, at: 6, in: text, tried: tried) { _ in nil }
    for _ in 0..<14 { _ = try said(unknown, at: "cuont", in: text, trial: trial) }
    #expect(tried.withLock { $0.count } == 12)
  }

  @Test(
    "The code that an explanation gives is what is tried",
    arguments: [
      (.nearName("read", insteadOf: "load"), 7, "let answer = read()"),
      (.write("state.count", insteadOf: "count"), 8, "  state.count = answer"),
      (.write("\\.count", insteadOf: "count"), 8, "  state\\.count = answer"),
      (
        Advice(code: "return", place: .before("load"), sentence: "It is missing."), 7,
        "let answer = return load()"
      ),
      (.write(".answer", insteadOf: "answer"), 8, "  state.count = .answer"),
      (.write("State()", insteadOf: "State"), 5, "inout State()) async {"),
      (.atTheTop("import Foundation"), 1, "import Foundation; "),
    ] as [(Advice, Int, String)]
  )
  func edits(advice: Advice, line: Int, result: String) {
    let text = text.replacing("var count = 0", with: "var count: Int = 0")
    let code = ExplainedCode(file: "A.swift", text: text)
    let error = Diagnostic(severity: .error, file: "A.swift", line: line, column: 1, message: "")
    let edits = advice.edits(at: line, of: Mistake(error, in: code))
    #expect(edits.contains { $0.applied(to: text).contains(result) })
  }

  @Test("Code with a gap cannot be tried, but for what stands behind a name in parentheses")
  func gap() {
    #expect(Advice.write(".send(…, 1)", insteadOf: "send").hasGap)
    #expect(!Advice.write(".presented(.send(…))", insteadOf: "send").hasGap)
  }

  @Test("A character that stands in the text is named with its cure, also beside another one")
  func twoCharacters() {
    let text = "let state = State(isOn： ！true)\n"
    let error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: 1,
      column: 23,
      message: "expected ',' separator"
    )
    let trial = AdviceTrial(of: "A.swift", text: text, errors: [error]) { _ in [error] }
    let found = Explanations.explained(
      [error],
      in: "A.swift",
      text: text,
      forms: .listed,
      trial: trial
    )
    #expect(found.first?.explanation?.contains("write `:`") == true)
  }

  @Test("The compiler of this machine tells which advice helps")
  func compiler() throws {
    let folder = TemporaryFolder()
    let toolchain = try Toolchain(environment: Program.environment)
    let compiler = try toolchain.compiler
    let path = folder.path + "/A.swift"
    let check = { (text: String) throws -> [Diagnostic] in
      try Files.write(text, to: path)
      return try toolchain.run([compiler, "-typecheck", path], root: folder.path).diagnostics
    }
    let errors = try check(text)
    #expect(errors.map(\.line).sorted() == [6, 7])
    let trial = AdviceTrial(of: "A.swift", text: text, errors: errors) { try? check($0) }
    let found = Explanations.explained(
      errors,
      in: "A.swift",
      text: text,
      forms: .listed,
      trial: trial
    )
    #expect(found.map(\.line) == [6, 7])
    #expect(found.first?.explanation?.hasSuffix("Did you mean `count`?") == true)
    #expect(found.last?.explanation?.contains("`await`") == true)
  }
}
