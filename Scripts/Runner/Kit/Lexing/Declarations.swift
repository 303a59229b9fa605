/// The declarations of sources, read from their tokens: types with their members, and the names of
/// everything else. It needs no source that compiles.
struct Declarations {
  struct Member: Equatable {
    enum Kind { case enumCase, property, function }

    var kind: Kind
    var name: String
    /// The type of a property, as it is written or as its value shows it; empty if neither says it.
    var type = ""
    /// The payload of a case, or the parameters of a function.
    var parameters: [Parameter] = []
    /// Without the `@`, such as `Presents`.
    var attributes: [String] = []
    var isLet = false
    var isStatic = false
    var line: Int
  }

  struct Parameter: Equatable {
    /// Nil for a value without a label.
    var label: String?
    var type: String
  }

  struct DeclaredType {
    /// With the types around it, such as `Game.Feature.State`.
    var name: String
    /// Such as `struct`; empty if only extensions of it are here.
    var keyword = ""
    var attributes: [String] = []
    /// The protocols and the base after the colon, of all its declarations.
    var inherited: [String] = []
    var members: [Member] = []
    var line: Int

    var cases: [Member] { members.filter { $0.kind == .enumCase } }
    var properties: [Member] { members.filter { $0.kind == .property } }
    var isReducer: Bool { attributes.contains("Reducer") }
    /// Without the types around it.
    var shortName: String { String(name.split(separator: ".").last ?? "") }
    func member(_ name: String) -> Member? { members.first { $0.name == name } }
  }

  /// The braces of a type.
  struct Scope {
    var type: String
    var tokens: ClosedRange<Int>
  }

  private(set) var types: [String: DeclaredType] = [:]
  /// The places of the types in the first source, outer ones first.
  private(set) var scopes: [Scope] = []
  /// The names of functions and values outside of types.
  private(set) var globals: Set<String> = []

  /// - Parameter sources: The learner's file first, then what it is compiled with.
  init(_ sources: [String]) {
    self.init(tokens: sources.map { Lexer.tokens(of: $0) })
  }

  init(tokens: [[Token]]) {
    for (index, tokens) in tokens.enumerated() {
      var reader = Reader(tokens: tokens)
      reader.read()
      if index == 0 { scopes = reader.scopes }
      globals.formUnion(reader.globals)
      for type in reader.types { add(type) }
    }
    addPartsOfReducerEnums()
  }

  private mutating func add(_ type: DeclaredType) {
    guard var known = types[type.name] else {
      types[type.name] = type
      return
    }
    if known.keyword.isEmpty { (known.keyword, known.line) = (type.keyword, type.line) }
    known.attributes += type.attributes
    known.inherited += type.inherited
    known.members += type.members
    types[type.name] = known
  }

  /// A `@Reducer enum` has a `State` and an `Action` with a case for each of its own.
  private mutating func addPartsOfReducerEnums() {
    for type in Array(types.values) where type.keyword == "enum" && type.isReducer {
      for part in ["State", "Action"] {
        let name = "\(type.name).\(part)"
        guard types[name]?.keyword.isEmpty != false else { continue }
        var made = types[name] ?? DeclaredType(name: name, line: type.line)
        made.keyword = "enum"
        made.members += type.cases.map { declared in
          var member = declared
          member.parameters = declared.parameters.map { parameter in
            Parameter(label: nil, type: self.part(part, of: parameter.type))
          }
          return member
        }
        types[name] = made
      }
    }
  }

  private func part(_ part: String, of type: String) -> String {
    if type.hasPrefix("AlertState<") || type.hasPrefix("ConfirmationDialogState<") {
      return part == "State" ? type : Self.argument(of: type) ?? type
    }
    return "\(type).\(part)"
  }

  /// `A` of `Name<A>`.
  static func argument(of type: String) -> String? {
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
    return String(type[type.index(after: open)...].dropLast())
  }

  /// The type that a name means inside another type.
  ///
  /// - Parameters:
  ///   - name: As it is written, or as the compiler writes it, which may begin with the module.
  ///   - scope: The type around it; empty outside of all types.
  func type(_ name: String, in scope: String = "") -> DeclaredType? {
    var around = scope.split(separator: ".")
    while true {
      if let found = types[(around.map(String.init) + [name]).joined(separator: ".")] {
        return found
      }
      guard !around.isEmpty else { break }
      around.removeLast()
    }
    guard scope.isEmpty, let dot = name.firstIndex(of: ".") else { return nil }
    return types[String(name[name.index(after: dot)...])]
  }

  /// The types with this last name.
  func types(named name: String) -> [DeclaredType] {
    types.values.filter { $0.shortName == name }.sorted { $0.name < $1.name }
  }

  /// The name of a type inside another one.
  func reference(to type: DeclaredType, from scope: String) -> String {
    let parts = type.name.split(separator: ".").map(String.init)
    for count in 1...max(1, parts.count) {
      let name = parts.suffix(count).joined(separator: ".")
      if self.type(name, in: scope)?.name == type.name { return name }
    }
    return type.name
  }

  /// The names of types, of their members, and of what is declared outside of types.
  var names: Set<String> {
    globals.union(types.values.flatMap { [$0.shortName] + $0.members.map(\.name) })
  }

  /// The names of properties.
  var properties: Set<String> { Set(types.values.flatMap(\.properties).map(\.name)) }

  /// The properties of `DependencyValues` that are declared here.
  var dependencies: [Member] { types["DependencyValues"]?.properties ?? [] }
}
