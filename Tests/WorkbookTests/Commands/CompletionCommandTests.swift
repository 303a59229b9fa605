import Foundation
import Testing

@testable import WorkbookKit

@Suite("workbook completion", .offPool, .timeLimit(.minutes(20))) struct CompletionCommandTests {
  private let learner = LearnersWorkbook()

  /// A function of a shell in the place of the launcher.
  private var program: String {
    let call = "\(Program.path.quotedForShell) \"$@\" --root \(learner.root.quotedForShell)"
    return "workbook() { \(call); }"
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
    (["hi"], ["hint"]), (["re"], ["read", "reset"]),
    (["run", "1."], ["1.1", "1.2", "1.3"]),
    (["reset", "2"], ["2", "2.1"]), (["hint", "2"], ["2.1"]), (["solution", "--p"], ["--peek"]),
    (["status", "--format", "j"], ["json"]), (["list", "--chapter", ""], ["1", "2"]),
    (["help", "sol"], ["solution"]), (["completion", "z"], ["zsh"]), (["--h"], ["--help"]),
    (["list", "--pe"], ["--pending"]), (["read", "pa"], ["patterns"]),
  ]

  @Test("What may follow is listed, and a title may hold what shells find special")
  func words() throws {
    let lesson = "Chapters/02-Words/README.md"
    let text = try #require(learner.miniature.folder.text(lesson))
    let title = "It's $HOME `a` \\ \"x\""
    try learner.miniature.save(text.replacing("2.1 Shout", with: "2.1 \(title)"), as: lesson)
    #expect(learner.run("completion", "--words=hint 2").output.hasSuffix("2.1\t\(title)\n"))
    #expect(learner.run("completion", "--words=status --format ").output == "text\t\njson\t\n")
    #expect(learner.run("completion", "--words=run --root ").output == "")
  }

  @Test("bash completes", .enabled(if: has("bash")), arguments: examples)
  func bash(_ example: (typed: [String], found: [String])) throws {
    let code = """
      \(program); source "$0"; COMP_WORDS=(workbook "$@"); COMP_CWORD=$#; _workbook
      printf '%s\\n' "${COMPREPLY[@]}"; complete -p workbook
      """
    let output = try execute("bash", code, [try script("bash")] + example.typed)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast().sorted() == example.found)
    #expect(lines.last == "complete -o default -F _workbook workbook")
  }

  @Test("fish completes", .enabled(if: has("fish")), arguments: examples)
  func fish(_ example: (typed: [String], found: [String])) throws {
    let line = "workbook " + example.typed.joined(separator: " ")
    let call = "\(Program.path.quotedForShell) $argv --root \(learner.root.quotedForShell)"
    let output = try execute(
      "fish",
      "function workbook; \(call); end; source \(try script("fish").quotedForShell);"
        + " complete -C \(line.quotedForShell)"
    )
    let found = output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(Set(found.map(String.init)) == Set(example.found))
  }

  @Test("zsh takes the script, and completes the command", .enabled(if: has("zsh")))
  func zsh() throws {
    let code = """
      \(program); autoload -Uz compinit; compinit -D -u; source "$0"
      print -r -- $_comps[workbook]
      _describe() { print -rl -- ${(P)2} }
      compadd() { shift; print -rl -- "$@" }
      words=(workbook run 1.); CURRENT=3; _workbook
      words=(workbook list --chapter ''); CURRENT=4; _workbook
      """
    let output = try execute("zsh", code, [try script("zsh")])
    let lines = output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "_workbook", "1.1:Add", "1.2:Double", "1.3:Negate", "2.1:Shout", "1:Numbers", "2:Words",
        "1:", "2:",
      ]
    )
  }
}
