/// The meaning of an error, and the place of its cause.
struct Explanation: Equatable, ExpressibleByStringInterpolation {
  /// The sentences that hold whatever helps.
  var text: String
  /// The code to be written. It is said only if it helps, where that can be tried.
  var advice: Advice?
  /// Whether likely words are tried, since nothing is known that helps.
  var isOpen = false
  /// The last sentence, where no likely word helps.
  var otherwise = ""
  /// The line of the cause, if the compiler names another one.
  var line: Int?
  /// Of several explanations with the same cause in a file, the first is shown.
  var cause: String?

  /// - Parameter text: Without a mark at its end if the advice continues the sentence.
  init(_ text: String, advice: Advice? = nil, line: Int? = nil, cause: String? = nil) {
    self.text = text
    self.advice = advice
    self.line = line
    self.cause = cause
  }

  /// - Parameter otherwise: The sentence that is said if no likely word helps.
  init(_ text: String, otherwise: String) {
    self.text = text
    self.otherwise = otherwise
    isOpen = true
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// All that it says.
  var sentences: String {
    guard let advice else {
      return [text, otherwise].filter { !$0.isEmpty }.joined(separator: " ")
    }
    if text.isEmpty { return advice.sentence }
    return fact == text
      ? text + " " + advice.sentence.prefix(1).uppercased() + advice.sentence.dropFirst()
      : text + ": " + advice.sentence
  }

  /// The same without the advice.
  var fact: String {
    text.isEmpty || text.last.map { ".?!".contains($0) } == true ? text : text + "."
  }

  /// A text that is too long for one line of code.
  static func + (first: Explanation, second: Explanation) -> Explanation {
    var joined = second
    joined.text = first.text + second.text
    return joined
  }
}
