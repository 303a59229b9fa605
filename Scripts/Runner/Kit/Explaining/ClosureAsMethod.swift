import Foundation

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
  /// The lines of one closure.
  struct Closure: Equatable {
    var first: Int
    var last: Int
  }

  let text: String
  let closures: [Closure]

  /// Nil, if there is no such closure directly in a `body`.
  init?(rewriting source: String) {
    let tokens = Lexer.tokens(of: source)
    var edits: [(range: Range<Int>, text: String)] = []
    var closures: [Closure] = []
    for start in tokens.indices where tokens[start].isWord("body") {
      guard start > 0, tokens[start - 1].isWord("var"),
        let open = tokens[start...].firstIndex(where: { $0.isMark("{") }),
        let close = Self.end(of: open, in: tokens)
      else { continue }
      for index in Self.calls(from: open, to: close, in: tokens) {
        guard
          let found = tokens[index].isWord("Reduce")
            ? Self.closure(at: index, in: tokens) : Self.change(at: index, in: tokens)
        else { continue }
        let name = "\(closures.count + 1)"
        let types = found.types ?? "State, Action"
        let parts = types.components(separatedBy: ", ")
        let (state, action) = (parts[0], parts.count == 2 ? parts[1] : "Action")
        let head =
          found.change.map { change in
            "\(change.call), core\(name)_) }; func core\(name)_(_ \(found.names.0): \(change.value),"
              + " _ \(found.names.1): inout State) -> Effect<Action> {"
          }
          ?? "Reduce<\(types)>(core\(name)_) }; func core\(name)_(_ \(found.names.0): inout \(state),"
          + " _ \(found.names.1): \(action)) -> Effect<\(action)> {"
        edits.append(
          (tokens[index].range.lowerBound..<tokens[found.keyword].range.upperBound, head)
        )
        edits.append(
          (
            tokens[found.close].range,
            "}; @ReducerBuilder<\(types)> var rest\(name)_: some Reducer<\(types)> {"
              + " EmptyReducer()"
          )
        )
        closures.append(Closure(first: tokens[index].line, last: tokens[found.close].line))
      }
    }
    guard !closures.isEmpty else { return nil }
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.closures = closures
  }

  /// The words `Reduce` and `onChange` that stand directly between two braces.
  private static func calls(from open: Int, to close: Int, in tokens: [Token]) -> [Int] {
    var depth = 0
    var found: [Int] = []
    for index in open..<close {
      if tokens[index].isOpening { depth += 1 }
      if tokens[index].isClosing { depth -= 1 }
      let isCall =
        tokens[index].isWord("Reduce") && tokens[index].beginsLine
        || tokens[index].isWord("onChange") && tokens[index - 1].isMark(".")
      if depth == 1, isCall { found.append(index) }
    }
    return found
  }

  private struct Found {
    var types: String?
    var names: (String, String)
    /// The beginning of a call of `onChange`, and the type of the value.
    var change: (call: String, value: String)?
    /// The word `in`.
    var keyword: Int
    var close: Int
  }

  /// Reads `Reduce { state, action in … }` and `Reduce<State, Action> { … }`.
  private static func closure(at start: Int, in tokens: [Token]) -> Found? {
    guard let open = tokens[start...].firstIndex(where: { $0.isMark("{") }),
      let close = end(of: open, in: tokens),
      let keyword = tokens[open..<close].prefix(12).firstIndex(where: { $0.isWord("in") })
    else { return nil }
    let head = tokens[(start + 1)..<open].map { $0.text }.joined()
    guard head.isEmpty || head.hasPrefix("<") && head.hasSuffix(">") else { return nil }
    let names = tokens[(open + 1)..<keyword].filter { $0.kind == .word }.map { $0.text }
    guard names.count == 2 else { return nil }
    let types = head.isEmpty ? nil : head.dropFirst().dropLast()
    return Found(
      types: types?.replacingOccurrences(of: ",", with: ", "),
      names: (names[0], names[1]),
      keyword: keyword,
      close: close
    )
  }

  /// Reads `onChange(of: \.value) { oldValue, state in … }`.
  private static func change(at start: Int, in tokens: [Token]) -> Found? {
    guard start + 1 < tokens.count, tokens[start + 1].isMark("("),
      let paren = tokens[start...].firstIndex(where: { $0.isMark(")") }), paren + 1 < tokens.count,
      tokens[paren + 1].isMark("{"), let close = end(of: paren + 1, in: tokens),
      let keyword = tokens[(paren + 1)..<close].prefix(6).firstIndex(where: { $0.isWord("in") }),
      let type = type(of: tokens[paren - 1].text, in: tokens)
    else { return nil }
    let names = tokens[(paren + 2)..<keyword].filter { $0.kind == .word }.map(\.text)
    guard names.count == 2 else { return nil }
    return Found(
      names: (names[0], names[1]),
      change: (tokens[start..<paren].map { $0.text + ($0.isMark(":") ? " " : "") }.joined(), type),
      keyword: keyword,
      close: close
    )
  }

  /// The type of a property of a state; nil if the source does not say it.
  private static func type(of name: String, in tokens: [Token]) -> String? {
    let types = Declarations(tokens: [tokens]).types.values.filter { $0.shortName == "State" }
      .compactMap { $0.member(name)?.type }
    return types.count == 1 && !types[0].isEmpty ? types[0] : nil
  }

  /// The brace that closes the one at `open`.
  private static func end(of open: Int, in tokens: [Token]) -> Int? {
    Blocks(tokens).closing[open]
  }
}

extension Token {
  fileprivate var isOpening: Bool { isMark("{") || isMark("(") || isMark("[") }
  fileprivate var isClosing: Bool { isMark("}") || isMark(")") || isMark("]") }
}
