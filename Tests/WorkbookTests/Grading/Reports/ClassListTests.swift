import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What a class has beside its points") struct ClassListTests {
  private let folder = TemporaryFolder("Class list")

  private func list(_ text: String) throws -> ClassList {
    try folder.write(text, to: "list.csv")
    return try ClassList(file: folder.path + "/list.csv", option: "--roster")
  }

  @Test(
    "A platform's table gets the points, and says who is missing",
    arguments: [
      (
        "\u{FEFF}Student,ID,Week 1 (77)\r\n  Points Possible,,36\r\n\"Lovelace, Ada\",12345,\r\nBen,9,1\r\n",
        "lovelaceada_12345", "\"Lovelace, Ada\",12345,9.5\r\nBen,9,1\r\n"
      ),
      (
        "Identifier;Full name;Grade\nParticipant 202;Ada L.;\nParticipant 203;Ben;\n", "Ada L._202",
        "Participant 202,Ada L.,9.5\r\nParticipant 203,Ben,\r\n"
      ),
      ("name\nada\nBen\n", "ada", "name,Points\r\nada,9.5\r\nBen,\r\n"),
    ]
  )
  func roster(_ text: String, _ name: String, _ rest: String) throws {
    let list = try list(text)
    #expect(list.text(with: [Sample.named(name)]).hasSuffix(rest))
    #expect(list.missing(in: [Sample.named(name)]).count == 1)
    // What could not be read has no points.
    #expect(!list.text(with: [Sample.unreadable]).contains("9.5"))
  }

  @Test("A remark is on its learner's page; a table without rows is none")
  func remarks() throws {
    let list = try list("name,remark\nada,\"Say \"\"why\"\",\nplease.\"\n")
    #expect(list.remark(on: Sample.named("ada")) == "Say \"why\",\nplease.")
    #expect(list.remark(on: Sample.named("ben")) == nil)
    var graded = Sample.mixed
    graded.remark = "See me."
    #expect(HTMLFormat.text(graded).contains("<p>See me.</p>"))
    #expect(throws: WorkbookError.self) { try self.list("name,remark\n") }
  }

  @Test("The same text is known under other names and layout; a short answer has one form")
  func sameTexts() throws {
    let text = (1...9).map { "let count\($0) = state.number + \($0)\n" }.joined()
    let forms = [text, text.replacing("count", with: "n"), text.replacing("+", with: "-")].map {
      SameText.form(of: "// \($0)\n" + $0, starter: "let a = 1\n", solution: "state.number")
    }
    #expect(forms[0] != nil && forms[0] == forms[1] && forms[0] != forms[2])
    #expect(SameText.form(of: "let a = 1 + 1\n", starter: "let a = 1\n", solution: "") == nil)
    let submissions = ["ada", "ben", "cem"].map { name in
      var graded = Sample.named(name)
      (graded.chapters[0].exercises[0].form, graded.notes) = ("form", [])
      graded.chapters[0].exercises[0].code = name == "cem" ? "2" : "1"
      return graded
    }
    #expect(
      SameText.noted(submissions).map { $0.notes.joined() } == [
        "", "Handed in the same text as ada: 1.1.",
        "Handed in the same text as ada: 1.1 with other names or layout.",
      ]
    )
  }

  @Test("Another grading says whose points changed and why, and takes away what has no successor")
  func again() throws {
    let results = folder.path + "/results"
    func write(_ submissions: [GradedSubmission], isComplete: Bool = true) throws -> String {
      var arguments = Arguments(["--output", results])
      let context = Context(printingTo: -1)
      try GradingOutput(&arguments).write(submissions, isComplete: isComplete, in: context)
      return folder.text("results/grades.csv") ?? ""
    }
    #expect(try !write([Sample.mixed, Sample.named("ben")]).contains("Since"))
    var changed = Sample.mixed
    changed.chapters[0].exercises[0].points = 0
    changed.chapters[0].exercises[1].points = 4
    changed.chapters[0].exercises[1].code = "new"
    changed.workbook = "another"
    let cells = try write([changed], isComplete: false)
    #expect(cells.contains("1.1 4 → 0, with another workbook; 1.2 1.5 → 4, with another text."))
    #expect(cells.contains("edition 1.0; commit 1a6f0106; Swift") && cells.contains("1.2 new"))
    #expect(Files.exists(results + "/ben.json"))
    _ = try write([changed])
    #expect(!Files.exists(results + "/ben.json") && Files.exists(results + "/ada.json"))
  }
}
