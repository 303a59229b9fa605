import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// What was given stays, and shows the values that a test has set.
extension ScreeningTests {
  @Test(
    "A type that was given keeps its cases and what it stores",
    arguments: [
      ("struct Out: Equatable { var count = 0 }", false),
      ("struct Out: Equatable { var count: Int { 2 }; var other = 1 }", true),
      ("typealias Out = Int", true),
      ("struct Out: Equatable { var count = 0, more = 1 }", false),
      ("struct Out: Equatable { static let count = 0 }", true),
    ]
  )
  func givenStruct(_ code: String, _ isRefused: Bool) async throws {
    let solution = "struct Out: Equatable { var count = 0 }\n"
    let screening = try look(code + "\n", solution: solution, suite: "Out().count")
    #expect((screening.refusal != nil) == isRefused, "\(screening.flags)")
  }

  @Test(
    "An alias in the place of a case is a change of what was given",
    arguments: [
      ("case pure, input(Int), other", false), ("case pure; case input(Int)", false),
      ("case pure; static func input(_ a: Int) -> Stage { .pure }", true),
    ]
  )
  func givenCases(_ code: String, _ isRefused: Bool) async throws {
    let solution = "enum Feature { enum Stage: Equatable { case pure\ncase input(Int) } }\n"
    let text = "enum Feature { enum Stage: Equatable { \(code) } }\n"
    let screening = try look(text, solution: solution, suite: "Feature.Stage.pure")
    #expect((screening.refusal != nil) == isRefused, "\(screening.flags)")
  }

  @Test(
    "In a file of one's own, a property that is set and not stored is flagged, if it is asked for"
  )
  func settable() async throws {
    var reference = try summary("struct Out: Equatable { var count = 0, name = \"\" }\n")
    reference.askedMembers = reference.members
    reference.members = [:]
    let text =
      "struct Out: Equatable { var turn = 0; var count: Int { get { turn } set {} }"
      + "\nvar name: String { \"\\(turn)\" }; var other: Int { get { 1 } set {} } }\n"
    let screening = try look(
      text,
      summary(text),
      reference: reference,
      suite: "Out().count Out().name Out().other"
    )
    #expect(screening.flags.map(\.what) == ["Out.count"] && screening.refusal == nil)
  }

  @Test(
    "An observer of a property that was given, or is asked for, is flagged, and no other is",
    arguments: [
      ("var count = 0 { didSet { count = 1 } }", ["Out.count"]),
      ("var count = 0 { didSet { undo() } }; mutating func undo() { count = 0 }", ["Out.count"]),
      (
        "var count: Int = 0 { willSet { print(newValue) } didSet(old) { self.count = old } }",
        ["Out.count"]
      ),
      ("var count = 0 { willSet { print(newValue) } }", []),
      ("var count = 0; var own = 1 { didSet { own = 1 } }", []),
      ("var count = 0; static var shown = 1 { didSet { shown = 1 } }", []),
    ]
  )
  func observers(_ code: String, _ flags: [String]) async throws {
    let text = "struct Out: Equatable { \(code) }\n"
      .replacing("static var", with: "nonisolated(unsafe) static var")
    let given = "struct Out: Equatable { var count = 0 }\n"
    for isGiven in [true, false] {
      var reference = try reference(given)
      reference.askedMembers = isGiven ? [:] : reference.members
      if !isGiven { reference.members = [:] }
      let screening = try look(text, summary(text), reference: reference, suite: "Out().count")
      #expect(screening.flags.map(\.what) == flags && screening.refusal == nil)
    }
    #expect(try look(text, solution: text, suite: "Out().count").flags.isEmpty)
  }

  @Test(
    "An initializer in the place of the compiler's is flagged in a type that was given",
    arguments: [
      ("init(count: Int) { self.count = -count }", true),
      ("init() {}\ninit(count: Int = 0, more: Int = 1) { self.init() }", true),
      ("init() {}\ninit(count: Int) { self.init() }", true),
      ("", false), ("static func make() -> Self { Self(count: 1) }", false),
      ("init(other: Int) { count = other }\ninit() {}", false),
    ]
  )
  func initializers(_ code: String, _ isFlagged: Bool) async throws {
    let given = "struct Out: Equatable { var count = 0 }\n"
    var reference = try reference(given)
    let memberwise = "$s7Numbers3OutV5countACSi_tcfC"
    reference.calledBySuite = [memberwise: Demangler.readable(memberwise)]
    let text = "struct Out: Equatable { var count = 0\n\(code) }\n"
    var summary = try summary(text)
    // What a suite would find.
    let called = summary.writtenInitializers.filter { $0.contains("5count") }
    for name in called { summary.calledBySuite[name] = Demangler.readable(name) }
    for isGiven in [true, false] {
      if !isGiven { reference.members = [:] }
      let screening = look(text, summary, reference: reference, suite: "Out(count: 1)")
      #expect(screening.flags.map(\.what) == (isFlagged && isGiven ? ["Out.init"] : []))
    }
  }

  @Test("The given text of an observe exercise must stay, but for comments and space")
  func observed() throws {
    let source = try MarkedSource(
      parsing: """
        enum Script {
          static let steps = [1, 2]
          // BEGIN SOLUTION
          static let first = 1
          // END SOLUTION
          // STUB: static let first = 0
          static let last = steps.count
          // BEGIN SOLUTION
          static let second = 2
          // END SOLUTION
          // STUB: static let second = 0
        }

        """,
      file: "1.3-Script.swift"
    )
    let given = GivenText(of: source)
    #expect(given.isKept(in: source.starter) && given.isKept(in: source.solution))
    let other = source.solution.replacing("[1, 2]", with: "[ 1,2 ] // two steps")
    #expect(given.isKept(in: "import Foundation\n" + other))
    for (old, new) in [("[1, 2]", "[1]"), ("steps.count", "2"), ("enum Script", "struct Script")] {
      #expect(!given.isKept(in: source.solution.replacing(old, with: new)), "\(new)")
    }
    #expect(!given.isKept(in: source.solution + "extension Script {}\n"))
  }
}
