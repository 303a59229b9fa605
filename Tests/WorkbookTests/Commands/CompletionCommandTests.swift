import Foundation
import Testing

@testable import WorkbookKit

@Suite("workbook completion", .offPool, .timeLimit(.minutes(20))) struct CompletionCommandTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  private static func has(_ tool: String) -> Bool {
    Invocation.path(of: tool, environment: Program.environment) != nil
  }

  private func script(_ shell: String) throws -> String {
    let result = learner.run("completion", shell)
    #expect(result.status == 0)
    let file = "completion.\(shell)"
    try learner.miniature.save(result.output, as: file)
    return learner.root + "/" + file
  }

  private func execute(_ shell: String, _ code: String, _ words: [String] = []) throws -> String {
    let path = try #require(Invocation.path(of: shell, environment: Program.environment))
    let options = shell == "zsh" ? ["-f", "-c"] : ["-c"]
    let result = Program.execute(path, options + [code] + words)
    #expect(result.errors == "")
    return result.output
  }

  private static let examples: [(typed: [String], found: [String])] = [
    (["hi"], ["hint"]), (["re"], ["read", "reset", "restore", "review"]),
    (["run", "1."], ["1.1", "1.2", "1.3"]),
    (["reset", "2"], ["2", "2.1"]), (["hint", "2"], ["2.1"]), (["solution", "--p"], ["--peek"]),
    (["status", "--format", "j"], ["json"]), (["list", "--chapter", ""], ["1", "2"]),
    (["help", "sol"], ["solution"]), (["completion", "z"], ["zsh"]), (["--h"], ["--help"]),
    (["list", "--pe"], ["--pending"]), (["read", "pa"], ["patterns"]),
  ]

  @Test("bash completes", .enabled(if: has("bash")), arguments: examples)
  func bash(_ example: (typed: [String], found: [String])) throws {
    let code = """
      source "$0"; COMP_WORDS=(Scripts/workbook "$@"); COMP_CWORD=$#; _workbook
      printf '%s\\n' "${COMPREPLY[@]}"; complete -p workbook
      """
    let output = try execute("bash", code, [try script("bash")] + example.typed)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast().sorted() == example.found)
    #expect(lines.last == "complete -F _workbook workbook")
  }

  @Test("fish completes", .enabled(if: has("fish")), arguments: examples)
  func fish(_ example: (typed: [String], found: [String])) throws {
    let line = "Scripts/workbook " + example.typed.joined(separator: " ")
    let output = try execute(
      "fish",
      "source \(try script("fish").quotedForShell); complete -C \(line.quotedForShell)"
    )
    let found = output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(Set(found.map(String.init)) == Set(example.found))
  }

  @Test("zsh takes the script, and completes the command", .enabled(if: has("zsh")))
  func zsh() throws {
    let code = """
      autoload -Uz compinit; compinit -D -u; source "$0"
      print -r -- $_comps[workbook]
      _describe() { print -rl -- ${(P)2} }
      compadd() { shift; print -rl -- "$@" }
      words=(Scripts/workbook run 1.); CURRENT=3; _workbook
      words=(Scripts/workbook list --chapter ''); CURRENT=4; _workbook
      """
    let output = try execute("zsh", code, [try script("zsh")])
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "_workbook", "1.1:Add", "1.2:Double", "1.3:Negate", "2.1:Shout", "1:Numbers", "2:Words",
        "1", "2",
      ]
    )
  }

  @Test("Titles may hold what shells find special")
  func quoting() throws {
    #expect("the view's side".quotedForShell == "'the view'\\''s side'")
    let lesson = "Chapters/02-Words/README.md"
    let text = try #require(learner.miniature.folder.text(lesson))
    let title = "It's $HOME `a` \\ \"x\""
    try learner.miniature.save(
      text.replacingOccurrences(of: "2.1 Shout", with: "2.1 \(title)"),
      as: lesson
    )
    for shell in ["bash", "zsh", "fish"] where Self.has(shell) {
      let file = try script(shell)
      let path = try #require(Invocation.path(of: shell, environment: Program.environment))
      #expect(Program.execute(path, ["-n", file]).errors == "")
    }
    if Self.has("fish") {
      let script = try script("fish").quotedForShell
      let output = try execute("fish", "source \(script); complete -C 'workbook hint 2'")
      #expect(output == "2.1\t\(title)\n")
    }
  }
}
