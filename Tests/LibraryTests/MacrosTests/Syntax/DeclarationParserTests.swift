import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@Suite("Declaration parser")
struct DeclarationParserTests {
  private func parse(_ text: String) throws -> Declaration {
    try #require(DeclarationParser.parse(text))
  }

  /// One line per member: its kind, and what it declares.
  private func summary(_ text: String) throws -> [String] {
    try parse("struct S {\n\(text)\n}").members().map(describe)
  }

  private func describe(_ member: Declaration) -> String {
    let source = member.source
    switch member.kind {
    case .variable:
      let bindings = member.bindings.map { binding in
        source.text(binding.pattern)
          + (binding.type.map { ": \(source.text($0))" } ?? "")
          + (binding.initializer.map { " = \(source.text($0))" } ?? "")
          + (binding.accessorBrace == nil ? "" : " {}")
      }
      return source.text(member.keyword) + " " + bindings.joined(separator: " | ")
    case .enumCase:
      return "case " + member.cases.map { source.text($0.name) }.joined(separator: " | ")
    case .conditional:
      return member.branches.map { branch in
        source.text(branch.directive) + " " + branch.members.map(describe).description
      }.joined(separator: " ")
    default:
      return "\(member.kind) \(member.name ?? "")"
    }
  }

  @Test("Attributes, modifiers, generics and inheritance of a type are told apart")
  func header() throws {
    let declaration = try parse(
      """
      /// Documented { }
      @available(macOS 14, *) @Module.Reducer(state: .equatable, .sendable, action: .hashable)
      @MainActor public final
      class `Feature`<A: P<Int>, each B>: Base<[String: (A) -> Int]>, Module.P & Q, ~Copyable
      where A == B { var x = 1 }
      """
    )
    let source = declaration.source
    #expect(declaration.kind == .classType)
    #expect(declaration.name == "`Feature`")
    #expect(
      declaration.attributes.map { source.text($0.baseName) } == [
        "available", "Reducer", "MainActor",
      ]
    )
    let arguments = declaration.attributes[1].arguments
    #expect(arguments.map { $0.label.map(source.text) } == ["state", nil, "action"])
    #expect(arguments.map { source.text($0.value) } == [".equatable", ".sendable", ".hashable"])
    #expect(declaration.modifiers.map { source.text($0.name) } == ["public", "final"])
    #expect(declaration.genericParameters.map(source.text) == "<A: P<Int>, each B>")
    #expect(
      declaration.inheritedTypes.map(source.text) == [
        "Base<[String: (A) -> Int]>", "Module.P & Q", "~Copyable",
      ]
    )
    #expect(declaration.inherits("Base"))
    #expect(declaration.inherits("Q"))
    #expect(!declaration.inherits("String"))
    #expect(declaration.members().count == 1)
  }

  @Test("A modifier with a detail is not the plain one")
  func modifierDetail() throws {
    let member = try parse("public private(set) var x: Int")
    #expect(member.hasModifier("public"))
    #expect(!member.hasModifier("private"))
  }

  @Test("The names of nested and extended types are read")
  func names() throws {
    #expect(try parse("extension A.B<Int>: P {}").name == "A")
    #expect(try parse("actor Counter { }").kind == .actor)
    #expect(try parse("indirect enum Tree { case leaf }").kind == .enumeration)
    #expect(try parse("protocol P: AnyObject { var x: Int { get } }").kind == .protocolType)
  }

  @Test("Variables: patterns, types, values, accessors")
  func variables() throws {
    let members = try summary(
      """
      var a = 1
      let b: Int
      var c: [String: Set<Int>]? = nil, d = Pair<Int, String>(1, "x,"), e: Int
      var (f, g) = (1, 2)
      var h: Int { 1 }
      var i: Int = 3 { didSet { } }
      var j = value { willSet(new) { print(new) } }
      var k = { 1 }()
      var l: (Int, String) throws -> Void = { _, _ in }; var m = 1
      static var n: Int { get async throws { 1 } }
      var o: any P & Q = make()
      var p: some View
      var q: Int! = nil, r: Int??
      let `class` = "}"
      private(set) lazy var s = Foo { $0 }
      var t: @Sendable (inout Int) -> Void
      """
    )
    #expect(
      members == [
        "var a = 1",
        "let b: Int",
        #"var c: [String: Set<Int>]? = nil | d = Pair<Int, String>(1, "x,") | e: Int"#,
        "var (f, g) = (1, 2)",
        "var h: Int {}",
        "var i: Int = 3 {}",
        "var j = value {}",
        "var k = { 1 }()",
        "var l: (Int, String) throws -> Void = { _, _ in }",
        "var m = 1",
        "var n: Int {}",
        "var o: any P & Q = make()",
        "var p: some View",
        "var q: Int! = nil | r: Int??",
        #"let `class` = "}""#,
        "var s = Foo { $0 }",
        "var t: @Sendable (inout Int) -> Void",
      ]
    )
  }

  @Test("An expression goes on over lines where Swift goes on")
  func expressionsOverLines() throws {
    let members = try summary(
      """
      var a = first
        .map { $0 }
        ?? second
        + third
      var b = condition ?
        1 :
        2
      var c = try!
        f()
      var d = if x { 1 }
        else { 2 }
      var e =
        3
      var f = a!
      var g = chain
        #if DEBUG
          .debug()
        #endif
        .done()
      var h: Int? = x as?
        Int
      @Wrapper var i = 1
      #if DEBUG
        var j = 2
      #endif
      """
    )
    #expect(members.count == 10)
    #expect(members[4] == "var e = 3")
    #expect(members[5] == "var f = a!")
    #expect(members[6].hasSuffix(".done()"))
    #expect(members[8] == "var i = 1")
    #expect(members[9] == #"#if DEBUG ["var j = 2"]"#)
  }

  @Test("Functions, initializers and subscripts end where they end")
  func functions() throws {
    let members = try summary(
      """
      func a<T: P>(_ x: T, y: Int = 3) async throws(E) -> [T] where T: Q { { } }
      init?(x: Int) { }
      subscript(i: Int) -> Int { get { 1 } set { } }
      static func + (l: Self, r: Self) -> Self { l }
      func b(
        _ x: Int
      )
        -> Int
      { 1 }
      deinit { }
      typealias T = Dictionary<Int, String>
      associatedtype A: P where A.B == Int
      func requirement() -> Int
      var last = 1
      """
    )
    #expect(
      members == [
        "function a", "initializer ", "subscriptMember ", "function +", "function b", "other ",
        "alias T", "alias A", "function requirement", "var last = 1",
      ]
    )
  }

  @Test("Cases: payloads, labels, defaults, raw values, several on a line")
  func cases() throws {
    let declaration = try parse(
      """
      enum E: String {
        case a, b(Int), c(x: Int = 3, _ y: [String: Int], z: (Int) -> Void = { _ in })
        indirect case d(E?)
        case `default` = "a,b", e = "}"
        case f(@Sendable (Int) async -> Void), g(any P), h((Int, String))
      }
      """
    )
    let list = CaseList(of: declaration)
    let source = declaration.source
    #expect(
      list.elements.map { source.text($0.element.name) } == [
        "a", "b", "c", "d", "`default`", "e", "f", "g", "h",
      ]
    )
    let c = list.elements[2].element
    #expect(c.parameters.map { $0.label.map(source.text) } == ["x", nil, "z"])
    #expect(c.parameters.map { source.text($0.type) } == ["Int", "[String: Int]", "(Int) -> Void"])
    #expect(c.parameters.map { $0.defaultValue.map(source.text) } == ["3", nil, "{ _ in }"])
    #expect(
      c.payloadType(in: source, replacingSelfWith: "E")
        == "(x: Int, [String: Int], z: (Int) -> Void)"
    )
    #expect(
      source.text(list.elements[6].element.parameters[0].type)
        == "@Sendable (Int) async -> Void"
    )
  }

  @Test("Conditional cases keep their directives")
  func conditionalCases() throws {
    let declaration = try parse(
      """
      enum E {
        case a
        #if DEBUG && os(Linux)
          case b
          #if A
            case c
          #endif
        #elseif swift(>=6)
          case d
        #else
          case e
        #endif
        #if NOTHING
          func f() {}
        #endif
      }
      """
    )
    let names = CaseList(of: declaration).source { element, declaration in
      declaration.source.text(element.name)
    }
    #expect(
      names == """
        a
        #if DEBUG && os(Linux)
        b
        #if A
        c
        #endif
        #elseif swift(>=6)
        d
        #else
        e
        #endif
        """
    )
  }

  @Test("Line endings of Windows make no difference")
  func carriageReturns() throws {
    let text = "enum E {\r\n  case a // x\r\n  case b(Int)\r\n}\r\n"
    let names = CaseList(of: try parse(text)).elements.map {
      $0.declaration.source.text($0.element.name)
    }
    #expect(names == ["a", "b"])
  }

  @Test("A member that cannot be read hides no other")
  func nonsense() throws {
    let members = try summary(
      """
      var a = 1
      what is this
      case
      #unknown(1, 2)
      import Foundation
      var b = 2
      """
    )
    #expect(members.first == "var a = 1")
    #expect(members.last == "var b = 2")
  }

  @Test(
    "Half a declaration does no harm",
    arguments: [
      "", "@", "@A", "@A(", "public", "struct", "struct S", "struct S<", "struct S: ", "struct S {",
      "enum E { case", "enum E { case a(", "enum E { case a(x:", "enum E { case a = ", "var",
      "var x:",
      "var x =", "var x = {", "var x: Int {", "extension", "extension A.", "struct S { var a: [",
      "#if",
      "struct S { #if A", "struct S { #if A var x", "struct S { func f(", "struct S { }}}} var x",
      "@A(b: ) struct S {}", "@A. struct", "func", "init", "typealias", "let (", "case a",
      "struct S {\n#warning(\"later\")\n#else\nmacro m()\nenum E { case a }\n}",
      "precedencegroup P {}", "operator", "indirect", ")", "/*", "\"",
    ]
  )
  func halves(text: String) {
    if let declaration = DeclarationParser.parse(text) {
      _ = declaration.members()
      _ = CaseList(of: declaration).elements
      _ = declaration.name
    }
    for typeName in macroNames {
      for role in [MacroRole.member, .memberAttribute, .extensionRole, .accessor, .peer] {
        _ = expand(
          ExpansionRequest(
            typeName: typeName,
            role: role,
            declaration: SyntaxNode(source: text),
            parent: SyntaxNode(source: text),
            extendedType: "S",
            conformances: "CasePathable, Reducer, CaseReducer, ObservableState",
            lexicalContext: [text]
          )
        )
      }
    }
  }

  private let macroNames = [
    "CasePathableMacro", "ObservableStateMacro", "ObservationStateTrackedMacro",
    "PresentsMacro", "ReducerMacro", "DependencyClientMacro", "ViewActionMacro", "MarkerMacro",
    "Unknown",
  ]

  @Test("Any text of Swift's pieces is read to its end", arguments: 0..<150)
  func anything(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed) + 1000)
    let pieces = [
      "struct", "enum", "S", "{", "}", "(", ")", "<", ">", "case", "var", "let", "x", ":", "Int",
      "=", ",",
      "?", "@", "A", "\n", "#if", "#endif", "func", "init", "->", ".", "\"s\"", "1", "where",
      "didSet",
    ]
    let text = (0..<30).map { _ in pieces.randomElement(using: &generator)! }.joined(separator: " ")
    for prefix in ["struct S {", "enum E {", ""] {
      halves(text: prefix + text)
    }
  }
}
