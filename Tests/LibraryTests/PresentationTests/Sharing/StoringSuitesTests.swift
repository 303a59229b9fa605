import Foundation
import Testing

/// With TCA the runs of one test with arguments share what is stored, and here each has its own. A
/// suite that passes here is to pass there.
@Suite("Suites of features that store something") struct StoringSuitesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder of chapters, by the number of their exercise.
  private static func sources(in folder: String) throws -> [(exercise: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("0") && $0.hasSuffix(".swift") && !$0.contains("/TestFiles/") }
      .map { path in
        let name = path.split(separator: "/").last!
        let text = try String(
          contentsOf: folder.appendingPathComponent(path),
          encoding: .utf8
        )
        return (String(name.prefix { $0 != "-" }), text)
      }
  }

  @Test("Each run of a test begins with its own values on TCA, too")
  func suites() throws {
    let storing = try Set(
      Self.sources(in: "Solutions").filter { $0.text.contains(/@Shared(Reader)?\(/) }.map(
        \.exercise
      )
    )
    let withArguments = try Self.sources(in: "Tests")
      .filter { storing.contains($0.exercise) && $0.text.contains("arguments:") }
    #expect(!withArguments.isEmpty)
    for suite in withArguments {
      for test in suite.text.split(separator: "@Test(").dropFirst() {
        let traits = test.prefix(upTo: test.firstRange(of: "func ")?.lowerBound ?? test.endIndex)
        #expect(
          !traits.contains("arguments:") || traits.contains(".ownStorage"),
          "In the suite of \(suite.exercise): @Test(\(traits)) needs '.ownStorage'."
        )
      }
    }
  }
}
