// swift-tools-version: 6.1

import CompilerPluginSupport
import Foundation
import PackageDescription

// Three environment variables shape this package; without them it holds what a learner needs.
//
//   WORKBOOK=Solutions  builds the chapters from Solutions/ in place of Chapters/, and adds the
//                       tests of the library and of the runner, and the benchmarks
//   WORKBOOK_TOOLS=1    adds the program that grades submissions and proves the exercises
//   WORKBOOK_LIBRARY=1  keeps the library alone, as the shared library that the runner links every
//                       exercise with
let environment = Context.environment
let isSolutions = environment["WORKBOOK"] == "Solutions"
let isLibraryAlone = environment["WORKBOOK_LIBRARY"] != nil

// On Linux the toolchain's own linker is faster than the system's.
let hasOwnLinker = (environment["PATH"] ?? "").split(separator: ":").contains {
  FileManager.default.isExecutableFile(atPath: $0 + "/ld.lld")
}
let linkerSettings: [LinkerSetting] =
  hasOwnLinker ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : []

/// The files of `folder` whose names begin with an exercise's number, such as
/// `3.7-SampleText.swift`.
func exerciseFiles(in folder: String, suffix: String = ".swift") -> [String] {
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: Context.packageDirectory + "/" + folder
  )
  return (names ?? []).filter { $0.hasSuffix(suffix) && $0.contains("-") }.sorted()
}

/// Whether an exercise begins with an empty file and still says so. Its suite cannot compile yet,
/// so both are left out.
func isWaiting(_ file: String, in folder: String) -> Bool {
  let text = FileManager.default.contents(
    atPath: "\(Context.packageDirectory)/\(folder)/\(file)"
  )
  return text?.starts(with: Array("// Remove this line to begin.".utf8)) == true
}

func chapterTargets(number: Int, module: String) -> [Target] {
  let folder = "0\(number)-\(module)"
  let sources = (isSolutions ? "Solutions/" : "Chapters/") + folder
  let tests = "Tests/\(folder)Tests"
  let waiting = exerciseFiles(in: sources).filter { isWaiting($0, in: sources) }
  let numbers = Set(waiting.map { $0.prefix { $0 != "-" } })
  let waitingSuites = exerciseFiles(in: tests).filter { numbers.contains($0.prefix { $0 != "-" }) }
  // What `workbook check --mutants` reads beside the suites.
  let notes = exerciseFiles(in: tests, suffix: ".equivalent-mutants")
  return [
    .target(
      name: module,
      dependencies: ["ComposableArchitecture", "TerminalUI"],
      path: sources,
      // A screen needs its exercise finished. `workbook play` builds the two together.
      exclude: waiting + (isSolutions ? [] : ["README.md", "Screens"])
    ),
    .testTarget(
      name: module + "Tests",
      dependencies: [.target(name: module)],
      path: tests,
      exclude: waitingSuites + notes,
      linkerSettings: linkerSettings
    ),
  ]
}

let chapters = ["ReduxBasics", "Bindings", "Effects", "Composition", "Navigation", "Alerts"]
  .enumerated()
  .flatMap { chapterTargets(number: $0.offset + 1, module: $0.element) }

/// What `workbook play` runs an app with. A learner's own package does without it.
let play: Target = .target(
  name: "WorkbookPlay",
  dependencies: ["ComposableArchitecture", "TerminalUI"],
  path: "Scripts/Runner/Play"
)

let library: [Target] =
  [
    .macro(
      name: "ComposableArchitectureMacros",
      path: "Chapters/Library/ComposableArchitectureMacros"
    ),
    .target(
      name: "TerminalUI",
      dependencies: ["ComposableArchitectureMacros"],
      path: "Chapters/Library/TerminalUI"
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: ["ComposableArchitectureMacros", "TerminalUI"],
      path: "Chapters/Library/ComposableArchitecture"
    ),
  ] + (isLibraryAlone || isSolutions ? [play] : [])

let sharedLibrary = Product.library(
  name: "WorkbookLibrary",
  type: .dynamic,
  targets: ["ComposableArchitecture", "TerminalUI", "WorkbookPlay"]
)

func program(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["WorkbookKit"],
    path: "Scripts/Runner/" + folder,
    linkerSettings: linkerSettings
  )
}

let hasTools = isSolutions || environment["WORKBOOK_TOOLS"] != nil
let runner: [Target] =
  [.target(name: "WorkbookKit", path: "Scripts/Runner/Kit"), program("workbook", in: "Learner")]
  + (hasTools ? [program("workbook-tools", in: "Tools")] : [])

let authors: [Target] = [
  .testTarget(
    name: "LibraryTests",
    dependencies: [
      "ComposableArchitecture", "ComposableArchitectureMacros", "TerminalUI", "WorkbookPlay",
    ],
    path: "Tests/LibraryTests"
  ),
  .testTarget(
    name: "WorkbookTests",
    dependencies: ["WorkbookKit", "workbook", "workbook-tools"],
    path: "Tests/WorkbookTests",
    // Submissions that a test grades.
    exclude: ["Hostile"]
  ),
  .executableTarget(
    name: "benchmarks",
    dependencies: ["ComposableArchitecture", "TerminalUI", "WorkbookPlay"],
    path: "Scripts/Benchmarks"
  ),
]

let package = Package(
  name: "Workbook",
  platforms: [.macOS(.v15)],
  products: isLibraryAlone
    ? [sharedLibrary]
    : runner.filter { $0.type == .executable }
      .map { .executable(name: $0.name, targets: [$0.name]) },
  targets: isLibraryAlone ? library : library + chapters + runner + (isSolutions ? authors : []),
  swiftLanguageModes: [.v6]
)
