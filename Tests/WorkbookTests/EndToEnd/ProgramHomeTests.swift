import Foundation
import Testing

@testable import WorkbookKit

/// What a learner's code writes into its home, its documents or its preferences, in each program that
/// runs it. The tests share a workbook, and the folder of its builds.
@Suite("Homes of programs", .serialized, .offPool, .timeLimit(.minutes(20)))
struct ProgramHomeTests {
  private static let shared: Result<PlayableMiniature, any Error> = Result {
    let workbook = try PlayableMiniature("At home")
    atexit { try? ProgramHomeTests.shared.get().miniature.folder.remove() }
    return workbook
  }

  /// Writes to all places, and crashes where it finds what another program has written.
  private static let body = """
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
    """
  private static let right = """
    import Foundation

    nonisolated(unsafe) private var isAgain = false

    func add(_ a: Int, _ b: Int) -> Int {
      \(body)
      return a + b
    }

    """
  private static let own = right.replacing("add(_ a", with: "tip(_ a")

  private let workbook: PlayableMiniature
  private var miniature: Miniature { workbook.miniature }
  /// The person's.
  private let home: TemporaryFolder

  init() throws {
    workbook = try Self.shared.get()
    home = try TemporaryFolder("person")
    try Files.makeFolder(home.path + "/Documents")
    try miniature.reset()
    try miniature.save(Self.right, as: PlayableMiniature.add)
  }

  /// Runs a command, and expects that it leaves the person's home as it was.
  @discardableResult
  private func execute(
    _ words: [String],
    with program: String = Program.path
  ) async -> (status: Int32, output: String) {
    let environment = Program.environment.merging([
      "HOME": home.path, "CFFIXED_USER_HOME": home.path,
    ]) { $1 }
    let all = words + ["--root", miniature.root]
    let result = await offPool { Program.run(all, with: program, environment: environment) }
    #expect(Files.allFiles(below: home.path).isEmpty, "\(words)")
    return result
  }

  @Test("Checks have one of their own, in each run")
  func run() async throws {
    for _ in 1...2 {
      try miniature.save(Self.right + "// \(UUID())\n", as: PlayableMiniature.add)
      let result = await execute(["run", "1.1"])
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test("So have the tests of an own feature, and each small change of it")
  func own() async throws {
    try miniature.save(Self.own, as: "Chapters/Mine/Tip.swift")
    try miniature.save(
      """
      import Testing

      @testable import Mine

      @Test func sum() { #expect(tip(1, 2) == 3) }

      """,
      as: "Tests/MineTests/TipTests.swift"
    )
    let result = await execute(["run", "tip", "--mutants", "--seconds", "60"])
    #expect(result.output.contains("Tip"), "\(result.output)")
  }

  @Test("A picture begins with none, however often it is drawn")
  func picture() async throws {
    let file = miniature.root + "/picture.svg"
    for _ in 1...2 {
      let result = await execute(["play", "1.1", "--picture", file, "--tap", "One"])
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test("What is played in a terminal keeps its own")
  func play() async throws {
    let environment = Program.environment.merging([
      "HOME": home.path, "CFFIXED_USER_HOME": home.path,
    ]) { $1 }
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
    #expect(Files.allFiles(below: home.path).isEmpty)
    let played = miniature.root + "/.build/workbook/played/1.1/home"
    #expect(Files.exists(played + "/Documents/written.txt"))
  }

  @Test("A proof and its screens have homes of their own")
  func check() async throws {
    let solution = "Solutions/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(solution))
    let right = Self.right.replacing(
      "return a + b",
      with: "// BEGIN SOLUTION\n  return a + b\n  // END SOLUTION\n  // STUB: return 0"
    )
    try miniature.folder.write(right, to: solution)
    defer { try? miniature.folder.write(text, to: solution) }
    let result = await execute(["check", "1.1"], with: Program.tools)
    // The miniature has no answers; nothing else is found.
    #expect(!result.output.contains("crash"), "\(result.output)")
    #expect(!result.output.contains("cannot be drawn"), "\(result.output)")
  }

  @Test("A submission has one of its own")
  func grade() async throws {
    let submissions = try TemporaryFolder("submissions at home")
    try submissions.write(Self.right, to: "ada/\(PlayableMiniature.add)")
    let words = ["grade", "--each", submissions.path, "--only", "1.1", "--without-sandbox"]
    let result = await execute(words + ["--format", "csv"], with: Program.tools)
    #expect(result.output.contains("ada,2,2,2,0,"), "\(result.output)")
  }
}
