import WorkbookKit

/// Reads the compiler's intermediate language, line by line.
///
/// Text of the submission can be part of it (default arguments are printed as they were written),
/// so a line is judged by itself wherever that is possible: such text may add declarations, which
/// harms its author only, and can hide none. A function's own name for the linker needs an
/// attribute, which only declarations outside of functions can have, so all of them are seen.
struct SILReader {
  let module: String
  private(set) var summary = CompiledSummary()
  /// The mangled names of the functions that the file defines.
  private(set) var definitions: Set<String> = []

  /// The function whose body is read.
  private var function: String?
  private var callees: Set<String> = []
  /// Structs that are being declared, with the declarations of what they store.
  private var structs: [(indentation: Int, name: String, stored: [Substring])] = []
  /// The types and extensions that are being declared.
  private var openTypes: [(indentation: Int, path: String)] = []
  private var lasting = LastingValues()
  /// By name, whether a struct stores its raw value and nothing else.
  private var storesRawValueOnly: [String: Bool] = [:]

  init(module: String) {
    self.module = module
  }

  mutating func read(_ line: Substring) {
    if line.hasPrefix("sil ") {
      readFunction(line)
    } else if line.hasPrefix("sil_global ") {
      readGlobal(line)
    } else if line.hasPrefix("} // end sil function") {
      endFunction()
    } else if function == nil || Self.canBeDeclaration(line) {
      readDeclaration(line)
    } else {
      readInstruction(line)
    }
  }
}

// MARK: - Functions

extension SILReader {
  /// Judges what needs the whole file; to be called after its last line.
  mutating func finish() {
    summary.lastingVariables.formUnion(lasting.madeByStores)
  }

  /// Whether a line between the beginning and the end of a function is no part of it: no
  /// instruction begins so.
  private static func canBeDeclaration(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    if first == " " { return line.drop { $0 == " " }.first == "@" }
    return (first.isLetter || first == "@") && !line.hasPrefix("bb")
  }

  /// A line such as `sil hidden [clang exit] @exit : $@convention(c) (Int32) -> Never`.
  private mutating func readFunction(_ line: Substring) {
    let (name, cName) = symbol(in: line.dropFirst("sil ".count))
    if let cName {
      // Members of imported types have a dot; their types are looked for in the instructions.
      if !cName.contains(".") { summary.cFunctions.insert(cName) }
    } else if line.hasSuffix("{") {
      function = name
      callees = []
      definitions.insert(name)
      readObserver(name)
      // The compiler puts such a function into the suite itself, and leaves no name there.
      if line.contains(" [transparent] "), line.contains(" [serialized] ") {
        let readable = Demangler.readable(name)
        if readable.contains(module + ".") || readable.contains("(extension in \(module))") {
          summary.calledBySuite[name] = readable
        }
      }
    } else {
      let readable = Demangler.readable(name)
      if ScreeningRules.isUnsafe(readable) { summary.unsafeUses.insert(readable) }
      if !ScreeningRules.isHarmlessDefault(readable) {
        summary.unknownUses.formUnion(AllowList.unknownNames(in: readable))
      }
      for (call, notice) in ScreeningRules.calls where readable.contains(call) {
        summary.notices.insert(notice)
      }
      let words = readable.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      summary.lastingVariables.formUnion(ScreeningRules.memories.intersection(words))
      for call in ScreeningRules.testCalls where readable.contains(call) {
        summary.testCalls.insert(call)
      }
      if ScreeningRules.testModules.contains(where: { readable.contains($0 + ".") }) {
        summary.imports.insert("Testing")
      }
    }
  }

  /// Remembers a property whose observer runs after each change, and may change it again: the name of
  /// such a function ends with `vW`.
  private mutating func readObserver(_ name: String) {
    guard name.hasSuffix("vW") else { return }
    let readable = Demangler.readable(name)
    guard let end = readable.range(of: ".didset : ") else { return }
    let path = readable[..<end.lowerBound].replacing(module + ".", with: "")
    let parts = path.split(separator: ".")
    guard let last = parts.last else { return }
    summary.observedMembers.insert(
      parts.dropLast().joined(separator: ".") + "." + Self.written(String(last))
    )
  }

