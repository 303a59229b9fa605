import Foundation
import Testing

@testable import WorkbookKit

/// Each command on a machine that cannot do the work for a while: it says so, remembers nothing, and
/// judges as always when the fault is gone. The tests share a workbook, and the folder of its builds.
@Suite("Faults of the machine", .serialized, .offPool, .timeLimit(.minutes(20)))
struct MachineFaultTests {
  private static let shared = Result {
    let workbook = try PlayableMiniature("Unlucky machine")
    try workbook.miniature.save(own, as: "Chapters/Mine/Tip.swift")
    try workbook.miniature.save(ownTests, as: "Tests/MineTests/TipTests.swift")
    return (workbook, try FaultyToolchain())
  }

  private static let right = "// \(FaultyToolchain.mark)\n" + PlayableMiniature.right
  private static let own = """
    // \(FaultyToolchain.mark)
    func tip(_ bill: Int) -> Int {
      let part = bill / 10
      return part + 1
    }

    """
  private static let ownTests = """
    import Testing

    @testable import Mine

    @Test("A tenth, and one more") func tenth() {
      #expect(tip(50) == 6)
    }

    """
  /// Several mistakes, with an advice for each that is tried.
  private static let misspelt = """
    // \(FaultyToolchain.mark)
    func add(_ first: Int, _ second: Int) -> Int {
      let one = frist
      let two = secnod
      return onee + twoo
    }

    """

  private let miniature: Miniature
  private let toolchain: FaultyToolchain

  init() throws {
    let (workbook, toolchain) = try Self.shared.get()
    (miniature, self.toolchain) = (workbook.miniature, toolchain)
    try toolchain.set(nil)
    try miniature.reset()
  }

  /// Saves a text that was not judged before, and runs a command with a fault.
  private func execute(
    _ words: [String],
    _ fault: String?,
    with program: String = Program.path,
    text: String = right + "// \(UUID())\n"
  ) throws -> (status: Int32, said: String) {
    try miniature.save(text, as: PlayableMiniature.add)
    try toolchain.set(fault)
    let all = words + ["--root", miniature.root]
    let result = Program.run(all, with: program, environment: toolchain.environment)
    try toolchain.set(nil)
    let said = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (result.status, said)
  }

  @Test(
    "No command gives a verdict, and each does as always when the fault is gone",
    arguments: [
      ["run", "1.1"], ["run", "tip", "--mutants"], ["play", "1.1", "--picture", "picture.svg"],
    ]
  )
  func commands(_ words: [String]) throws {
    let words = words.map { $0 == "picture.svg" ? "\(miniature.root)/\($0)" : $0 }
    if words.contains("tip") {
      // Its tests pass before, so that changes are tried.
      #expect(try execute(["run", "tip"], nil).status == 0)
    }
    let text = Self.right + "// \(UUID())\n"
    let result = try execute(words, "KILLED", text: text)
    #expect(result.status == 2, "\(result.said)")
    #expect(result.said.contains("This machine could not judge it: "), "\(result.said)")
    #expect(result.said.contains("was ended from outside"), "\(result.said)")
    #expect(!result.said.contains("does not compile"), "\(result.said)")
    #expect(try execute(words, nil, text: text).status == 0)
    if let file = words.last, file.hasSuffix(".svg") { #expect(Files.exists(file)) }
  }

  @Test("`status` shows what could not be judged, and judges the others")
  func status() throws {
    try miniature.save(
      "func double(_ a: Int) -> Int { a + a }\n",
      as: "Chapters/01-Numbers/1.2-Double.swift"
    )
    let result = try execute(["status"], "FULL")
    #expect(result.status == 2)
    #expect(result.said.contains("? 1 could not be judged"), "\(result.said)")
    #expect(result.said.contains("✓ 1 passed"), "\(result.said)")
  }

  @Test("A file on which the compiler ends twice, where it compiles the solution, is judged")
  func ownFault() throws {
    let text = Self.right + "// \(UUID())\n"
    let result = try execute(["run", "1.1"], "CRASH", text: text)
    #expect(result.status == 1 && result.said.contains("does not compile"), "\(result.said)")
    #expect(result.said.contains("It compiles the solution"), "\(result.said)")
    // It is remembered.
    #expect(try execute(["run", "1.1"], nil, text: text).status == 1)
  }

  @Test("A compiler that fails once is asked again")
  func once() throws {
    #expect(try execute(["run", "1.1"], "ONCE").status == 0)
  }

  @Test("The words of an explanation are the same with a slow compiler, and whole if they are kept")
  func explanation() throws {
    let words = ["run", "1.1", "--all"]
    let quick = try execute(words, nil, text: Self.misspelt)
    #expect(quick.said.ranges(of: "this error goes.").count == 4, "\(quick.said)")
    // The same mistakes, which were not judged before.
    let slow = try execute(words, "SLOWLY", text: Self.misspelt + "\n")
    #expect(slow.said == quick.said)
    let short = try execute(words, "TRIES", text: Self.misspelt + "\n\n")
    #expect(short.status == 1 && !short.said.contains("this error goes."), "\(short.said)")
    let whole = try execute(words, nil, text: Self.misspelt + "\n\n")
    #expect(whole.said.contains("this error goes."), "\(whole.said)")
  }

  @Test("A driver that does not say which programs it would start does all by itself")
  func driver() throws {
    let environment = try FaultyToolchain(answers: false).environment
    try miniature.save(Self.right + "// driver\n", as: PlayableMiniature.add)
    let words = ["run", "1.1", "--root", miniature.root]
    let result = Program.run(words, environment: environment)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("`watch` stays, and shows the verdict after the next save")
  func watch() async throws {
    try toolchain.set("KILLED")
    let terminal = try PseudoTerminal(
      Program.path,
      ["watch", "1.1", "--root", miniature.root],
      environment: toolchain.environment
    )
    try miniature.save(Self.right + "// watch\n", as: PlayableMiniature.add)
    try await terminal.waits(for: "This machine could not judge it")
    try toolchain.set(nil)
    try miniature.save(Self.right + "// watch, once more\n", as: PlayableMiniature.add)
    try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
    terminal.type("q")
    #expect(await terminal.end() == .exited(0))
    await terminal.finish()
  }

  @Test("`grade` gives and takes no points")
  func grade() throws {
    let submissions = TemporaryFolder("unlucky submissions")
    try submissions.write(Self.right, to: "ada/\(PlayableMiniature.add)")
    let words = [
      "grade", "--each", submissions.path, "--only", "1.1", "--format", "csv", "--without-sandbox",
    ]
    let result = try execute(words, "FULL", with: Program.tools)
    #expect(result.status == 2)
    #expect(result.said.contains("ada,,,2,,"), "\(result.said)")
    let reason = "1.1: This machine could not judge it: there is no room"
    #expect(result.said.contains(reason), "\(result.said)")
    let again = try execute(words, nil, with: Program.tools)
    #expect(again.status == 0 && again.said.contains("ada,2,2,2,0,"), "\(again.said)")
  }

  @Test("A proof stops at what it cannot judge")
  func check() throws {
    let solution = "Solutions/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(solution))
    try miniature.save("// \(FaultyToolchain.mark)\n" + text, as: solution)
    defer { try? miniature.save(text, as: solution) }
    let result = try execute(["check", "1.1"], "KILLED", with: Program.tools)
    #expect(result.status == 2)
    #expect(result.said.contains("1.1 Add: This machine could not judge it"))
    // The miniature has no answers, so it is not proved; but everything was judged.
    #expect(try execute(["check", "1.1"], nil, with: Program.tools).status == 1)
  }
}
