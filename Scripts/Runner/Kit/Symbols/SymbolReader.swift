/// Reads the names in object files with the programs of the toolchain that has written them.
package struct SymbolReader: Sendable {
  /// The program that lists names, and the words with which it does.
  package let lister: [String]
  /// The program that takes names apart, and the words with which it does.
  package let demangler: [String]

  /// - Parameter object: A path.
  /// - Throws: `WorkbookError` if the program does not end well.
  package func symbols(in object: String) throws -> ObjectSymbols {
    ObjectSymbols(list: try Self.output(lister, [object]))
  }

  /// The names in parts, in their order. One that the toolchain cannot read has none.
  ///
  /// - Throws: `WorkbookError` if the program does not end well.
  package func names(_ symbols: some Sequence<String>) throws -> [SymbolName] {
    let symbols = symbols.sorted()
    let mangled = symbols.filter { SymbolName($0).isOfSwift }
    var trees: [String: SymbolPart] = [:]
    // A call takes no more words than this for certain.
    for start in stride(from: 0, to: mangled.count, by: 200) {
      let some = Array(mangled[start..<min(start + 200, mangled.count)])
      trees.merge(Self.trees(in: try Self.output(demangler, some))) { $1 }
    }
    return symbols.map { SymbolName($0, tree: trees[$0]) }
  }

  /// - Parameter text: A heading with the name, and below it a line for each part. What is in a part
  ///   is indented.
  package static func trees(in text: String) -> [String: SymbolPart] {
    var lines = text.lines[...]
    var trees: [String: SymbolPart] = [:]
    var symbol = ""
    while let line = lines.first {
      if line.hasPrefix("kind=") {
        trees[symbol] = part(&lines)
      } else {
        let heading = "Demangling for "
        if line.hasPrefix(heading) { symbol = String(line.dropFirst(heading.count)) }
        lines.removeFirst()
      }
    }
    return trees
  }

  private static func depth(_ line: String) -> Int { line.utf8.prefix { $0 == 32 }.count }

  /// Takes a part and all that is in it.
  private static func part(_ lines: inout ArraySlice<String>) -> SymbolPart {
    let line = lines.removeFirst()
    let depth = depth(line)
    let words = line.utf8.dropFirst(depth + "kind=".utf8.count)
    var part = SymbolPart(kind: String(words.prefix { $0 != UInt8(ascii: ",") }) ?? "")
    if let quote = line.utf8.firstIndex(of: UInt8(ascii: "\"")) {
      part.text = String(line[quote...].dropFirst().dropLast())
    }
    while let next = lines.first, Self.depth(next) > depth { part.parts.append(Self.part(&lines)) }
    return part
  }

  private static func output(_ words: [String], _ operands: [String]) throws -> String {
    var supervision = Supervision(deadline: .seconds(60))
    supervision.outputLimit = 1 << 30
    let words = words + operands
    let result = try Invocation(executable: words[0], arguments: Array(words.dropFirst()))
      .run(supervision)
    guard result.termination == .exited(0) else {
      throw WorkbookError("Cannot read names in objects: \(words[0]) did not end well.")
    }
    return result.output.text
  }
}

extension SymbolReader {
  package init(of toolchain: Toolchain) {
    let own = (Files.realPath(toolchain.swift) ?? toolchain.swift).parentFolder + "/llvm-nm"
    let system = Invocation.path(of: "nm", environment: toolchain.environment)
    lister = [Files.exists(own) ? own : system ?? "/usr/bin/nm", "-P"]
    demangler = [toolchain.swift, "demangle", "--tree-only"]
  }
}
