import Testing

@testable import WorkbookKit

/// What people bring from other languages, keyboards and programs, with the compiler's message, the
/// line, and a part of the explanation.
@Suite("What is written as elsewhere") struct BroughtWordsTests {
  typealias Example = (message: String, line: String, expected: String)

  @Test(
    "A habit from another language gets Swift's form",
    arguments: [
      ("cannot find 'null' in scope", "let a: Int? = null", "`nil`"),
      ("cannot find type 'int' in scope", "let a: int = 1", "`Int`"),
      ("consecutive statements on a line", "let a = new Lamp(1)", "`Lamp(…)` makes a value"),
      ("expected '{' after 'if' condition", "if not a.isEmpty { }", "`!`"),
      ("expected '{' after 'if' condition", "if a and b { }", "`&&`"),
      ("argument type 'Int' expected to be an instance of a class", "a === b", "`==`"),
      ("cannot find operator '=>' in scope", "a.filter(x => x > 1)", "`{ x in … }`"),
      ("value of type '[Int]' has no member 'push'", "a.push(1)", "`.append(…)`"),
      ("value of type '[Int]' has no member 'length'", "a.length", "`.count`"),
      ("value of type 'State' has no member 'copy'", "a.copy()", "`var copy = value`"),
      ("adjacent operators are in non-associative", "if 1 <= a <= 9 { }", "two values at a time"),
      ("expected '{' after 'if' condition", "if (a) return", "Braces"),
      ("all statements inside a switch must", "is A -> 1", "colon"),
      ("consecutive statements on a line", "function a() { }", "`func`"),
      ("consecutive statements on a line", "} elif b {", "`else if`"),
      ("cannot find 'on' in scope", "Lamp(on = true)", "`on: …`"),
      ("cannot find 'a' in scope", "`${a}`", "`\\(…)`"),
    ] as [Example]
  )
  func habit(_ example: Example) {
    expect("foreign-habit", example)
  }

  @Test(
    "A character that looks like one of Swift's is named with its code",
    arguments: [
      ("expected ',' separator", "Lamp(on： true)", "U+FF1A (fullwidth colon)"),
      ("consecutive statements", "Lamp（on: true)", "write `(`"),
      ("unicode curly quote found", "Text(“a”)", "U+201C"),
      ("cannot find operator '−' in scope", "a − b", "write `-`"),
      ("invalid character in source file", "case\u{3000}.a", "write an ordinary space"),
      ("cannot find 'a\u{200B}' in scope", "a\u{200B} + b", "delete it"),
      ("extraneous '}' at top level", "}\nenum A ｛", "U+FF5B"),
    ] as [Example]
  )
  func lookalike(_ example: Example) {
    expect("lookalike", example)
  }

  @Test(
    "What was never Swift is named",
    arguments: [
      (
        "source control conflict marker in source file", "<<<<<<< a\n=======\n>>>>>>> b",
        "Lines 1 to 3"
      ),
      ("cannot find operator '<<<<<<<' in scope", "<<<<<<< HEAD", "Line 1 is the marker"),
      ("expected expression", "```swift\nlet a = 1\n```", "Markdown"),
      ("invalid UTF-8 found in source file", "// \u{FFFD}", "encoding UTF-8"),
      ("consecutive statements", "l\0e\0t\0", "encoding UTF-8"),
    ] as [Example]
  )
  func notSwift(_ example: Example) {
    expect("not-swift", example)
  }

  @Test(
    "Strings, comments, names and correct code of today have none of it",
    arguments: [
      ("cannot find 'x' in scope", "let a = \"：\" + x // ：", ""),
      ("cannot find 'x' in scope", "let 数 = x", ""),
      ("cannot find 'x' in scope", "if (x == 1 && y <= 2) { }", ""),
      ("value of type 'Lamp' has no member 'push'", "lamp.push", ""),
      ("expected expression", "let a = \"\"\"\n=======\n\"\"\"", ""),
    ] as [Example]
  )
  func none(_ example: Example) {
    let found = explained([(example.message, example.line.lines[0])], in: example.line)
    #expect(!["foreign-habit", "lookalike", "not-swift"].contains(found.first?.explanationID))
  }

  @Test(
    "Code on the wrong level is sent to the right one",
    arguments: [
      (
        "reference to member 'ifLet' cannot be resolved", "      .ifLet(",
        "follows the brace that closes `Reduce`"
      ),
      ("trailing closure passed to parameter", "        Reduce(core)", "Only the child's reducer"),
      ("type 'Path' does not conform to protocol 'Reducer'", "enum Path", "delete this one"),
      ("missing return in getter", "    return Text", "delete the word `return`"),
      ("'nil' cannot be assigned to type 'Form.State'", "state = nil", "await dismiss()"),
      ("type 'Action' has no member 'dismiss'", ".send(.dismiss)", "`@Dependency(\\.dismiss)"),
    ] as [Example]
  )
  func level(_ example: Example) throws {
    let text = """
      @Reducer struct Form {
        struct State { var a = 1 }
        var body: some ReducerOf<Self> {
          Scope(\\.child, action: \\.child) {
            Child()
            Reduce(core)
          }
          Reduce { state, action in
            switch action {
            case .a: state = nil
            case .b: return .send(.dismiss)
            }
            .ifLet(\\.$page, action: \\.page) { Page() }
          }
        }
      }
      @Reducer enum Path {
        case a(Form)
        var body: some ReducerOf<Self> { Form() }
      }
      struct FormView: View {
        var body: some View {
          return Text("a")
        }
      }
      """
    let found = explained([(example.message, example.line.trimmed)], in: text).first
    #expect(found?.explanationID == "wrong-level")
    #expect(found?.explanation?.contains(example.expected) == true)
  }

  private func expect(_ id: String, _ example: Example) {
    let found = explained([(example.message, example.line.lines[0])], in: example.line).first
    #expect(found?.explanationID == id)
    #expect(
      found?.explanation?.contains(example.expected) == true,
      "\(found?.explanation ?? "No explanation")"
    )
  }
}
