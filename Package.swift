// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// One environment variable shapes this package. Without it, it holds what a learner needs: the library,
// the chapters with their suites, and the learner's own features.
//
//   WORKBOOK=Library     the library with its tests
//   WORKBOOK=Solutions   the same, and the solutions in place of the chapters
//   WORKBOOK=Grade       a test for each exercise of this clone, each judged by itself
//   WORKBOOK=Runner      the programs behind Scripts/workbook, with their tests
//   WORKBOOK=Benchmarks  the library and its measurements
//   WORKBOOK=3           what a learner needs of one chapter
let shape = Context.environment["WORKBOOK"]
let isSolutions = shape == "Solutions"

// Whether SwiftPM builds with the system that was its default before Swift 6.4, whose options the newer
// one does not take. Tests of the newer one with an older Swift say WORKBOOK_BUILD_SYSTEM=swiftbuild.
#if compiler(>=6.4)
  let isNative = false
#else
  let isNative = Context.environment["WORKBOOK_BUILD_SYSTEM"] != "swiftbuild"
#endif

/// The exercises that begin with an empty file, or with one that does not compile, by their chapter.
///
/// Their suites cannot compile before the learner has written something. This manifest
/// looks at no file, because SwiftPM keeps what it has answered: the plug-in looks, in each build, and
/// brings in the suites of those that have been begun.
let fromEmptyFile = [
  1: ["1.12-StepCounter", "1.16-Bookmarks", "1.5-ReadingLog", "1.9-GateCount"],
  2: ["2.14-SignUp", "2.4-LuggageTag"],
  3: ["3.15-LapWatch", "3.20-LiveSearch", "3.3-Exchange", "3.8-CopiedNote"],
  4: ["4.23-KitchenTimers", "4.4-Bakery", "4.9-Plants"],
  5: ["5.13-Contacts", "5.4-Recipes"],
  6: ["6.10-ShoppingList", "6.3-Photo"],
]

/// The later stages of the game, where a chapter has two: both have the names of the learner's one
/// app, so a module has only the first. `Scripts/workbook` compiles each by itself.
let laterStages = [
  4: ["4.14-ResultsThatStay"]
]

/// The chapters with test files that the learner writes, in a folder and a target of their own.
let withTestFiles: Set = [1, 2, 3, 4, 5, 6]

func chapterTargets(number: Int, module: String) -> [Target] {
  let folder = "0\(number)-\(module)"
  let path = (isSolutions ? "Solutions/" : "Chapters/") + folder
  let testFiles = withTestFiles.contains(number) ? ["TestFiles"] : []
  let laterStages = laterStages[number] ?? []
  let laterSuites = isSolutions ? [] : (fromEmptyFile[number] ?? []).map { $0 + "Tests.swift" }
  return [
    .target(
      name: module,
      dependencies: ["ComposableArchitecture", "TerminalUI", "TestedFeatures"],
      path: path,
      // A screen needs its exercise finished. `workbook play` builds the two together.
      exclude: testFiles + laterStages.map { $0 + ".swift" }
        + (isSolutions ? [] : ["README.md", "Extras.md", "Screens"])
    ),
    .testTarget(
      name: module + "Tests",
      dependencies: ([module, "SuiteHelpers"] + testFiles.map { module + $0 })
        .map { .target(name: $0) },
      path: "Tests/\(folder)Tests",
      exclude: laterSuites + laterStages.map { $0 + "Tests.swift" },
      plugins: laterSuites.isEmpty ? [] : ["BegunSuites"]
    ),
  ]
    // A suite runs the tests of these files in its own process, and some ways to build make a program
    // of each test target. So they are a part of the suite's program, and not a test target.
    + testFiles.map {
      .target(
        name: module + $0,
        dependencies: [.target(name: module)],
        path: "\(path)/\($0)",
        exclude: laterStages.map { $0 + "OwnTests.swift" }
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
    path: "Tests/MineTests"
  ),
]

/// What the suites of several chapters share.
let suiteHelpers: Target = .target(
  name: "SuiteHelpers",
  dependencies: ["ComposableArchitecture", "TerminalUI"],
  path: "Tests/SuiteHelpers"
)

/// What the features of test exercises are made with, so that a suite can put a bug into them.
let testedFeatures: Target = .target(
  name: "TestedFeatures",
  dependencies: ["ComposableArchitecture"],
  path: "Chapters/Library/TestedFeatures"
)

let oneChapter = shape.flatMap { Int($0) }
let chapters =
  [suiteHelpers, testedFeatures]
  + ["ReduxBasics", "Bindings", "Effects", "Composition", "Navigation", "Alerts"]
  .enumerated()
  .filter { oneChapter == nil || oneChapter == $0.offset + 1 }
  .flatMap { chapterTargets(number: $0.offset + 1, module: $0.element) }

/// What `workbook play` runs an app with, and what its tests test.
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

let library: [Target] = [
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
    sources: ["main.swift"]
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
]

/// Programs of which `CompatibilityTests` knows what they print on TCA. Each needs a process of its
/// own, on the main serial executor, and runs outside of tests too.
let behaviours: Target = .executableTarget(
  name: "behaviours",
  dependencies: ["ComposableArchitecture", "TerminalUI"],
  path: "Tests/LibraryTests/CompatibilityTests/Behaviours/Programs"
)

/// The tests of code that is on the main actor by default, as that of a new app is. Swift 6.1 has no
/// such option, and runs them as any others.
let onMainActor = "MainActorTests"

/// The library's tests, a target for each group of its folders: a changed line compiles one.
let libraryTests: [Target] = [
  // What several of them use.
  .target(
    name: "LibraryTestHelpers",
    dependencies: ["ComposableArchitecture"],
    path: "Tests/LibraryTests/Helpers"
  ),
  libraryTestTarget("CoreTests"),
  // A test that depends on a macro has all that is tested built a second time, for the host.
  libraryTestTarget("MacrosTests", dependencies: ["MacroExpansion"]),
  libraryTestTarget(onMainActor),
  libraryTestTarget("PresentationTests"),
  libraryTestTarget("TerminalUITests", dependencies: ["WorkbookPlay", "WorkbookPlayProtocol"]),
  libraryTestTarget("TestStoreTests", dependencies: ["WorkbookPlayProtocol"]),
  libraryTestTarget(
    "CompatibilityTests",
    exclude: ["Programs", "Records", "Snippets.swift"].map { "Behaviours/" + $0 }
  ),
  behaviours,
]

func libraryTestTarget(
  _ name: String,
  dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: ["ComposableArchitecture", "TerminalUI", "LibraryTestHelpers"] + dependencies,
    path: "Tests/LibraryTests/" + name,
    exclude: exclude
  )
}

