import Testing

@testable import MacroExpansion

/// A declaration that a macro is attached to, and what the macro says about it.
struct Misuse: CustomTestStringConvertible {
  let macro: String
  let declaration: String
  var role = MacroRole.member
  /// The declaration around it.
  var parent = "@ObservableState struct State {}"
  let messages: [String]
  /// The declaration after the fix that is offered, if there is one.
  var fixed: String?

  var testDescription: String { "@\(macro) \(declaration)" }

  init(
    _ macro: String,
    _ declaration: String,
    _ messages: String...,
    role: MacroRole = .member,
    parent: String = "@ObservableState struct State {}",
    fixed: String? = nil
  ) {
    self.macro = macro
    self.declaration = declaration
    self.messages = messages
    self.role = role
    self.parent = parent
    self.fixed = fixed
  }

  var expanded: Expanded {
    Expanded(macro, role, declaration, parent: parent, lexicalContext: [parent])
  }

  static let ofTypes: [Self] =
    ["struct", "class", "actor"].map {
      Self(
        "CasePathable",
        "public \($0) Feature {}",
        "error at \($0): '@CasePathable' can only be applied to an enum, and this is a '\($0)'"
      )
    }
    + ["class", "actor"].map {
      Self(
        "ObservableState",
        "final \($0) State { var count = 0 }",
        "error at \($0): '@ObservableState' can only be applied to a struct or an enum, and this "
          + "is a '\($0)'"
      )
    }
    + ["class", "actor", "protocol"].map {
      Self(
        "Reducer",
        "\($0) Feature {}",
        "error at \($0): '@Reducer' can only be applied to a struct or an enum, and this is a "
          + "'\($0)'"
      )
    }
    + ["enum", "class", "actor"].map {
      Self("DependencyClient", "\($0) Client {}", "can only be applied to a struct")
    }

  static let ofMembers: [Self] = [
    ofMember(
      "@PresentationState var child: Child.State?",
      "error at @PresentationState: '@PresentationState' does not work in '@ObservableState'; "
        + "use '@Presents'",
      fixed: "@Presents var child: Child.State?"
    ),
    ofMember(
      "@BindingState public var text = \"\"",
      "error at @BindingState: '@BindingState' does not work in '@ObservableState', and it is "
        + "not needed there",
      fixed: " public var text = \"\""
    ),
    ofMember("var a = 1, b = 2", "for each variable"),
    ofMember("var (a, b) = (1, 2)", "for each variable"),
    ofMember("lazy var a = 1", "error at a: 'lazy' does not work in"),
  ]

  static let ofPresents: [Self] = [
    ofPresents(
      "@Presents public let child: Child.State?",
      "error at child: '@Presents' needs a 'var': what is presented comes and goes",
      fixed: "@Presents public var child: Child.State?"
    ),
    ofPresents(
      "@Presents var child: Child.State",
      "error at child: '@Presents' needs an optional, which is 'nil' while nothing shows",
      fixed: "@Presents var child: Child.State?"
    ),
    ofPresents("@Presents var child: Child.State? { nil }", "to one stored variable"),
    ofPresents("@Presents var a: Child.State?, b: Child.State?", "to one stored variable"),
    ofPresents("@Presents static var a: Child.State?", "to one stored variable"),
    ofPresents("@Presents var child = Child.State()", "'var child: Child.State?'"),
    ofPresents("@Presents var a: Child.State?", "'@ObservableState'", parent: "struct State {}"),
  ]

  static let ofCases: [Self] =
    [
      Self(
        "CasePathable",
        "enum Action { case set(Int), other; case set(String) }",
        "error at set: '@CasePathable' needs a different name for each case, and 'set' is there twice"
      )
    ]
    + ["case a(A), b(B)", "#if DEBUG\ncase a, b\n#endif"].map {
      Self(
        "Reducer",
        "enum Screen {\n\($0)\ncase c\n}",
        "error at b: each case of a '@Reducer' enum has a 'case' of its own; write 'case b' on a "
          + "line after 'case a'"
      )
    }

