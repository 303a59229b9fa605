import Testing

@testable import WorkbookKit

@Suite("What the compiler's messages mean") struct ExplanationsTests {
  private func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(severity: .error, file: "A.swift", line: line, column: 1, message: message)
  }

  private func explained(_ errors: [Diagnostic], _ text: String) -> [Diagnostic] {
    Explanations.explained(
      errors,
      in: "A.swift",
      text: text,
      library: .ofThisWorkbook,
      forms: .listed
    )
  }

  private func id(_ error: Diagnostic, _ text: String) -> String? {
    explained([error], text).first?.explanationID
  }

  @Test("Lines that are there for another place are left out of an explained excerpt")
  func nearbyLines() {
    let rows = ["1 | enum E {}", "  | `- note: 'E' declared here", "  :", "2 | let x: E.State"]
    var error = Diagnostic(
      severity: .error,
      file: "A.swift",
      line: 2,
      column: 8,
      message: "cannot find type 'Colour' in scope"
    )
    error.excerpt = rows
    let text = "enum E {}\nlet x: E.State"
    let found = Explanations.explained([error], in: "A.swift", text: text, forms: .listed)
    #expect(found.first?.excerpt == [rows[3]])
  }

  @Test("What the compiler says of each test beside another mistake is left out")
  func marksOfTests() {
    let mark = error(1, "'@const' value should be initialized with a compile-time value")
    let section = error(
      1,
      "global variable must be a compile-time constant to use @section attribute"
    )
    let cause = error(2, "escaping closure captures non-escaping parameter 'change'")
    #expect(explained([mark, section, cause], "\n\n").map(\.line) == [2])
    #expect(explained([mark], "\n\n").map(\.line) == [1])
  }

  @Test("An apostrophe within a word of a message quotes nothing")
  func apostrophe() {
    let message = "left side of mutating operator isn't mutable: 'state' is a 'let' constant"
    #expect(Mistake.quoted(message) == ["state", "let"])
  }

  @Test("An import that is missing is said once for all names of its module")
  func oneImport() {
    let names = ["Store", "Reduce", "Text"]
    let errors = names.enumerated().map {
      error($0.offset + 1, "cannot find '\($0.element)' in scope")
    }
    #expect(explained(errors, "\n\n\n").map(\.message) == [errors[0].message, errors[2].message])
  }

  @Test("Of thousands of messages the first errors are explained, and the rest is left out")
  func many() {
    let text = Array(repeating: "func a() {}", count: 3000).joined(separator: "\n")
    var messages = (1...3000).map { error($0, "invalid redeclaration of 'a()'") }
    for index in 0..<100 { messages[index].severity = .warning }
    #expect(explained(messages, text).map(\.line) == Array(101...130))
  }

  @Test("The names of the message are put in, and a note has no explanation")
  func names() {
    let error = error(1, "value of type 'Lamp' has no member 'colour'")
    #expect(
      explained([error], "")[0].explanation?.contains("`Lamp` has nothing named `colour`") == true
    )
    var note = error
    note.severity = .note
    #expect(id(note, "") == nil)
  }

  @Test("Errors come in the order of the file, without those that only follow from others")
  func order() {
    let errors = [
      error(9, "cannot find 'b' in scope"), error(2, "generic parameter 'R' could not be inferred"),
      error(4, "cannot find 'a' in scope"),
    ]
    #expect(explained(errors, "").map { $0.line } == [4, 9])
    #expect(explained([errors[1]], "").map { $0.line } == [2])
  }

  @Test("A property's missing wrapper is reported once, and nothing that follows from it")
  func wrappers() {
    let errors = [
      error(2, "cannot find '$store' in scope"), error(3, "cannot find '$focus' in scope"),
      error(3, "type 'Hashable' has no member 'name'"), error(4, "cannot find '$store' in scope"),
      error(5, "cannot find '$focus' in scope"), error(6, "cannot find 'title' in scope"),
    ]
    #expect(explained(errors, "").map { $0.line } == [2, 3, 6])
    #expect(explained([errors[2]], "").map { $0.line } == [3])
  }

  @Test("An error in a macro's code is reported at the learner's line")
  func macros() {
    var error = error(1, "cannot find type 'B' in scope")
    error.file = "macro expansion @Reducer"
    error.excerpt = ["7 |   case b(B)", "  |   `- note: in expansion of macro 'Reducer'"]
    error.notes = [
      Diagnostic(
        severity: .note,
        file: "A.swift",
        line: 1,
        column: 1,
        message: "expanded code originates here"
      )
    ]
    let found = explained([error], "")
    #expect(found.map { $0.file } == ["A.swift"])
    #expect(found.map { $0.line } == [7])
  }

  @Test("A type that lacks @Reducer is named at its declaration, one that has it is not")
  func macroIsMissing() {
    let error = error(4, "type 'Game.Feature' does not conform to protocol 'Reducer'")
    let feature = "\nstruct Feature {\n  var body: some ReducerOf<Self> {}\n}\n}"
    #expect(explained([error], "\nenum Game {" + feature).map { $0.line } == [3])
    #expect(explained([error], "enum Game {\n@Reducer" + feature).map { $0.line } == [4])
  }
}
