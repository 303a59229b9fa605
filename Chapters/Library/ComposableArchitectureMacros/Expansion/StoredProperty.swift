/// A stored `var`, as the macros need it.
struct StoredProperty {
  let declaration: Declaration
  let binding: Binding
  /// The name as written, with backticks where it has them.
  let name: String

  /// - Parameter allowsConstants: Whether a `let` counts too.
  /// - Returns: Nil for `static`, `lazy` and computed properties, for patterns, and for several
  ///   variables in one declaration.
  init?(_ declaration: Declaration, allowsConstants: Bool = false) {
    guard
      declaration.kind == .variable,
      allowsConstants || declaration.source.token(declaration.keyword, is: "var"),
      !declaration.hasModifier("static"), !declaration.hasModifier("class"),
      !declaration.hasModifier("lazy"),
      declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let name = binding.name
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.name = declaration.source.text(name)
    guard binding.accessorBrace == nil || hasObservers else { return nil }
  }

  var source: SourceText { declaration.source }

  /// The name of the variable that holds the value: `_count`.
  var storageName: String { "_" + name.withoutBackticks }

  /// Whether the braces hold `willSet` or `didSet`, which a stored property may have.
  var hasObservers: Bool {
    guard let brace = binding.accessorBrace else { return false }
    let tokens = brace + 1..<max(brace + 1, source.tokens[brace].partner)
    return tokens.first { source.tokens[$0].kind == .identifier }.map {
      source.token($0, is: "willSet") || source.token($0, is: "didSet")
    } ?? false
  }

  /// Whether it is one of the wrappers that tell observers themselves. Any other one cannot be
  /// used in observable state, as in TCA: the compiler says that it is applied to a computed
  /// property.
  var isShared: Bool {
    declaration.hasAttribute("Shared") || declaration.hasAttribute("SharedReader")
  }

  /// ` = value`, or nothing.
  var initializer: String {
    binding.initializer.map { " = \(source.text($0))" } ?? ""
  }

  /// `: Type`, or nothing.
  var typeAnnotation: String {
    binding.type.map { ": \(source.text($0))" } ?? ""
  }

  /// The observers with their braces and a space before them, or nothing.
  var observers: String {
    guard let brace = binding.accessorBrace else { return "" }
    return " " + source.text(brace..<source.tokens[brace].partner + 1)
  }

  /// Modifiers that say how the value is held, which move to the storage.
  var storageModifiers: String {
    declaration.modifiers
      .filter { source.token($0.name, is: "weak") || source.token($0.name, is: "unowned") }
      .map { modifier in
        let detail = modifier.detail.map { "(\(source.text($0)))" } ?? ""
        return source.text(modifier.name) + detail + " "
      }
      .joined()
  }
}
