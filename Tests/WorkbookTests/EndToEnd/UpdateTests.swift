import Foundation
import Testing

@testable import WorkbookKit

/// The handbook's lines for a newer workbook, on a small repository of the same shape.
@Suite("A newer workbook", .offPool, .timeLimit(.minutes(20))) struct UpdateTests {
  private let folder = TemporaryFolder("updates")
  private let begun = "Chapters/01-Numbers/1.1-Add.swift"
  private let untouched = "Chapters/01-Numbers/1.2-Double.swift"

  /// Runs lines of a shell in a folder, as a person of that name.
  private func shell(_ lines: String, in place: String) -> (status: Int32, output: String) {
    let person = ["NAME", "EMAIL"].flatMap { word in
      ["AUTHOR", "COMMITTER"].map { ("GIT_\($0)_\(word)", "ada@example.org") }
    }
    let environment = Program.environment.merging(person) { $1 }
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder.path]) { $1 }
    return Program.run(
      ["-e", "-c", "cd \"$0\"; \(lines)", folder.path + "/" + place],
      with: "/bin/sh",
      environment: environment
    )
  }

  private func recipe() throws -> String {
    let page = try Repository.text("Chapters/Handbook.md")
    let section = try #require(
      page.components(separatedBy: "## A newer workbook").dropFirst().first
    )
    let code = section.components(separatedBy: "```")
    return String(try #require(code.dropFirst().first).dropFirst("sh\n".count))
  }

  @Test("The three lines of the handbook take what is new, and keep what was written")
  func update() throws {
    let lines = try recipe()
    #expect(lines.split(separator: "\n").count == 3)
    for (file, text) in [(begun, "let a = 0\n// TODO\n"), (untouched, "let b = 0\n")] {
      try folder.write(text, to: "theirs/" + file)
    }
    try folder.write(".workbook/\n", to: "theirs/.gitignore")
    #expect(shell("git init -q -b main; git add .; git commit -qm one", in: "theirs").status == 0)
    #expect(shell("git clone -q theirs mine", in: "").status == 0)
    try folder.write("let a = 0\n// mine\n", to: "mine/" + begun)
    try folder.write("let c = 1\n", to: "mine/Chapters/Mine/Tip.swift")
    try folder.write("dates", to: "mine/.workbook/history")

    // A begun starter has changed in the same line, another file too, and a file is new.
    try folder.write("let a = 0\n// TODO: add\n", to: "theirs/" + begun)
    try folder.write("let b = 1\n", to: "theirs/" + untouched)
    try folder.write("let d = 0\n", to: "theirs/Chapters/01-Numbers/1.3-Negate.swift")
    #expect(shell("git add .; git commit -qm two", in: "theirs").status == 0)
    #expect(shell("git pull -q", in: "mine").status != 0)

    let result = shell(lines, in: "mine")
    #expect(result.status == 0, "\(result.output)")
    #expect(folder.text("mine/" + begun) == "let a = 0\n// mine\n")
    #expect(folder.text("mine/" + untouched) == "let b = 1\n")
    #expect(folder.text("mine/Chapters/01-Numbers/1.3-Negate.swift") == "let d = 0\n")
    #expect(folder.text("mine/Chapters/Mine/Tip.swift") == "let c = 1\n")
    #expect(folder.text("mine/.workbook/history") == "dates")
  }
}
