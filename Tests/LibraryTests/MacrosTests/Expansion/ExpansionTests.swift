import Testing

@testable import MacroExpansion

@Suite("Expansion of macros")
struct ExpansionTests {
  @Test(
    "Members are public where the type is",
    arguments: [
      ("public enum Action { case a }", "", "public struct AllCasePaths"),
      ("package enum Action { case a }", "", "package struct AllCasePaths"),
      ("enum Action { case a }", "", "struct AllCasePaths"),
      ("private enum Action { case a }", "", "struct AllCasePaths"),
      ("enum Action { case a }", "public extension Feature {}", "public struct AllCasePaths"),
      ("enum Action { case a }", "public struct Feature {}", "struct AllCasePaths"),
      ("internal enum Action { case a }", "public extension Feature {}", "struct AllCasePaths"),
    ]
  )
  func access(declaration: String, context: String, expected: String) {
    let expanded = Expanded(
      "CasePathable",
      .member,
      declaration,
      lexicalContext: context.isEmpty ? [] : [context]
    )
    #expect(expanded.source.hasPrefix(expected))
  }

  @Test(
    "Extensions are as available as the type and those around it",
    arguments: ["Reducer", "CasePathable", "ObservableState"]
  )
  func availability(macro: String) {
    let expanded = Expanded(
      macro,
      .extensionRole,
      "@available(macOS 15, *) @available(iOS, deprecated: 18) enum Feature { case a }",
      lexicalContext: [
        "@available(tvOS 17, *) public struct Parent {}", "@available(x) func f() {}",
      ]
    )
    let lines = expanded.source.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "@available(macOS 15, *)", "@available(iOS, deprecated: 18)", "@available(tvOS 17, *)",
      ]
    )
    #expect(lines.last?.hasPrefix("extension Feature: ComposableArchitecture.") == true)
    #expect(lines.count == 4)
  }

  @Test("A deprecated case has a deprecated path, and an unavailable one has none")
  func unavailableCases() {
    let expanded = Expanded(
      "CasePathable",
      .member,
      """
      enum Action {
        @available(*, deprecated, message: "Use 'new'") case old(Int)
        @available(*, unavailable) case gone
        case new
      }
      """
    )
    let lines = expanded.source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let old = lines.firstIndex { $0.hasPrefix("var old:") }
    #expect(old.map { lines[$0 - 1] } == #"@available(*, deprecated, message: "Use 'new'")"#)
    #expect(expanded.source.contains("gone") == false)
    #expect(lines.contains { $0.hasPrefix("var new:") })
  }

  @Test("Observers and what says how a value is held move to the storage")
  func storage() {
    let observed = "private(set) var count: Int = 0 { didSet { log() } }"
    #expect(
      Expanded("ObservationStateTracked", .peer, observed).source
        == "private var _count: Int = 0 { didSet { log() } }"
    )
    #expect(
      Expanded("ObservationStateTracked", .peer, "weak var `self`: Delegate?").source
        == "private weak var _self: Delegate?"
    )
    #expect(
      Expanded("ObservationStateTracked", .accessor, observed).source
        .contains("@storageRestrictions(initializes: _count)")
    )
  }

  @Test("A struct that leaves out its parts gets the least that works")
  func emptyReducer() {
    let expanded = Expanded("Reducer", .member, "public struct Feature {}")
    #expect(expanded.source.contains("public struct State: ComposableArchitecture.ObservableState"))
    #expect(expanded.source.contains("public enum Action: Swift.Hashable, Swift.Sendable {}"))
    #expect(
      expanded.source.contains(
        "public let body = ComposableArchitecture.EmptyReducer<State, Action>()"
      )
    )
    let full = Expanded(
      "Reducer",
      .member,
      "struct Feature { struct State {}; enum Action {}; var body: some ReducerOf<Self> { A() } }"
    )
    #expect(full.source == "")
  }

  @Test(
    "A struct whose body or method names types gets none of its own",
    arguments: [
      "var body: some Reducer<State, Action> { A() }",
      "var body: some ReducerOf<Self> { A() }",
      "var body: some ReducerOf<Base> { A() }",
      "var body: any Reducer<Self.State, Self.Action> { A() }",
      "let body = Reduce<Int, Bool> { _, _ in .none }",
      "let body = EmptyReducer<Int, Int>()",
      "var body: some Reducer<Pair<Int, [A: B]>, Result<A, B>> { A() }",
      "var body: some ComposableArchitecture.Reducer<Parent.State, (Int, Int)> { A() }",
      "let body = A(); typealias State = Int; typealias Action = Int",
      "func reduce(into state: inout Pair<A, B>, action: [A: B]) -> Effect<[A: B]> { .none }",
    ]
  )
  func typesOfOthers(members: String) {
    let expanded = Expanded("Reducer", .member, "struct Feature { \(members) }")
    #expect(expanded.source == "")
  }

  @Test(
    "A struct whose body or method names no other types gets those it lacks",
    arguments: [
      "var body: Reduce<Int, Bool> { A() }",
      "var body: A { A() }",
      "",
      "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }",
    ]
  )
  func ownTypes(members: String) {
    let expanded = Expanded("Reducer", .member, "struct Feature { \(members) }")
    #expect(expanded.source.contains("struct State:"))
    #expect(expanded.source.contains("enum Action:"))
  }

  @Test(
    "Actions, states that are enums, and bodies get their attributes",
    arguments: [
      ("enum Action { case a }", "@ComposableArchitecture.CasePathable"),
      ("@CasePathable enum Action { case a }", ""),
      ("enum State { case a }", "@ComposableArchitecture.CasePathable\n@dynamicMemberLookup"),
      ("@dynamicMemberLookup enum State { case a }", "@ComposableArchitecture.CasePathable"),
      ("struct State {}", ""),
      ("enum Other { case a }", ""),
      (
        "var body: some ReducerOf<Self> { A() }",
        "@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"
      ),
      (
        "var body: some Reducer<Pair<A, B>, (A, B)> { A() }",
        "@ComposableArchitecture.ReducerBuilder<Pair<A, B>, (A, B)>"
      ),
      ("@ReducerBuilder<Int, Int> var body: some ReducerOf<Self> { A() }", ""),
      ("var body: some ReducerOf<Self> { let a = A(); return a }", ""),
      ("static var body: some ReducerOf<Self> { A() }", ""),
      ("let body = A()", ""),
      ("var body: some ReducerOf<Self> { get { A() } }", ""),
      (
        "var body: some ReducerOf<Base> { A() }",
        "@ComposableArchitecture.ReducerBuilder<Base.State, Base.Action>"
      ),
      ("var other: some ReducerOf<Self> { A() }", ""),
      (
        "var body: some ReducerOf<Self> { Reduce { state, action in return .none } }",
        "@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"
      ),
    ]
  )
  func reducerAttributes(member: String, expected: String) {
    let expanded = Expanded("Reducer", .memberAttribute, member, parent: "struct Feature {}")
    #expect(expanded.source == expected)
  }

  @Test("Conformances that are there are not written again")
  func existingConformance() {
    let request = ExpansionRequest(
      typeName: "ReducerMacro",
      role: .extensionRole,
      declaration: SyntaxNode(source: "struct Feature: Reducer {}"),
      extendedType: "Feature",
      conformances: ""
    )
    #expect(expand(request).source == "")
  }

  @Test("A request for an unknown macro, or without a declaration, adds nothing")
  func unknown() {
    #expect(Expanded("Unknown", .member, "struct A {}").source == "")
    #expect(Expanded("Reducer", .member, "").source == "")
    #expect(Expanded("Reducer", .member, "}").source == "")
    #expect(Expanded("Presents", .accessor, "func f() {}").source == "")
    #expect(Expanded("Reducer", .codeItem, "struct A {}").source == "")
  }
}
