import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// The files in `Scripts/Grading` as platforms run them, each in a folder of its own.
@Suite("Scripts for platforms", .offPool, .timeLimit(.minutes(20))) struct GradingScriptTests {
  private let folder = TemporaryFolder("Platform")
  private let scripts = Repository.root + "/Scripts/Grading"

  private func program(_ text: String, at path: String) throws {
    try folder.writeProgram("#!/bin/sh\n" + text + "\n", to: path)
  }

  /// A line of shell in the folder, with a few variables.
  private func shell(
    _ line: String,
    _ variables: [String: String] = [:]
  ) -> (status: Int32, output: String, errors: String) {
    Program.execute(
      "/bin/bash",
      ["-c", "cd '\(folder.path)' && \(line)"],
      environment: Program.environment.merging(variables) { $1 }
    )
  }

  @Test("The scripts that no other test runs are such as their shells can read")
  func syntax() {
    for (shell, name) in [("sh", "compare.sh"), ("bash", "Gradescope/setup.sh")] {
      let result = Program.execute("/bin/" + shell, ["-n", "\(scripts)/\(name)"])
      #expect(result.status == 0, "\(name): \(result.errors)")
    }
  }

  @Test("Every option that a script or an image gives to grade is one of its own")
  func options() throws {
    let help = GradeCommand.help
    for name in [
      "Dockerfile", "compare.sh", "slurm.sh", "github-actions.yml", "Gradescope/run_autograder",
    ] {
      let text = try #require(Files.text("\(scripts)/\(name)"))
      let lines = text.lines.filter { line in
        !line.hasPrefix("#") && ["grade", "options=", "OPTIONS:"].contains(where: line.contains)
      }
      let words = lines.flatMap {
        $0.matches(of: #/--[a-z]+(?:-[a-z]+)*/#).map { String($0.output) }
      }
      #expect(words.allSatisfy { help.contains($0) || $0 == "--expand" }, "\(name): \(words)")
    }
  }

  @Test("Gradescope's script grades what lies there, and writes the result in its place")
  func gradescope() throws {
    let miniature = Miniature()
    try program(
      "exec '\(Program.tools)' \"$@\" --root '\(miniature.root)'",
      at: "autograder/workbook/Scripts/workbook"
    )
    try folder.write(
      "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
      to: "autograder/submission/1.1-Add.swift"
    )
    let result = shell(
      "'\(scripts)/Gradescope/run_autograder'",
      ["AUTOGRADER": folder.path + "/autograder"]
    )
    #expect(result.status == 0, "\(result.errors)")
    let json = try #require(folder.text("autograder/results/results.json"))
    #expect(json.contains("\"score\" : 2"), "\(json.prefix(400))")
  }

  @Test("Gradescope's set-up links all that the launcher looks for")
  func links() throws {
    let setup = try #require(Files.text(scripts + "/Gradescope/setup.sh"))
    let line = try #require(setup.lines.first { $0.hasPrefix("ln -sf") })
    let names = line.split(separator: " ").dropFirst(2).dropLast().map { String($0).fileName }
    try Files.makeFolder(folder.path + "/bin")
    let toolchain = try Toolchain(environment: Program.environment)
    for name in names {
      let path = (Files.realPath(toolchain.swift) ?? toolchain.swift).parentFolder + "/" + name
      try #require(Files.exists(path), "\(path)")
      symlink(path, "\(folder.path)/bin/\(name)")
    }
    let alone = try Toolchain(environment: ["PATH": folder.path + "/bin"])
    #expect(try alone.compiler == folder.path + "/bin/swiftc")
  }

  @Test("Each submission gets a container of its own, and this side writes its results")
  func containers() throws {
    for name in ["ada", "ben", "cem"] { try folder.write("x", to: "all/\(name)/1.1-Add.swift") }
    try program(
      """
      echo "$@" >> '\(folder.path)/calls'
      case "$*" in *submission/ben*) exit 2 ;; esac
      echo '[]'
      """,
      at: "container"
    )
    let result = shell(
      "'\(scripts)/containers.sh' all results --only 1.1",
      ["CONTAINER": folder.path + "/container"]
    )
    #expect(result.status == 1 && result.errors.contains("ben: could not be graded"))
    #expect(folder.text("results/ada.json") == "[]\n" && folder.text("results/cem.json") != nil)
    #expect(folder.text("results/ben.json") == nil)
    let calls = try #require(folder.text("calls")).lines.filter { !$0.isEmpty }
    #expect(calls.count == 3)
    #expect(calls.allSatisfy { $0.contains("--network none") && $0.contains("--only 1.1") })
    #expect(calls[0].contains("all/ada:/submission/ada:ro") && !calls[0].contains("all/ben"))
  }

  @Test("The jobs of an array share a class without loss, also if one is started again")
  func slurm() throws {
    try Files.makeFolder(folder.path + "/all")
    try program("echo \"$@\" > \"$7.list\"", at: "workbook/Scripts/workbook")
    let made = shell(
      "cd workbook && git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
    )
    try #require(made.status == 0, "\(made.errors)")
    let job = "cd workbook && '\(scripts)/slurm.sh' ../all ../results --only 1.1"
    for task in 0..<3 {
      let variables = ["SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MAX": "2"]
      let result = shell(job, variables)
      #expect(result.status == 0, "\(result.errors)")
    }
    let lists = (0..<3).map { folder.text("results/\($0).list") ?? "" }
    for (number, words) in lists.enumerated() {
      #expect(words.contains("/all --share \(number + 1)/3 --output"))
      #expect(words.contains("--only 1.1"))
    }
    let again = shell(job, ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MAX": "1"])
    #expect(again.status == 0)
    #expect(folder.text("results/1.list") == lists[1])
  }
}
