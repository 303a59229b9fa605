import Foundation

/// How a program is run.
enum Mode: String {
  case plain
  /// The library takes the process for one that runs tests.
  case test
}

/// What a program printed in one mode on TCA 1.26.
///
/// `Records/StoreTasks.txt` is for both modes, `Records/StackIDsInTests.test.txt` for one. A mode
/// has no record if the program ends early in it with TCA, or was not run in it. The records do not
/// have the texts and places of issues.
struct RecordedBehaviour: CustomStringConvertible, Sendable {
  let program: String
  let mode: Mode
  /// The lines that were printed.
  let lines: [String]
  /// How the library differs, as ``difference(from:)`` puts it.
  let expectedDifference: [String]

  var description: String { "\(program), \(mode == .test ? "in a test" : "outside of tests")" }

  /// What a program printed instead of the record: missing lines with a minus, others with a plus.
  func difference(from printed: [String]) -> [String] {
    var removed: [Int: String] = [:]
    var inserted: [Int: String] = [:]
    for change in printed.difference(from: lines) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var result: [String] = []
    var (old, new) = (0, 0)
    while old < lines.count || new < printed.count {
      if let line = removed[old] {
        result.append("- \(line)")
        old += 1
      } else if let line = inserted[new] {
        result.append("+ \(line)")
        new += 1
      } else {
        old += 1
        new += 1
      }
    }
    return result
  }
}

extension RecordedBehaviour {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// All records, with what the files of their programs say about differences.
  static let all: [Self] = {
    names(in: "Records", endingWith: ".txt").flatMap { name in
      let parts = name.split(separator: ".").map(String.init)
      let modes = parts.dropFirst().first.flatMap(Mode.init).map { [$0] } ?? [.plain, .test]
      return modes.map { mode in
        Self(
          program: parts[0],
          mode: mode,
          lines: lines(of: text("Records/\(name).txt")),
          expectedDifference: expectedDifference(
            in: files[parts[0]].map(text) ?? "",
            mode: mode
          )
        )
      }
    }
  }()

  /// The names of all programs.
  static let programs = files.keys.sorted()

  /// The file of each program by the program's name: each Swift file in a folder of `Programs`.
  private static let files: [String: String] = {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent("Programs").path
    )
    let files = (paths ?? []).filter { $0.contains("/") && $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: files.map { path in
        let name = path.split(separator: "/").last!.dropLast(".swift".count)
        return (String(name), "Programs/\(path)")
      }
    )
  }()

  /// The lines of what a program printed.
  static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private static func names(in path: String, endingWith ending: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path
    )
    return (files ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      .sorted()
  }

  /// Reads the comments of a program that begin with `// Differs`: a reason, and below it the lines
  /// in which the record and the library differ.
  ///
  /// ```swift
  /// // Differs in a test: an issue is reported at each access.
  /// // - [uuid] 1 issues
  /// // + [uuid] 2 issues
  /// ```
  private static func expectedDifference(in source: String, mode: Mode) -> [String] {
    var isMeant = false
    return source.split(separator: "\n").compactMap { line in
      if line.hasPrefix("// Differs") {
        let other = mode == .test ? "// Differs outside of tests:" : "// Differs in a test:"
        isMeant = !line.hasPrefix(other)
        return nil
      }
      guard line.hasPrefix("//") else {
        isMeant = false
        return nil
      }
      let isChange = line.hasPrefix("// - ") || line.hasPrefix("// + ")
      return isMeant && isChange ? String(line.dropFirst(3)) : nil
    }
  }
}
