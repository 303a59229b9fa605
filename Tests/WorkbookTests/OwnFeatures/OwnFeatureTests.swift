import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// A feature of the learner's own, from its beginning to its verdict, in a miniature workbook.
@Suite("A feature of one's own", .offPool, .timeLimit(.minutes(20))) struct OwnFeatureTests {
  private let learner: LearnersWorkbook

  init() throws {
    learner = try LearnersWorkbook()
  }

  private static let tip = "Chapters/Mine/Tip.swift"
  private static let tests = "Tests/MineTests/TipTests.swift"

  private func write(_ feature: String, _ tests: String) throws {
    try learner.miniature.save(feature, as: Self.tip)
    try learner.miniature.save(tests, as: Self.tests)
  }

  private static let right = "func tip(_ amount: Int) -> Int { amount / 10 }\n"

  /// A test file that calls `tip`.
  private static func suite(_ expectation: String) -> String {
    """
    import Testing

    @testable import Mine

    struct TipTests {
      @Test("A tenth is given") func tenth() {
        \(expectation)
      }
    }

    """
  }

  @Test("`new` writes a feature and a test, says what to do next, and overwrites nothing")
  func new() throws {
    let result = learner.run("new", "Tip")
    #expect(result.status == 0)
    #expect(result.output.contains("\(Self.tip) is your feature"))
    #expect(result.output.contains("Scripts/workbook run tip"))
    let feature = try #require(learner.miniature.folder.text(Self.tip))
    for part in ["@Reducer\nstruct Tip {", "struct TipView: View {", "#Preview {"] {
      #expect(feature.contains(part))
    }
    let tests = try #require(learner.miniature.folder.text(Self.tests))
    #expect(tests.contains("@testable import Mine"))

    try learner.miniature.save("// mine\n", as: Self.tip)
    let again = learner.run("new", "Tip")
    #expect(again.status == 2)
    #expect(again.errors.contains("\(Self.tip) is there already"))
    #expect(learner.miniature.folder.text(Self.tip) == "// mine\n")
  }

  @Test("`new` refuses a name that is none, or that something else has")
  func names() throws {
    try learner.miniature.save(
      "public struct Timeline {}\n",
      as: "Chapters/Library/ComposableArchitecture/Timeline.swift"
    )
    try learner.miniature.save("struct Money {}\n", as: "Chapters/Mine/Support/Money.swift")
    let refusals = [
      "2x": "cannot be the name of a type", "A-b": "cannot be the name of a type",
      "tip": "`Scripts/workbook new Tip`", "String": "String is a type of Swift already",
      "Timeline": "Timeline is a type of ComposableArchitecture already",
      "Money": "Money is a type in Chapters/Mine/Support/Money.swift already",
      "Mine": "Mine is a module already", "Testing": "Testing is a module already",
    ]
    for (name, reason) in refusals {
      let result = learner.run("new", name)
      #expect(result.status == 2)
      #expect(result.errors.contains(reason), "\(name): \(result.errors)")
    }
    #expect(Files.names(in: learner.root + "/Chapters/Mine") == ["Support"])
    #expect(learner.run("new").errors.contains("needs a name"))
  }

  @Test(
    "An own feature is run by its name or path, with its folder's files, and without points"
  )
  func run() throws {
    try learner.miniature.save("let share = 10\n", as: "Chapters/Mine/Support/Share.swift")
    try write(
      "func tip(_ amount: Int) -> Int { amount / share }\n",
      Self.suite("#expect(tip(40) == 4)")
    )
    for name in ["tip", "Tip", Self.tip, learner.root + "/" + Self.tests] {
      let result = learner.run("run", name)
      #expect(result.status == 0, "\(result.output) \(result.errors)")
      #expect(result.output.contains("✓ A tenth is given"))
      #expect(result.output.contains("passed: 1 of 1 tests pass"))
      #expect(!result.output.contains("points"))
    }
  }

  @Test(
    "A test that fails names its line, and a second feature that does not compile is in nobody's way"
  )
  func failing() throws {
    try learner.miniature.save("func broken( {\n", as: "Chapters/Mine/Broken.swift")
    try write(Self.right, Self.suite("#expect(tip(40) == 5)"))
    let result = learner.run("run", "tip")
    #expect(result.status == 1)
    #expect(result.output.contains("\(Self.tests):7"))
    #expect(result.output.contains("0 of 1 tests pass"))
    let broken = learner.run("run", "broken")
    #expect(broken.status == 1)
    #expect(broken.output.contains("Chapters/Mine/Broken.swift:1:"))
  }

  @Test(
    "An error in the tests is shown at its line, and a feature without tests says that it has none"
  )
  func tests() throws {
    try write(Self.right, Self.suite("#expect(tipp(40) == 4)"))
    let result = learner.run("run", "tip")
    #expect(result.status == 1)
    #expect(result.output.contains("\(Self.tests):7:13"))
    #expect(result.output.contains("tipp"))
    try Files.remove(learner.root + "/" + Self.tests)
    let without = learner.run("run", "tip")
    #expect(without.status == 1)
    #expect(without.output.contains("\(Self.tests) has no test yet"))
  }

  @Test("A name that stands in another file is reported")
  func elsewhere() throws {
    try learner.miniature.save("struct Money {}\n", as: "Chapters/Mine/Purse.swift")
    try write(
      "func tip(_ amount: Int) -> Money { Money() }\n",
      Self.suite("#expect(tip(40) == 4)")
    )
    let result = learner.run("run", "tip")
    #expect(result.output.contains("`Money` is declared in Chapters/Mine/Purse.swift"))
    let tests = Self.suite("#expect(tip(40) == 4)")
    try write(Self.right, tests.replacing("@testable import Mine\n", with: ""))
    let without = learner.run("run", "tip").output.replacing("\n", with: " ")
    #expect(without.contains("`@testable import Mine`, which is missing."))
    #expect(!without.contains("error:"))
  }

  @Test("A crash and an endless loop are named with their test")
  func ends() throws {
    try write(
      "func tip(_ amount: Int) -> Int { fatalError(\"no tip\") }\n",
      Self.suite("#expect(tip(40) == 4)")
    )
    let crash = learner.run("run", "tip")
    #expect(crash.output.contains("The program crashed here: no tip (Tip.swift:1)"))
    try write(
      "func tip(_ amount: Int) -> Int { while true {} }\n",
      Self.suite("#expect(tip(40) == 4)")
    )
    let loop = learner.run("run", "tip", "--timeout", "1")
    #expect(loop.output.contains("This did not come to an end"))
  }

  @Test("`list` and `status` show it below the chapters, and no bar counts it")
  func lists() throws {
    try write(Self.right, Self.suite("#expect(tip(40) == 4)"))
    let list = learner.run("list")
    #expect(list.output.contains("Your own features\n  ✓ Tip"))
    #expect(learner.run("list", "mine").output.hasPrefix("Your own features"))
    #expect(learner.run("list", "tip").output.hasPrefix("Your own features\n  ✓ Tip"))
    let status = learner.run("status")
    #expect(status.output.contains("Your own features\n  ✓ Tip: passed"))
    #expect(status.output.contains("0 of 8 points"))
    #expect(status.output.contains("Next: 1.1 Add"))
    let json = learner.run("status", "--format", "json").output
    #expect(json.contains("\"ownFeatures\""))
    #expect(json.contains("\"maxPoints\" : 8"))
  }

  @Test("`export` writes it with its tests and what it shares, and nothing of other features")
  func export() throws {
    try learner.miniature.save("let share = 10\n", as: "Chapters/Mine/Support/Share.swift")
    try learner.miniature.save("func split() {}\n", as: "Chapters/Mine/Split.swift")
    try learner.miniature.save("// of another\n", as: "Tests/MineTests/SplitTests.swift")
    try write(
      "func tip(_ amount: Int) -> Int { amount / share }\n",
      Self.suite("#expect(tip(40) == 4)")
    )
    let folder = try TemporaryFolder("exported")
    let result = learner.run("export", "tip", "--to", folder.path + "/Tip")
    #expect(result.status == 0, "\(result.errors)")
    let sources = Files.allFiles(below: folder.path + "/Tip").filter { $0.contains("/Tip/") }
      .map { String($0.dropFirst(folder.path.count + 5)) }.filter { $0.contains("/") }
    #expect(
      sources.sorted() == [
        "Sources/Mine/Support/Share.swift", "Sources/Mine/Tip.swift",
        "Tests/MineTests/TipTests.swift",
      ]
    )
    #expect(folder.text("Tip/Package.swift")?.contains("name: \"Tip\"") == true)
  }

  @Test(
    "Commands for exercises say that it is none",
    arguments: ["hint", "solution", "reset", "read"]
  )
  func others(command: String) throws {
    try write(Self.right, Self.suite("#expect(tip(40) == 4)"))
    let result = learner.run(command, "tip")
    #expect(result.status == 2)
    #expect(result.errors.contains("Tip is a feature of your own"))
  }

  @Test("Changes that no test notices are listed with their line, and none where all are noticed")
  func mutants() throws {
    let feature = """
      func tip(_ amount: Int) -> Int {
        amount / 10
      }

      func rounded(_ amount: Int) -> Int {
        amount + 5
      }

      """
    try write(feature, Self.suite("#expect(tip(40) == 4)"))
    let some = learner.run("run", "tip", "--mutants")
    #expect(some.status == 1)
    #expect(
      some.output.contains("\(Self.tip):6  Another operator\n  -   amount + 5\n  +   amount - 5")
    )
    #expect(some.output.contains("\(Self.tip):6  Another number"))
    #expect(!some.output.contains("\(Self.tip):2"))
    #expect(some.output.contains("Your tests noticed 1 of 3 changes"))

    try write(feature, Self.suite("#expect(tip(40) == 4)\n    #expect(rounded(1) == 6)"))
    let none = learner.run("run", "tip", "--mutants")
    #expect(none.status == 0)
    #expect(none.output.contains("All 3 changes were noticed by your tests"))
    let json = learner.run("run", "tip", "--mutants", "--format", "json").output
    #expect(json.contains("\"unnoticed\" : ["))
  }

  @Test("Changes are tried once the tests pass, and of a feature of one's own alone")
  func mutantsLater() throws {
    try write(Self.right, Self.suite("#expect(tip(40) == 5)"))
    let failing = learner.run("run", "tip", "--mutants")
    #expect(failing.status == 1)
    #expect(failing.output.contains("Changes are tried once all tests pass."))
    let exercise = learner.run("run", "1.1", "--mutants")
    #expect(exercise.status == 2)
    #expect(exercise.errors.contains("`--mutants` takes one feature of your own"))
    #expect(learner.run("run", "tip", "--seconds", "5").status == 2)
    #expect(learner.run("run", "tip", "--mutants", "--seconds", "x").status == 2)
  }
}
