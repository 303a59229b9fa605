import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook
@testable import workbook_tools

/// The files by which VS Code runs an exercise, against what the runner really prints.
@Suite("Editors", .offPool, .timeLimit(.minutes(20))) struct EditorTasksTests {
  private struct Tasks: Decodable {
    var tasks: [Task]
  }

  private struct Task: Decodable {
    var label: String
    var command: String
    var args: [String]
    var problemMatcher: Matcher?

    private enum CodingKeys: CodingKey { case label, command, args, problemMatcher }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label = try container.decode(String.self, forKey: .label)
      command = try container.decode(String.self, forKey: .command)
      args = try container.decode([String].self, forKey: .args)
      // A task without a matcher says so with an empty list.
      problemMatcher = try? container.decode(Matcher.self, forKey: .problemMatcher)
    }
  }

  private struct Matcher: Decodable {
    var pattern: Pattern
  }

  private struct Pattern: Decodable {
    var regexp: String
    var file: Int
    var line: Int
    var column: Int
    var severity: Int
    var message: Int
  }

  private func tasks() throws -> [Task] {
    let data = Data(try Repository.text(".vscode/tasks.json").utf8)
    return try JSONDecoder().decode(Tasks.self, from: data).tasks
  }

  @Test("A check that fails, and a compiler's message, are problems at their places")
  func problems() throws {
    let learner = try LearnersWorkbook()
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
    let task = try #require(try tasks().first { $0.label == "check this exercise" })
    #expect(task.command == "${workspaceFolder}/Scripts/workbook")
    let words = task.args.map { $0 == "${file}" ? "\(learner.root)/\(file)" : $0 }
    let pattern = try #require(task.problemMatcher).pattern
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    return learner.run(words).output.lines.compactMap { line in
      let range = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: range) else { return nil }
      let groups = [
        pattern.file, pattern.line, pattern.column, pattern.severity, pattern.message,
      ]
      return groups.map { group in
        Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
      }
    }
  }

  @Test("Every task calls a command that exists, with options that it knows")
  func commands() throws {
    for task in try tasks() {
      var arguments = Arguments(task.args)
      let commands = LearnerCommands.table.commands + ToolsCommands.table.commands
      let taken = arguments.takeCommand(of: commands.map { $0.name })
      let name = try #require(taken)
      let type = try #require(commands.first { $0.name == name })
      _ = try type.init(&arguments)
      try arguments.finish(command: name)
    }
  }
}
