/// The same source with the closure of each `Reduce` and `.onChange` as a method whose types are
/// written out.
///
/// In a closure of a result builder, the compiler often reports a mistake at the first line of the
/// whole closure. In a method it reports the line itself. Every line keeps its number:
///
///     var body: some ReducerOf<Self> {          var body: some ReducerOf<Self> {
///       Reduce { state, action in                 Reduce(core1); } func core1(…) -> … {
///         …                                         …
///       }                                         } var rest1: some ReducerOf<Self> { EmptyReducer()
///       .ifLet(\.$child, …) { Child() }           .ifLet(\.$child, …) { Child() }
///     }                                         }
struct ClosureAsMethod {
  let text: String
  /// The lines of each closure.
  let closures: [ClosedRange<Int>]

  /// Nil, if there is no such closure directly in a `body`.
  init?(rewriting source: String) {
    let code = ExplainedCode(file: "", text: source)
    let tokens = code.tokens
    var calls: [Call] = []
    for start in tokens.indices.dropFirst() where tokens[start].isWord("body") {
      guard tokens[start - 1].isWord("var"),
        let open = tokens[start...].firstIndex(where: { $0.isMark("{") }),
        let close = code.blocks.closing[open]
      else { continue }
      var index = open + 1
      while index < close {
        if let call = Call(at: index, in: code) { calls.append(call) }
        index = code.blocks.after(index)
      }
    }
    guard !calls.isEmpty else { return nil }
    let edits = calls.enumerated().flatMap { number, call in call.edits(number + 1, in: code) }
    text = edits.reversed().reduce(source) { $1.applied(to: $0) }
    closures = calls.map { tokens[$0.tokens.lowerBound].line...tokens[$0.tokens.upperBound].line }
  }
}

/// A call of `Reduce` or `.onChange` with a closure that names what it is given.
private struct Call {
  /// Those from the name to the brace that closes the closure.
  let tokens: ClosedRange<Int>
  /// The word `in`.
  private let keyword: Int
  private let names: [String]
  /// The types of state and action, as they stand between `<` and `>`.
  private var types = ["State", "Action"]
  /// The beginning of a call of `onChange`, and the type of the value; nil for a `Reduce`.
  private var change: (call: String, value: String)?

  /// Reads `Reduce { state, action in … }`, `Reduce<State, Action> { … }`, and
  /// `onChange(of: \.value) { oldValue, state in … }`.
  init?(at start: Int, in code: ExplainedCode) {
    let all = code.tokens
    let isChange = all[start].isWord("onChange") && all[start - 1].isMark(".")
    guard isChange || all[start].isWord("Reduce") && all[start].beginsLine,
      let open = all[start...].firstIndex(where: { $0.isMark("{") }),
      let close = code.blocks.closing[open],
      let keyword = all[open..<close].prefix(12).firstIndex(where: { $0.isWord("in") })
    else { return nil }
    tokens = start...close
    self.keyword = keyword
    names = all[open..<keyword].filter { $0.kind == .word }.map(\.text)
    guard names.count == 2 else { return nil }
    let given = all[(start + 1)..<open]
    if isChange {
      guard let name = given.last(where: { $0.kind == .word })?.text,
        let type = Self.type(of: name, in: code)
      else { return nil }
      let call = given.dropLast().map { $0.text + ($0.isMark(":") ? " " : "") }.joined()
      change = ("onChange" + call, type)
    } else if let first = given.first, let last = given.last {
      guard first.text == "<", last.text == ">" else { return nil }
      let written = given.dropFirst().dropLast().map(\.text).joined()
      types = Mistake.topArguments(written)
    }
  }

  /// The type of a property of a state; nil if the source does not say it.
  private static func type(of name: String, in code: ExplainedCode) -> String? {
    let types = code.declarations.types.values.filter { $0.shortName == "State" }
      .compactMap { $0.member(name)?.type }
    return types.count == 1 && !types[0].isEmpty ? types[0] : nil
  }

  /// The edits that make a method of its closure, in their order.
  func edits(_ number: Int, in code: ExplainedCode) -> [TextEdit] {
    let method = "core\(number)_"
    let (state, action) = (types[0], types.last ?? "")
    let all = "<\(types.joined(separator: ", "))>"
    let head =
      change.map { change in
        "\(change.call), \(method)) }; func \(method)(_ \(names[0]): \(change.value),"
          + " _ \(names[1]): inout State) -> Effect<Action> {"
      }
      ?? "Reduce\(all)(\(method)) }; func \(method)(_ \(names[0]): inout \(state),"
      + " _ \(names[1]): \(action)) -> Effect<\(action)> {"
    let rest =
      "}; @ReducerBuilder\(all) var rest\(number)_: some Reducer\(all) { EmptyReducer()"
    return [
      code.replacing(tokens.lowerBound...keyword, with: head),
      code.replacing(tokens.upperBound...tokens.upperBound, with: rest),
    ]
  }
}
