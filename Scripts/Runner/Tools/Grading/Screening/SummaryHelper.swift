import Foundation

/// The runner as its own helper that reads the compiler's text: that is as long and as deep as a
/// submission makes it, so a process of its own does it, within limits.
enum SummaryHelper {
  private static let word = "--summary"

  /// - Parameters:
  ///   - text: The file that the compiler wrote.
  ///   - suite: The compiled suite; empty, if none is to be looked at.
  static func arguments(text: String, module: String, suite: String) -> [String] {
    [word, text, module, suite]
  }

  /// Does so if the words say it; to be called before anything else.
  static func runIfAsked(_ words: [String]) {
    guard words.count == 5, words[1] == word else { return }
    let files = FileManager.default
    guard let data = files.contents(atPath: words[2]), !data.isEmpty,
      words[4].isEmpty || files.fileExists(atPath: words[4])
    else { exit(1) }
    let summary = summary(of: data, module: words[3], suite: words[4])
    guard let output = try? JSONEncoder().encode(summary) else { exit(1) }
    FileHandle.standardOutput.write(output)
    exit(0)
  }

  private static func summary(of data: Data, module: String, suite: String) -> CompiledSummary {
    var reader = SILReader(module: module)
    data.withUnsafeBytes { bytes in
      LineFilter.forEachLine(of: bytes) { line in
        if LineFilter.isOfInterest(line) {
          reader.read(Substring(String(decoding: line, as: UTF8.self)))
        }
      }
    }
    reader.finish()
    var summary = reader.summary
    guard !suite.isEmpty else { return summary }
    for name in SuiteSymbols.names(inObject: suite) {
      if reader.definitions.contains(name) {
        summary.calledBySuite[name] = Demangler.readable(name)
      }
      let readable = Demangler.readable(name)
      summary.namesInSuite.formUnion(names(of: module, in: readable))
      let isConformance =
        readable.hasPrefix("protocol witness table for ")
        || readable.hasPrefix("protocol conformance descriptor for ")
      if isConformance, readable.hasSuffix(" in " + module), !readable.contains(" for \(module).") {
        summary.conformancesInSuite.insert(readable)
      }
    }
    return summary
  }

  /// The names at file scope of a module in a readable name.
  static func names(of module: String, in readable: String) -> Set<String> {
    var names: Set<String> = []
    for part in readable.components(separatedBy: module + ".").dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { names.insert(String(name)) }
    }
    return names
  }
}