let benchmarks: Target = .executableTarget(
  name: "benchmarks",
  dependencies: ["ComposableArchitecture", "TerminalUI", "WorkbookPlay"],
  path: "Scripts/Benchmarks"
)

func program(_ name: String, in folder: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["WorkbookKit", "WorkbookPlayProtocol"],
    path: "Scripts/Runner/" + folder
  )
}

/// What all programs behind Scripts/workbook use.
let kit: [Target] = [
  playProtocol,
  .target(
    name: "WorkbookKit",
    dependencies: ["WorkbookPlayProtocol"],
    path: "Scripts/Runner/Kit"
  ),
]

/// Scripts/workbook compiles the same programs by direct calls of the compiler.
let runner: [Target] =
  kit + [
    program("workbook", in: "Learner"),
    program("workbook-tools", in: "Tools"),
    .testTarget(
      name: "WorkbookTests",
      dependencies: ["WorkbookKit", "WorkbookPlayProtocol", "workbook", "workbook-tools"],
      path: "Tests/WorkbookTests"
    ),
  ]

/// The tests are those of the lessons: the plug-in writes one for each exercise.
let grade: [Target] = [
  .plugin(name: "GradePlugin", capability: .buildTool(), path: "Scripts/GradePlugin"),
  .testTarget(
    name: "GradeTests",
    dependencies: ["WorkbookKit"],
    path: "Tests/GradeTests",
    plugins: ["GradePlugin"]
  ),
]

let targets: [Target] =
  switch shape {
  case "Library": library + [play, playProtocol] + libraryTests
  case "Solutions": library + [play, playProtocol] + libraryTests + chapters
  case "Grade": kit + grade
  case "Runner": runner
  case "Benchmarks": library + [play, playProtocol, benchmarks]
  default: library + chapters + learners
  }

let package = Package(
  name: "Workbook",
  platforms: [.macOS(.v15)],
  targets: targets,
  swiftLanguageModes: [.v6]
)

// Authors build all of it at once. Without debug information that takes less work. `-gnone` is for the
// frontend: SwiftPM adds a `-g` behind these options, which would win. The check of LLVM's input is for
// those who work on the compiler.
if shape != nil {
  var flags = ["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"]
  if isNative {
    // One call of the compiler for each module, which also writes its interface, takes half the work.
    // SwiftPM finds tests in an index; that of the system's modules takes as long as a small module.
    flags += [
      "-wmo", "-num-threads", "2", "-disable-batch-mode", "-no-emit-module-separately-wmo",
      "-index-ignore-system-modules", "-index-ignore-clang-modules",
    ]
  }
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = [.unsafeFlags(flags)]
    #if compiler(>=6.2)
      if target.name == onMainActor {
        target.swiftSettings?.append(.unsafeFlags(["-default-isolation", "MainActor"]))
      }
    #endif
  }
}
