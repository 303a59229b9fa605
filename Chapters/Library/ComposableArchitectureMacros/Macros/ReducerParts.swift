/// The parts that a reducer declares itself.
struct ReducerParts {
  var hasState = false
  var hasAction = false
  var hasCaseScope = false
  var hasScope = false
  var body: Declaration?
  /// Whether the body says by itself which state and action it is for: by an initial value, or as
  /// `some` or `any` `Reducer<…>` or `ReducerOf<…>`. Swift then infers both types from it, and
  /// types that the macro adds would hide those that it means.
  var bodyFixesTypes = false
  var reduceMethod: Declaration?

  init(of declaration: Declaration) {
    collect(declaration.members())
  }

  private mutating func collect(_ members: [Declaration]) {
    for member in members {
      switch member.kind {
      case .structure, .enumeration, .classType, .alias:
        guard let name = member.nameToken else { continue }
        if member.source.token(name, is: "State") { hasState = true }
        if member.source.token(name, is: "Action") { hasAction = true }
        if member.source.token(name, is: "CaseScope") { hasCaseScope = true }
      case .variable:
        for binding in member.bindings {
          guard let name = binding.name, member.source.token(name, is: "body") else { continue }
          body = member
          bodyFixesTypes = fixesTypes(binding, in: member.source)
        }
      case .function:
        guard let name = member.nameToken else { continue }
        if member.source.token(name, is: "reduce"), isReduceIntoAction(member) {
          reduceMethod = member
          infer(ReducerTypes(ofMethod: member))
        }
        if member.source.token(name, is: "scope"), member.hasModifier("static") { hasScope = true }
      case .conditional:
        for branch in member.branches { collect(branch.members) }
      default:
        break
      }
    }
  }

  private func fixesTypes(_ body: Binding, in source: SourceText) -> Bool {
    if body.initializer != nil { return true }
    guard
      let type = body.type, type.count > 3,
      source.token(type.lowerBound, is: "some") || source.token(type.lowerBound, is: "any")
    else { return false }
    return ReducerTypes(ofBody: type, in: source) != nil
  }

  /// A method that names the types of others need not have types of its own: Swift infers them.
  private mutating func infer(_ types: ReducerTypes?) {
    guard let types else { return }
    if types.state != "State", types.state != "Self.State" { hasState = true }
    if types.action != "Action", types.action != "Self.Action" { hasAction = true }
  }

  /// Whether the method is `reduce(into:action:)`, and not another one of that name.
  private func isReduceIntoAction(_ method: Declaration) -> Bool {
    guard let name = method.nameToken else { return false }
    let parentheses = name + 1
    guard method.source.token(parentheses, is: ASCII.openParenthesis) else { return false }
    let partner = method.source.tokens[parentheses].partner
    return method.source.token(parentheses + 1, is: "into")
      && (parentheses..<max(parentheses, partner)).contains {
        method.source.token($0, is: "action")
      }
  }
}

extension Declaration {
  /// The names of the parameters of `reduce(into:action:)`, as the method's own lines use them.
  var reduceParameterNames: (state: String, action: String)? {
    guard let nameToken, nameToken + 2 < source.tokens.count else { return nil }
    let partner = source.tokens[nameToken + 1].partner
    guard partner > nameToken + 1 else { return nil }
    // The name is the token before the colon: `into state: inout State, action: Action`.
    var names: [String] = []
    var index = nameToken + 2
    while index < partner {
      if source.token(index, is: ASCII.colon) { names.append(source.text(index - 1..<index)) }
      let group = source.tokens[index].partner
      index = group > index ? group + 1 : index + 1
    }
    return names.count == 2 ? (names[0], names[1]) : nil
  }
}

/// The state and the action as a `body` or a `reduce` method names them.
struct ReducerTypes {
  let state: String
  let action: String

  /// `Int` and `Bool` of `some Reducer<Int, Bool>`; `Base.State` and `Base.Action` of
  /// `some ReducerOf<Base>`.
  init?(ofBody type: Range<Int>, in source: SourceText) {
    guard
      let name = type.first(where: {
        source.token($0, is: "Reducer") || source.token($0, is: "ReducerOf")
      }),
      name + 1 < type.upperBound, source.token(name + 1, is: ASCII.less),
      source.token(type.upperBound - 1, is: ASCII.greater)
    else { return nil }
    let arguments = source.list(name + 2..<type.upperBound - 1)
    switch arguments.count {
    case 1 where source.token(name, is: "ReducerOf"):
      state = "\(source.text(arguments[0])).State"
      action = "\(source.text(arguments[0])).Action"
    case 2 where source.token(name, is: "Reducer"):
      state = source.text(arguments[0])
      action = source.text(arguments[1])
    default:
      return nil
    }
  }

  /// `Int` and `Bool` of `reduce(into state: inout Int, action: Bool)`.
  init?(ofMethod method: Declaration) {
    let source = method.source
    guard let name = method.nameToken else { return nil }
    let partner = source.tokens[name + 1].partner
    guard partner > name + 1 else { return nil }
    let types = source.list(name + 2..<partner).map { parameter in
      let colon = parameter.first { source.token($0, is: ASCII.colon) } ?? parameter.lowerBound
      let type = parameter[(colon + 1)...].drop { source.token($0, is: "inout") }
      return source.text(type.startIndex..<parameter.upperBound)
    }
    guard types.count == 2 else { return nil }
    state = types[0]
    action = types[1]
  }
}

extension SourceText {
  /// The parts of a list between commas, those inside of brackets left alone.
  func list(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      if token(index, is: ASCII.less) { depth += 1 }
      if token(index, is: ASCII.greater) { depth -= 1 }
      if depth == 0, token(index, is: ASCII.comma) {
        parts.append(start..<index)
        start = index + 1
      }
      index = max(index, tokens[index].partner) + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
