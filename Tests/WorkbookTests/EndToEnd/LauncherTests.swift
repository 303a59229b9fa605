import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook

/// The launcher on a folder in which everything that it calls is a small stand-in.
@Suite("Scripts/workbook", .offPool, .timeLimit(.minutes(20))) struct LauncherTests {
  private let folder: TemporaryFolder
  private let tools: TemporaryFolder

  init() throws {
    folder = TemporaryFolder("A café with spaces")
    tools = TemporaryFolder("tools")
    try folder.writeProgram(try Repository.text("Scripts/workbook"), to: "Scripts/workbook")
    try folder.write("", to: "Package.swift")
    for module in ["Kit", "PlayProtocol", "Learner", "Tools"] {
      try folder.write("", to: "Scripts/Runner/\(module)/main.swift")
    }
  }

  /// Puts a Swift into the path whose compiler answers with its version, and makes a program that
  /// prints its name and its arguments.
  private func installSwift(version: String, build: String = "exit 0") throws {
    let compiler = """
      #!/bin/sh
      case $1 in
        --version) echo "Swift version \(version) (swift-RELEASE)"; exit ;;
        -print-target-info) echo '"runtimeResourcePath": "\(tools.path)/libraries"'; exit ;;
      esac
      mkdir -p '\(tools.path)/libraries'
      for word; do out=$word; done
      case $* in
        *-module-name*)
          words=$*
          module=${words##*-module-name }
          echo "${module%% *}" >>'\(tools.path)/modules'
          printf '%s\\n' "$@" >>'\(tools.path)/words'
          ;;
        *)
          echo built >>'\(tools.path)/builds'
          printf '#!/bin/sh\nprintf "%%s|" "%s" "$@"\n' "${out##*/}" >"$out"
          chmod +x "$out"
          exit
          ;;
      esac
      while [ $# -gt 0 ]; do
        case $1 in -o) : >"$2" ;; esac
        shift
      done
      \(build)

      """
    try tools.writeProgram(compiler, to: "swiftc")
    try tools.writeProgram(compiler, to: "swift")
  }

  private func launch(
    _ arguments: [String] = [],
    path: String? = nil,
    environment settings: [String: String] = [:],
    script: String? = nil
  ) -> (status: Int32, output: String, errors: String) {
    var environment = Program.environment.merging(settings) { $1 }
    environment["PATH"] = path ?? "\(tools.path):/usr/bin:/bin"
    let words = [script ?? "\(folder.path)/Scripts/workbook"] + arguments
    return Program.execute("/bin/sh", words, environment: environment)
  }

  /// Expects that nothing was started, and that one sentence says why.
  private func expectRefusal(
    _ result: (status: Int32, output: String, errors: String),
    _ words: String
  ) {
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(words))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  /// How often a program was linked.
  private var builds: Int { lines("builds").count }

  private func lines(_ file: String) -> [Substring] {
    (tools.text(file) ?? "").split(separator: "\n")
  }

  @Test("Scripts/workbook builds once, then hands over root and arguments as they are")
  func buildsOnce() throws {
    try installSwift(version: "6.1.2")
    let first = launch(["run", "a b", ""])
    #expect(first.status == 0)
    #expect(first.output == "workbook|--root|\(folder.path)|run|a b||")
    #expect(first.errors.contains("Building the runner, once (about"))
    let second = launch()
    #expect(second.output == "workbook|--root|\(folder.path)|")
    #expect(second.errors.isEmpty)
    #expect(builds == 1)
  }

  @Test(
    "Instructors and authors get a program of their own",
    arguments: [
      ["grade", "x.zip"], ["check"], ["starters", "--check"], ["help", "grade"],
      ["--timeout", "20", "check", "3.6"], ["--help", "starters"], ["answers", "1.1"],
    ]
  )
  func tools(_ words: [String]) throws {
    try installSwift(version: "6.1")
    let result = launch(words)
    let all = ["workbook-tools", "--root", folder.path] + words
    #expect(result.output == all.map { $0 + "|" }.joined())
    #expect(result.errors.contains("Building the tools for instructors and authors"))
  }

  @Test("A learner's command needs no tools, even if a tool's name is among its arguments")
  func noTools() throws {
    try installSwift(version: "6.1")
    for command in LearnerCommands.table.commands where command.name != HelpCommand.name {
      #expect(launch(["--fresh", command.name, "check"]).output.hasPrefix("workbook|"))
      #expect(launch([command.name, "check"]).output.hasPrefix("workbook|"))
    }
    #expect(launch(["help", "run"]).output.hasPrefix("workbook|"))
    #expect(builds == 1)
  }

  @Test("Scripts/workbook builds again when a source of the program is another one")
  func rebuilds() throws {
    try installSwift(version: "6.2")
    _ = launch()
    // What only the other program is made of does not concern this one.
    for (file, count) in [("Tools", 1), ("Learner", 2)] {
      try folder.write("// \(file)\n", to: "Scripts/Runner/\(file)/main.swift")
      let result = launch()
      #expect(builds == count, "\(file)")
      #expect(result.errors.contains(" s last time)") == (count == 2), "\(file)")
    }
    // What both share was compiled once.
    #expect(lines("modules").filter { $0 == "WorkbookKit" }.count == 3)
  }

  @Test("What is hidden is no source, and a source may have any name")
  func hiddenFiles() throws {
    try installSwift(version: "6.2")
    for name in ["._Files.swift", ".backup/Files.swift", "Files of mine.swift"] {
      try folder.write("", to: "Scripts/Runner/Kit/\(name)")
    }
    symlink("ada@host.1:2", folder.path + "/Scripts/Runner/Learner/.#main.swift")
    _ = launch()
    let files = Set(lines("words").filter { $0.hasSuffix(".swift") })
    let given = ["Kit/Files of mine", "Kit/main", "Learner/main", "PlayProtocol/main"]
    #expect(files == Set(given.map { "Scripts/Runner/\($0).swift" }))
    // A new one changes nothing.
    try folder.write("", to: "Scripts/Runner/PlayProtocol/._main.swift")
    #expect(launch().errors.isEmpty)
  }

  @Test("What a killed launcher has left is removed, and not what another one needs")
  func killed() throws {
    try installSwift(version: "6.2")
    let runner = folder.path + "/.build/workbook/runner"
    for process in [99_999_999, Int(getpid())] {
      try Files.makeFolder("\(runner)/workbook.\(process)")
    }
    #expect(launch().status == 0)
    #expect(!Files.exists(runner + "/workbook.99999999"))
    #expect(Files.exists("\(runner)/workbook.\(getpid())"))
  }

  @Test("The dates of the sources say nothing", arguments: [-1e9, 1e6])
  func dates(_ distance: TimeInterval) throws {
    try installSwift(version: "6.2")
    _ = launch()
    func set(_ text: String) throws {
      let file = folder.path + "/Scripts/Runner/Learner/main.swift"
      try Files.write(text, to: file)
      let date = Date(timeIntervalSinceNow: distance)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    }
    try set("")
    #expect(launch().errors.isEmpty)
    try set("// another version\n")
    #expect(launch().errors.contains("Building the runner"))
    #expect(launch().errors.isEmpty)
    #expect(builds == 2)
  }

  @Test("Scripts/workbook builds again when Swift was replaced or its libraries are gone")
  func otherToolchain() throws {
    try installSwift(version: "6.1")
    _ = launch()
    #expect(launch().errors.isEmpty)
    try installSwift(version: "6.3.1")
    #expect(launch().errors.contains("Building the runner"))
    #expect(launch().errors.isEmpty)
    try Files.remove(tools.path + "/libraries")
    #expect(launch().errors.contains("Building the runner"))
    #expect(builds == 3)
  }

  /// Puts a tool into the path that starts the Swift which a file names, as swiftly does, and two of
  /// those.
  private func installChooser() throws {
    for version in ["6.2", "6.3.1"] {
      try installSwift(version: version)
      for name in ["swift", "swiftc"] {
        let script = try #require(tools.text(name)).replacing(
          "\(tools.path)/libraries",
          with: "\(tools.path)/\(version)/usr/lib/swift"
        )
        try tools.writeProgram(script, to: "\(version)/usr/bin/\(name)")
      }
    }
    let chooser = """
      #!/bin/sh
      version=$(cat .swift-version 2>/dev/null) || version=6.3.1
      echo asked >>'\(tools.path)/asked'
      exec "\(tools.path)/$version/usr/bin/${0##*/}" "$@"

      """
    for name in ["swift", "swiftc"] { try tools.writeProgram(chooser, to: name) }
  }

  @Test("The Swift that the folder names counts, and is asked for once")
  func chosenSwift() throws {
    try installChooser()
    #expect(launch().errors.contains("Building the runner"))
    let asked = lines("asked").count
    #expect(launch().errors.isEmpty)
    #expect(lines("asked").count == asked)

    try folder.write("6.2\n", to: ".swift-version")
    let changed = launch().errors
    #expect(
      changed.contains("This folder's Swift is another one now (6.2), so the workbook is built")
    )
    #expect(changed.contains("Building the runner"))
    // What is started finds it without the tool.
    let path = tools.path + "/path"
    let program = "#!/bin/sh\nprintf %s \"$PATH\" >'\(path)'\n"
    try folder.writeProgram(program, to: ".build/workbook/runner/workbook")
    #expect(launch().errors.isEmpty)
    #expect(tools.text("path")?.hasPrefix("\(tools.path)/6.2/usr/bin:") == true)

    // Another tool's file that names nothing else.
    let before = builds
    try folder.write("[tools]\n", to: "mise.toml")
    #expect(launch().errors.isEmpty)
    #expect(builds == before)
  }

  @Test("A Swift that was removed is not started again, nor is one without its compiler")
  func removedSwift() throws {
    try installChooser()
    try folder.write("6.2\n", to: ".swift-version")
    _ = launch()
    try Files.remove(tools.path + "/6.2")
    try Files.remove(folder.path + "/.swift-version")
    let result = launch()
    #expect(result.status == 0 && result.errors.contains("another one now (6.3.1)"))
    // A compiler that is not in the path is found beside the real swift.
    try Files.remove(tools.path + "/swiftc")
    #expect(launch().status == 0)
    try Files.remove(tools.path + "/6.3.1/usr/bin/swiftc")
    try folder.write("// new\n", to: "Scripts/Runner/Learner/main.swift")
    expectRefusal(launch(), "and no swiftc")
  }

  @Test("Without Swift, or with an old one, it says what to do", arguments: [nil, "6.0.3", "5.10"])
  func requiresSwift(_ version: String?) throws {
    if let version { try installSwift(version: version) }
    let result = launch(path: tools.path)
    expectRefusal(result, "needs Swift 6.1 or later")
    #expect(result.errors.contains("https://www.swift.org/install"))
  }

  @Test("A runner that does not compile is reported with each error once, or the compiler's words")
  func brokenRunner() throws {
    let error = "/a/b.swift:1:2: error: missing return"
    try folder.write("", to: "Scripts/Runner/Kit/main 2.swift")
    for (words, said) in [("\(error)'; echo '\(error)", error), ("no room", "\nno room\n")] {
      try installSwift(version: "6.1", build: "echo '\(words)'; exit 1")
      let result = launch()
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.components(separatedBy: said).count == 2)
      #expect(
        result.errors.contains("Scripts/Runner/Kit/main 2.swift looks like a copy of main.swift")
      )
    }
  }

  @Test("A workbook that was moved is built again, and keeps what the learner did")
  func moved() throws {
    try installSwift(version: "6.1")
    _ = launch()
    try folder.write("old", to: ".build/debug.yaml")
    try folder.write("mine", to: ".build/workbook/backups/20261121-120000-1.1-A.swift")
    try folder.write("mine", to: ".workbook/backups/20261121-120001-1.1-A.swift")
    let moved = TemporaryFolder("moved")
    let path = moved.path + "/here"
    try FileManager.default.moveItem(atPath: folder.path, toPath: path)
    defer { try? FileManager.default.moveItem(atPath: path, toPath: folder.path) }
    let first = launch(["list"], script: path + "/Scripts/workbook")
    #expect(first.output.hasSuffix("--root|\(path)|list|"))
    let said = "The workbook was moved or copied, so it is built again; your work stays as it is."
    #expect(first.errors.split(separator: "\n").first.map(String.init) == said)
    #expect(!Files.exists(path + "/.build/debug.yaml"))
    #expect(Files.names(in: path + "/.build/workbook/backups").count == 1)
    #expect(Files.names(in: path + "/.workbook/backups").count == 1)
    #expect(launch(["list"], script: path + "/Scripts/workbook").errors.isEmpty)
  }

  @Test("A temporary folder that is not there is named before the build fails")
  func temporaryFolder() throws {
    try installSwift(version: "6.1")
    let result = launch(["list"], environment: ["TMPDIR": "/nowhere/at all"])
    expectRefusal(result, "TMPDIR names /nowhere/at all, which is not a folder")
    #expect(builds == 0)
  }

  @Test(
    "The workbook may be in a folder of any name",
    arguments: ["a \"b\"", "a\\b", "100% (v1.0)", "it's #2, ü", "$HOME `x`", "a:b;c=d", "*?[a]"]
  )
  func anyPath(_ name: String) throws {
    try installSwift(version: "6.1")
    let copy = TemporaryFolder(name)
    let path = copy.path + "/w"
    try FileManager.default.copyItem(atPath: folder.path, toPath: path)
    let result = launch(["list"], script: path + "/Scripts/workbook")
    #expect(result.output == "workbook|--root|\(path)|list|")
    #expect(launch(["list"], script: path + "/Scripts/workbook").errors.isEmpty)
  }

  @Test("Two launchers at once build and start what they were asked for")
  func atOnce() async throws {
    try installSwift(version: "6.1", build: "sleep 1")
    async let one = offPool { launch(["list"]) }
    async let two = offPool { launch(["list"]) }
    for result in await [one, two] {
      #expect(result.status == 0)
      #expect(result.output == "workbook|--root|\(folder.path)|list|")
    }
    let left = Files.names(in: folder.path + "/.build/workbook")
    #expect(left.sorted() == ["root", "runner"])
    let products = Files.names(in: folder.path + "/.build/workbook/runner")
    #expect(
      products.filter { !$0.hasPrefix("kit-") } == [
        "swift", "workbook", "workbook.record", "workbook.seconds",
      ]
    )
    #expect(products.count == 5)
  }
}
