extension Mistake {
  private static let givenCases: Set = [
    "binding", "dismiss", "element", "failure", "popFrom", "presented", "push", "success",
  ]

  /// Whether a case has this name, of the file, its support or the library.
  func isCase(_ name: String) -> Bool {
    Self.givenCases.contains(name)
      || code.declarations.types.values.contains { type in
        type.cases.contains { $0.name == name }
      }
  }

  /// The name that is in no scope; nil if the error is of another kind.
  var unknownName: String? {
    let others = ["unknown attribute '", "use of local variable '"]
    guard
      message.hasPrefix("cannot find ") && !message.contains("operator")
        && (message.hasSuffix("in scope") || message.contains("in scope;"))
        || others.contains(where: message.hasPrefix)
    else {
      return message.contains("expansion of macro '") && message.contains("requires leading '#'")
        ? names.first : nil
    }
    return names.first
  }

  /// Whether a word is no member and no call's label.
  func standsAlone(_ token: Int) -> Bool {
    token == 0 || !code.tokens[token - 1].isMark(".")
  }

  /// The word before a property of the state at a place: `state`, `store` or `$0`; nil if the
  /// state around has no such property, or nothing there leads to it.
  func ownerOfState(_ token: Int, having name: String) -> String? {
    let given = code.parameters(around: token).first { parameter in
      code.declarations.type(parameter.value, in: scope)?.member(name) != nil
    }
    if let given { return given.key }
    if code.isInView(token) {
      let store = code.declarations.type(scope)?.member("store")?.type
      let feature = store.flatMap(Declarations.argument) ?? ""
      let state = code.declarations.type("\(feature).State", in: scope)
      return state?.member(name) == nil ? nil : "store"
    }
    let state = code.feature(around: token).flatMap { code.declarations.types[$0.name + ".State"] }
    let isReducing = code.isInClosure(of: "Reduce", token) && !code.isInClosure(of: "run", token)
    return isReducing && state?.member(name) != nil ? "state" : nil
  }

  /// The names in reach of the error that are spelled most like another one.
  func nearestNames(to name: String) -> [String] {
    let declared = code.declarations.types.values
    let isUpper = name.first?.isUppercase == true
    var candidates = code.boundNames.union(declared.map(\.shortName))
    if let type = code.declarations.type(scope) { candidates.formUnion(type.members.map(\.name)) }
    if isUpper { candidates.formUnion(code.library.all) }
    candidates.formUnion([
      "Bool", "Double", "Equatable", "Error", "Hashable", "Identifiable", "Result", "Sendable",
      "String", "Task", "Void", "action", "state", "store", "self", "true", "false", "false",
    ])
    guard !candidates.contains(name) else { return [] }
    let alike = candidates.filter { ($0.first?.isUppercase == true) == isUpper }
    // Such as `store` for `viewStore`, or `number` for `newNumber`.
    let near = Self.nearestOnes(name, in: alike) + Self.nearestOnes(name, in: code.library.all)
    let ends = code.boundNames.filter { bound in
      bound.count > 3 && name.hasSuffix(bound.prefix(1).uppercased() + bound.dropFirst())
    }
    return near.isEmpty ? ends.max { $0.count < $1.count }.map { [$0] } ?? [] : near
  }

  /// The most alike of some names, if it is alike enough that hardly anything else can be meant.
  static func nearest(_ name: String, in candidates: some Sequence<String>) -> String? {
    nearestOnes(name, in: candidates).first
  }

  /// The same with others that are as much alike, at most three.
  static func nearestOnes(_ name: String, in candidates: some Sequence<String>) -> [String] {
    let letters = Array(name.lowercased())
    let isUpper = name.first?.isUppercase == true
    let ranked = candidates.filter { candidate in
      candidate != name && (candidate.first?.isUppercase == true) == isUpper
    }
    .map { candidate in
      (candidate, NearMatches.distance(letters, Array(candidate.lowercased())))
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    guard letters.count > 2 else { return [] }
    let limit = max(1, letters.count / 4)
    guard let first = ranked.first, first.1 <= limit else {
      return shared(name, in: ranked.map(\.0)).map { [$0] } ?? []
    }
    return ranked.prefix { $0.1 == first.1 }.prefix(3).map(\.0)
  }

  /// A name that begins and ends with the other's words, such as `incrementTapped` for
  /// `incrementButtonTapped`; nil if several do.
  private static func shared(_ name: String, in candidates: [String]) -> String? {
    let words = words(of: name)
    guard words.count > 1 else { return nil }
    let matching = candidates.filter { candidate in
      var rest = Self.words(of: candidate)[...]
      guard rest.first == words.first else { return false }
      for word in words {
        guard let place = rest.firstIndex(of: word) else { return false }
        rest = rest[(place + 1)...]
      }
      return true
    }
    return matching.count == 1 ? matching[0] : nil
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}
