/// The result of a macro: source to add, and diagnostics of the source it was given.
struct Expansion {
  var source: String
  var diagnostics: [Diagnostic]

  init(_ source: String = "", diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A macro that is attached to a declaration.
protocol AttachedMacro {
  /// - Returns: The source for the role that was asked for, and nothing for roles it does not have.
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion
}
