/// The part of a macro that the compiler asks for. The raw values are the compiler's.
enum MacroRole: String {
  case accessor
  case member
  case memberAttribute
  case peer
  case conformance
  case codeItem
  case extensionRole = "extension"
  case body
  case preamble
}

/// A piece of source as the compiler sends it, with the place it came from.
struct SyntaxNode {
  var source: String
  var fileName: String
  /// Bytes from the beginning of the file to the beginning of `source`.
  var offset: Int

  init(source: String, fileName: String = "", offset: Int = 0) {
    self.source = source
    self.fileName = fileName
    self.offset = offset
  }
}

/// The compiler's request for an expansion.
struct ExpansionRequest {
  /// The type named in `#externalMacro`.
  var typeName: String
  var role: MacroRole
  /// The declaration to which the macro is attached or, for `memberAttribute`, its member.
  var declaration: SyntaxNode
  /// The attribute itself, with its arguments.
  var attribute: SyntaxNode?
  /// For `memberAttribute`, the declaration that has the attribute.
  var parent: SyntaxNode?
  /// For `extension`, the full name of the type to extend.
  var extendedType: String?
  /// For `extension`, the conformances that the type does not have yet.
  var conformances: String?
  /// The headers of the declarations around it, from the inside out.
  var lexicalContext: [String] = []

  func isMissingConformance(_ name: String) -> Bool {
    guard let conformances else { return false }
    let source = SourceText(conformances)
    return source.tokens.indices.contains { source.text($0) == name }
  }
}
