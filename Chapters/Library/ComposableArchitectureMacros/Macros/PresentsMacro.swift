/// `@Presents`: keeps an optional child state in a `PresentationState`, with `$child` to reach it.
enum PresentsMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard let property = StoredProperty(declaration), let type = wrappedType(of: property) else {
      // One message is enough for the two roles.
      guard request.role == .peer else { return Expansion() }
      return Expansion(diagnostics: [notOptional(request, declaration)])
    }
    let storage = property.storageName
    let accessors = TrackedAccessors(name: property.name, storage: storage)
    let presentation = "ComposableArchitecture.PresentationState"
    switch request.role {
    case .accessor:
      return Expansion(
        accessors.source(
          initialization: "\(storage) = \(presentation)(wrappedValue: initialValue)",
          value: "\(storage).wrappedValue"
        )
      )
    case .peer:
      let initial = property.binding.initializer.map { property.source.text($0) } ?? "nil"
      let name = property.name.withoutBackticks
      let projection = accessors.source(
        initialization: nil,
        value: storage,
        tracked: "\(storage).wrappedValue"
      )
      return Expansion(
        """
        private var \(storage) = \(presentation)<\(type)>(wrappedValue: \(initial))
        \(access(of: declaration))var $\(name): \(presentation)<\(type)> \(projection)
        """
      )
    default:
      return Expansion()
    }
  }

  /// `T` of `T?` or `Optional<T>`.
  private static func wrappedType(of property: StoredProperty) -> String? {
    guard let type = property.binding.type else { return nil }
    let source = property.source
    if source.token(type.upperBound - 1, is: ASCII.questionMark) {
      return source.text(type.lowerBound..<type.upperBound - 1)
    }
    var first = type.lowerBound
    if source.token(first, is: "Swift"), type.count > 2 { first += 2 }
    guard
      source.token(first, is: "Optional"), first + 2 < type.upperBound,
      source.token(first + 1, is: ASCII.less),
      source.token(type.upperBound - 1, is: ASCII.greater)
    else { return nil }
    return source.text(first + 2..<type.upperBound - 1)
  }

  private static func access(of declaration: Declaration) -> String {
    for modifier in declaration.modifiers where modifier.detail == nil {
      let name = declaration.source.text(modifier.name)
      if ["public", "package", "internal", "fileprivate", "private"].contains(name) {
        return name + " "
      }
    }
    return ""
  }

  private static func notOptional(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Diagnostic {
    let tokens =
      declaration.bindings.first?.pattern ?? declaration.keyword..<declaration.keyword + 1
    return Diagnostic(
      .error,
      "'@Presents' can only be applied to a variable whose type is written as an optional, "
        + "such as 'var child: Child.State?'",
      at: tokens,
      of: declaration,
      in: request.declaration
    )
  }
}
