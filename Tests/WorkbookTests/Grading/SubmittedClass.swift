import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// A class that hands in answers to a miniature workbook, and its grading by the command.
struct SubmittedClass {
  static let add = "01-Numbers/1.1-Add.swift"
  static let double = "01-Numbers/1.2-Double.swift"
  static let negate = "01-Numbers/1.3-Negate.swift"
  static let shout = "02-Words/2.1-Shout.swift"
  static let right = [
    add: "func add(_ a: Int, _ b: Int) -> Int { a + b }\n",
    double: "func double(_ a: Int) -> Int { 2 * a }\n",
    negate: "func negate(_ a: Int) -> Int { -a }\n",
    shout: "func shout(_ a: String) -> String { a + \"!\" }\n",
  ]
  /// `--without-sandbox` where `bwrap` does not work, so that the wall is tried wherever it can be.
  static let sandboxWords: [String] = {
    let words = ["bwrap", "--ro-bind", "/", "/", "--unshare-pid", "true"]
    let isThere =
      Program.execute("/usr/bin/env", words, environment: Program.environment).status == 0
    return isThere ? [] : ["--without-sandbox"]
  }()

  let root: String
  let folder = TemporaryFolder("Handed in today")
  /// Where the grader keeps what it needs for a while.
  var temporary: String { folder.path + "/temporary" }
  var all: String { folder.path + "/all" }

  /// - Parameter root: The workbook's.
  init(root: String) {
    self.root = root
    #expect(throws: Never.self) { try Files.makeFolder(temporary) }
  }

  /// A submission with right answers, but for some.
  func submit(_ name: String, _ others: [String: String] = [:]) throws {
    for (file, text) in Self.right.merging(others, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: "all/\(name)/Chapters/\(file)")
    }
  }

  var environment: [String: String] {
    Program.environment.merging(["TMPDIR": temporary]) { $1 }
  }

  /// - Parameter environment: Another one than usual.
  func grade(
    _ words: [String],
    environment: [String: String]? = nil
  ) -> (status: Int32, output: String, errors: String) {
    let words = ["grade", "--root", root] + words
    return Program.execute(Program.tools, words, environment: environment ?? self.environment)
  }

  /// Reads what `grade --format json` wrote.
  static func submissions(in text: String) throws -> [GradedSubmission] {
    try JSONDecoder().decode([GradedSubmission].self, from: Data(text.utf8))
  }
}
