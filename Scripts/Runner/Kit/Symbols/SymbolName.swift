/// A part of a mangled name with the parts in it, such as a function with its module and its name.
package struct SymbolPart: Equatable, Sendable {
  /// The compiler's word for it, such as `Structure`.
  package var kind: String
  /// A name, if it is one.
  package var text = ""
  package var parts: [SymbolPart] = []

  /// It, and all parts in it.
  package var all: [SymbolPart] { [self] + parts.flatMap(\.all) }

  /// The name of a declaration in the place where it stands; nil if it is none.
  package var ownName: SymbolPart? {
    switch kind {
    case "Allocator", "Constructor": SymbolPart(kind: kind, text: "init")
    case "Subscript": SymbolPart(kind: kind, text: "subscript")
    default:
      parts.first { part in
        ["Identifier", "LocalDeclName", "PrivateDeclName"].contains(part.kind)
          || part.kind.hasSuffix("Operator")
      }
    }
  }
}

/// A name in an object file, with the declaration that it is about.
package struct SymbolName: Equatable, Sendable {
  /// As it stands in the object.
  package let symbol: String
  /// Its parts; nil for a name of C, and for one that the toolchain cannot read.
  package let tree: SymbolPart?
  /// The module in which it is declared, such as `Swift`; nil for what belongs to none.
  package private(set) var module: String?
  /// The module in which it was written: that of the extension in which it stands, if any.
  package private(set) var home: String?
  /// The names of the types and of the declaration itself, such as `["Int", "+"]`.
  package private(set) var path: [String] = []
  /// The whole declaration, with its labels and its type.
  private var declaration: SymbolPart?

  package init(_ symbol: String, tree: SymbolPart? = nil) {
    (self.symbol, self.tree) = (symbol, tree)
    if let tree { _ = read(tree) }
  }

  /// Reads the declaration in a part from the inside to the outside: its module, the types in which it
  /// stands, and itself.
  ///
  /// - Returns: Whether there is one.
  private mutating func read(_ part: SymbolPart) -> Bool {
    if part.kind == "Module" {
      (module, home) = (part.text, part.text)
      return true
    }
    let inner =
      switch part.kind {
      case "Extension": Array(part.parts.dropFirst())
      // Attributes stand before what they are about, and a conformance before its requirement.
      case "Global", "ProtocolWitness": Array(part.parts.reversed())
      default: part.parts
      }
    guard inner.contains(where: { read($0) }) else { return false }
    if part.kind == "Extension" { home = part.parts[0].text }
    if let name = part.ownName {
      // The function around a type says nothing of it.
      if name.kind == "LocalDeclName", part.kind != "Function" { path = [] }
      path.append(name.all.last?.text ?? "")
      declaration = part
    }
    return true
  }

  package var isOfSwift: Bool { symbol.hasPrefix("$s") || symbol.hasPrefix("$S") }
  /// Such as `Int.+`, or `unlink`.
  package var words: String { path.isEmpty ? symbol : path.joined(separator: ".") }
  /// The last of its names.
  package var last: String { path.last ?? "" }
  /// Whether it is an operator that other files can use.
  package var isOperator: Bool { declaration?.ownName?.kind.hasSuffix("Operator") == true }
  /// The labels of its parameters.
  package var labels: [String] {
    declaration?.parts.first { $0.kind == "LabelList" }?.parts.map(\.text) ?? []
  }
  /// All that its type is made of.
  package var type: [SymbolPart] { declaration?.parts.last { $0.kind == "Type" }?.all ?? [] }
  /// The types in its type.
  package var types: [SymbolName] {
    // The name of a private type is a part with a name in it, and no type.
    type.filter { $0.ownName != nil }.map { SymbolName(symbol, tree: $0) }
      .filter { $0.module != nil }
  }
}
