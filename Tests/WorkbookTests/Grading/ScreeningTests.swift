import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// Asks the compiler about small files, and screens what it says. What a suite calls of a file is
/// tried with the submissions in `Hostile`.
@Suite("What a submission may hold", .offPool, .timeLimit(.minutes(20))) struct ScreeningTests {
  let folder: TemporaryFolder
  let exercise: Exercise
  private static let solution = """
    import Foundation
    struct State: Equatable { var count = 0 }
    func double(_ a: Int) -> Int { 2 * a }

    """

  init() throws {
    folder = try TemporaryFolder("Screening")
    exercise = try Miniature().workbook().chapters[0].exercises[1]
  }

  func summary(_ text: String) throws -> CompiledSummary {
    let (source, output) = (folder.path + "/a.swift", folder.path + "/a.sil")
    try folder.write(text, to: "a.swift")
    let compiler = try #require(Invocation.path(of: "swiftc", environment: Program.environment))
    let words = [
      "-emit-silgen", "-parse-as-library", "-swift-version", "6", "-module-name", "Numbers", source,
      "-o", output,
    ]
    let result = Program.execute(compiler, words)
    try #require(result.status == 0, "\(result.errors)")
    let json = Program.execute(
      Program.tools,
      SummaryHelper.arguments(text: output, module: "Numbers", suite: "")
    )
    return try JSONDecoder().decode(CompiledSummary.self, from: Data(json.output.utf8))
  }

  private static let references = Locked<[String: CompiledSummary]>([:])

  /// The summary of a solution, which most tests share.
  func reference(_ solution: String) throws -> CompiledSummary {
    if let known = Self.references.withLock({ $0[solution] }) { return known }
    let summary = try summary(solution)
    Self.references.withLock { $0[solution] = summary }
    return summary
  }

  func look(
    _ text: String,
    solution: String = solution,
    suite: String = "double(State().count) == Clock.one",
    of exercise: Exercise? = nil,
    isStrict: Bool = false
  ) throws -> Screening {
    Screening(
      try summary(text),
      of: exercise ?? self.exercise,
      text: text,
      reference: try reference(solution),
      suite: SuiteText(module: "Numbers", text: suite),
      isStrict: isStrict
    )
  }

  func look(
    _ text: String,
    _ summary: CompiledSummary,
    reference: CompiledSummary,
    suite: String
  ) -> Screening {
    Screening(
      summary,
      of: exercise,
      text: text,
      reference: reference,
      suite: SuiteText(module: "Numbers", text: suite),
      isStrict: false
    )
  }

  @Test("A flag names each line that holds its word, and no longer word")
  func everyLine() async throws {
    let text = """
      import Foundation
      struct State: Equatable { var count = 0 }
      let exitCode: Int32 = 1
      func double(_ a: Int) -> Int {
        if a == .min { exit(exitCode) }
        if a == .max { exit(2) }
        return 2 * a
      }

      """
    let flag = try #require(try look(text).flags.first)
    #expect(flag.what == "exit" && flag.line == 5 && flag.otherLines == [6])
    #expect(InstructorRemarks.words(flag).hasPrefix("\(exercise.id) lines 5, 6: exit. "))
  }

  @Test("Every name on the list of what is known is known")
  func allowList() {
    for name in ["abs", "zip", "Zip2Sequence", "Actor", "max", "WritableKeyPath"] {
      #expect(AllowList.unknownNames(in: "Swift.\(name)<A>(A) -> A").isEmpty, "\(name)")
    }
    #expect(AllowList.unknownNames(in: "Swift.Span.count.getter : Swift.Int") == ["Span"])
  }

  @Test("The types of a property do not say whose it is")
  func rootOfKeyPath() {
    let getter = "key path getter for Swift.Result.AllCasePaths.success : CasePath<Numbers.Fact>"
    #expect(ReadableName(getter).root(in: "Numbers") == nil)
    let own = "key path getter for Numbers.State.count : Swift.Int"
    #expect(ReadableName(own).root(in: "Numbers") == "State")
    #expect(ReadableName("Numbers.double(Numbers.State) -> ()").root(in: "Numbers") == "double")
  }

  @Test("Harmless code has no flag")
  func honest() async throws {
    let screening = try look(
      #"""
      import ComposableArchitectureStandIn
      import Foundation
      import RegexBuilder

      infix operator |>: AdditionPrecedence

      /// `exit` and `dlopen` are only spoken of here.
      func double(_ a: Int) -> Int {
        let words = "exit(0), #file, Process, function_ref @sbrk, @_silgen_name(\"x\")"
        let pattern = /\/\*exit/
        return words.contains(pattern) ? 0 : helper(a) |> { $0 + 0 }
      }

      private func helper(_ a: Int) -> Int { Int(pow(Double(a), 1)) * 2 }
      private func |> (a: Int, body: (Int) -> Int) -> Int { body(a) }

      struct Tag: Hashable, Comparable {
        var name: String
        static func < (a: Tag, b: Tag) -> Bool { a.name < b.name }
      }
      enum Colour: String, CaseIterable { case red, green = "g" }
      enum Tree: Equatable { case leaf, node([Tree]) }
      struct State: Equatable { var count = 0, tags: [Tag] = [], colour = Colour.red }
      extension State { var next: State { State(count: count + 1) } }
      extension Array { fileprivate var second: Element? { dropFirst().first } }
      struct Doubler {
        enum Action { case exit, open, write(to: Int), process }
        func run(_ action: Action) async -> Action {
          await withCheckedContinuation { $0.resume(returning: .exit) }
        }
      }
      let colours = Dictionary(grouping: Colour.allCases, by: \.rawValue.count)
      let first = Colour(rawValue: "red")
      func label(_ text: String, bundle: Bundle? = nil) -> String { text }
      func labelled() -> String { label("a") }
      // A rawValue that is spoken of, stored or used is not computed.
      private struct Days: OptionSet { let rawValue: Int }
      enum Size: Int { case small, big
        var id: String { "\(rawValue)" }
        var name: String { rawValue.description.capitalized } }
      struct Field: RawRepresentable, Equatable { var rawValue: Int
        var next: Field { Field(rawValue: rawValue + 1) } }
      class Model: NSObject { var name = "" }
      // A name for an effect stores nothing, and nothing stores it.
      struct TimerID: Hashable {}
      func identifier() -> AnyHashable {
        enum LocalID { case timer }
        return LocalID.timer
      }
      extension Sequence where Element == Int { fileprivate func sum() -> Int { reduce(0, +) } }
      func largest<Values: Collection>(_ values: Values) -> Values.Element?
      where Values.Element: Comparable { values.max() }
      final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }
      let selves = [1].map(\.self)
      func part(_ a: String, _ b: NSRange) -> Substring? { Range(b, in: a).map { a[$0] } }
      func half(_ a: NSRange) -> Range<Int> { a.location..<(a.location + a.length / 2) }
      func bytes(_ a: Data) -> Data { a.subdata(in: 0..<1) + Data(a.prefix(2)) }
      struct Lines: TextOutputStream { var text = ""; mutating func write(_ a: String) { text += a } }
      enum Local { @TaskLocal static var depth = 0 }
      // The compiler calls functions of its own for these.
      func converted(_ a: [Any], _ b: [String: Any], _ c: Set<AnyHashable>) throws -> [Any] {
        let numbers = a as? [Int] ?? [], ages = b as? [String: Int] ?? [:], ids = c as? Set<Int>
        let up: [Any] = numbers, wide: [String: Any] = ages, hashable: Set<AnyHashable> = ids ?? []
        return [try thrown(), up as! [Int], wide as! [String: Int], hashable as! Set<Int>]
      }
      private func thrown() throws -> Int { throw CancellationError() }
      """#
      .replacing("import ComposableArchitectureStandIn\n", with: "")
    )
    #expect(screening.flags.isEmpty, "\(screening.flags.map { "\($0.what): \($0.why)" })")
  }

  @Test(
    "Code that a person should look at is flagged, and costs nothing",
    arguments: [
      ("_ = FileManager.default", "FileManager"), ("exit(0)", "exit"), ("_exit(0)", "_exit"),
      ("_ = try? String(contentsOfFile: \"a\", encoding: .utf8)", "contentsOfFile"),
      ("_ = CommandLine.arguments", "CommandLine"), ("_ = getenv(\"A\")", "getenv"),
      ("_ = Thread.callStackSymbols", "callStackSymbols"),
      ("try? Data().write(to: URL(string: \"a\")!)", "write"), ("_ = Process()", "Process"),
      ("try? \"\".write(toFile: \"a\", atomically: true, encoding: .utf8)", "write"),
      ("_ = \"\".appendingFormat(\"%d\", 1)", "appendingFormat"),
      ("_ = String.localizedStringWithFormat(\"%d\", 1)", "localizedStringWithFormat"),
      ("_ = (\"~\" as NSString).expandingTildeInPath", "expandingTildeInPath"),
      (
        "_ = try? URL(fileURLWithPath: \"/\").checkResourceIsReachable()",
        "checkResourceIsReachable"
      ),
      ("_ = URL(fileURLWithPath: \"/\").resolvingSymlinksInPath()", "resolvingSymlinksInPath"),
      ("_ = NSArray().write(toFile: \"a\", atomically: true)", "write"),
      ("_ = Pipe()", "Pipe"), ("NSLog(\"%s\", 8)", "NSLog"),
      ("let leave: (Int32) -> Never = Foundation.exit; leave(0)", "exit"),
      ("let f = `exit`; f(0)", "exit"),
    ]
  )
  func notices(_ code: String, _ flag: String) async throws {
    let text =
      "import Foundation\nstruct State: Equatable { var count = 0 }\nfunc f() { \(code) }\n"
    let screening = try look(text)
    #expect(screening.flags.map { $0.what }.contains(flag), "\(screening.flags)")
    #expect(screening.refusal == nil)
    #expect(try look(text, isStrict: true).refusal != nil)
    #expect(try look(text, solution: text).flags.isEmpty)
  }

  @Test("A format is flagged for what a format can do")
  func formats() throws {
    let text = "import Foundation\nfunc f() { _ = String(format: \"%d\", 1) }\n"
    let flag = try #require(try look(text, solution: "").flags.first { $0.what == "format" })
    #expect(flag.why.contains("memory"))
    let other = "import Foundation\nfunc f() { _ = FileManager.default }\n"
    #expect(try look(other, solution: "").flags.first?.why.contains("files") == true)
  }

  @Test(
    "Code that reaches past the language, or gives checks another meaning, is not run",
    arguments: [
      "import Dispatch\nfunc f() { _ = sbrk(0) }", "func f() { _ = mmap(nil, 1, 0, 0, 0, 0) }",
      "func f() { var a: [Int32] = [0, 0]; _ = pipe(&a) }",
      "func f() { _ = UnsafeRawPointer(bitPattern: 8) }",
      "func f() { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }",
      "func f() { _ = unsafeBitCast(1.0, to: Int.self) }",
      "func f(_ a: [Int]) { a.withUnsafeBytes { _ in } }",
      newer("var a: InlineArray<1, Int> = [1]; a[unchecked: 3] = 4"),
      newer("let a = [1]; let b = a.span; _ = b[unchecked: 4]"),
      newer("var a = [1]; var b = a.mutableSpan; b[unchecked: 4] = 1"),
      "func f<A: MutableCollection>(_ a: inout A) {"
        + " a.withContiguousMutableStorageIfAvailable { _ in } }",
      "func f<S: Sequence>(_ a: S) { _ = a.withContiguousStorageIfAvailable { g($0) } }"
        + "\nfunc g<C: Collection>(_ a: C) -> C.Element { a[a.index(a.startIndex, offsetBy: 9)] }",
      "func f() { var a = [1, 2]; a.replaceSubrange(Range(uncheckedBounds: (2, 0)), with: []) }",
      "func f(_ a: [Int]) { _ = a[ClosedRange(uncheckedBounds: (1, 0))] }",
      // So does Foundation's range of any location and length.
      "func f(_ a: NSRange) { var b = [1, 2]; b.replaceSubrange(Range(a)!, with: []) }",
      "func f(_ a: NSRange) -> Range<UInt8>? { .init(a) }",
      "func f(_ a: NSRange) -> Range<Int>? { let make: (NSRange) -> Range<Int>? = Range.init"
        + "\nreturn make(a) }",
      "func f<A: BinaryInteger>(_ a: NSRange) -> Range<A>? { Range(a) }",
      // These read and clear what lies beyond their ends.
      "func f(_ a: NSData) -> Data { a.subdata(with: NSRange(location: 99, length: 9)) }",
      "func f(_ a: Data) -> Any { (a as NSData).subdata(with: NSRange(location: 99, length: 9)) }",
      "func f(_ a: NSMutableData) { a.resetBytes(in: NSRange(location: 99, length: 9)) }",
      "func f(_ a: Int) -> Int { var b = Int.SIMD2Storage(); b[a] = 1; return b[0] }",
      "func f<S: SIMDStorage>(_ a: S) -> S.Scalar { a[9] }",
      "class Own: NSMutableData {}\nfunc f(_ a: Own) { a.resetBytes(in: NSRange()) }",
      "func f() async { await withUnsafeContinuation { $0.resume(); $0.resume() } }",
      "final class Twice: TaskExecutor { func enqueue(_ job: consuming ExecutorJob) {"
        + "\nlet job = UnownedJob(job)"
        + "\njob.runSynchronously(on: asUnownedTaskExecutor()) } }",
      "func f(_ a: Int?) { _ = a.unsafelyUnwrapped }",
      // Nobody has looked at what is internal to Swift's library.
      "func f() { _fixLifetime(1) }", "func f() { _ = _typeByName(\"a\") }",
      "func f() { _ = _typeName(Int.self) }",
      "@_spi(Reflection) import Foundation",
      "func f(_ a: NSObject) { unowned(unsafe) let b = a; print(b) }",
      "func f(_ a: NSObject) { _ = Unmanaged.passRetained(a) }",
      "@_silgen_name(\"sbrk\") func a(_ b: Int) -> Int\nfunc f() { _ = a(0) }",
      "@_silgen_name(\"$s7Testing4hookyyF\") func f() {}",
      "@_silgen_name(\"a] @$s7Numbers1fyyF : $x\") func f() {}",
      "@_cdecl(\"exit\") func f() {}", "typealias IntegerLiteralType = Double",
      "typealias Clock = Int", "enum Testing {}", "struct Swift {}",
      "infix operator ==: AdditionPrecedence",
      "@freestanding(expression) macro m() = #externalMacro(module: \"A\", type: \"B\")",
      "struct Own: Equatable { var a = 1; static func == (a: Own, b: Own) -> Bool { true } }",
      "struct Own<A>: Equatable { var a = 1; static func == (a: Own, b: Own) -> Bool { true } }",
      "struct Own: Equatable { var a: Int"
        + "\n@_implements(Equatable, ==(_:_:)) static func __derived_struct_equals"
        + "(_ a: Own, _ b: Own) -> Bool { true } }",
      "protocol P: Equatable {}\nextension P { static func == (a: Self, b: Self) -> Bool { true } }"
        + "\nstruct Own: P { var a = 1 }",
      "struct Own: Strideable { var a = 1\nfunc distance(to: Own) -> Int { 0 }"
        + "\nfunc advanced(by: Int) -> Own { self } }",
      "struct Own: RawRepresentable, Equatable { var a = 1; var rawValue: Int { 1 }"
        + "\ninit?(rawValue: Int) {} }",
      "enum Own: String { case a, b\nvar rawValue: String { \"a\" } }",
      "enum Own: String { case a, b\nvar/**/rawValue: String { \"a\" } }",
      "class Own: NSObject { override func isEqual(_ a: Any?) -> Bool { true } }",
      "@_exported import RegexBuilder",
      "@_dynamicReplacement(for: g) func f() {}\ndynamic func g() {}",
    ]
  )
  func refusals(_ code: String) async throws {
    let given = "struct State: Equatable { var count = 0 }"
    let text = "import Foundation\n\(given)\n\(code)\nfunc double(_ a: Int) -> Int { a }\n"
    let screening = try look(text)
    let refusal = try #require(screening.refusal, "\(screening.flags)")
    #expect(refusal.why.hasSuffix(".") && refusal.line > 0)
    // What the exercise itself has is allowed. These need no such thing.
    let own = try look(text, solution: text)
    let isAllowed = own.refusal == nil
    let isNeverNeeded = ["__derived", "rawValue", "@_spi"].contains { code.contains($0) }
    #expect(isAllowed || isNeverNeeded, "\(own.flags)")
  }

  /// A function of what Swift 6.1 does not have; there, of an unsafe pointer.
  private static func newer(_ code: String) -> String {
    """
    #if compiler(>=6.2)
    @available(macOS 26, *) func f() { \(code) }
    #else
    func f() { _ = UnsafeRawPointer(bitPattern: 8) }
    #endif
    """
  }

  @Test("Text of the submission cannot hide what it declares")
  func hiding() async throws {
    for code in [
      "func f(_ a: String = \"\"\"\nstruct Fake {\nsil @x : $y {\n\"\"\") {}\nenum Testing {}",
      "/* /* */ \u{0D}// */\u{0D}enum Testing {}",
      "nonisolated(unsafe) let a = #/ /* /#\nenum Testing {}",
      "let `a /*` = 1\nenum Testing {}",
    ] {
      let text = "\(code)\nfunc double(_ a: Int) -> Int { a }\n"
      let screening = try look(text)
      #expect(screening.refusal?.what.contains("Testing") == true, "\(code): \(screening.flags)")
    }
  }
}
