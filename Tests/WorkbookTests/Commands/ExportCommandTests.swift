import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("workbook export", .offPool, .timeLimit(.minutes(20))) struct ExportCommandTests {
  private let learner: LearnersWorkbook
  private let outside: TemporaryFolder

  init() throws {
    learner = try LearnersWorkbook()
    outside = try TemporaryFolder("Exported")
    try learner.miniature.save(
      "import TerminalUI\n\nfunc add(_ a: Int, _ b: Int) -> Int { sum(a, b) }\n",
      as: LearnersWorkbook.add
    )
    let support = "Chapters/01-Numbers/Support"
    try learner.miniature.save(
      "func sum(_ a: Int, _ b: Int) -> Int { a + b }\n",
      as: support + "/Sum.swift"
    )
    try learner.miniature.save("func unused() {}\n", as: support + "/Unused.swift")
    try learner.miniature.save("func odd() {}\n", as: "Tests/01-NumbersTests/Odd.swift")
    try learner.miniature.save(Self.screen, as: "Chapters/01-Numbers/Screens/1.1-AddScreen.swift")
    try learner.miniature.save(
      Self.screen,
      as: "Chapters/01-Numbers/Screens/1.2-DoubleScreen.swift"
    )
    try learner.remember("1.1", Verdict(status: .passed))
    try learner.remember("1.2", Verdict(status: .failed))
    try learner.miniature.save("// broken\n", as: "Chapters/01-Numbers/1.3-Negate.swift")
    try learner.remember("1.3", Verdict(status: .doesNotCompile))
    try learner.miniature.save(
      BeginLine.text + "\n",
      as: "Chapters/02-Words/2.1-Shout.swift"
    )
  }

  private static let screen = """
    import TerminalUI

    struct AddApp: App {
      var body: some Scene {
        WindowGroup {
          AddScreen(store: Self.store)
        }
      }
    }

    """

  private func export(_ words: String...) -> (status: Int32, output: String, errors: String) {
    learner.run(["export"] + words + ["--to", outside.path])
  }

  private var files: [String] {
    Files.allFiles(below: outside.path).map { String($0.dropFirst(outside.path.count + 1)) }
      .sorted()
  }

  @Test("A project has an app around its view, if the view is made without a number")
  func project() throws {
    let file = "struct GameView: View {\n  init() {}\n}\n"
    let app = try #require(AppSource.app(ofProject: file, name: "KeptGame"))
    let entry = try #require(AppSource.entry(of: app, name: "6.10 A game that is kept"))
    #expect(entry.contains("public enum KeptGameEntry {"))
    #expect(entry.contains("KeptGameApp.main()"))
    #expect(entry.contains("#Preview {\n  GameView()\n}"))
    let withNumber = file.replacing("init()", with: "init(secret: Int)")
    #expect(AppSource.app(ofProject: withNumber, name: "GuessByTyping") == nil)
  }

  @Test("An exercise is exported with its screen, its suite, and the given files that it uses")
  func one() throws {
    let result = export("1.1")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      files == [
        ".workbook-export", "Package.swift", "README.md", "Sources/Numbers/1.1-Add.swift",
        "Sources/Numbers/1.1-AddScreen.swift", "Sources/Numbers/AddEntry.swift",
        "Sources/Numbers/Support/Sum.swift", "Tests/NumbersTests/1.1-AddTests.swift",
      ]
    )
    let answer = try #require(outside.text("Sources/Numbers/1.1-Add.swift"))
    #expect(answer.hasPrefix("import SwiftUI\n\nfunc add"))
    let manifest = try #require(outside.text("Package.swift"))
    #expect(manifest.contains("swift-composable-architecture\", from: \"1.26.0\")"))
    #expect(manifest.contains(".testTarget(name: \"NumbersTests\", dependencies: [\"Numbers\"])"))
    let page = try #require(outside.text("README.md"))
    #expect(page.hasPrefix("# Add\n"))
    #expect(page.contains("import Numbers\n"))
    #expect(page.contains("AddEntry.main()"))
    for file in files { #expect(result.output.contains(file) || file.hasPrefix(".")) }
  }

  @Test("A package with a file of tests says how to run one test at a time")
  func testFile() throws {
    let isSaid = { outside.text("README.md")?.contains("-parallel-testing-enabled NO") }
    #expect(export("1.1").status == 0)
    #expect(isSaid() == false)
    try learner.miniature.save("import Testing\n\n@Test func add() {}\n", as: LearnersWorkbook.add)
    try learner.remember("1.1", Verdict(status: .passed))
    #expect(export("1.1").status == 0)
    #expect(isSaid() == true)
  }

  @Test("All of them are exported, a module for each chapter; what is left out is named")
  func all() throws {
    let result = export("--all")
    #expect(result.status == 0, "\(result.errors)")
    #expect(files.contains("Sources/Numbers/1.2-Double.swift"))
    #expect(!files.contains("Sources/Numbers/1.2-DoubleScreen.swift"))
    #expect(!files.contains { $0.contains("1.3") || $0.contains("2.1") || $0.contains("Words") })
    let leftOut = result.output.components(separatedBy: "Left out:\n").last?.components(
      separatedBy: "\n\n"
    ).first
    #expect(
      leftOut == """
          1.3 Negate: it does not compile yet
          2.1 Shout: it is not begun
          1.2 Double: its screen, which needs the exercise passed
        """
    )
  }

  @Test("A suite that uses a screen in a terminal stays here")
  func terminal() throws {
    let suite = "Tests/01-NumbersTests/1.2-DoubleTests.swift"
    let text = try #require(Files.text(learner.root + "/" + suite))
    try learner.miniature.save(text + "let screen = Screen()\n", as: suite)
    try learner.begin("1.2", LearnersWorkbook.double, text: "// solved\n", status: .passed)
    let result = export("1.2")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("1.2 Double: its suite, which uses the screen in a terminal"))
    #expect(!files.contains { $0.hasPrefix("Tests/") })
    #expect(outside.text("Package.swift")?.contains("testTarget") == false)
  }

  @Test("Another export replaces the first, and nothing that is not its own")
  func again() throws {
    #expect(export("1.1").status == 0)
    try outside.write("mine\n", to: "Notes.txt")
    #expect(export("1.2").status == 0)
    #expect(files.contains("Notes.txt"))
    #expect(files.contains("Sources/Numbers/1.2-Double.swift"))
    #expect(!files.contains("Sources/Numbers/1.1-Add.swift"))
    try outside.write("// mine\n", to: "Sources/Numbers/1.2-Double.swift")
    let changed = export("1.1")
    #expect(changed.status == 2)
    #expect(
      changed.errors == """
        \(outside.path)/Sources/Numbers/1.2-Double.swift was changed after it was exported, so nothing was \
        written: choose another folder.

        """
    )
    #expect(outside.text("Sources/Numbers/1.2-Double.swift") == "// mine\n")
  }

  @Test("A folder that holds something else, and one in the workbook, are left alone")
  func refusals() throws {
    try outside.write("mine\n", to: "Notes.txt")
    let other = export("1.1")
    #expect(other.status == 2)
    #expect(other.errors.contains("holds something that is no export"))
    #expect(files == ["Notes.txt"])
    let file = learner.run("export", "1.1", "--to", outside.path + "/Notes.txt")
    #expect(file.status == 2)
    #expect(file.errors.contains("is a file: `--to` needs a folder"))
    let inside = learner.run("export", "1.1", "--to", learner.root + "/Chapters/App")
    #expect(inside.status == 2)
    #expect(inside.errors.contains("is in the workbook: choose a folder beside it"))
    #expect(!Files.exists(learner.root + "/Chapters/App"))
  }

  @Test(
    "Wrong usage gets one sentence",
    arguments: [
      (["1.3"], "1.3 Negate cannot be exported, because it does not compile yet"),
      (["2.1"], "2.1 Shout cannot be exported, because it is not begun"),
      ([], "needs to know which exercise"), (["1.1", "--all"], "an exercise or --all, not both"),
      (["7.7"], "There is no exercise \"7.7\""),
      (["1.1", "--tca", "/nowhere"], "/nowhere is no checkout of TCA"),
    ]
  )
  func usage(_ example: (words: [String], message: String)) {
    let result = learner.run(["export"] + example.words + ["--to", outside.path])
    #expect(result.status == 2)
    #expect(result.errors.contains(example.message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(files == [])
  }

  @Test("A checkout of TCA takes the place of its address")
  func checkout() throws {
    let checkout = try TemporaryFolder("tca-fork")
    try checkout.write("let name = \"ComposableArchitecture\"\n", to: "Package.swift")
    #expect(export("1.1", "--tca", checkout.path).status == 0)
    let manifest = try #require(outside.text("Package.swift"))
    #expect(manifest.contains(".package(path: \"\(checkout.path)\")"))
    #expect(manifest.contains("package: \"tca-fork\")"))
    #expect(!manifest.contains("https://"))
  }

  @Test("An author exports the solutions, without their markers")
  func solutions() throws {
    let result = Program.execute(
      "/bin/sh",
      ["-c", "WORKBOOK=Solutions exec \"$@\"", "sh", Program.path, "export", "--all", "--to"]
        + [outside.path, "--root", learner.root]
    )
    #expect(result.status == 0, "\(result.errors)")
    let answer = try #require(outside.text("Sources/Words/2.1-Shout.swift"))
    #expect(answer.contains("a + \"!\"") && !answer.contains("SOLUTION"))
  }
}
