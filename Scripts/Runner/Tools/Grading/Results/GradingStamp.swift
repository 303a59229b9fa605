import Foundation
import WorkbookKit

/// All by which a verdict can be had again: it is the same for all submissions of a grading.
struct GradingStamp: Codable, Equatable, Sendable {
  /// The commit of the instructor's clone; empty if it is none.
  var commit = ""
  var edition = CommandTable.version
  var swift = ""
  var time = ""

  /// Such as `edition 6.0; commit 1a6f0106; Swift version 6.3.1; 2026-03-01T12:00:00Z`.
  var words: String {
    let parts = ["edition \(edition)", commit.isEmpty ? "" : "commit \(commit)", swift, time]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension GradingStamp {
  /// - Parameter root: The path of the instructor's clone.
  init(_ root: String, _ toolchain: Toolchain) {
    func firstLine(_ invocation: Invocation?) -> String {
      let result = try? invocation?.run(Supervision(deadline: .seconds(20)))
      return result?.termination == .exited(0) ? result?.output.text.lines.first ?? "" : ""
    }
    let environment = toolchain.environment
    let words = ["-C", root, "describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]
    commit = firstLine(Invocation(tool: "git", arguments: words, environment: environment))
    swift = firstLine(Invocation(executable: toolchain.swift, arguments: ["--version"]))
    time = Date().formatted(.iso8601)
  }
}
