/// `@Presents`: keeps an optional child state in a `PresentationState`, with `$child` to reach it.
enum PresentsMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    if let misuse = misuse(request, declaration) {
      // The message belongs to one of the two roles; the other keeps Swift from asking for more.
      if request.role == .peer { return Expansion(diagnostics: [misuse]) }
      let isVariable = declaration.source.token(declaration.keyword, is: "var")
      return Expansion(isVariable ? "{ get { Swift.fatalError() } }" : "")
    }
    guard let property = StoredProperty(declaration), let type = wrappedType(of: property) else {
      return Expansion()
    }
    let storage = property.storageName
    let accessors = TrackedAccessors(name: property.name, storage: storage)
    let presentation = "ComposableArchitecture.PresentationState"
    switch request.role {
    case .accessor:
      return Expansion(
        accessors.source(
          initialization: "\(storage) = \(presentation)(wrappedValue: initialValue)",
          value: "\(storage).wrappedValue",
          isPresented: true
        )
      )
    case .peer:
      let initial = property.binding.initializer.map { property.source.text($0) } ?? "nil"
      let name = property.name.withoutBackticks
      let projection = accessors.source(
        initialization: nil,
        value: storage,
        isPresented: true
      )
      return Expansion(
        """
        private var \(storage) = \(presentation)<\(type)>(wrappedValue: \(initial))
        \(declaration.writtenAccess)var $\(name): \(presentation)<\(type)> \(projection)
        """
      )
    default:
      return Expansion()
    }
  }

  /// `T` of `T?` or `Optional<T>`.
  static func wrappedType(of property: StoredProperty) -> String? {
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

  // MARK: - Diagnostics

  private static func misuse(
    _ request: ExpansionRequest,
    _ declaration: Declaration
  ) -> Diagnostic? {
    guard declaration.kind == .variable, let binding = declaration.bindings.first else {
      return nil
    }
    func error(_ message: String) -> Diagnostic {
      Diagnostic(.error, message, at: binding.pattern, of: declaration, in: request.declaration)
    }
    if declaration.source.token(declaration.keyword, is: "let") {
      var diagnostic = error("'@Presents' needs a 'var': what is presented comes and goes")
      let keyword = declaration.keyword..<declaration.keyword + 1
      diagnostic.replace(keyword, of: declaration, in: request.declaration, with: "var")
      return diagnostic
    }
    guard let property = StoredProperty(declaration) else {
      return error("'@Presents' can only be applied to one stored variable")
    }
    guard let type = binding.type else {
      return error("'@Presents' needs the type to be written: 'var child: Child.State?'")
    }
    guard wrappedType(of: property) != nil else {
      var diagnostic = error("'@Presents' needs an optional, which is 'nil' while nothing shows")
      let text = "\(declaration.source.text(type))?"
      diagnostic.replace(type, of: declaration, in: request.declaration, with: text)
      return diagnostic
    }
    return isObservable(request) ? nil : error(Self.notObservable)
  }

  private static let notObservable = """
    '@Presents' only works in a struct with '@ObservableState'; add that, or write \
    '@PresentationState'
    """

  /// Whether the variable is in a struct with `@ObservableState`, as far as one can see.
  private static func isObservable(_ request: ExpansionRequest) -> Bool {
    guard let parent = request.lexicalContext.first.flatMap(DeclarationParser.parse) else {
      return true
    }
    return parent.hasAttribute("ObservableState") || parent.inherits("ObservableState")
  }
}
