import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

/// The files by which VS Code runs an exercise, against what the runner really prints.
@Suite("Editors", .offPool, .timeLimit(.minutes(20))) struct EditorTasksTests {
  private func tasks() throws -> [[String: Any]] {
    let data = Data(try Repository.text(".vscode/tasks.json").utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(object?["tasks"] as? [[String: Any]])
  }

  @Test("A check that fails, and a compiler's message, are problems at their places")
  func problems() throws {
    let learner = LearnersWorkbook()
    let suite = "Tests/01-Numbers Tests/1.1-AddTests.swift"
    let issue = Check.Issue(
      comment: "Both numbers count:\nlook at `b`.",
      expectation: "Expectation failed: (add(1, 1) → 0) == 2",
      file: suite,
      line: 7
    )
    let error = Diagnostic.error(
      "cannot convert return expression",
      in: LearnersWorkbook.add,
      line: 3,
      column: 14,
      excerpt: ["2 | {", "3 |   \"a\"", "  |   `- error: cannot convert"],
      explanation: "A number must be returned here."
    )
    let failed = Verdict(
      status: .failed,
      checks: [
        Check(name: "Fine", status: .passed, file: suite, line: 4),
        Check(name: "One and one", status: .failed, issues: [issue], file: suite, line: 6),
        Check(name: "It ends", status: .notRun, file: suite, line: 12),
      ],
      output: ""
    )
    #expect(
      try problems(failed, learner) == [
        [suite, "7", "1", "error", "One and one: Both numbers count: look at `b`."],
        [suite, "12", "1", "error", "It ends (not run)"],
      ]
    )
    #expect(
      try problems(Verdict(status: .doesNotCompile, diagnostics: [error]), learner) == [
        [
          LearnersWorkbook.add, "3", "14", "error",
          "cannot convert return expression. A number must be returned here.",
        ]
      ]
    )
  }

  /// Runs the task on a file as the editor would, from the folder that is open in it.
  ///
  /// - Returns: The place, the severity and the text of each problem that the editor finds.
  private func problems(_ verdict: Verdict, _ learner: LearnersWorkbook) throws -> [[String]] {
    let file = LearnersWorkbook.add
    try learner.begin("1.1", file, text: "// begun\n", verdict: verdict)
    let label = "check this exercise"
    let task = try #require(try tasks().first { $0["label"] as? String == label })
    #expect(task["command"] as? String == "${workspaceFolder}/Scripts/workbook")
    let arguments = try #require(task["args"] as? [String])
    let words = arguments.map { $0 == "${file}" ? "\(learner.root)/\(file)" : $0 }
    let matcher = try #require(task["problemMatcher"] as? [String: Any])
    let pattern = try #require(matcher["pattern"] as? [String: Any])
    let expression = try NSRegularExpression(pattern: #require(pattern["regexp"] as? String))
    let groups = ["file", "line", "column", "severity", "message"]
    return learner.run(words).output.lines.compactMap { line in
      let range = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: range) else { return nil }
      return groups.map { group in
        let range = (pattern[group] as? Int).flatMap { Range(match.range(at: $0), in: line) }
        return range.map { String(line[$0]) } ?? ""
      }
    }
  }

  @Test("Every task calls a command that exists, with options that it knows")
  func commands() throws {
    for task in try tasks() {
      var arguments = Arguments(try #require(task["args"] as? [String]))
      let commands = LearnerCommands.table.commands + ToolsCommands.table.commands
      let taken = arguments.takeCommand(of: commands.map { $0.name })
      let name = try #require(taken)
      let type = try #require(commands.first { $0.name == name })
      _ = try type.init(&arguments)
      try arguments.finish(command: name)
    }
  }
}
