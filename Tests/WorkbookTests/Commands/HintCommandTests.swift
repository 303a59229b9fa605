import Testing

@testable import WorkbookKit

@Suite("workbook hint", .offPool, .timeLimit(.minutes(20))) struct HintCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  @Test("Without a number, the hint is for the first exercise that has not passed")
  func next() throws {
    #expect(learner.run("hint").output.contains("1.1 Add  hint 1"))
    try learner.begin("1.1", LearnersWorkbook.add, text: "// solved\n", status: .passed)
    #expect(learner.run("hint").output.contains("1.2 Double  hint 1"))
    try learner.begin("1.2", LearnersWorkbook.double, text: "// begun\n", status: .failed)
    #expect(learner.run("hint").output.contains("1.2 Double  hint 2"))
  }

  @Test("A clean build folder forgets no hint, and a damaged file begins again")
  func remembers() throws {
    _ = learner.run("hint", "1.1")
    try learner.miniature.save("{", as: ".workbook/hints")
    #expect(learner.run("hint", "1.1").output.contains("hint 1 of 3"))
    #expect(learner.run("hint", "1.1").output.contains("hint 2 of 3"))
    try? Files.remove(learner.root + "/.build")
    #expect(learner.run("hint", "1.1").output.contains("hint 3 of 3"))
  }

  @Test("A hint is shown even if nothing can be written")
  func unwritable() throws {
    try learner.miniature.save("a file where a folder should be", as: ".workbook")
    let result = learner.run("hint", "1.1")
    #expect(result.status == 0)
    #expect(result.output.contains("Hint 1 of Add."))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains(".workbook"))
  }
}
