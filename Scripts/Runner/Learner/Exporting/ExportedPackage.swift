import WorkbookKit

/// A package for Xcode: the manifest, a page for its reader, and the files of its modules.
struct ExportedPackage {
  /// The source of TCA.
  enum Library: Equatable {
    case newest
    /// A local checkout, as an absolute path.
    case checkout(String)

    static let address = "https://github.com/pointfreeco/swift-composable-architecture"
    static let version = "1.26.0"

    var dependency: String {
      switch self {
      case .newest: ".package(url: \"\(Self.address)\", from: \"\(Self.version)\")"
      case .checkout(let path): ".package(path: \"\(path)\")"
      }
    }

    /// By which a target names the package.
    var identity: String {
      switch self {
      case .newest: Self.address.fileName
      case .checkout(let path): path.fileName
      }
    }
  }

  let name: String
  let modules: [ExportedModule]
  let library: Library

  /// The texts of all files, by their paths in the package.
  func files(of workbook: Workbook) -> [(path: String, text: String)] {
    let contents = modules.map { (module: $0, files: $0.files(of: workbook)) }
    let tested = contents.filter { content in
      content.files.contains { $0.path.hasPrefix("Tests/") }
    }
    return [
      ("Package.swift", manifest(tested: Set(tested.map(\.module.name)))), ("README.md", readme),
    ] + contents.flatMap(\.files)
  }

  private func manifest(tested: Set<String>) -> String {
    let targets = modules.flatMap { module -> [String] in
      let library = """
            .target(
              name: "\(module.name)",
              dependencies: [
                .product(name: "ComposableArchitecture", package: "\(self.library.identity)")
              ]
            ),
        """
      let tests = """
            .testTarget(name: "\(module.name)Tests", dependencies: ["\(module.name)"]),
        """
      return tested.contains(module.name) ? [library, tests] : [library]
    }
    return """
      // swift-tools-version: 6.0

      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        products: [
          .library(name: "\(name)", targets: [\(modules.map { "\"\($0.name)\"" }.joined(separator: ", "))])
        ],
        dependencies: [
          \(library.dependency)
        ],
        // No target asks for an isolation, so nothing is on the main actor by default: features need that.
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// The module and the entry of the first screen; nil if there is none.
  private var entry: (module: String, name: String)? {
    for module in modules {
      for exported in module.exercises {
        guard let source = exported.appSource, let app = ScreenSource(source).apps.last else {
          continue
        }
        return (module.name, AppSource.entryName(of: app))
      }
    }
    return nil
  }

  /// Whose tests are in the package, in words.
  private var whoseTests: String {
    let exercises = modules.flatMap(\.exercises)
    if exercises.allSatisfy(\.exercise.isOwn) { return "the tests are yours" }
    if exercises.allSatisfy({ $0.suite == nil }) {
      return
        "the tests are yours; the workbook's checks use the screen in a terminal, and stay there"
    }
    return "the suites are those of the workbook"
      + (exercises.contains { $0.ownTests != nil } ? ", and your own tests of your game" : "")
  }

  private var hasTestFile: Bool {
    modules.contains { $0.exercises.contains(where: \.isTestFile) }
  }

  /// A test that runs twice at once has one name, by which the library keeps its effects apart.
  private static let oneAtATime =
    " The suite of a test file runs the tests of the file too. TCA tells the effects of two tests"
    + " apart by their names, so run one test at a time: without parallel execution in the test"
    + " plan, or by `xcodebuild test -parallel-testing-enabled NO`."

  private var readme: String {
    let steps = [
      "Open `Package.swift` in Xcode (`xed .` in this folder), and choose an iPhone as the"
        + " destination: some screens use what only iOS has.",
      "Build with ⌘B. Xcode asks once for each package with macros: click the message, then *Trust"
        + " & Enable*, and build again.",
      "Test with ⌘U: \(whoseTests)." + (hasTestFile ? Self.oneAtATime : ""),
    ]
    let preview =
      "See a screen: open a file with `#Preview`, and show the canvas with ⌥⌘↩."
    let app = entry.map { module, name in
      """
      To run it as an app, make a project in Xcode (*File, New, Project*, then *iOS*, *App*), add this
      folder with *File, Add Package Dependencies, Add Local*, delete `ContentView.swift`, and let the
      file whose name ends in `App.swift` say:

      ```swift
      import \(module)

      @main enum Main {
        @MainActor static func main() { \(name).main() }
      }
      ```

      A new project of Xcode puts its own code on the main actor by default. That is right for an entry and
      for views, and nothing else belongs there: features stay in this package, which does not.

      """
    }
    let all = steps + (entry == nil ? [] : [preview])
    let list = all.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    return """
      # \(name)

      `Scripts/workbook export` wrote this package. It depends on the real Composable Architecture.

      \(list)

      \(app ?? "")
      """
  }
}
