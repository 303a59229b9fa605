import Foundation
import Testing

@testable import WorkbookKit

/// The plug-in that brings in the suites of exercises that begin with an empty file.
@Suite("The package of a learner", .offPool, .timeLimit(.minutes(20))) struct ManifestTests {
  private static let begunSuites = "Scripts/BegunSuites/BegunSuites.swift"

  @Test("A suite is left out until its exercise is begun, and again after a reset")
  func fromBeginToReset() throws {
    let folder = TemporaryFolder()
    try folder.write(Self.package, to: "Package.swift")
    try folder.write(try Repository.text(Self.begunSuites), to: Self.begunSuites)
    let exercise = "Chapters/01-Numbers/1.2-Double.swift"
    let waiting = BeginLine.text + "\n// Write a function that doubles.\n"
    try folder.write(waiting, to: exercise)
    try folder.write(Self.suite, to: "Tests/01-NumbersTests/1.2-DoubleTests.swift")
    try folder.write("let one = 1\n", to: "Chapters/01-Numbers/1.1-One.swift")
    try folder.write("let two = 2\n", to: "Tests/01-NumbersTests/1.1-OneTests.swift")

    #expect(try build(folder).status == 0)

    try folder.write("// Nothing yet.\n", to: exercise)
    let begun = try build(folder)
    #expect(begun.status != 0)
    let place = "Tests/01-NumbersTests/1.2-DoubleTests.swift:4:28: error: cannot find 'double'"
    #expect(begun.log.contains(place))

    try folder.write("func double(_ a: Int) -> Int { 2 * a }\n", to: exercise)
    #expect(try build(folder).status == 0)

    try folder.write(waiting, to: exercise)
    #expect(try build(folder).status == 0)
  }

  private func build(_ folder: TemporaryFolder) throws -> (status: Int32, log: String) {
    let toolchain = try Toolchain(environment: Program.environment)
    let result = try Invocation(
      executable: toolchain.swift,
      arguments: [
        "build", "--package-path", folder.path, "--disable-index-store", "-Xswiftc", "-gnone",
        "--target", "NumbersTests",
      ],
      environment: toolchain.environment
    )
    .run(Supervision())
    guard case .exited(let status) = result.termination else { return (-1, "") }
    return (status, result.output.text + result.errors.text)
  }

  private static let suite = """
    @testable import Numbers

    struct DoubleTests {
      var isRight: Bool { 2 == double(1) }
    }

    """

  private static let package = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Learner",
      targets: [
        .plugin(name: "BegunSuites", capability: .buildTool(), path: "Scripts/BegunSuites"),
        .target(name: "Numbers", path: "Chapters/01-Numbers"),
        .testTarget(
          name: "NumbersTests",
          dependencies: ["Numbers"],
          path: "Tests/01-NumbersTests",
          exclude: ["1.2-DoubleTests.swift"],
          plugins: ["BegunSuites"]
        ),
      ]
    )

    """
}