  static let ofReduce: [Self] = [
    Self(
      "Reducer",
      """
      struct Feature {
        struct State {}
        enum Action {}
        public func reduce(into s: inout State, action: Action) -> Effect<Action> {
          .none
        }
      }
      """,
      "warning at reduce: 'reduce(into:action:)' is deprecated as the implementation of a "
        + "reducer: write a 'body' with 'Reduce { state, action in … }'",
      fixed: """
        struct Feature {
          struct State {}
          enum Action {}
          public var body: some ReducerOf<Self> {
            Reduce { s, action in
            .none
          }
          }
        }
        """
    ),
    Self(
      "Reducer",
      "struct F { func reduce(into a: inout [A: B], action b: Int) -> Effect<Int> { .none } }",
      "warning at reduce: ",
      fixed: "struct F { var body: some Reducer<[A: B], Int> {\n  Reduce { a, b in .none }\n} }"
    ),
  ]

  private static func ofMember(_ member: String, _ message: String, fixed: String? = nil) -> Self {
    Self(
      "ObservableState",
      member,
      message,
      role: .memberAttribute,
      parent: "struct State {}",
      fixed: fixed
    )
  }

  private static func ofPresents(
    _ variable: String,
    _ message: String,
    parent: String = "@ObservableState struct State {}",
    fixed: String? = nil
  ) -> Self {
    Self("Presents", variable, message, role: .peer, parent: parent, fixed: fixed)
  }
}

@Suite("Misuse of macros")
struct DiagnosticTests {
  @Test(
    "A misuse is told at its place, with the fix where there is one",
    arguments: Misuse.ofTypes + Misuse.ofMembers + Misuse.ofPresents + Misuse.ofCases
      + Misuse.ofReduce
  )
  func misuse(_ misuse: Misuse) {
    let expanded = misuse.expanded
    #expect(expanded.messages.count == misuse.messages.count, "\(expanded.messages)")
    for (message, part) in zip(expanded.messages, misuse.messages) {
      #expect(message.contains(part))
    }
    if let fixed = misuse.fixed { #expect(expanded.fixed == fixed) }
  }

  @Test("A type that a macro is not for gets nothing", arguments: Misuse.ofTypes)
  func nothing(misuse: Misuse) {
    #expect(misuse.expanded.source == "")
    #expect(Expanded(misuse.macro, .extensionRole, misuse.declaration).source == "")
  }

  @Test(
    "What is no misuse is let be",
    arguments: [
      ("CasePathable", "enum Action {\n#if A\ncase set(Int)\n#else\ncase set(String)\n#endif\n}"),
      ("Reducer", "enum Screen { case a\nenum Action { case b, c } }"),
      ("Reducer", "struct F { func reduce(_ n: Int) {} }"),
      ("Reducer", "struct F { func reduce(into s: inout Int) {} }"),
    ]
  )
  func fine(macro: String, declaration: String) {
    #expect(Expanded(macro, .member, declaration).messages == [])
  }

  @Test(
    "Properties that are not stored or not observed are left alone",
    arguments: [
      "let id: Int", "static var count = 0", "var isEven: Bool { true }", "func f() {}",
      "@ObservationStateIgnored var cache = 1", "@Presents var child: Child.State?",
      "struct Inner {}", "case a", "@Shared var a = 1",
      "@SharedReader(.count) var a", "var a: Int { get { 1 } set {} }",
    ]
  )
  func notTracked(declaration: String) {
    let expanded = member(declaration)
    #expect(expanded.source == "")
    #expect(expanded.messages == [])
  }

  @Test(
    "Stored properties are observed",
    arguments: [
      "var count = 0", "public private(set) var count: Int", "var count = 0 { didSet {} }",
      "@available(macOS 14, *) var count = 0", "weak var delegate: Delegate?",
      "@MainActor var count = 0", "@AtMost100 var count = 0",
      "var `default`: [Int: (String) -> Void] = [:]",
    ]
  )
  func tracked(declaration: String) {
    #expect(member(declaration).source == "@ComposableArchitecture.ObservationStateTracked")
  }

  @Test("A body and a reduce method beside each other are an error, with a note at the body")
  func bodyAndReduce() {
    let expanded = Expanded(
      "Reducer",
      .member,
      """
      struct Feature {
        struct State {}
        enum Action {}
        var body: some ReducerOf<Self> { EmptyReducer() }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """
    )
    #expect(
      expanded.messages == [
        "error at reduce: A reducer with a 'body' must not have a 'reduce' method: the method "
          + "would be called and 'body' never"
      ]
    )
    let note = expanded.diagnostics[0].notes[0]
    #expect(note.message == "'body' is here")
    #expect(expanded.text(note.offset..<note.offset + 4) == "body")
  }

  private func member(_ declaration: String) -> Expanded {
    Expanded("ObservableState", .memberAttribute, declaration, parent: "struct State {}")
  }
}
