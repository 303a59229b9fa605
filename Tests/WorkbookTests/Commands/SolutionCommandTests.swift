import Testing

@testable import WorkbookKit

@Suite("workbook solution", .offPool, .timeLimit(.minutes(5))) struct SolutionCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  @Test("Before it has passed, the solution stays where it is")
  func refused() throws {
    let untouched = learner.run("solution", "1.1")
    #expect(untouched.status == 1)
    #expect(untouched.output.contains("1.1 Add has not passed yet"))
    #expect(!untouched.output.contains("a + b"))
    try learner.begin("1.1", LearnersWorkbook.add, text: "// begun\n", status: .failed)
    let failed = learner.run("solution", "1.1")
    #expect(failed.status == 1)
    #expect(!failed.output.contains("a + b"))
    #expect(failed.output.contains("Scripts/workbook solution 1.1 --peek"))
  }

  @Test("Once it has passed, the changes from one's own file to it, without a marker")
  func passed() throws {
    let own = "func add(_ a: Int, _ b: Int) -> Int {\n  b + a\n}\n"
    try learner.begin("1.1", LearnersWorkbook.add, text: own, status: .passed)
    let result = learner.run("solution", "1.1")
    #expect(result.status == 0)
    #expect(
      result.output == """
        --- Chapters/01-Numbers/1.1-Add.swift  (yours)
        +++ Solutions/01-Numbers/1.1-Add.swift  (the solution)
        @@ -1,3 +1,3 @@
         func add(_ a: Int, _ b: Int) -> Int {
        -  b + a
        +  a + b
         }

        """
    )
  }

  @Test("Once it has passed, the question of the lesson is answered, and not before")
  func answer() throws {
    let own = "func double(_ number: Int) -> Int {\n  2 * number\n}\n"
    try learner.begin("1.2", LearnersWorkbook.double, text: own, status: .failed)
    #expect(!learner.run("solution", "1.2", "--peek").output.contains("Why is doubling"))
    try learner.remember("1.2", Verdict(status: .passed))
    let output = learner.run("solution", "1.2").output
    #expect(output.contains("Why is doubling an addition?"))
    #expect(output.contains("Twice a number is the number and itself."))
    #expect(output.contains("--- Chapters/01-Numbers/1.2-Double.swift"))
  }

  @Test("Who peeks is asked to try the hints first, on one line, and needs no build")
  func peek() throws {
    try learner.miniature.save("not Swift at all\n", as: LearnersWorkbook.add)
    let result = learner.run("solution", "--peek", "1.1")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("try the hints"))
    #expect(lines[0].contains("Scripts/workbook hint 1.1"))
    #expect(lines[1] == "")
    #expect(lines[2].hasPrefix("--- "))
    #expect(result.output.contains("+  a + b"))
    #expect(!result.output.contains("SOLUTION") && !result.output.contains("STUB"))
    #expect(result.errors.isEmpty)
  }

  @Test("A file equal to its solution, and a missing one, are shown as such")
  func ends() throws {
    let same = "func add(_ a: Int, _ b: Int) -> Int {\n  a + b\n}\n"
    try learner.begin("1.1", LearnersWorkbook.add, text: same, status: .passed)
    #expect(learner.run("solution", "1.1").output.contains("are the same, line by line"))
    try Files.remove(learner.root + "/" + LearnersWorkbook.add)
    let missing = learner.run("solution", "1.1", "--peek")
    #expect(missing.output.contains("(missing)"))
    #expect(missing.output.contains("@@ -0,0 +1,3 @@"))
  }

  @Test("workbook solution needs to know which exercise")
  func whichOne() {
    let result = learner.run("solution")
    #expect(result.status == 2)
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
