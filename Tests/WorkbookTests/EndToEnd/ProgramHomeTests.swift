import Foundation
import Testing

@testable import WorkbookKit

/// What a learner's code writes into its home, its documents or its preferences, in each program that
/// runs it. The tests share a workbook, and the folder of its builds.
@Suite("Homes of programs", .serialized, .offPool, .timeLimit(.minutes(20)))
struct ProgramHomeTests {
  private static let shared = Result { try PlayableMiniature("At home").miniature }

  /// It writes to all places, and crashes where it finds what another program has written.
  private static let right = """
    import Foundation

    nonisolated(unsafe) private var isAgain = false

    func add(_ a: Int, _ b: Int) -> Int {
      let home = URL.homeDirectory
      let places = [home, home.appending(component: "Documents"), .temporaryDirectory]
      for place in places {
        let file = place.appending(component: "written.txt")
        if !isAgain { precondition(!FileManager.default.fileExists(atPath: file.path)) }
        try! Data("x".utf8).write(to: file)
      }
      if !isAgain { precondition(UserDefaults.standard.string(forKey: "written") == nil) }
      UserDefaults.standard.set("x", forKey: "written")
      isAgain = true
      return a + b
    }

    """

  private let miniature: Miniature
  /// The person's.
  private let home: TemporaryFolder

  init() throws {
    miniature = try Self.shared.get()
    home = TemporaryFolder("person")
    try Files.makeFolder(home.path + "/Documents")
    try miniature.reset()
    try miniature.save(Self.right, as: PlayableMiniature.add)
  }

  private var environment: [String: String] {
    Program.environment.merging(["HOME": home.path, "CFFIXED_USER_HOME": home.path]) { $1 }
  }

  /// Runs a command, and expects that it leaves the person's home as it was.
  private func execute(
    _ words: [String],
    with program: String = Program.path
  ) -> (status: Int32, output: String) {
    let all = words + ["--root", miniature.root]
    let result = Program.run(all, with: program, environment: environment)
    #expect(Files.allFiles(below: home.path, withHidden: true).isEmpty, "\(words)")
    return result
  }

  @Test("Checks have one of their own, and a picture begins with none, in each run")
  func runs() throws {
    let file = miniature.root + "/picture.svg"
    for round in 1...2 {
      try miniature.save(Self.right + "// \(round)\n", as: PlayableMiniature.add)
      for words in [["run", "1.1"], ["play", "1.1", "--picture", file, "--tap", "One"]] {
        let result = execute(words)
        #expect(result.status == 0, "\(result.output)")
      }
    }
  }

  @Test("So have the tests of an own feature, and each small change of it")
  func own() throws {
    let own = Self.right.replacing("add(_ a", with: "tip(_ a")
    try miniature.save(own, as: "Chapters/Mine/Tip.swift")
    try miniature.save(
      """
      import Testing

      @testable import Mine

      @Test func sum() { #expect(tip(1, 2) == 3) }

      """,
      as: "Tests/MineTests/TipTests.swift"
    )
    let result = execute(["run", "tip", "--mutants", "--seconds", "60"])
    #expect(result.output.contains("Tip"), "\(result.output)")
  }

  @Test("What is played in a terminal keeps its own")
  func play() async throws {
    let terminal = try PseudoTerminal(
      Program.path,
      ["play", "1.1", "--root", miniature.root],
      environment: environment
    )
    try await terminal.waits(for: "Sum: 0")
    terminal.type("1")
    try await terminal.waits(for: "Sum: 1")
    terminal.type("\u{3}")
    _ = await terminal.end()
    await terminal.finish()
    #expect(Files.allFiles(below: home.path, withHidden: true).isEmpty)
    let played = miniature.root + "/.build/workbook/played/1.1/home"
    #expect(Files.exists(played + "/Documents/written.txt"))
  }

  @Test("A proof and its screens have homes of their own, and so has a submission")
  func tools() throws {
    let solution = "Solutions/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(solution))
    let right = Self.right.replacing(
      "return a + b",
      with: "// BEGIN SOLUTION\n  return a + b\n  // END SOLUTION\n  // STUB: return 0"
    )
    try miniature.save(right, as: solution)
    defer { try? miniature.save(text, as: solution) }
    let proof = execute(["check", "1.1"], with: Program.tools)
    // The miniature has no answers; nothing else is found.
    #expect(!proof.output.contains("crash"), "\(proof.output)")
    #expect(!proof.output.contains("cannot be drawn"), "\(proof.output)")

    let submissions = TemporaryFolder("submissions at home")
    try submissions.write(Self.right, to: "ada/\(PlayableMiniature.add)")
    let words = ["grade", "--each", submissions.path, "--only", "1.1", "--without-sandbox"]
    let grades = execute(words + ["--format", "csv"], with: Program.tools)
    #expect(grades.output.contains("ada,2,2,2,0,"), "\(grades.output)")
  }
}
