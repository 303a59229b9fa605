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

/// The exercises that begin with an empty file, by their chapter.
///
/// Their suites cannot compile before the learner has written the names that they use. This manifest
/// looks at no file, because SwiftPM keeps what it has answered: the plug-in looks, in each build, and
/// brings in the suites of those that have been begun.
let fromEmptyFile = [
  1: ["1.9-StepCounter", "1.13-Bookmarks"],
  2: ["2.13-ShortPost", "2.14-SignUp"],
  3: ["3.23-LapWatch", "3.12-LiveSearch"],
  4: ["4.12-TeaOrder", "4.19-KitchenTimers", "4.20-CookBook"],
  5: ["5.9-Contacts", "5.15-Wiki"],
  6: ["6.9-ShoppingList", "6.13-Standups"],
]

/// The chapters with test files that the learner writes, in a folder and a target of their own.
let withTestFiles: Set = [1, 2, 3, 4, 5, 6]

func chapterTargets(number: Int, module: String) -> [Target] {
  let folder = "0\(number)-\(module)"
  let path = (isSolutions ? "Solutions/" : "Chapters/") + folder
  let testFiles = withTestFiles.contains(number) ? ["TestFiles"] : []
  let laterSuites = isSolutions ? [] : (fromEmptyFile[number] ?? []).map { $0 + "Tests.swift" }
  return [
    .target(
      name: module,
      dependencies: ["ComposableArchitecture", "TerminalUI"],
      path: path,
      // A screen needs its exercise finished. `workbook play` builds the two together.
      exclude: testFiles + (isSolutions ? [] : ["README.md", "Screens"])
    ),
    .testTarget(
      name: module + "Tests",
      dependencies: [.target(name: module)],
      path: "Tests/\(folder)Tests",
      exclude: laterSuites,
      linkerSettings: linkerSettings,
      plugins: laterSuites.isEmpty ? [] : ["BegunSuites"]
    ),
  ]
    + testFiles.map {
      .testTarget(
        name: module + $0,
        dependencies: [.target(name: module)],
        path: "\(path)/\($0)",
        linkerSettings: linkerSettings
      )
    }
}

/// What only a learner's package has: the suites of exercises that have been begun, and the
/// learner's own features.
let learners: [Target] = [
  .plugin(name: "BegunSuites", capability: .buildTool(), path: "Scripts/BegunSuites"),
  .target(
    name: "Mine",
    dependencies: ["ComposableArchitecture", "TerminalUI"],
    path: "Chapters/Mine"
  ),
  .testTarget(
    name: "MineTests",
    dependencies: ["Mine"],
    path: "Tests/MineTests",
    linkerSettings: linkerSettings
  ),
]

let chapters = ["ReduxBasics", "Bindings", "Effects", "Composition", "Navigation", "Alerts"]
  .enumerated()
  .flatMap { chapterTargets(number: $0.offset + 1, module: $0.element) }

/// What `workbook play` runs an app with. A learner's own package does without it.
let play: Target = .target(
  name: "WorkbookPlay",
  dependencies: ["ComposableArchitecture", "TerminalUI", "WorkbookPlayProtocol"],
  path: "Scripts/Runner/Play"
)

/// The lines in which the runner and a program that is played talk.
let playProtocol: Target = .target(
  name: "WorkbookPlayProtocol",
  path: "Scripts/Runner/PlayProtocol"
)

let library: [Target] =
  [
    .target(
      name: "MacroExpansion",
      path: "Chapters/Library/ComposableArchitectureMacros",
      exclude: ["main.swift"]
    ),
    .macro(
      name: "ComposableArchitectureMacros",
      dependencies: ["MacroExpansion"],
      path: "Chapters/Library/ComposableArchitectureMacros",
      // SwiftPM warns of Swift files that are neither compiled nor excluded.
      exclude: ["Expansion", "Macros", "Messages", "Syntax"],
      sources: ["main.swift"],
      linkerSettings: linkerSettings
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
    dependencies: ["WorkbookKit", "WorkbookPlayProtocol"],
    path: "Scripts/Runner/" + folder,
    linkerSettings: linkerSettings
  )
}

let hasTools = isSolutions || environment["WORKBOOK_TOOLS"] != nil
let runner: [Target] =
  [
    playProtocol,
    .target(
      name: "WorkbookKit",
      dependencies: ["WorkbookPlayProtocol"],
      path: "Scripts/Runner/Kit"
    ),
    program("workbook", in: "Learner"),
  ]
  + (hasTools ? [program("workbook-tools", in: "Tools")] : [])

let authors: [Target] = [
  .testTarget(
    name: "LibraryTests",
    dependencies: [
      // A test that depends on a macro has all that is tested built a second time, for the host.
      "ComposableArchitecture", "MacroExpansion", "TerminalUI", "WorkbookPlay",
      "WorkbookPlayProtocol",
    ],
    path: "Tests/LibraryTests"
  ),
  .testTarget(
    name: "WorkbookTests",
    dependencies: ["WorkbookKit", "WorkbookPlayProtocol", "workbook", "workbook-tools"],
    path: "Tests/WorkbookTests",
    // Messages that a test has explained, and submissions that one grades.
    exclude: ["Explaining/PastedProblems.txt", "Hostile"]
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
  targets: isLibraryAlone
    ? library + [playProtocol] : library + chapters + runner + (isSolutions ? authors : learners),
  swiftLanguageModes: [.v6]
)

// Authors and instructors build all of it at once. That takes less than two thirds of the work without
// debug information, and with one call of the compiler for each module, which also writes its
// interface. `-gnone` is for the frontend: SwiftPM adds a `-g` behind these options, which would win.
// The check of LLVM's input is for those who work on the compiler. SwiftPM finds tests in an index;
// that of the system's modules takes as long as a small module, and has none.
if isSolutions {
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
      .unsafeFlags([
        "-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify",
        "-wmo", "-num-threads", "2", "-disable-batch-mode", "-no-emit-module-separately-wmo",
        "-index-ignore-system-modules", "-index-ignore-clang-modules",
      ])
    ]
  }
}
