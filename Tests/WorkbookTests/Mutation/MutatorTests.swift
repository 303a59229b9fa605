import Testing

@testable import WorkbookKit

@Suite("Mutants", .timeLimit(.minutes(20))) struct MutatorTests {
  /// The names of the mutants of some lines in a function, all of them in one region.
  private func names(_ lines: String...) throws -> [String] {
    let body = lines.flatMap { $0.lines }.map { "  \($0)\n" }.joined()
    return try mutants(
      "func f() {\n  // BEGIN SOLUTION\n\(body)  // END SOLUTION\n  // STUB: g()\n}\n"
    ).map { $0.name }
  }

  private func mutants(_ text: String) throws -> [Mutant] {
    Mutator(try MarkedSource(parsing: text, file: "a.swift")).mutants()
  }

  @Test(
    "Operators and literals are swapped one at a time",
    arguments: [
      ("return a + b", ["return a - b"]),
      ("return a - b", ["return a + b"]),
      ("return a < b", ["return a <= b"]),
      ("return a >= b", ["return a > b"]),
      ("return a == b", ["return a != b"]),
      ("return a && b", ["return a || b"]),
      ("return true", ["return false"]),
      ("return 41", ["return 42"]),
      ("return -1", ["return -2"]),
      ("return Set<Int>()", []),
      ("return a ..< 3", ["return a ..< 4"]),
      ("return a == 1 ? b : c", ["return a != 1 ? b : c", "return a == 2 ? b : c"]),
      (#"return "a + b \(c - 1)""#, [#"return "a + b \(c + 1)""#, #"return "a + b \(c - 2)""#]),
      ("return $0 // + 1", []),
    ]
  )
  func tokens(line: String, changed: [String]) throws {
    let name = line.trimmed
    #expect(try names(line) == changed.map { "\(name) → \($0)" })
  }

  @Test("Of a whole file, views, previews and live values stay as they are")
  func wholeFile() {
    let text = """
      struct Tip {
        static let liveValue = Tip(
          share: 1 + 1
        )
        var share = 3
      }

      struct TipView: View {
        var body: some View { Text(1) }
      }

      #Preview { TipView(2) }

      func footer() -> some View { Text(4) }

      """
    let mutants = Mutator(wholeFile: text).mutants()
    #expect(mutants.map { $0.name } == ["var share = 3 → var share = 4"])
    #expect(mutants.map { $0.line } == [5])
    #expect(mutants.map { $0.kind } == [.number])
  }

  @Test("Of a whole file, questions with a name stay as they are, and others do not")
  func questions() {
    let text = """
      extension AlertState<Tip.Action.Alert> {
        static var deletion: Self {
          Self { TextState("1") } actions: { ButtonState(action: .delete(1)) { TextState("2") } }
        }
      }

      func question() -> ConfirmationDialogState<Int> {
        ConfirmationDialogState { TextState(3) }
      }

      func f(_ state: inout State) {
        state.alert = AlertState { TextState(verbatim: 4) }
      }

      """
    let mutants = Mutator(wholeFile: text).mutants()
    #expect(Set(mutants.map(\.line)) == [12])
  }

  @Test("A statement is taken away whole, however many lines it has")
  func deletion() throws {
    let found = try mutants(
      """
      func f() {
        // BEGIN SOLUTION
        items.forEach {
          print($0)
        }
        done()
        // END SOLUTION
        // STUB: // TODO: Do it.
      }
      """
    )
    let deletion = found.first { $0.name == "items.forEach { → nothing" }
    #expect(deletion?.before == ["  items.forEach {", "    print($0)", "  }"])
    #expect(deletion?.after == [])
    #expect(deletion?.line == 3)
    #expect(deletion?.text.contains("print") == false)
    #expect(found.contains { $0.name == "done() → nothing" })
    #expect(found.contains { $0.name == "items.forEach { ⇄ done()" })
  }

  @Test("Mutants that surely do not compile are not tried")
  func hopeless() throws {
    // A name that is used later, a parameter that a closure must have, a value that must be
    // returned.
    #expect(try names("let a = b", "return a") == [])
    #expect(
      try names("send(.load) { $0.isLoading = flag }") == [
        "send(.load) { $0.isLoading = flag } → nothing"
      ]
    )
  }

  @Test("Neighbours are swapped, unless no test could tell")
  func swap() throws {
    #expect(try names("state.a = b", "state.c = d").contains { $0.contains("⇄") } == false)
    #expect(
      try names("state.a = b", "state.c = state.a").contains("state.a = b ⇄ state.c = state.a")
    )
    let insertion = "state.c.insert(f(b), at: 0)"
    #expect(try names(insertion, "state.a = b").contains { $0.contains("⇄") } == false)
    #expect(try names(insertion, "state.a.toggle()").contains { $0.contains("⇄") })
    #expect(try names("state.c.append(state.a)", "state.a = b").contains { $0.contains("⇄") })
    #expect(try names("state = b", "state.c = d").contains("state = b ⇄ state.c = d"))
    #expect(try names("state.a = b", "g()").contains("state.a = b ⇄ g()"))
    #expect(try names("let a = b", "g(a)").contains { $0.contains("⇄") } == false)
  }

  @Test("A returned effect becomes none")
  func effects() throws {
    #expect(
      try names("return .run { send in", "  await send(.tick)", "}", ".cancellable(id: ID())")
        .contains("return .run { send in → return .none")
    )
    #expect(try names("return .none") == [])
  }

  @Test("Statements of the cases of a switch are found, those of types are none")
  func blocks() throws {
    let found = try names(
      "switch action {",
      "case .add(let x) where x > 0:",
      "  count += x",
      "  log()",
      "default:",
      "  break",
      "}"
    )
    #expect(found.contains("count += x ⇄ log()"))
    #expect(found.contains("log() → nothing"))
    #expect(found.contains("break → nothing") == false)
    #expect(
      try names("struct A {", "  var b = c", "  var d = e", "}").contains { $0.contains("⇄") }
        == false
    )
  }

  @Test("Nothing outside the regions changes")
  func regions() throws {
    let found = try mutants(
      """
      let given = 1
      // BEGIN SOLUTION
      let first = 2
      // END SOLUTION
      // STUB: let first = 0
      let other = 3
      // BEGIN SOLUTION
      let second = 4
      // END SOLUTION
      // STUB: let second = 0
      """
    )
    #expect(
      found.map { $0.name } == ["let first = 2 → let first = 3", "let second = 4 → let second = 5"]
    )
    #expect(found.map { $0.line } == [3, 8])
    #expect(found.allSatisfy { $0.text.contains("given = 1") && $0.text.contains("other = 3") })
  }
}
