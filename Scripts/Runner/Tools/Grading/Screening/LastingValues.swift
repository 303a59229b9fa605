/// Finds out what could keep something from one run of a learner's tests to the next.
struct LastingValues {
  /// Stands for a function that is found only while the program runs.
  static let unknownCallee = "?"

  /// The names of the file's own classes and actors.
  var classes: Set<String> = []
  /// By the name of each of its types, the types of what it stores, as texts.
  var stored: [String: [String]] = [:]
  /// By the mangled name of each of its functions, the functions that it calls.
  var calls: [String: Set<String>] = [:]

  /// The last part of a path such as `Counter.State`.
  static func name(ofType path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Whether a constant of this type can hold another value later: an object, or a function, which may
  /// keep one.
  func canChange(_ type: some StringProtocol) -> Bool {
    var seen: Set<String> = []
    return canChange(type, &seen)
  }

  private func canChange(_ type: some StringProtocol, _ seen: inout Set<String>) -> Bool {
    if type.contains("->") { return true }
    for word in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let name = String(word)
      if name == "any" || name.hasPrefix("NS") || classes.contains(name)
        || ScreeningRules.boxes.contains(name)
      {
        return true
      }
      guard seen.insert(name).inserted else { continue }
      for type in stored[name] ?? [] where canChange(type, &seen) { return true }
    }
    return false
  }

  /// The constants outside of functions that a store may have made: what a feature did once, kept for
  /// later.
  var madeByStores: Set<String> {
    Set(
      calls.keys.filter { $0.hasSuffix("WZ") && reachesStore($0) }.map { name in
        Demangler.readable(name).replacing("one-time initialization function for ", with: "")
      }
      .filter { !Self.isOfMacro($0) }
    )
  }

  /// Whether the macro `@Test` has made a constant. No name that is written begins with a dollar sign.
  static func isOfMacro(_ readable: String) -> Bool {
    readable.contains("($s")
      && ["testContentRecord", "accessor"].contains(where: readable.contains)
  }

  private func reachesStore(_ function: String) -> Bool {
    var seen: Set<String> = []
    var open = [function]
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let callees = calls[name] {
        open += callees
      } else if name == Self.unknownCallee || Self.runsFeature(Demangler.readable(name)) {
        return true
      }
    }
    return false
  }

  private static func runsFeature(_ readable: String) -> Bool {
    readable.contains("ComposableArchitecture.")
      && ["Store", ".reduce(", "Effect"].contains { readable.contains($0) }
  }
}