  /// A line such as `sil_global hidden [let] @$s7Effects3boxAA3BoxCvp : $Box`.
  private mutating func readGlobal(_ line: Substring) {
    let name = symbol(in: line).name
    guard name.hasPrefix("$s") else {
      summary.cFunctions.insert(name)
      return
    }
    let type = line.range(of: " : $").map { line[$0.upperBound...] } ?? ""
    // The first remembers whether another one has its value.
    guard type != "Builtin.Word" else { return }
    guard !line.contains(" [let] ") || lasting.canChange(type) else { return }
    let readable = Demangler.readable(name)
    if !LastingValues.isOfMacro(readable) { summary.lastingVariables.insert(readable) }
  }

  /// The name behind a symbol's attributes, and the name that it has in C.
  private func symbol(in text: Substring) -> (name: String, cName: String?) {
    let name = text.firstIndex(of: "@").map { text[$0...].dropFirst() } ?? ""
    let cName = text.range(of: "[clang ").map { text[$0.upperBound...].prefix { $0 != "]" } }
    return (name.components(separatedBy: " : $")[0], cName.map(String.init))
  }

  private mutating func readInstruction(_ line: Substring) {
    // Text of the submission's has no meaning here.
    guard !line.contains(" = string_literal ") else { return }
    // The compiler makes a value of its parts at once; what a person writes has none at first.
    if line.contains(" = mark_uninitialized ["), let function, function.hasSuffix("tcfC") {
      summary.writtenInitializers.insert(function)
    }
    // Methods of classes and protocols are called by their place, and have no name of their own.
    if line.contains("class_method %"), line.contains(".write : (NS") {
      summary.notices.insert("write")
    }
    // The compiler writes those by which a type of the file's own meets a protocol.
    if line.contains("_method %") || line.contains("witness_method $"),
      ScreeningRules.isUnsafe(String(line)), function?.hasSuffix("TW") == false
    {
      let member = line.split(separator: "#").dropFirst().first?.prefix { $0 != " " }
      summary.unsafeUses.insert(String(member ?? line))
    }
    let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    var wasReference = false
    for part in code.split(separator: " ") {
      if wasReference, part.first == "@" { callees.insert(String(part.dropFirst())) }
      wasReference = ["function_ref", "getter", "setter"].contains(part)
    }
    if code.contains(" = keypath ") { return }
    if code.contains("_method ") { callees.insert(LastingValues.unknownCallee) }
    // A function may take a value that its caller leaves out, such as the bundle of a text.
    let isCall = code.contains(" = function_ref ")
    let named =
      isCall ? code.prefix(upTo: code.range(of: " : $")?.lowerBound ?? code.endIndex) : code
    // What is in quotation marks is the submission's text.
    for (index, text) in named.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where index % 2 == 0 {
      if text.contains("unmanaged") { summary.unsafeUses.insert("unowned(unsafe)") }
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if ScreeningRules.names.contains(String(word)) { summary.notices.insert(String(word)) }
        if ScreeningRules.memories.contains(String(word)) {
          summary.lastingVariables.insert(String(word))
        }
      }
    }
  }

  private mutating func endFunction() {
    defer { function = nil }
    guard let name = function else { return }
    lasting.calls[name] = callees
    guard name.hasSuffix("TW"), name.contains("SQ2eeoi") else { return }
    let readable = Demangler.readable(name)
    guard let start = readable.range(of: "in conformance "),
      let end = readable[start.upperBound...].range(of: " : Swift.Equatable")
    else { return }
    let type = String(readable[start.upperBound..<end.lowerBound])
    let before = name.range(of: "SQ2eeoi").map { name[..<$0.lowerBound] } ?? ""
    summary.comparisons[type] =
      if callees.contains(where: Self.isDerived) {
        .derived
      } else if !callees.contains(where: { $0.hasPrefix("$ss2eeoiySbx_xtSYRz") }) {
        .custom
      } else if before.contains("OSQ") || before.contains("OyxGSQ") {
        .rawValue
      } else {
        storesRawValueOnly[Self.name(of: type)] == true ? .derived : .custom
      }
  }

  /// The last name of a readable path: `ID` of `Effects.(ID in _2EA7D85F)`.
  private static func name(of type: String) -> String {
    let last = type.components(separatedBy: ".").last ?? ""
    return String(last.drop { $0 == "(" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Whether a function is a comparison that the compiler wrote. Any part of a mangled name, such as
  /// that of an outer type, may look like one.
  private static func isDerived(_ name: String) -> Bool {
    let readable = Demangler.readable(name)
    return ["struct", "enum"].contains { kind in
      ["(", "<"].contains { readable.contains(".__derived_\(kind)_equals\($0)") }
        // Of a type in a function, the name comes first.
        || readable.hasPrefix("static __derived_\(kind)_equals(")
    }
  }
}

// MARK: - Declarations

extension SILReader {
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "final", "static", "class",
    "nonisolated", "nonisolated(unsafe)", "mutating", "override", "indirect", "lazy", "weak",
    "dynamic", "required", "convenience", "prefix", "postfix", "infix", "isolated", "distributed",
    "consuming", "borrowing", "__consuming", "unowned", "optional", "rethrows",
  ]
  private static let keywords: Set<String> = [
    "import", "typealias", "struct", "enum", "class", "actor", "protocol", "extension", "func",
    "var", "let", "macro", "operator",
  ]

  private mutating func readDeclaration(_ line: Substring) {
    // A class that overrides this is compared by it.
    if line.hasPrefix("  #NSObject.isEqual"), !line.contains(" [inherited]") {
      summary.comparisons["A subclass of NSObject"] = .custom
    }
    let indentation = line.prefix { $0 == " " }.count
    var rest = withoutAttributes(line.dropFirst(indentation), isMember: indentation > 0)
    followStructs(line, rest, indentation)
    followTypes(line, rest, indentation)
    guard indentation == 0 else { return }
    var isPrivate = false
    var keyword = rest.prefix { $0 != " " }
    while Self.modifiers.contains(String(keyword)),
      !(keyword == "class" && !rest.dropFirst(6).hasPrefix("func"))
    {
      isPrivate = isPrivate || keyword == "private" || keyword == "fileprivate"
      rest = rest.dropFirst(keyword.count + 1)
      keyword = rest.prefix { $0 != " " }
    }
    guard Self.keywords.contains(String(keyword)) else { return }
    rest = rest.dropFirst(keyword.count + 1)
    if keyword == "import" {
      let kinds: Set<String> = ["func", "struct", "class", "enum", "protocol", "var", "let"]
      let last = rest.split(separator: " ").first { !kinds.contains(String($0)) } ?? ""
      let name = last.split(separator: ".").first.map(String.init) ?? ""
      // The compiler imports these by itself.
      if !["Builtin", "Swift", "SwiftShims", ""].contains(name) { summary.imports.insert(name) }
      return
    }
    let name =
      keyword == "operator"
        || rest.first?.isLetter == false && rest.first != "_" && rest.first != "`"
      ? rest.prefix { $0 != " " }
      : rest.first == "`"
        ? rest.dropFirst().prefix { $0 != "`" }
        : rest.prefix { !" (<:={".contains($0) }
    summary.declarations.insert(
      .init(
        keyword: String(keyword),
        name: String(name),
        inheritance: String(rest.dropFirst(name.count).prefix(2000)),
        isPrivate: isPrivate
      )
    )
  }

  /// The text after the attributes of a declaration, which are kept.
  private mutating func withoutAttributes(_ text: Substring, isMember: Bool) -> Substring {
    var rest = text
    while rest.first == "@" {
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(1 + name.count)
      if rest.first == "(" {
        var depth = 0
        var end = rest.endIndex
        for index in rest.indices {
          if rest[index] == "(" { depth += 1 }
          if rest[index] == ")" { depth -= 1 }
          if depth == 0 {
            end = rest.index(after: index)
            break
          }
        }
        // The compiler gives these to actors, and to the comparisons that it writes.
        let isImplicit = ["(\"defaultActor\")", "(\"derived_enum_equals\")"].contains(rest[..<end])
        if !isImplicit { summary.attributes.insert(String(name)) }
        rest = rest[end...]
      } else {
        summary.attributes.insert(String(name))
      }
      rest = rest.drop { $0 == " " }
      if name == "_hasStorage", isMember, !rest.contains("static "), !structs.isEmpty {
        structs[structs.count - 1].stored.append(rest)
      }
    }
    return rest
  }

  /// Remembers each case and stored property with the path of its type.
  private mutating func followTypes(_ line: Substring, _ rest: Substring, _ indentation: Int) {
    while let last = openTypes.last, last.indentation >= indentation { openTypes.removeLast() }
    // What `class` begins here is a type: functions of classes end with no brace.
    var words = rest.split(separator: " ").drop {
      $0 != "class" && Self.modifiers.contains(String($0))
    }
    if line.hasSuffix("{"), let keyword = words.popFirst(),
      ["struct", "enum", "class", "actor", "extension"].contains(keyword)
    {
      let name = rest[keyword.endIndex...].drop { $0 == " " }.prefix { !" (<:={".contains($0) }
      let path = ([openTypes.last?.path].compactMap { $0 } + [String(name)]).joined(separator: ".")
      openTypes.append((indentation, path))
      if keyword != "extension" { summary.members[path, default: []] = [] }
      if keyword == "class" || keyword == "actor" { lasting.classes.insert(String(name)) }
      // The library makes a value of it once.
      if rest.contains("DependencyKey") { summary.lastingVariables.insert(path) }
      return
    }
    guard let type = openTypes.last?.path else { return }
    if rest.hasPrefix("case ") || rest.hasPrefix("indirect case ") {
      let cases = rest[(rest.range(of: "case ")?.upperBound ?? rest.startIndex)...]
      summary.storedTypes.insert(String(cases))
      lasting.stored[LastingValues.name(ofType: type), default: []].append(String(cases))
      summary.members[type, default: []].formUnion(Self.names(ofCases: cases))
    } else if line.contains("@_hasStorage"), !rest.contains("static "),
      let start = rest.range(of: "var ") ?? rest.range(of: "let ")
    {
      let name = rest[start.upperBound...].prefix { $0 != ":" }
      let stored = String(rest[name.endIndex...])
      summary.storedTypes.insert(stored)
      lasting.stored[LastingValues.name(ofType: type), default: []].append(stored)
      if name == "rawValue" { summary.storedRawValues += 1 }
      let written = Self.written(String(name))
      summary.members[type, default: []].insert(written)
      if name.hasPrefix("_") { summary.wrappedMembers.insert("\(type).\(written)") }
    } else if rest.hasSuffix(" { get set }"), !rest.contains("static "),
      let start = rest.range(of: "var ")
    {
      let name = rest[start.upperBound...].prefix { $0 != ":" }
      summary.settableMembers[type, default: []].insert(String(name))
    }
  }

  /// The name that was written, where a macro, a wrapper or `lazy` stores the value behind it.
  private static func written(_ name: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if name.hasPrefix(lazy) { return String(name.dropFirst(lazy.count)) }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The names in a line such as `case up, down(by: Int, or: Int)`.
  private static func names(ofCases text: Substring) -> [String] {
    var names: [String] = []
    var depth = 0
    var name = ""
    for character in text + "," {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      guard depth == 0 else { continue }
      if character == "," {
        names.append(name)
        name = ""
      } else if character.isLetter || character.isNumber || "_`".contains(character) {
        name.append(character)
      }
    }
    return names.map { $0.replacing("`", with: "") }
  }

  private mutating func followStructs(_ line: Substring, _ rest: Substring, _ indentation: Int) {
    if let last = structs.last, last.indentation == indentation, rest.hasPrefix("}") {
      structs.removeLast()
      if last.stored.isEmpty { summary.emptyTypes.insert(last.name) }
      let isRawValue = last.stored.count == 1 && last.stored[0].contains(" rawValue: ")
      storesRawValueOnly[last.name] = isRawValue && storesRawValueOnly[last.name] ?? true
      return
    }
    guard line.hasSuffix("{"), let start = rest.range(of: "struct "),
      ["Equatable", "Hashable", "Comparable", "OptionSet"].contains(where: { rest.contains($0) })
    else { return }
    let name = rest[start.upperBound...].prefix { !" (<:={".contains($0) }
    structs.append((indentation, String(name), []))
  }
}
