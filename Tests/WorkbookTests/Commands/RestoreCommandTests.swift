import Testing

@Suite("Bringing back what was reset", .offPool, .timeLimit(.minutes(20)))
struct UndoneResetTests {
  private let learner: LearnersWorkbook
  private let double = "Chapters/01-Numbers/1.2-Double.swift"

  init() throws {
    learner = try LearnersWorkbook()
  }

  private func text(_ file: String) -> String? { learner.miniature.folder.text(file) }

  @Test("A chapter comes back without older copies over what was written since")
  func newerWork() throws {
    try learner.miniature.save("// old\n", as: double)
    #expect(learner.run("reset", "1.2").status == 0)
    try learner.miniature.save("// new\n", as: double)
    try learner.miniature.save("// mine\n", as: LearnersWorkbook.add)
    #expect(learner.run("reset", "1.1").status == 0)
    for words in [["--chapter", "1"], ["1"], ["--all"]] {
      _ = learner.run(["reset", "--undo", "--yes"] + words)
      #expect(text(double) == "// new\n")
      #expect(text(LearnersWorkbook.add) == "// mine\n")
    }
    let again = learner.run("reset", "--undo", "--chapter", "1", "--yes")
    #expect(again.status == 1 && again.output.contains("by its number, such as `reset --undo 1.1`"))
    // By its number, the older copy comes back.
    #expect(learner.run("reset", "--undo", "1.2").status == 0)
    #expect(text(double) == "// old\n")
  }
}
