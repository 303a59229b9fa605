import Testing

@testable import WorkbookKit

@Suite("Mutants") struct MutatorTests {
  /// The mutants of some lines in a function, each as what was there and what takes its place.
  private func names(_ lines: String...) -> [String] {
    let body = lines.map { "  \($0)\n" }.joined()
    return Mutator(of: "func f() {\n\(body)}\n").mutants().map { mutant in
      let before = mutant.before.map { $0.trimmed }
      return mutant.kind == .swap
        ? before.joined(separator: " ⇄ ")
        : "\(before[0]) → \(mutant.after.first?.trimmed ?? "nothing")"
    }
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
  func tokens(line: String, changed: [String]) {
    let name = line.trimmed
    #expect(names(line) == changed.map { "\(name) → \($0)" })
  }

  @Test("Views, previews and live values stay as they are")
  func untested() {
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
    let mutants = Mutator(of: text).mutants()
    #expect(mutants.map { $0.after } == [["  var share = 4"]])
    #expect(mutants.map { $0.line } == [5])
    #expect(mutants.map { $0.kind } == [.number])
  }

  @Test("Of a view, what it decides is changed, and not what it sends or lays out")
  func views() {
    let text = """
      struct TipView: View {
        @State private var sum = 2

        var body: some View {
          VStack(spacing: 3) {
            if store.tips > 4 { Text("\\(store.tips + 5)") }
            Button("Add") { store.send(.added(6)) }
            Button("More") {
              sum = 7
              if sum > 8 { store.send(.added(sum + 9)) }
            }
            Button("Go") { go(); store.send(.drew(draw())) }
          }
          .task { try? await clock.sleep(for: .seconds(10)) }
        }

        func go() {
          guard sum < 11 else { return }
          store.send(.went)
        }

        func draw() -> Int { random(to: 12) }

        var double: Int { sum.advanced(by: 13) }
      }

      """
    let mutants = Mutator(of: text).mutantsOfViews()
    #expect(Mutator(of: text).mutants().isEmpty)
    #expect(
      mutants.map { ($0.before.first?.trimmed ?? "") + " → " + ($0.after.first?.trimmed ?? "") } == [
        "sum = 7 → ",
        "sum = 7 → sum = 8",
        "if sum > 8 { store.send(.added(sum + 9)) } → if true { store.send(.added(sum + 9)) }",
        "if sum > 8 { store.send(.added(sum + 9)) } → if sum >= 8 { store.send(.added(sum + 9)) }",
        "if sum > 8 { store.send(.added(sum + 9)) } → if sum > 9 { store.send(.added(sum + 9)) }",
        "if sum > 8 { store.send(.added(sum + 9)) } → if sum > 8 { store.send(.added(sum - 9)) }",
        "if sum > 8 { store.send(.added(sum + 9)) } → if sum > 8 { store.send(.added(sum + 10)) }",
        ".task { try? await clock.sleep(for: .seconds(10)) } → .task { try? await clock.sleep(for: .seconds(11)) }",
        "guard sum < 11 else { return } → ",
        "guard sum < 11 else { return } → guard sum <= 11 else { return }",
        "guard sum < 11 else { return } → guard sum < 12 else { return }",
        "func draw() -> Int { random(to: 12) } → func draw() -> Int { random(to: 13) }",
      ]
    )
  }

  @Test("Questions with a name stay as they are, and others do not")
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
    let mutants = Mutator(of: text).mutants()
    #expect(Set(mutants.map(\.line)) == [12])
  }

  @Test("A statement is taken away whole, however many lines it has")
  func deletion() {
    let text = "func f() {\n  items.forEach {\n    print($0)\n  }\n  done()\n}\n"
    let found = Mutator(of: text).mutants()
    let deletions = found.filter { $0.kind == .deletion }
    #expect(deletions.map { $0.line } == [2, 5])
    #expect(deletions.first?.before == ["  items.forEach {", "    print($0)", "  }"])
    #expect(deletions.first?.after == [])
    #expect(deletions.first?.text == "func f() {\n  \n  done()\n}\n")
    // Statements of several lines keep their places.
    #expect(!found.contains { $0.kind == .swap })
  }

  @Test("Mutants that surely do not compile are not tried")
  func hopeless() {
    // A name that is used later, a parameter that a closure must have, a value that must be
    // returned.
    #expect(names("let a = b", "return a") == [])
    #expect(
      names("send(.load) { $0.isLoading = flag }") == [
        "send(.load) { $0.isLoading = flag } → nothing"
      ]
    )
  }

  @Test("A statement with a projected value is taken away, and a `switch` that returns is not")
  func projectedValues() {
    let change = "state.$rows.withLock { $0.removeAll() }"
    #expect(names(change, "return .none").contains("\(change) → nothing"))
    let text = "func f() {\n  g()\n  switch a {\n  case .b: return .none\n  }\n}\n"
    #expect(Mutator(of: text).mutants().filter { $0.kind == .deletion }.map(\.line) == [2])
  }

  @Test("Neighbours are swapped, unless no test could tell")
  func swap() {
    #expect(names("state.a = b", "state.c = d").contains { $0.contains("⇄") } == false)
    #expect(
      names("state.a = b", "state.c = state.a").contains("state.a = b ⇄ state.c = state.a")
    )
    let insertion = "state.c.insert(f(b), at: 0)"
    #expect(names(insertion, "state.a = b").contains { $0.contains("⇄") } == false)
    #expect(names(insertion, "state.a.toggle()").contains { $0.contains("⇄") })
    #expect(names("state.c.append(state.a)", "state.a = b").contains { $0.contains("⇄") })
    #expect(names("state = b", "state.c = d").contains("state = b ⇄ state.c = d"))
    #expect(names("state.a = b", "g()").contains("state.a = b ⇄ g()"))
    #expect(names("let a = b", "g(a)").contains { $0.contains("⇄") } == false)
  }

  @Test("A returned effect becomes none")
  func effects() {
    #expect(
      names("return .run { send in", "  await send(.tick)", "}", ".cancellable(id: ID())")
        .contains("return .run { send in → return .none")
    )
    #expect(names("return .none") == [])
    // The effect goes whole, and nothing behind it.
    let text = "func f() {\n  return .run { send in\n    await send(.tick)\n  }\n}\n"
    let found = Mutator(of: text).mutants().first { $0.kind == .noEffect }
    #expect(found?.text == "func f() {\n  return .none\n}\n")
  }

  @Test("Statements of the cases of a switch are found, those of types are none")
  func blocks() {
    let found = names(
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
      names("struct A {", "  var b = c", "  var d = e", "}").contains { $0.contains("⇄") }
        == false
    )
  }
}
