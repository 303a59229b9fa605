@testable import MacroExpansion

/// What a macro writes for a declaration, and what it says about it.
struct Expanded {
  let source: String
  let diagnostics: [Diagnostic]
  private let declaration: String
  private let offset: Int

  /// - Parameters:
  ///   - macro: The macro's name, without `@`.
  ///   - role: What the compiler asks for.
  ///   - declaration: The declaration the macro is attached to or, for `memberAttribute`, its
  ///     member.
  ///   - parent: For `memberAttribute`, the declaration around it.
  ///   - lexicalContext: The headers of the declarations around it.
  init(
    _ macro: String,
    _ role: MacroRole,
    _ declaration: String,
    parent: String? = nil,
    lexicalContext: [String] = []
  ) {
    let offset = 100
    self.declaration = declaration
    self.offset = offset
    let expansion = expand(
      ExpansionRequest(
        typeName: macro + "Macro",
        role: role,
        declaration: SyntaxNode(source: declaration, fileName: "Feature.swift", offset: offset),
        parent: parent.map { SyntaxNode(source: $0) },
        extendedType: "Feature",
        conformances: "Reducer, CaseReducer, CasePathable, CasePathIterable, ObservableState",
        lexicalContext: lexicalContext
      )
    )
    source = expansion.source
    diagnostics = expansion.diagnostics
  }

  /// The messages, each with the words it stands at.
  var messages: [String] {
    diagnostics.map { diagnostic in
      let words = diagnostic.highlights.map { text($0) }.joined(separator: ", ")
      return "\(diagnostic.severity) at \(words): \(diagnostic.message)"
    }
  }

  /// The declaration after all the fixes that are offered.
  var fixed: String {
    var bytes = Array(declaration.utf8)
    let changes = diagnostics.flatMap(\.fixIts).flatMap(\.changes)
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(
        change.range.lowerBound - offset..<change.range.upperBound - offset,
        with: change.newText.utf8
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The words of the declaration at a place in its file.
  func text(_ range: Range<Int>) -> String {
    let bytes = Array(declaration.utf8)
    return String(
      decoding: bytes[range.lowerBound - offset..<range.upperBound - offset],
      as: UTF8.self
    )
  }
}
