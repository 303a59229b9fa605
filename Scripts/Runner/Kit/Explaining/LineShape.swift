/// The parts of a line of code by which it is compared with another one.
struct LineShape {
  /// The braces in which a line stands, as far as they say what belongs there.
  enum Place {
    case type, body, reducer, effect, view, test, change

    /// - Parameter header: The words before an opening brace. Nil is the result if they do not tell.
    init?(header: [String]) {
      let has = { (words: String...) in words.contains(where: header.contains) }
      if has("struct", "enum", "class", "extension") {
        self = .type
      } else if has("body") {
        self = has("View") ? .view : .body
      } else if header.last == "Reduce" {
        self = .reducer
      } else if header.last == "run" {
        self = .effect
      } else if has("store"), ["send", "receive"].contains(header.last) {
        self = .change
      } else if has("Test") {
        self = .test
      } else {
        return nil
      }
    }

    /// The place of each token; nil where the code around it does not tell.
    static func all(in tokens: [Token], _ blocks: Blocks) -> [Place?] {
      var around: [Place?] = []
      return tokens.indices.map { index in
        if tokens[index].isMark("}") { _ = around.popLast() }
        defer {
          if tokens[index].isMark("{") {
            around.append(Place(header: blocks.header(before: index)) ?? around.last ?? nil)
          }
        }
        return around.last ?? nil
      }
    }
  }

  let place: Place?
  /// Its tokens, and the pairs of neighbours, each with its number.
  let tokens: [String: Int]
  /// The same with one word for all names that its writer chose.
  let form: [String: Int]
  /// The tokens of the form in their order.
  let sequence: [String]

  /// - Parameter isForm: Whether a word is one of the language or of the library.
  init(_ tokens: ArraySlice<Token>, place: Place?, isForm: (String) -> Bool) {
    self.place = place
    // A text leaves out what is not its point.
    let tokens = Array(tokens.prefix { $0.text != "…" })
    self.tokens = Self.pairs(tokens.map { $0.kind == .string ? "\"" : $0.text })
    sequence = tokens.indices.map { index in
      let token = tokens[index]
      switch token.kind {
      case .string, .integer, .number: return "0"
      case .operation, .mark: return token.text
      case .word:
        let name = token.text.drop { $0 == "$" }
        let isProperty = Self.isProperty(index, in: tokens)
        if name.allSatisfy(\.isNumber) || isForm(String(name)) && !isProperty { return token.text }
        return (token.text.hasPrefix("$") ? "$" : "") + (name.first!.isUppercase ? "X" : "x")
      }
    }
    form = Self.pairs(sequence)
  }

  /// Whether a token is the name of a property of some value, which is its writer's most often.
  private static func isProperty(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 1, tokens[index - 1].isMark("."), tokens[index].text.first?.isLowercase == true,
      tokens[index - 2].kind == .word || [")", "]", "?", "!"].contains(tokens[index - 2].text)
    else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    return next?.isMark("(") != true && next?.isMark("{") != true
  }

  private static func pairs(_ words: [String]) -> [String: Int] {
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return (words + pairs).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether the same kind of statement may begin with both lines: what begins with a dot goes on with the
  /// line above it, and a value's name begins no call of a type's name.
  func canBegin(as other: LineShape) -> Bool {
    let (first, others) = (sequence[0], other.sequence[0])
    return first == "." ? others == "." : first != "x" || others.first?.isUppercase != true
  }

  /// Whether a line has all of this one, and perhaps more around it.
  func isPart(of other: LineShape) -> Bool {
    guard sequence.count <= other.sequence.count else { return false }
    return (0...(other.sequence.count - sequence.count)).contains {
      Array(other.sequence[$0..<($0 + sequence.count)]) == sequence
    }
  }
}
