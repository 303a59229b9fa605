// swift-tools-version: 6.1

import CompilerPluginSupport
import Foundation
import PackageDescription

// Four environment variables shape this package; without them it holds what a learner needs.
//
//   WORKBOOK=Solutions        builds the chapters from Solutions/ in place of Chapters/, and adds the
//                             tests of the library and of the runner, and the benchmarks
//   WORKBOOK_CHAPTER=Effects  keeps that chapter and its suite only
//   WORKBOOK_EXCLUDE=3.7,5.2  leaves out those exercises and their suites, and a chapter without
//                             any suite left
//   WORKBOOK_TOOLS=1          adds the program that grades submissions and proves the exercises
let environment = Context.environment
let isSolutions = environment["WORKBOOK"] == "Solutions"
let onlyChapter = environment["WORKBOOK_CHAPTER"]
let excludedExercises = Set(
  (environment["WORKBOOK_EXCLUDE"] ?? "").split(separator: ",").map(String.init)
)

// On Linux every save waits for the linker, and the toolchain's own is faster than the system's.
let hasOwnLinker = (environment["PATH"] ?? "").split(separator: ":").contains {
  FileManager.default.isExecutableFile(atPath: $0 + "/ld.lld")
}
let linkerSettings: [LinkerSetting] =
  hasOwnLinker ? [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))] : []

/// The files of `folder` whose names begin with an exercise's number, such as `3.7-SampleText.swift`.
func exerciseFiles(in folder: String, suffix: String = ".swift") -> [String] {
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: Context.packageDirectory + "/" + folder
  )
  return (names ?? []).filter { $0.hasSuffix(suffix) && $0.contains("-") }.sorted()
}

/// Whether a file still has the first line that a learner removes to begin. The suite of such an
/// exercise cannot compile before the names exist that the learner is to declare.
func isNotBegun(_ path: String) -> Bool {
  let text = try? String(contentsOfFile: Context.packageDirectory + "/" + path, encoding: .utf8)
  return text?.hasPrefix("// Remove this line to begin.") ?? false
}

func chapterTargets(number: Int, module: String) -> [Target] {
  let folder = "0\(number)-\(module)"
  let sources = (isSolutions ? "Solutions/" : "Chapters/") + folder
  let tests = "Tests/\(folder)Tests"
  let exercises = exerciseFiles(in: sources)
  let suites = exerciseFiles(in: tests)
  let notBegun = exercises.filter { isNotBegun(sources + "/" + $0) }.map { $0.prefix { $0 != "-" } }
  func isExcluded(_ file: String) -> Bool {
    let number = file.prefix { $0 != "-" }
    return excludedExercises.contains(String(number)) || notBegun.contains(number)
  }
  // A test target without a file is an error, and a chapter without tests has nothing to show.
  guard suites.isEmpty || !suites.allSatisfy(isExcluded) else { return [] }
  // What `workbook check --mutants` reads beside the suites.
  let notes = exerciseFiles(in: tests, suffix: ".equivalent-mutants")
  return [
    .target(
      name: module,
      dependencies: ["ComposableArchitecture", "TerminalUI"],
      path: sources,
      exclude: exercises.filter(isExcluded) + (isSolutions ? [] : ["README.md"])
    ),
    .testTarget(
      name: module + "Tests",
      dependencies: [.target(name: module)],
      path: tests,
      exclude: suites.filter(isExcluded) + notes,
      linkerSettings: linkerSettings
    ),
  ]
}

let chapters = ["ReduxBasics", "Bindings", "Effects", "Composition", "Navigation", "Alerts"]
  .enumerated()
  .filter { onlyChapter == nil || onlyChapter == $0.element }
  .flatMap { chapterTargets(number: $0.offset + 1, module: $0.element) }

let library: [Target] = [
  .macro(
    name: "ComposableArchitectureMacros",
    path: "Chapters/Library/ComposableArchitectureMacros"
  ),
  .target(name: "TerminalUI", path: "Chapters/Library/TerminalUI"),
  .target(
    name: "ComposableArchitecture",
    dependencies: ["ComposableArchitectureMacros", "TerminalUI"],
    path: "Chapters/Library/ComposableArchitecture"
  ),
]

// A copy in which submissions are graded has no runner.
let hasRunner = FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/Scripts/Runner/Kit"
)
let hasTools = hasRunner && (isSolutions || environment["WORKBOOK_TOOLS"] != nil)

func program(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["WorkbookKit"],
    path: "Scripts/Runner/" + folder
  )
}

let runner: [Target] =
  (hasRunner
    ? [
      .target(name: "WorkbookKit", path: "Scripts/Runner/Kit"), program("workbook", in: "Learner"),
    ] : []) + (hasTools ? [program("workbook-tools", in: "Tools")] : [])

let authors: [Target] = [
  .testTarget(
    name: "LibraryTests",
    dependencies: ["ComposableArchitecture", "ComposableArchitectureMacros", "TerminalUI"],
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
    dependencies: ["ComposableArchitecture"],
    path: "Scripts/Benchmarks"
  ),
]

let package = Package(
  name: "Workbook",
  platforms: [.macOS(.v15)],
  products: runner.filter { $0.type == .executable }
    .map { .executable(name: $0.name, targets: [$0.name]) },
  targets: library + chapters + runner + (isSolutions && onlyChapter == nil ? authors : []),
  swiftLanguageModes: [.v6]
)
