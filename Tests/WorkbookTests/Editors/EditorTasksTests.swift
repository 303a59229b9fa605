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

  private struct Problem: Equatable {
    var file: String
    var line: String
    var column: String
    var severity: String
    var message: String
  }

  private static var root: String {
    URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
  }

  private func tasks() throws -> [Task] {
    let data = try #require(Files.data(Self.root + "/.vscode/tasks.json"))
    return try JSONDecoder().decode(Tasks.self, from: data).tasks
  }

  private func problems(in output: String) throws -> [Problem] {
    let pattern = try #require(try tasks().first { $0.label == "check this exercise" })
      .problemMatcher
    let form = try #require(pattern).pattern
    let expression = try NSRegularExpression(pattern: form.regexp)
    return output.lines.compactMap { line in
      let range = NSRange(line.startIndex..., in: line)
      guard let match = expression.firstMatch(in: line, range: range) else { return nil }
      func group(_ index: Int) -> String {
        Range(match.range(at: index), in: line).map { String(line[$0]) } ?? ""
      }
      return Problem(
        file: group(form.file),
        line: group(form.line),
        column: group(form.column),
        severity: group(form.severity),
        message: group(form.message)
      )
    }
  }

  /// Runs the task on a file as the editor would, from the folder that is open in it.
  private func check(_ file: String, in learner: LearnersWorkbook) throws -> String {
    let task = try #require(try tasks().first { $0.label == "check this exercise" })
    #expect(task.command == "${workspaceFolder}/Scripts/workbook")
    let words = task.args.map { $0 == "${file}" ? "\(learner.root)/\(file)" : $0 }
    return learner.run(words).output
  }

  @Test("A check that fails is a problem in its suite, with the learner's sentence")
  func failedCheck() throws {
    let learner = try LearnersWorkbook()
    let suite = "Tests/01-Numbers Tests/1.1-AddTests.swift"
    let checks = [
      Check(name: "Fine", status: .passed, file: suite, line: 4),
      Check(
        name: "One and one are two",
        status: .failed,
        issues: [
          Check.Issue(
            comment: "Both numbers count:\nlook at `b`.",
            expectation: "Expectation failed: (add(1, 1) → 0) == 2",
            file: suite,
            line: 7
          )
        ],
        file: suite,
        line: 6
      ),
      Check(name: "It ends", status: .notRun, file: suite, line: 12),
    ]
    try learner.begin(
      "1.1",
      LearnersWorkbook.add,
      text: "// begun\n",
      verdict: Verdict(status: .failed, checks: checks, output: "")
    )
    let output = try check(LearnersWorkbook.add, in: learner)
    #expect(
      try problems(in: output) == [
        Problem(
          file: suite,
          line: "7",
          column: "1",
          severity: "error",
          message: "One and one are two: Both numbers count: look at `b`."
        ),
        Problem(
          file: suite,
          line: "12",
          column: "1",
          severity: "error",
          message: "It ends (not run)"
        ),
      ]
    )
  }

  @Test("A compiler message is one problem at its place, with its meaning")
  func compilerError() throws {
    let learner = try LearnersWorkbook()
    let error = Diagnostic(
      severity: .error,
      file: LearnersWorkbook.add,
      line: 3,
      column: 14,
      message: "cannot convert return expression of type 'String' to return type 'Int'",
      excerpt: ["2 | {", "3 |   \"a\"", "  |   `- error: cannot convert"],
      explanation: "A number must be returned here."
    )
    try learner.begin(
      "1.1",
      LearnersWorkbook.add,
      text: "// begun\n",
      verdict: Verdict(status: .doesNotCompile, diagnostics: [error])
    )
    let found = try problems(in: check(LearnersWorkbook.add, in: learner))
    #expect(
      found == [
        Problem(
          file: LearnersWorkbook.add,
          line: "3",
          column: "14",
          severity: "error",
          message: error.message + ". A number must be returned here."
        )
      ]
    )
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

  @Test("Swift's extension is recommended")
  func extensions() throws {
    let text = try #require(Files.text(Self.root + "/.vscode/extensions.json"))
    #expect(text.contains("\"swiftlang.swift-vscode\""))
  }
}
