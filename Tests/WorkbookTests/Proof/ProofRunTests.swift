import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// The proof as a person runs it, on workbooks that are built for real. Each exercise but the first
/// has a fault, which must be found and named; one build serves them all.
@Suite("From a workbook to its proof", .serialized, .offPool, .timeLimit(.minutes(20)))
struct ProofRunTests {
  /// What a program reads from `check --format json`.
  private struct Outcome: Decodable {
    struct Exercise: Decodable {
      struct Score: Decodable, Equatable {
        var good: Int
        var all: Int
      }

      var id: String
      var scores: [String: Score]
      var mutantsListed: Int
    }

    var isProved: Bool
    var exercises: [Exercise]
    var findings: [Finding]

    func messages(_ id: String) -> [String] {
      findings.filter { $0.exercise == id }.map { "\($0.part.rawValue) \($0.place) \($0.message)" }
    }
  }

  private func check(_ miniature: ProofMiniature, _ options: String...) async throws -> Outcome {
    let words = ["check", "--format", "json", "--timeout", "5", "--root", miniature.root]
    let result = await offPool { Program.execute(Program.tools, words + options) }
    let outcome = try JSONDecoder().decode(Outcome.self, from: Data(result.output.utf8))
    #expect(result.status == (outcome.isProved ? 0 : 1), "\(result.errors)")
    return outcome
  }

  @Test("Every fault of an exercise is found and named, and the sound one is proved")
  func faults() async throws {
    let oneConstant = "  @Test(\"Five\") func five() { #expect(f(2) == 5) }"
    let miniature = try ProofMiniature([
      .init(title: "Sound"),
      .init(
        title: "Silent",
        suite: "  @Test(\"Nothing\") func nothing() { _ = f(1) }",
        wrongAnswers: Array(repeating: ("a", "Nothing"), count: 4)
      ),
      .init(
        title: "Right",
        wrongAnswers: ProofMiniature.ExerciseText.goodWrongAnswers + [
          ("1 + a + a", "It grows by two"), ("4 * a + 1", "Odd ones come out"),
          ("a", "No such test"),
          ("b", "Odd ones come out"),
        ]
      ),
      .init(title: "Trap", stub: "fatalError(\"not yet\")"),
      .init(
        title: "Constant",
        suite: oneConstant,
        wrongAnswers: ["a", "a + 1", "a - 1", "2 * a"].map { ($0, "Five") }
      ),
      .init(title: "Unsolved", answer: "2 * a + 3"),
      .init(title: "Warned", answer: "let b = 1\n    return 2 * a + 1"),
    ])
    try miniature.edit("Tests/WrongAnswers/01-Numbers/1.3-Right.diff") { text in
      text + """

        === OfTheSolution
        // caught by: Five
        @@
        -  static func f(_ a: Int) -> Int {
        +  static func f(_ a: Int) -> String {

        """
    }
    let outcome = try await check(miniature)

    #expect(outcome.messages("1.1") == [])
    let parts = ["starters", "solutions", "wrongAnswers", "trivialAnswers"]
    let scores = outcome.exercises.first?.scores ?? [:]
    #expect(Set(scores.keys) == Set(parts))
    #expect(scores.values.allSatisfy { $0.good == $0.all && $0.all > 0 })

    let silent = outcome.messages("1.2")
    #expect(silent.contains { $0.hasPrefix("starters ") && $0.contains("assert anything") })
    #expect(silent.contains { $0.hasPrefix("wrongAnswers ") && $0.contains("passes every check") })
    #expect(silent.contains { $0.hasPrefix("trivialAnswers ") && $0.contains("`0`") })

    let right = outcome.messages("1.3")
    #expect(right.count == 5)
    #expect(right.contains { $0.contains("OfTheSolution: ") && $0.contains("(line 3 of") })
    #expect(right.contains { $0.contains("Wrong5: ") && $0.contains("it is right") })
    #expect(right.contains { $0.contains("Wrong6: ") && $0.contains("not by \"Odd ones") })
    #expect(right.contains { $0.contains("Wrong7: ") && $0.contains("\"No such test\"") })
    let eighth = right.first { $0.contains("Wrong8: ") }
    #expect(eighth?.contains("diff:47") == true && eighth?.contains("does not compile") == true)

    #expect(outcome.messages("1.4").contains { $0.contains("traps") && $0.contains("not yet") })

    let constant = outcome.messages("1.5")
    #expect(constant.count == 1)
    #expect(constant.first?.contains("replaced by `5`") == true)

    let unsolved = outcome.messages("1.6")
    #expect(unsolved.count == 1)
    #expect(unsolved.first?.contains("The solution does not pass: \"It grows by two\"") == true)

    #expect(outcome.messages("1.7").contains { $0.contains("warning:") && $0.contains("'b'") })
  }

  @Test("Mutants that survive are shown; those that are listed count as equivalent")
  func mutants() async throws {
    let parity = """
        @Test("Odd ones come out") func odd() {
          for a in [1, 2, 5] { #expect(f(a) % 2 == 1, "An odd number was expected.") }
        }
      """
    let plain = ProofMiniature.ExerciseText(title: "Sound", answer: "return 2 * a + 1")
    var weak = plain
    (weak.title, weak.suite) = ("Weak", parity)
    var listed = plain
    (listed.title, listed.suite) = ("Listed", parity)
    let miniature = try ProofMiniature([plain, weak, listed])
    let note = "Tests/EquivalentMutants.txt"
    try miniature.folder.write(
      """
      === 1.3-Listed
      # Parity is all that this one promises.
      return 2 * a + 1 → return 2 * a - 1: an odd number either way
      return 2 * a + 1 → return 9 * a + 1: of long ago
      """,
      to: note
    )
    let outcome = try await check(miniature, "--mutants")

    #expect(outcome.messages("1.1") == [])
    #expect(outcome.exercises.map { $0.mutantsListed } == [0, 0, 1])
    #expect(outcome.exercises.map { $0.scores["mutants"]?.good } == [3, 2, 2])
    #expect(outcome.exercises.map { $0.scores["mutants"]?.all } == [3, 3, 2])

    let weakMessages = outcome.messages("1.2")
    #expect(weakMessages.count == 1)
    #expect(weakMessages.first?.contains("1.2-Weak.swift:4") == true)
    #expect(weakMessages.first?.contains("-     return 2 * a + 1\n+     return 2 * a - 1") == true)

    let stale = outcome.messages("1.3")
    #expect(stale.count == 1)
    #expect(stale.first?.contains("\(note):4") == true)
  }

  @Test("An option that contradicts another is wrong usage")
  func usage() async throws {
    let words = ["check", "--structure", "--mutants"]
    let result = await offPool { Program.execute(Program.tools, words) }
    #expect(result.status == 2)
    #expect(result.errors.contains("not several"))
  }
}
