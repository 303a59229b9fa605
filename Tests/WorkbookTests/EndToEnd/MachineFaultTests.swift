import Foundation
import Testing

@testable import WorkbookKit

/// Each command on a machine that cannot do the work for a while: it says so, remembers nothing, and
/// judges as always when the fault is gone. The tests share a workbook, and the folder of its builds.
@Suite("Faults of the machine", .serialized, .offPool, .timeLimit(.minutes(20)))
struct MachineFaultTests {
  private struct Shared: Sendable {
    let workbook: PlayableMiniature
    let toolchain: FaultyToolchain
  }

  private static let shared: Result<Shared, any Error> = Result {
    let workbook = try PlayableMiniature("Unlucky machine")
    let toolchain = try FaultyToolchain()
    let folder = workbook.miniature.folder
    atexit { try? MachineFaultTests.shared.get().workbook.miniature.folder.remove() }
    try folder.write(own, to: "Chapters/Mine/Tip.swift")
    try folder.write(ownTests, to: "Tests/MineTests/TipTests.swift")
    return Shared(workbook: workbook, toolchain: toolchain)
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

  private let shared: Shared
  private var miniature: Miniature { shared.workbook.miniature }

  init() throws {
    shared = try Self.shared.get()
    try shared.toolchain.set(nil)
    try miniature.reset()
    try miniature.save(Self.right, as: PlayableMiniature.add)
  }

  private func execute(
    _ program: String,
    _ words: [String]
  ) async -> (status: Int32, output: String, errors: String) {
    let environment = shared.toolchain.environment
    let all = words + ["--root", miniature.root]
    return await offPool { Program.execute(program, all, environment: environment) }
  }

  /// Runs a command with a fault, and then without.
  private func expectNoVerdict(
    _ words: [String],
    with program: String = Program.path,
    fault: String = "KILLED",
    reason: String = "was ended from outside"
  ) async throws {
    try shared.toolchain.set(fault)
    let result = await execute(program, words)
    let said = (result.output + result.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(result.status == 2, "\(said)")
    #expect(said.contains("This machine could not judge it: "), "\(said)")
    #expect(said.contains(reason), "\(said)")
    #expect(!said.contains("does not compile"), "\(said)")
    try shared.toolchain.set(nil)
    let again = await execute(program, words)
    #expect(again.status == 0, "\(again.output + again.errors)")
  }

  @Test("`run` gives no verdict, whatever the fault", arguments: FaultyToolchain.faults)
  func run(fault: RecordingCompiler.Fault) async throws {
    // A text that was not judged before.
    try miniature.save(Self.right + "// \(fault.word)\n", as: PlayableMiniature.add)
    try await expectNoVerdict(["run", "1.1"], fault: fault.word, reason: fault.reason)
  }

  @Test("`status` shows what could not be judged, and judges the others")
  func status() async throws {
    try miniature.save(
      "func double(_ a: Int) -> Int { a + a }\n",
      as: "Chapters/01-Numbers/1.2-Double.swift"
    )
    try miniature.save(Self.right + "// status\n", as: PlayableMiniature.add)
    try shared.toolchain.set("FULL")
    let result = await execute(Program.path, ["status"])
    #expect(result.status == 2)
    #expect(result.output.contains("? 1 could not be judged"), "\(result.output)")
    #expect(result.output.contains("✓ 1 passed"), "\(result.output)")
  }

  @Test("A compiler that fails once is asked again")
  func once() async throws {
    try miniature.save(Self.right + "// once\n", as: PlayableMiniature.add)
    try shared.toolchain.set("ONCE")
    #expect(await execute(Program.path, ["run", "1.1"]).status == 0)
  }

  /// Several mistakes, with an advice for each that is tried.
  private static let misspelt = """
    // \(FaultyToolchain.mark)
    func add(_ first: Int, _ second: Int) -> Int {
      let one = frist
      let two = secnod
      return onee + twoo
    }

    """

  @Test("The words of an explanation are the same with a slow compiler")
  func slowly() async throws {
    try miniature.save(Self.misspelt, as: PlayableMiniature.add)
    let quick = await execute(Program.path, ["run", "1.1", "--all"])
    #expect(quick.output.ranges(of: "this compiles.").count == 4, "\(quick.output)")
    // The same mistakes, which were not judged before.
    try miniature.save(Self.misspelt + "\n", as: PlayableMiniature.add)
    try shared.toolchain.set("SLOWLY")
    let slow = await execute(Program.path, ["run", "1.1", "--all"])
    #expect(slow.output == quick.output)
  }

  @Test("An explanation that was cut short is not kept")
  func cutShort() async throws {
    try miniature.save(Self.misspelt + "\n\n", as: PlayableMiniature.add)
    try shared.toolchain.set("TRIES")
    let short = await execute(Program.path, ["run", "1.1", "--all"])
    #expect(short.status == 1 && !short.output.contains("this compiles."), "\(short.output)")
    try shared.toolchain.set(nil)
    let whole = await execute(Program.path, ["run", "1.1", "--all"])
    #expect(whole.output.contains("this compiles."), "\(whole.output)")
  }

  @Test("A driver that does not say which programs it would start does all by itself")
  func driver() async throws {
    let toolchain = try FaultyToolchain(answers: false)
    try miniature.save(Self.right + "// driver\n", as: PlayableMiniature.add)
    let words = ["run", "1.1", "--root", miniature.root]
    let result = await offPool {
      Program.execute(Program.path, words, environment: toolchain.environment)
    }
    #expect(result.status == 0, "\(result.output + result.errors)")
  }

  @Test("`watch` stays, and shows the verdict after the next save")
  func watch() async throws {
    try shared.toolchain.set("KILLED")
    let terminal = try PseudoTerminal(
      Program.path,
      ["watch", "1.1", "--root", miniature.root],
      environment: shared.toolchain.environment
    )
    try miniature.save(Self.right + "// watch\n", as: PlayableMiniature.add)
    try await terminal.waits(for: "This machine could not judge it")
    try shared.toolchain.set(nil)
    try miniature.save(Self.right + "// watch, once more\n", as: PlayableMiniature.add)
    try await terminal.waits(for: "✓ passed: 2 of 2 checks pass")
    terminal.type("q")
    #expect(await terminal.end() == .exited(0))
    await terminal.finish()
  }

  @Test("Small changes of an own feature are not counted")
  func mutants() async throws {
    // Its tests pass before, so that changes are tried.
    #expect(await execute(Program.path, ["run", "tip"]).status == 0)
    try await expectNoVerdict(["run", "tip", "--mutants"])
  }

  @Test("A picture is not drawn")
  func picture() async throws {
    try miniature.save(Self.right + "// picture\n", as: PlayableMiniature.add)
    let file = miniature.root + "/picture.svg"
    try await expectNoVerdict(["play", "1.1", "--picture", file])
    #expect(Files.exists(file))
  }

  @Test("`grade` gives and takes no points")
  func grade() async throws {
    let submissions = try TemporaryFolder("unlucky submissions")
    try submissions.write(Self.right, to: "ada/\(PlayableMiniature.add)")
    let words = [
      "grade", "--each", submissions.path, "--only", "1.1", "--format", "csv", "--without-sandbox",
    ]
    try shared.toolchain.set("FULL")
    let result = await execute(Program.tools, words)
    #expect(result.status == 2)
    #expect(result.output.contains("ada,,,2,,"), "\(result.output)")
    #expect(
      result.output.contains("1.1: This machine could not judge it: there is no room"),
      "\(result.output)"
    )
    try shared.toolchain.set(nil)
    let again = await execute(Program.tools, words)
    #expect(again.status == 0)
    #expect(again.output.contains("ada,2,2,2,0,"), "\(again.output)")
  }

  @Test("A proof stops at what it cannot judge")
  func check() async throws {
    let solution = "Solutions/01-Numbers/1.1-Add.swift"
    let text = try #require(miniature.folder.text(solution))
    try miniature.folder.write("// \(FaultyToolchain.mark)\n" + text, to: solution)
    defer { try? miniature.folder.write(text, to: solution) }
    try shared.toolchain.set("KILLED")
    let result = await execute(Program.tools, ["check", "1.1"])
    #expect(result.status == 2)
    #expect(result.errors.contains("1.1 Add: This machine could not judge it"))
    try shared.toolchain.set(nil)
    // The miniature has no answers, so it is not proved; but everything was judged.
    #expect(await execute(Program.tools, ["check", "1.1"]).status == 1)
  }
}
