/// The mangled names in an object file.
package struct ObjectSymbols: Codable, Equatable, Sendable {
  /// The letter of its kind for each, as `nm` has them.
  package private(set) var letters: [String: String] = [:]

  /// - Parameter list: The output of `nm -P`: a line for each name, with the letter of its kind.
  package init(list: String = "") {
    let lines = list.lines.map { $0.split(separator: " ") }
      // References between types have names with spaces, which say nothing that others do not.
      .filter { $0.count > 1 && !$0[0].hasSuffix("symbolic") }
    // Each name of a Mac's object has an underscore before it.
    let extra = lines.contains { $0[0].hasPrefix("_$s") } ? 1 : 0
    for line in lines { letters[String(line[0].dropFirst(extra))] = String(line[1]) }
  }

  /// Whether another object or a library has to provide it.
  package func isNeeded(_ symbol: String) -> Bool { letters[symbol].map("Uwv".contains) ?? false }
  /// Whether it stands in memory that the program can write to.
  package func isWritable(_ symbol: String) -> Bool { letters[symbol].map("BbDdSs".contains) ?? false }
  /// Whether it is a function that other objects can call.
  package func isFunction(_ symbol: String) -> Bool { letters[symbol] == "T" }
}
