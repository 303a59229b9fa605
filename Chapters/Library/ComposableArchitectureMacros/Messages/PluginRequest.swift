/// One request of the compiler.
enum PluginRequest {
  case capability
  case attachedMacro(ExpansionRequest)
  case freestandingMacro
  case unknown

  init(message: [UInt8]) {
    let value = JSONParser.parse(message)
    if value?["getCapability"] != nil {
      self = .capability
    } else if let body = value?["expandAttachedMacro"], let request = ExpansionRequest(body) {
      self = .attachedMacro(request)
    } else if value?["expandFreestandingMacro"] != nil {
      self = .freestandingMacro
    } else {
      self = .unknown
    }
  }

  func answer() -> [UInt8] {
    switch self {
    case .capability:
      var writer = JSONWriter()
      writer.raw(
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#
      )
      return writer.bytes
    case .attachedMacro(let request):
      return encode(expand(request))
    // `#Preview` is the only one, and adds nothing to the program.
    case .freestandingMacro, .unknown:
      return encode(Expansion())
    }
  }

  private func encode(_ expansion: Expansion) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw(#"{"expandMacroResult":{"expandedSource":"#)
    writer.string(expansion.source)
    writer.raw(#","diagnostics":"#)
    writer.array(expansion.diagnostics) { $0.diagnostic($1) }
    writer.raw("}}")
    return writer.bytes
  }
}

extension ExpansionRequest {
  /// Reads the fields that macros use; nil if one without which nothing can be expanded is missing.
  init?(_ body: JSONValue) {
    guard
      let typeName = body["macro"]?["typeName"]?.string,
      let role = body["macroRole"]?.string.flatMap(MacroRole.init(rawValue:)),
      let declaration = body["declSyntax"].flatMap(SyntaxNode.init)
    else { return nil }
    self.init(
      typeName: typeName,
      role: role,
      declaration: declaration,
      attribute: body["attributeSyntax"].flatMap(SyntaxNode.init),
      parent: body["parentDeclSyntax"].flatMap(SyntaxNode.init),
      extendedType: body["extendedTypeSyntax"]?["source"]?.string,
      conformances: body["conformanceListSyntax"]?["source"]?.string,
      lexicalContext: body["lexicalContext"]?.array?.compactMap { $0["source"]?.string } ?? []
    )
  }
}

extension SyntaxNode {
  init?(_ value: JSONValue) {
    guard let source = value["source"]?.string else { return nil }
    self.init(
      source: source,
      fileName: value["location"]?["fileName"]?.string ?? "",
      offset: value["location"]?["offset"]?.integer ?? 0
    )
  }
}

extension JSONWriter {
  fileprivate mutating func diagnostic(_ diagnostic: Diagnostic) {
    raw(#"{"message":"#)
    string(diagnostic.message)
    raw(#","severity":"#)
    string(diagnostic.severity.rawValue)
    raw(#","position":"#)
    position(diagnostic.fileName, diagnostic.offset)
    raw(#","highlights":"#)
    array(diagnostic.highlights) { $0.range(diagnostic.fileName, $1) }
    raw(#","notes":"#)
    array(diagnostic.notes) { writer, note in
      writer.raw(#"{"position":"#)
      writer.position(diagnostic.fileName, note.offset)
      writer.raw(#","message":"#)
      writer.string(note.message)
      writer.raw("}")
    }
    raw(#","fixIts":"#)
    array(diagnostic.fixIts) { writer, fixIt in
      writer.raw(#"{"message":"#)
      writer.string(fixIt.message)
      writer.raw(#","changes":"#)
      writer.array(fixIt.changes) { writer, change in
        writer.raw(#"{"range":"#)
        writer.range(diagnostic.fileName, change.range)
        writer.raw(#","newText":"#)
        writer.string(change.newText)
        writer.raw("}")
      }
      writer.raw("}")
    }
    raw("}")
  }

  private mutating func position(_ fileName: String, _ offset: Int) {
    raw(#"{"fileName":"#)
    string(fileName)
    raw(#","offset":"#)
    number(offset)
    raw("}")
  }

  private mutating func range(_ fileName: String, _ range: Range<Int>) {
    raw(#"{"fileName":"#)
    string(fileName)
    raw(#","startOffset":"#)
    number(range.lowerBound)
    raw(#","endOffset":"#)
    number(range.upperBound)
    raw("}")
  }
}
