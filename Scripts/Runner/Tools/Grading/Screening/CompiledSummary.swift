/// The compiler's knowledge of one submitted file: its declarations, its calls, and the calls that
/// a suite makes of it.
///
/// The source is the text of the compiler's intermediate language before any optimization, as
/// `swift-frontend -emit-silgen` writes it. It begins with all declarations in one regular form, and
/// names every function by its mangled name, those that are inlined later among them. The symbol
/// graph leaves out bodies, the object leaves out what is inlined (unsafe pointers, for one) and
/// aliases, the index needs a library to be read, and the syntax tree as JSON is not there in
/// Swift 6.1. This text is written by all compilers from 6.1 on, on Linux and macOS.
struct CompiledSummary: Codable, Equatable, Sendable {
  /// A declaration at file scope.
  struct Declaration: Codable, Hashable, Sendable {
    /// Such as `struct`, or `operator`.
    var keyword: String
    var name: String
    /// The text after the name, such as `: Equatable`.
    var inheritance: String
    /// Whether no other file sees it.
    var isPrivate: Bool

    var isType: Bool {
      ["struct", "enum", "class", "actor", "protocol"].contains(keyword)
    }
  }

  /// The way in which `==` compares values of a type.
  enum Comparison: String, Codable, Sendable {
    /// By all that they store.
    case derived
    /// As an enum's raw values are.
    case rawValue
    case custom
  }

  var imports: Set<String> = []
  var declarations: Set<Declaration> = []
  var attributes: Set<String> = []
  /// The functions and variables of C that it uses.
  var cFunctions: Set<String> = []
  /// The uses of memory that the language does not check, demangled.
  var unsafeUses: Set<String> = []
  /// The uses of Swift's own modules that nobody has looked at; see `AllowList`.
  var unknownUses: Set<String> = []
  /// The uses that a person should look at.
  var notices: Set<String> = []
  /// The uses that belong to tests.
  var testCalls: Set<String> = []
  /// By the type's demangled name.
  var comparisons: [String: Comparison] = [:]
  /// Its structs that can be compared and store nothing.
  var emptyTypes: Set<String> = []
  /// By the path of each of its types, such as `Counter.State`, the cases and the stored properties.
  var members: [String: Set<String>] = [:]
  /// Of a solution alone, the same as `members`, and not what its starter stores too.
  var askedMembers: [String: Set<String>] = [:]
  /// By the path of each of its types, the properties that can be set and are computed.
  var settableMembers: [String: Set<String>] = [:]
  /// Of the stored properties, those that a wrapper or a macro stores in another one.
  var wrappedMembers: Set<String> = []
  /// Of the stored properties, those with an observer that may change them once more.
  var observedMembers: Set<String> = []
  /// The mangled names of the initializers with parameters that a person wrote.
  var writtenInitializers: Set<String> = []
  /// What lasts as long as the program: variables outside of functions and values, objects that are
  /// kept there or by the system, dependencies of its own, and constants that are made by a store.
  var lastingVariables: Set<String> = []
  /// The types of stored properties and of values behind cases, as texts.
  var storedTypes: Set<String> = []
  /// The number of stored properties named `rawValue`.
  var storedRawValues = 0
  /// Functions of the file that the compiled suite calls: the mangled name, and the readable one.
  var calledBySuite: [String: String] = [:]
  /// Names at file scope of the module that the compiled suite uses.
  var namesInSuite: Set<String> = []
  /// Conformances of types of other modules that the compiled suite uses.
  var conformancesInSuite: Set<String> = []

  /// The names that it gives a meaning; an extension's is that of another declaration.
  var declaredNames: Set<String> {
    Set(declarations.filter { $0.keyword != "extension" }.map { $0.name })
  }

  /// Puts two summaries together, such as a starter's and its solution's: what either uses, and the
  /// members that both have.
  mutating func merge(_ other: CompiledSummary) {
    imports.formUnion(other.imports)
    declarations.formUnion(other.declarations)
    attributes.formUnion(other.attributes)
    cFunctions.formUnion(other.cFunctions)
    unsafeUses.formUnion(other.unsafeUses)
    notices.formUnion(other.notices)
    unknownUses.formUnion(other.unknownUses)
    testCalls.formUnion(other.testCalls)
    comparisons.merge(other.comparisons) { $0 == .custom ? $0 : $1 }
    emptyTypes.formUnion(other.emptyTypes)
    members.merge(other.members) { $0.intersection($1) }
    members = members.filter { other.members[$0.key] != nil }
    settableMembers.merge(other.settableMembers) { $0.union($1) }
    wrappedMembers.formUnion(other.wrappedMembers)
    observedMembers.formUnion(other.observedMembers)
    writtenInitializers.formUnion(other.writtenInitializers)
    lastingVariables.formUnion(other.lastingVariables)
    storedTypes.formUnion(other.storedTypes)
    calledBySuite.merge(other.calledBySuite) { first, _ in first }
    namesInSuite.formUnion(other.namesInSuite)
    conformancesInSuite.formUnion(other.conformancesInSuite)
  }
}
