/// A property of a client that holds a closure, read from its declaration.
struct DependencyEndpoint {
  struct Parameter {
    let label: String?
    let type: String
  }

  /// The name as written, with backticks where it has them.
  let name: String
  let type: String
  let parameters: [Parameter]
  let isAsync: Bool
  let isThrowing: Bool
  let isOnMainActor: Bool
  let result: String
  let initialValue: String?

  /// - Returns: Nil if the declaration is no stored variable, or its type no function.
  init?(_ declaration: Declaration) {
    guard
      let property = StoredProperty(declaration), !property.hasObservers,
      let type = property.binding.type
    else { return nil }
    let source = property.source
    var index = type.lowerBound
    var isOnMainActor = false
    while index + 1 < type.upperBound, source.token(index, is: ASCII.at) {
      if source.token(index + 1, is: "MainActor") { isOnMainActor = true }
      index += 2
    }
    guard index < type.upperBound, source.token(index, is: ASCII.openParenthesis) else {
      return nil
    }
    let close = source.tokens[index].partner
    guard close > index else { return nil }
    let parameters = source.list(index + 1..<close).map { Self.parameter($0, in: source) }
    index = close + 1
    var isAsync = false
    var isThrowing = false
    while index < type.upperBound, source.tokens[index].kind != .arrow {
      if source.token(index, is: "async") {
        isAsync = true
      } else if source.token(index, is: "throws") {
        isThrowing = true
      } else {
        return nil
      }
      index += 1
      if isThrowing, index < type.upperBound, source.token(index, is: ASCII.openParenthesis) {
        index = source.tokens[index].partner + 1
      }
    }
    guard index + 1 < type.upperBound else { return nil }
    self.name = property.name
    self.type = source.text(type)
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isOnMainActor = isOnMainActor
    result = source.text(index + 1..<type.upperBound)
    initialValue = property.binding.initializer.map { source.text($0) }
  }

  /// `_ id: Int` of a function's type, or `Int`.
  private static func parameter(_ tokens: Range<Int>, in source: SourceText) -> Parameter {
    guard
      tokens.count > 3, source.token(tokens.lowerBound, is: "_"),
      source.token(tokens.lowerBound + 2, is: ASCII.colon)
    else { return Parameter(label: nil, type: source.text(tokens)) }
    return Parameter(
      label: source.text(tokens.lowerBound + 1),
      type: source.text(tokens.lowerBound + 3..<tokens.upperBound)
    )
  }

  var storageName: String { "_" + name.withoutBackticks }

  private var returnsNothing: Bool { ["Void", "()", "Swift.Void"].contains(result) }

  /// Whether nothing can be returned without a value from the client's author.
  var needsInitialValue: Bool {
    initialValue == nil && !isThrowing && !returnsNothing && !result.hasSuffix("?")
  }

  private var effects: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
  private var call: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
  private var arguments: [String] { parameters.indices.map { "argument\($0)" } }

  /// A closure that reports that it was called, and then does as little as it can.
  func unimplemented(in client: String) -> String {
    let path = (client.isEmpty ? "" : client + ".") + name.withoutBackticks
    let report = """
      ComposableArchitecture.reportIssue(
        "'\(path)' was called, but has no implementation. Provide it before it is used: "
          + "'withDependencies: { $0….\(name.withoutBackticks) = { … } }'."
      )
      """
    let end: String
    if let initialValue {
      end = """
        let standIn: \(type) = \(initialValue)
        return \(call)standIn(\(arguments.joined(separator: ", ")))
        """
    } else if isThrowing {
      end = "throw ComposableArchitecture.UnimplementedFailure(description: \"\(path)\")"
    } else {
      end = returnsNothing ? "" : "return nil"
    }
    let names = initialValue == nil ? arguments.map { _ in "_" } : arguments
    let head = names.isEmpty ? "{" : "{ \(names.joined(separator: ", ")) in"
    return "\(head)\n\(report.indented())\n\(end.indented())\n}"
  }

  /// A method with the labels that the closure's type only shows; nil if it shows none.
  func method(named method: String, access: String) -> String? {
    guard parameters.contains(where: { $0.label != nil }) || method != name else { return nil }
    let declared = parameters.indices.map {
      "\(parameters[$0].label ?? "_") argument\($0): \(parameters[$0].type)"
    }
    let passed = parameters.indices.map {
      (parameters[$0].type.hasPrefix("inout ") ? "&" : "") + "argument\($0)"
    }
    return """
      \(isOnMainActor ? "@MainActor " : "")\(access)func \(method)(\
      \(declared.joined(separator: ", ")))\(effects) -> \(result) {
        \(call)self.\(name)(\(passed.joined(separator: ", ")))
      }
      """
  }
}
