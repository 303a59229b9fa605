import Foundation
import WorkbookKit

/// Asks the compiler for its summary of a submitted file, in processes with limits and deadlines.
struct SummaryExtractor: Sendable {
  let library: BuiltLibrary
  /// The path of the runner, which is its own helper.
  let runner: String
  let environment: [String: String]
  let deadline: Duration

  /// More than a thousand times what an exercise has.
  private static let mostOutput = 4 << 20

  /// - Parameters:
  ///   - file: The submitted file.
  ///   - support: The other files of its module.
  ///   - searchPaths: The folders of other modules that it imports.
  ///   - suite: The compiled suite; nil, if what it calls does not matter.
  ///   - folder: The folder that the compiler may write to.
  /// - Returns: Nil if there is none: the compiler crashed, or was not done in time, or wrote more
  ///   than there is room for.
  /// - Throws: A sentence, if a program cannot be started.
  func summary(
    of file: String,
    support: [String],
    module: String,
    searchPaths: [String] = [],
    suite: String?,
    folder: String
  ) throws -> CompiledSummary? {
    let text = folder + "/exercise.sil"
    defer { unlink(text) }
    let call = library.plan.compile(
      primary: file,
      files: support,
      module: module,
      searchPaths: searchPaths,
      to: text
    )
    .map { $0 == "-c" ? "-emit-silgen" : $0 }
    guard try run(call).termination == .exited(0) else { return nil }
    let helper = SummaryHelper.arguments(text: text, module: module, suite: suite ?? "")
    var output = Data()
    let limit = Self.mostOutput
    let result = try run([runner] + helper) { bytes in
      if output.count <= limit { output.append(contentsOf: bytes) }
    }
    guard result.termination == .exited(0), output.count <= limit else { return nil }
    return try? JSONDecoder().decode(CompiledSummary.self, from: output)
  }

  /// Writes the interface of submitted files, for another submitted file that imports them.
  ///
  /// - Returns: Whether the compiler came to its end.
  func writeInterface(of files: [String], module: String, to path: String) throws -> Bool {
    let call = library.plan.writeInterface(files: files, module: module, to: path)
    return try run(call).termination == .exited(0)
  }

  /// The file without the functions `==` that it defines, each line where it was; nil if it has none.
  ///
  /// Where they are is the parser's word.
  func withoutComparisons(_ text: String, file: String) throws -> String? {
    var output = Data()
    _ = try run([library.plan.compiler, "-frontend", "-dump-parse", file]) { bytes in
      if output.count <= Self.mostOutput { output.append(contentsOf: bytes) }
    }
    let ranges = String(decoding: output, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("(func_decl ") && $0.contains("] \"==(_:_:)\"") }.prefix(100)
      .map(String.init)
    guard !ranges.isEmpty else { return nil }
    // The compiler counts bytes, and a line of Windows' ends with the same byte.
    var lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for range in ranges {
      guard let place = Self.place(range), lines.indices.contains(place.last.line - 1) else {
        return nil
      }
      for index in (place.first.line - 1)...(place.last.line - 1) {
        let start = index == place.first.line - 1 ? place.first.column - 1 : 0
        let end =
          index == place.last.line - 1 ? place.last.column : lines[index].count
        for column in max(0, start)..<max(start, min(end, lines[index].count)) {
          lines[index][column] = UInt8(ascii: " ")
        }
      }
    }
    return String(decoding: Array(lines.joined(separator: [10])), as: UTF8.self)
  }

  /// Reads `range=[/folder/file.swift:2:3 - line:4:3]`.
  private static func place(
    _ line: String
  ) -> (first: (line: Int, column: Int), last: (line: Int, column: Int))? {
    guard let start = line.range(of: "range=["),
      let end = line[start.upperBound...].range(of: "] \"==(_:_:)\"")
    else { return nil }
    let ends = line[start.upperBound..<end.lowerBound].components(separatedBy: " - line:")
    guard ends.count == 2 else { return nil }
    let first = ends[0].split(separator: ":").suffix(2).compactMap { Int($0) }
    let last = ends[1].split(separator: ":").compactMap { Int($0) }
    guard first.count == 2, last.count == 2, first[0] >= 1, first[1] >= 1, last[0] >= first[0]
    else {
      return nil
    }
    return ((first[0], first[1]), (last[0], last[1]))
  }

  private func run(
    _ command: [String],
    onOutput: @escaping (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws -> ProcessResult {
    let limits = ResourceLimits()
    let invocation = Invocation(
      executable: runner,
      arguments: Confinement.arguments(limits, command: command),
      environment: environment
    )
    var supervision = Supervision(deadline: deadline)
    supervision.onOutput = onOutput
    return try invocation.run(supervision)
  }
}
