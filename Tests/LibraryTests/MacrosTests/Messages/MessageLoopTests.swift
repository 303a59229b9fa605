import Testing

@testable import MacroExpansion

@Suite("Messages to and from the compiler")
struct MessageLoopTests {
  @Test("Every message gets an answer, also an unknown one")
  func answers() throws {
    let answers = try answers(
      to: [
        #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
        #"{"expandFreestandingMacro":{}}"#,
        #"{"somethingNew":[1,2,{"a":null}]}"#,
        #"{"broken":"#,
        "",
      ].filter { !$0.isEmpty }
    )
    #expect(answers.count == 4)
    let capability = answers[0]["getCapabilityResult"]?["capability"]
    #expect(capability?["protocolVersion"]?.integer == 7)
    for answer in answers.dropFirst() {
      #expect(answer["expandMacroResult"]?["expandedSource"]?.string == "")
      #expect(answer["expandMacroResult"]?["diagnostics"]?.array?.isEmpty == true)
    }
  }

  @Test("An expansion comes with its source")
  func expansion() throws {
    let answer = try answers(to: [request("enum Action { case a }")])[0]
    let source = try #require(answer["expandMacroResult"]?["expandedSource"]?.string)
    #expect(source.contains("var a: ComposableArchitecture.AnyCasePath<Action, Void>"))
  }

  @Test("A diagnostic says where it belongs in the file")
  func diagnostic() throws {
    let answer = try answers(to: [request("struct Größe {}", offset: 50)])[0]
    let diagnostics = try #require(answer["expandMacroResult"]?["diagnostics"]?.array)
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0]["severity"]?.string == "error")
    #expect(diagnostics[0]["message"]?.string?.contains("'struct'") == true)
    #expect(diagnostics[0]["position"]?["fileName"]?.string == "A \"quoted\" file.swift")
    #expect(diagnostics[0]["position"]?["offset"]?.integer == 50)
    let highlight = try #require(diagnostics[0]["highlights"]?.array?.first)
    #expect(highlight["startOffset"]?.integer == 50)
    #expect(highlight["endOffset"]?.integer == 56)
  }

  @Test("A length of zero, or the end of the input in the middle of a message, ends the loop")
  func ends() {
    let message = frame(#"{"getCapability":{}}"#)
    #expect(run(message + frame("") + message).count == 1)
    #expect(run(message + message.dropLast()).count == 1)
    #expect(run(message + message.prefix(5)).count == 1)
    #expect(run([UInt8](repeating: 255, count: 64)).isEmpty)
    #expect(run([]).isEmpty)
  }

  @Test("Nothing more is read when the answers are not read")
  func deaf() {
    let message = frame(#"{"getCapability":{}}"#)
    var loop = MessageLoop(stream: MemoryStream(input: message + message, isDeaf: true))
    loop.run()
    #expect(loop.stream.position == message.count)
  }

  private func request(_ declaration: String, offset: Int = 0) -> String {
    """
    {"expandAttachedMacro": {
      "macro": {"typeName": "CasePathableMacro"}, "macroRole": "member",
      "declSyntax": {
        "source": "\(declaration)",
        "location": {"fileName": "A \\"quoted\\" file.swift", "offset": \(offset)}
      }
    }}
    """
  }

  private func answers(to messages: [String]) throws -> [JSONValue] {
    try run(messages.flatMap(frame)).map { try #require(JSONParser.parse($0)) }
  }

  private func frame(_ message: String) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: message.utf8.count >> ($0 * 8)) } + message.utf8
  }

  /// The answers to what the compiler sends.
  private func run(_ input: [UInt8]) -> [[UInt8]] {
    var loop = MessageLoop(stream: MemoryStream(input: input))
    loop.run()
    return loop.stream.output.map { answer in
      let length = answer[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(answer.count == 8 + length)
      return Array(answer[8...])
    }
  }
}

/// A compiler made of bytes.
private struct MemoryStream: MessageStream {
  var input: [UInt8]
  var isDeaf = false
  var position = 0
  var output: [[UInt8]] = []

  mutating func read(count: Int) -> [UInt8]? {
    guard count <= input.count - position else { return nil }
    defer { position += count }
    return Array(input[position..<position + count])
  }

  mutating func write(_ bytes: [UInt8]) -> Bool {
    output.append(bytes)
    return !isDeaf
  }
}
