import Testing

@testable import MacroExpansion

@Suite("Misuse of macros")
struct DiagnosticTests {
  @Test("@CasePathable on something else than an enum", arguments: ["struct", "class", "actor"])
  func casePathsWithoutCases(keyword: String) {
    let expanded = Expanded("CasePathable", .member, "@CasePathable public \(keyword) Feature {}")
    #expect(
      expanded.messages == [
        "error at \(keyword): '@CasePathable' can only be applied to an enum, and this is "
          + "a '\(keyword)'"
      ]
    )
    #expect(expanded.source == "")
    #expect(Expanded("CasePathable", .extensionRole, "\(keyword) Feature {}").source == "")
  }

  @Test("@CasePathable with two cases of one name")
  func overloadedCases() {
    let expanded = Expanded(
      "CasePathable",
      .member,
      "enum Action { case set(Int), other; case set(String) }"
    )
    #expect(
      expanded.messages == [
        "error at set: '@CasePathable' needs a different name for each case, and 'set' is "
          + "there twice"
      ]
    )
    #expect(expanded.source.components(of: "var set:") == 1)
  }

  @Test("The same name in two branches of an #if is no misuse")
  func conditionalCases() {
    let expanded = Expanded(
      "CasePathable",
      .member,
      "enum Action {\n#if A\ncase set(Int)\n#else\ncase set(String)\n#endif\n}"
    )
    #expect(expanded.messages == [])
    #expect(expanded.source.components(of: "var set:") == 2)
  }

  @Test(
    "@Reducer with two cases behind one 'case'",
    arguments: ["case a(A), b(B)", "#if DEBUG\ncase a, b\n#endif"]
  )
  func casesInOneLine(cases: String) {
    let expanded = Expanded("Reducer", .member, "enum Screen {\n\(cases)\ncase c\n}")
    #expect(
      expanded.messages == [
        "error at b: each case of a '@Reducer' enum has a 'case' of its own; write 'case b' on a "
          + "line after 'case a'"
      ]
    )
  }

  @Test("The cases of the action of a @Reducer enum may share a 'case'")
  func casesOfActionInOneLine() {
    let expanded = Expanded("Reducer", .member, "enum Screen { case a\nenum Action { case b, c } }")
    #expect(expanded.messages == [])
  }

  @Test("@ObservableState on a class or an actor", arguments: ["class", "actor"])
  func observableClass(keyword: String) {
    let expanded = Expanded("ObservableState", .member, "final \(keyword) State { var count = 0 }")
    #expect(
      expanded.messages == [
        "error at \(keyword): '@ObservableState' can only be applied to a struct or an enum, and "
          + "this is a '\(keyword)'"
      ]
    )
    #expect(expanded.source == "")
  }

  @Test("@ObservableState with a field in an older spelling")
  func olderWrappers() {
    let presentation = member("@PresentationState var child: Child.State?")
    #expect(
      presentation.messages == [
        "error at @PresentationState: '@PresentationState' does not work in '@ObservableState'; "
          + "use '@Presents'"
      ]
    )
    #expect(presentation.fixed == "@Presents var child: Child.State?")
    let binding = member("@BindingState public var text = \"\"")
    #expect(
      binding.messages == [
        "error at @BindingState: '@BindingState' does not work in '@ObservableState', and it is "
          + "not needed there"
      ]
    )
    #expect(binding.fixed.trimmingSpaces == "public var text = \"\"")
    #expect(presentation.source == "")
    #expect(binding.source == "")
  }

  @Test(
    "@ObservableState with several variables in one declaration",
    arguments: ["var a = 1, b = 2", "var (a, b) = (1, 2)"]
  )
  func severalVariables(declaration: String) {
    let expanded = member(declaration)
    #expect(expanded.diagnostics.count == 1)
    #expect(expanded.messages.first?.hasSuffix("for each variable") == true)
    #expect(expanded.source == "")
  }

  @Test("@ObservableState with a value that is made late")
  func lazyVariable() {
    let expanded = member("lazy var a = 1")
    #expect(expanded.diagnostics.count == 1)
    #expect(expanded.messages.first?.hasPrefix("error at a: 'lazy' does not work in") == true)
  }

  @Test(
    "Properties that are not stored or not observed are left alone",
    arguments: [
      "let id: Int", "static var count = 0", "var isEven: Bool { true }", "func f() {}",
      "@ObservationStateIgnored var cache = 1", "@Presents var child: Child.State?",
      "struct Inner {}", "case a", "@Shared var a = 1",
      "@SharedReader(.count) var a",
      "var a: Int { get { 1 } set {} }",
    ]
  )
  func notTracked(declaration: String) {
    #expect(member(declaration).source == "")
    #expect(member(declaration).messages == [])
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

  @Test("@Presents on a constant")
  func presentsConstant() {
    let expanded = presents("@Presents public let child: Child.State?")
    #expect(
      expanded.messages == [
        "error at child: '@Presents' needs a 'var': what is presented comes and goes"
      ]
    )
    #expect(expanded.fixed == "@Presents public var child: Child.State?")
  }

  @Test("@Presents on something that is not optional")
  func presentsNonOptional() {
    let expanded = presents("@Presents var child: Child.State")
    #expect(
      expanded.messages == [
        "error at child: '@Presents' needs an optional, which is 'nil' while nothing shows"
      ]
    )
    #expect(expanded.fixed == "@Presents var child: Child.State?")
  }

  @Test(
    "@Presents where nothing can be stored, or without a type",
    arguments: [
      ("@Presents var child: Child.State? { nil }", "to one stored variable"),
      ("@Presents var a: Child.State?, b: Child.State?", "to one stored variable"),
      ("@Presents static var a: Child.State?", "to one stored variable"),
      ("@Presents var child = Child.State()", "'var child: Child.State?'"),
    ]
  )
  func presentsElsewhere(declaration: String, message: String) {
    let expanded = presents(declaration)
    #expect(expanded.diagnostics.count == 1)
    #expect(expanded.messages.first?.contains(message) == true)
  }

  @Test("@Presents in a struct without @ObservableState")
  func presentsUnobserved() {
    let declaration = "@Presents var child: Child.State?"
    let expanded = Expanded("Presents", .peer, declaration, lexicalContext: ["struct State {}"])
    #expect(expanded.diagnostics.count == 1)
    #expect(expanded.messages.first?.contains("'@ObservableState'") == true)
    let observed = "@ObservableState struct State: Equatable {}"
    let fine = Expanded("Presents", .peer, declaration, lexicalContext: [observed])
    #expect(fine.messages == [])
  }

  @Test("@Reducer on a class, an actor or a protocol", arguments: ["class", "actor", "protocol"])
  func reducerClass(keyword: String) {
    let expanded = Expanded("Reducer", .member, "@Reducer \(keyword) Feature {}")
    #expect(
      expanded.messages == [
        "error at \(keyword): '@Reducer' can only be applied to a struct or an enum, and this is "
          + "a '\(keyword)'"
      ]
    )
    #expect(Expanded("Reducer", .extensionRole, "\(keyword) Feature {}").source == "")
  }

  @Test("@Reducer with a body and a reduce method")
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

  @Test("@Reducer with a reduce method in place of a body")
  func reduceMethod() {
    let expanded = Expanded(
      "Reducer",
      .member,
      """
      struct Feature {
        struct State {}
        enum Action {}
        public func reduce(into s: inout State, action: Action) -> Effect<Action> {
          .none
        }
      }
      """
    )
    #expect(
      expanded.messages == [
        "warning at reduce: 'reduce(into:action:)' is deprecated as the implementation of a "
          + "reducer: write a 'body' with 'Reduce { state, action in … }'"
      ]
    )
    #expect(
      expanded.fixed == """
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
    )
  }

  @Test("A reduce method for the types of others becomes a body for them")
  func reduceMethodOfOtherTypes() {
    let expanded = Expanded(
      "Reducer",
      .member,
      "struct F { func reduce(into a: inout [A: B], action b: Int) -> Effect<Int> { .none } }"
    )
    #expect(
      expanded.fixed
        == "struct F { var body: some Reducer<[A: B], Int> {\n  Reduce { a, b in .none }\n} }"
    )
  }

  @Test(
    "Another method of that name is no misuse",
    arguments: ["func reduce(_ n: Int) {}", "func reduce(into s: inout Int) {}"]
  )
  func otherReduceMethods(method: String) {
    #expect(Expanded("Reducer", .member, "struct F { \(method) }").messages == [])
  }

  private func member(_ declaration: String) -> Expanded {
    Expanded("ObservableState", .memberAttribute, declaration, parent: "struct State {}")
  }

  private func presents(_ declaration: String) -> Expanded {
    Expanded(
      "Presents",
      .peer,
      declaration,
      lexicalContext: ["@ObservableState struct State {}"]
    )
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }

  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " })
  }
}
