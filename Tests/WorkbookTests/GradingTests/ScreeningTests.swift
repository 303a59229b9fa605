import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("A static look at a submission", .timeLimit(.minutes(5))) struct ScreeningTests {
  private let miniature: Miniature
  private let workbook: Workbook
  private let names: ChapterSymbols
  private let double: Exercise

  init() throws {
    miniature = try Miniature()
    workbook = try miniature.workbook()
    names = ChapterSymbols(chapter: workbook.chapters[0], workbook: workbook)
    double = workbook.chapters[0].exercises[1]
  }

  private func look(_ text: String, isStrict: Bool = false) -> Screening {
    Screening(text, of: double, names: names, isStrict: isStrict)
  }

  private func flags(_ text: String) -> [String] {
    look(text).flags.map { "\($0.line) \($0.what)" }
  }

  @Test("An honest answer has no flag and does not affect others")
  func honest() {
    let screening = look(
      """
      import Foundation

      /// `exit` and `dlopen` are only spoken of here.
      func double(_ a: Int) -> Int {
        let words = "exit(0), #file, Process"
        return helper(words.count == 0 ? 0 : a)
      }

      private func helper(_ a: Int) -> Int { a * 2 }

      struct Doubler {
        enum Action { case exit, open, write(to: Int), process }
        var file = 0
        func run(_ action: Action) -> Action { .exit }
      }
      """
    )
    #expect(screening.flags.isEmpty)
    #expect(!screening.isRewritten && screening.refusal == nil)
  }

  @Test(
    "What an exercise has no business with is flagged, with its line",
    arguments: [
      ("exit(0)", "2 exit"), ("Foundation.exit(0)", "2 exit"), ("let f = _exit", "2 _exit"),
      ("`exit`(0)", "2 exit"), ("print(\"\\(exit(0))\")", "2 exit"), ("fork()", "2 fork"),
      ("dlsym(nil, \"a\")", "2 dlsym"), ("_ = Process()", "2 Process"),
      ("_ = FileManager.default", "2 FileManager"), ("_ = open(\"a\", 0)", "2 open"),
      ("_ = try? String(contentsOfFile: \"a\")", "2 contentsOfFile"),
      ("_ = #filePath", "2 #filePath"), ("_ = getenv(\"HOME\")", "2 getenv"),
      ("_ = CommandLine.arguments", "2 CommandLine"), ("import Testing", "2 Testing"),
      ("_ = Thread.callStackSymbols", "2 callStackSymbols"),
      ("try? Data().write(to: place)", "2 write"), ("URLSession.shared.reset()", "2 URLSession"),
    ]
  )
  func suspects(_ code: String, _ flag: String) {
    #expect(flags("\n\(code)\n") == [flag])
  }

  @Test("A flag is fatal where the instructor is strict, and then the exercise is not run")
  func strict() {
    #expect(look("func double(_ a: Int) -> Int { exit(0) }").refusal == nil)
    #expect(look("func double(_ a: Int) -> Int { exit(0) }", isStrict: true).refusal != nil)
  }

  @Test("What the exercise itself uses is never flagged")
  func ownWords() throws {
    try miniature.folder.write(
      """
      import Foundation
      func double(_ a: Int) -> Int {
        // BEGIN SOLUTION
        ProcessInfo.processInfo.environment.isEmpty ? a : 2 * a
        // END SOLUTION
        // STUB: a
      }

      """,
      to: "Solutions/01-Numbers/1.2-Double.swift"
    )
    let own = ChapterSymbols(chapter: workbook.chapters[0], workbook: workbook)
    let text = "func double(_ a: Int) -> Int { ProcessInfo.processInfo.processorCount }"
    #expect(Screening(text, of: double, names: own, isStrict: false).flags.isEmpty)
    #expect(flags(text) == ["1 ProcessInfo"])
  }

  @Test(
    "A file that gives the checks' own names another meaning is not run",
    arguments: [
      "enum Testing {}", "struct Issue {}", "typealias Testing = Int",
      "func == (a: Int, b: Int) -> Bool { true }",
      "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      "extension Int { func double() -> Int { 0 } }",
      "@_silgen_name(\"f\") func f()", "@freestanding(expression) macro m() = #externalMacro()",
      "infix operator ==: ComparisonPrecedence", "@_cdecl(\"g\") func g() {}",
      "@testable import ReduxBasics",
      "extension Array { subscript(i: Int) -> Element { first! } }",
      "extension Int { init(_ a: String) { self = 0 } }",
      "extension String { init<T>(double a: T) { self = \"\" } }",
      "typealias Number = Int\nextension Number { static func + (a: Int, b: Int) -> Int { a } }",
      "enum N { typealias I = Int }\nextension N.I { func double() -> Int { 0 } }",
      "enum N { typealias I = Int }\nstruct I {}\nextension N.I { func double() -> Int { 0 } }",
      "protocol P {}\nextension Int: P {}\nextension P { func double() -> Int { 0 } }",
      "protocol P {}\nextension Int: P {}\nextension P { static func + (a: Self, b: Self) {} }",
    ]
  )
  func meanings(_ code: String) {
    #expect(look(code).refusal != nil)
  }

  @Test("Additions to types that are not one's own are allowed where they change no meaning")
  func additions() {
    #expect(look("extension Array { subscript(safe i: Int) -> Int { 0 } }").refusal == nil)
    #expect(look("extension Int { init(halved a: Int) { self = a / 2 } }").refusal == nil)
    #expect(
      look("struct Own { init(_ a: Int) {}\n  subscript(i: Int) -> Int { i } }").flags.isEmpty
    )
  }

  @Test("A type's own comparison is taken out, and every line stays where it is")
  func comparison() {
    let screening = look(
      """
      struct Answer: Equatable {
        var a: Int
        public static func == (x: Answer, y: Answer) -> Bool {
          if x.a > 0 { return true }
          return true
        }
        var b = 1
      }
      """
    )
    #expect(screening.isRewritten && screening.refusal == nil)
    let lines = screening.text.lines
    #expect(lines.count == 8)
    #expect(lines[1] == "  var a: Int" && lines[6] == "  var b = 1")
    #expect(lines[2...5].allSatisfy { $0.trimmed.isEmpty })
    var refused = screening
    refused.refuseRewriting()
    #expect(refused.refusal?.line == 3)
  }
}
