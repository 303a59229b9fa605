import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

@Suite("Points adjusted by tables", .timeLimit(.minutes(20))) struct AdjustmentsTests {
  private func late(_ text: String) throws -> LateList {
    try LateList(
      CSVTable(
        parsing: text,
        file: "late.csv",
        columns: ["submission", "days"],
        optional: ["percent"]
      )
    )
  }

  private func weights(_ text: String) throws -> Weights {
    let table = try CSVTable(parsing: text, file: "w.csv", columns: ["exercise", "weight"])
    return try Weights(table, exercises: Sample.mixed.exercises.map { $0.id })
  }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch let error as WorkbookError {
      return error.message
    } catch {
      return "another error: \(error)"
    }
  }

  @Test("Each day begun takes off its percent, and never more than all")
  func lateness() throws {
    let list = try late(
      "submission,days,percent\nada,1,\nben,2.5,5\n\"c, d\",40,\ndora,0,\n'=x,1,100\n"
    )
    #expect(list.lateness(of: "ada") == Lateness(days: 1, percent: 10))
    #expect(list.lateness(of: "ben") == Lateness(days: 2.5, percent: 15))
    #expect(list.lateness(of: "c, d") == Lateness(days: 40, percent: 100))
    #expect(list.lateness(of: "dora") == nil)
    #expect(list.lateness(of: "emil") == nil)
    #expect(list.lateness(of: "=x")?.percent == 100)
    #expect(Lateness(days: 1, percent: 100).points(of: 7) == 0)
  }

  @Test("Without the column for it, a day costs ten percent")
  func defaultPercent() throws {
    #expect(try late("days;submission\r\n2;ada\r\n").lateness(of: "ada")?.percent == 20)
  }

  @Test("An unknown name is reported, with the one that may be meant")
  func unknownNames() throws {
    let remarks = try late("submission,days\nbob,0\nadda,1\n").remarks(on: ["ada", "bob"])
    #expect(remarks == ["late.csv:3: No submission is named \"adda\". Is it ada?"])
  }

  @Test(
    "A row that cannot be meant gets a sentence with its line",
    arguments: [
      ("", "late.csv is empty; its first line should be submission,days."),
      ("ada,1\n", "late.csv:1: The first line should name the columns: submission,days."),
      (
        "submission,days,why\n",
        "late.csv:1: There is no column \"why\"; it knows submission, days, percent."
      ),
      ("submission,days,days\n", "late.csv:1: The column \"days\" is there twice."),
      (
        "# list\n\nsubmission,days\nada,1\n\nben,many\n",
        "late.csv:6: \"many\" is no number from 0 to 3650, as the column \"days\" needs it."
      ),
      (
        "submission,days\nada,-1\n",
        "late.csv:2: \"-1\" is no number from 0 to 3650, as the column \"days\" needs it."
      ),
      (
        "submission,days\nada,nan\n",
        "late.csv:2: \"nan\" is no number from 0 to 3650, as the column \"days\" needs it."
      ),
      (
        "submission,days\nada\n",
        "late.csv:2: This line has 1 value, and the first line names 2 columns."
      ),
      (
        "submission,days\n\"a\nb\",1\nada,1\nada,2\n",
        "late.csv:5: \"ada\" is there twice; line 4 names it too."
      ),
      ("submission,days\n,1\n", "late.csv:2: The submission's name is missing."),
      ("submission,days\nada,\"1\n", "late.csv:2: A quote opens here and is never closed."),
    ]
  )
  func badRows(_ example: (text: String, message: String)) {
    #expect(message { try late(example.text) } == example.message)
  }

  @Test("Weights multiply points and maximum; a chapter's number means its other exercises")
  func weighted() throws {
    let adjustments = Adjustments(weights: try weights("exercise,weight\n1,2\n1.2,0.5\n2,0\n"))
    let result = try adjustments.applied(to: Sample.mixed)
    #expect(result.exercises.map { $0.maxPoints } == [8, 2, 8, 8, 8, 8, 0, 0, 0])
    #expect(result.points == 8.75)
    #expect(result.maxPoints == 42)
    #expect(PointsText.percent(0, of: 0) == 0)
  }

  @Test("Lateness is taken off the weighted sum")
  func both() throws {
    let adjustments = Adjustments(
      weights: try weights("exercise,weight\n1,2\n"),
      late: try late("submission,days\nada,1\n")
    )
    let result = try adjustments.applied(to: Sample.mixed)
    #expect(result.earnedPoints == 11)
    #expect(result.points == 9.9)
    #expect(result.maxPoints == 60)
  }

  @Test("Points that were adjusted once are not adjusted again")
  func twice() throws {
    let weights = Adjustments(weights: try weights("exercise,weight\n1,2\n"))
    let weighted = try weights.applied(to: Sample.mixed)
    #expect(message { try weights.applied(to: weighted) }.contains("have been weighted before"))
    let late = Adjustments(late: try late("submission,days\nada,1\n"))
    let reduced = try late.applied(to: Sample.mixed)
    #expect(message { try late.applied(to: reduced) }.contains("for lateness before"))
    #expect(try Adjustments().applied(to: reduced) == reduced)
  }

  @Test(
    "A weight for nothing gets a sentence with its line",
    arguments: [
      ("1.22,1", "w.csv:2: There is no exercise and no chapter \"1.22\". Is it 1.2?"),
      ("7,1", "w.csv:2: There is no exercise and no chapter \"7\"."),
      (
        "1.1,heavy",
        "w.csv:2: \"heavy\" is no number from 0 to 1000, as the column \"weight\""
          + " needs it."
      ),
      ("1.1,1\n1.1,2", "w.csv:3: \"1.1\" is there twice; line 2 names it too."),
    ]
  )
  func badWeights(_ example: (rows: String, message: String)) {
    #expect(message { try weights("exercise,weight\n" + example.rows) } == example.message)
  }

  @Test(
    "Points are written as people write them",
    arguments: [
      (0.0, "0"), (4.0, "4"), (1.5, "1.5"), (1.0 / 3, "0.33"), (0.05, "0.05"), (2.999, "3"),
      (-0.5, "-0.5"), (0.1 + 0.2, "0.3"),
    ]
  )
  func points(_ example: (number: Double, text: String)) {
    #expect(PointsText.of(example.number) == example.text)
  }

  @Test("Only all is a hundred percent")
  func percent() {
    #expect(PointsText.percent(193.9, of: 194) == 99)
    #expect(PointsText.percent(194, of: 194) == 100)
    #expect(PointsText.percent(.nan, of: 1) == 0)
    #expect(PointsText.words(1) == "1 point")
  }
}
