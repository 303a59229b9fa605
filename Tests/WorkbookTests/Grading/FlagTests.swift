import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Flags", .offPool, .timeLimit(.minutes(20))) struct FlagTests {
  private let miniature = Miniature()

  private func reader() throws -> SymbolReader {
    SymbolReader(of: try Toolchain(environment: Program.environment))
  }

  /// The names in the object of a source.
  private func symbols(_ source: String) throws -> ObjectSymbols {
    let place = miniature.root + "/object-\(UInt32.random(in: .min ... .max))"
    try Files.write(source, to: place + ".swift")
    let words = "swiftc -c -parse-as-library -enable-testing -module-name Numbers"
    let call = "\(words) '\(place).swift' -o '\(place).o'"
    let result = Program.execute("/bin/sh", ["-c", call])
    try #require(result.status == 0, "\(result.errors)")
    return try reader().symbols(in: place + ".o")
  }

  private func flags(in source: String, given: String = "", kind: String? = nil) throws -> [Flag] {
    if let kind {
      try miniature.edit(Miniature.lesson) { $0.replacing("fill in", with: kind) }
    }
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    return try FlagFinder(workbook: workbook, reader: reader()).flags(
      in: source,
      of: exercise,
      objects: [try symbols(source)],
      given: [try symbols(given)]
    )
  }

  private func textFlags(in text: String) throws -> [String] {
    let workbook = try miniature.workbook()
    let exercise = try #require(workbook.exercises.first)
    return try FlagFinder(workbook: workbook, reader: reader()).flags(in: text, of: exercise).map(
      \.what
    )
  }

  @Test(
    "A mangled name says where its declaration was written, and what it is called",
    arguments: [
      ("$sSS10FoundationE10contentsOfSSAA3URLVh_tKcfC", "Foundation", "String.init"),
      ("$s10TerminalUI10ShapeStylePA2A5ColorVRszrlE3redAEvgZ", "TerminalUI", "ShapeStyle.red"),
      ("$s7Numbers1ayyF5LocalL_O6insideSo6NSLockCvpZ", "Numbers", "Local.inside"),
      ("$s10Foundation6NSLockCMa", "Foundation", "NSLock"),
      ("$sSi7NumbersE1poiyS2i_SitFZ", "Numbers", "Int.+"),
      ("unlink", nil, "unlink"),
    ]
  )
  func names(_ symbol: String, _ home: String?, _ words: String) throws {
    let name = try #require(try reader().names([symbol]).first)
    #expect(name.home == home && name.words == words)
    #expect(name.labels == (words == "String.init" ? ["contentsOf"] : []))
    #expect(name.isOperator == (words == "Int.+"))
  }

  @Test("A name that cannot be read is shown, and without the program that reads there is an error")
  func unreadable() throws {
    let name = try #require(try reader().names(["$sNONSENSE"]).first)
    #expect(name.tree == nil && name.words == "$sNONSENSE")
    #expect(Reach.of(name, own: [], isTestFile: false) == .outside)
    let reader = SymbolReader(lister: ["/bin/false"], demangler: ["/bin/false"])
    #expect(throws: WorkbookError.self) { try reader.names(["$sSi"]) }
    #expect(throws: WorkbookError.self) { try reader.symbols(in: "/dev/null") }
  }

  @Test("A file's object says what it reaches for, whatever its words are")
  func reaching() throws {
    let flags = try flags(
      in: """
        import Foundation
        typealias Other = FileManager
        let run = system
        func a() {
          _ = Other.default
          _ = run("true")
          _ = Foundation.unlink("x")
          _ = try? Data.init(contentsOf: URL(string: "file:///etc/passwd")!)
          _ = try? "a".write(toFile: "b", atomically: true, encoding: .utf8)
          _ = Foundation.ProcessInfo.processInfo.environment
          _ = getenv("HOME")
          _ = Mirror(reflecting: 1)
          exit(1)
        }
        """
    )
    let all = Dictionary(uniqueKeysWithValues: flags.map { ($0.why, $0.what) })
    #expect(
      all[Reach.outside.rawValue]
        == "reaches for system, FileManager, unlink, Data.init and 4 more"
    )
    #expect(all[Reach.reflection.rawValue]?.hasPrefix("reaches for Mirror") == true)
    #expect(flags.allSatisfy { $0.exercise == "1.1" && $0.why.contains("ask") })
  }

  @Test("An operator, an equality or a conformance for a foreign type is found in any form")
  func definitions() throws {
    let flags = try flags(
      in: """
        extension Int { static func + (a: Int, b: Int) -> Int { a } }
        func && (a: Bool, b: Bool) -> Bool { true }
        struct State: Equatable { var count = 0 }
        extension State { static func == (a: State, b: State) -> Bool { true } }
        extension Int: @retroactive Identifiable { public var id: Int { self } }
        struct Raw: RawRepresentable, Equatable { var rawValue: Int { 0 }; init?(rawValue: Int) {} }
        """
    )
    let words = flags.map(\.what).joined(separator: "; ")
    for word in ["Int.+", "&&", "State.==", "Int: Identifiable", "Raw: RawRepresentable"] {
      #expect(words.contains(word), "\(word) in \(words)")
    }
    #expect(Set(flags.map(\.why)).count == 3)
  }

  @Test("What everybody may use is no flag, nor is what the solution uses")
  func everyday() throws {
    let flags = try flags(
      in: """
        import Foundation
        struct Span { var length: Double }
        enum Door: String { case open, close }
        private func + (a: Span, b: Span) -> Span { Span(length: a.length + b.length) }
        func open() -> Door { .open }
        extension Int { var isEven: Bool { isMultiple(of: 2) } }
        infix operator |>
        func |> <A, B>(a: A, b: (A) -> B) -> B { b(a) }
        func a(_ day: Date, _ names: [String]) async -> String {
          let confirmation = names.sorted().map(\\.capitalized).joined(separator: ", ")
          print(sin(1.5), Int.random(in: 1...6), open(), 2.isEven, 2 |> { $0 + 1 })
          return confirmation + String(format: "%.2f", Span(length: 2).length) + day.description
            + UUID().uuidString + "a-b".replacingOccurrences(of: "-", with: "+")
        }
        func end() { exit(0) }
        """,
      given: "import Foundation\nfunc end() { exit(1) }\n"
    )
    #expect(flags == [])
  }

  @Test(
    "In an observe exercise, code among the predictions is found, and a change of what is given"
  )
  func predictions() throws {
    try miniature.edit("Solutions/01-Numbers/1.1-Add.swift") {
      $0 + "// BEGIN SOLUTION\nlet c = [1]\n// END SOLUTION\n// STUB: let c: [Int] = []\n"
    }
    let text = try #require(miniature.workbook().exercises.first)
    let solution = try #require(MarkedSource(of: text, in: miniature.workbook())?.solution)
    let changes = [
      ("[1]", "[\n1, 2,\n]", []), ("[1]", "[1].map { $0 }", ["code among the predictions"]),
      ("func add", "import Foundation\nfunc add", ["given code"]),
    ]
    for (given, own, what) in changes {
      let found = try flags(in: solution.replacing(given, with: own), kind: "observe")
      #expect(found.map(\.what) == what)
    }
  }

  @Test(
    "Some forms only a text shows",
    arguments: [
      ("#if os(Windows)\nlet a = 1\n#endif", ["#if os(Windows)"]),
      ("let a = 1\r// b", ["the character U+000D"]),
      ("let a = 1\u{C}let b = 2", ["the character U+000C"]),
      ("let\u{A0}a = 1", ["the character U+00A0"]),
      ("let `a/*` = 1", ["a name that looks like code"]),
      ("@_silgen_name(\"a\") func a()", ["@_silgen_name"]),
      ("#sourceLocation(file: \"a\", line: 1)", ["#sourceLocation"]),
      ("typealias Suite = Mine", ["Suite"]),
      ("let a = \"WORKBOOK_PART\"", ["a name of the judge"]),
      ("unsafeBitCast(a, to: Int.self)", ["unsafeBitCast"]),
      ("nonisolated(unsafe) var count = 0", ["unsafe"]),
      ("@section(\".init_array\") @used let a = b", ["@section, @used"]),
      ("memcpy(&a, &b, 8)\nFoundation.strlen(c)", ["memcpy, strlen"]),
      ("stdout.pointee._fileno = 1\nlet s = stderr", ["pointee, stdout, stderr"]),
      ("enum Testing {}", ["defines Testing"]),
    ]
  )
  func texts(_ text: String, _ what: [String]) throws {
    #expect(try textFlags(in: text) == what)
  }

  @Test(
    "Everyday text is not flagged",
    arguments: [
      "let a = 1\r\n// b\r\n", "// 見　る\nlet family = \"👩‍👩‍👧\"", "func `a profile without a name`() {}",
      "let `default` = 1", "nonisolated(", "// #if and Unsafe", "\u{FEFF}let a = 1",
      "@Test func a() {}", "fputs(\"a\", stderr)", "enum Place { case free, full(free: Bool) }",
      "struct A { enum Testing {} }",
    ]
  )
  func everydayText(_ text: String) throws {
    #expect(try textFlags(in: text) == [])
  }

  @Test("What a suite means otherwise than with the solution is found in the suite's object")
  func renamed() throws {
    let more = "private let isNothing = \"\".isEmpty && abs(1) == 1 && String(1)[2] == 3\n"
    try miniature.edit("Tests/01-NumbersTests/1.1-AddTests.swift") { $0 + more }
    let workbook = try miniature.workbook()
    let flags = try FlagFinder(workbook: workbook, reader: reader()).flags(
      in: "func abs(_ a: Int) -> Int { 1 }\nextension String { var isEmpty: Bool { true } }\n",
      of: try #require(workbook.exercises.first),
      objects: [
        ObjectSymbols(),
        ObjectSymbols(
          list: "$sSS7NumbersE7isEmptySbvg U\n$s7Numbers3absyS2iF U\n$sSS7NumbersE5otherSbvg U\n"
            + "$sSS7NumbersEyS2icig U\n"
        ),
      ],
      given: [ObjectSymbols(), ObjectSymbols(list: "$sSS7isEmptySbvg U\n")]
    )
    #expect(flags.map(\.what) == ["defines String.subscript, abs, String.isEmpty"])
    #expect(flags.map(\.lines) == [[1, 2]])
  }

  @Test("A form of the solution is no flag")
  func given() throws {
    try miniature.edit("Solutions/01-Numbers/1.1-Add.swift") { $0 + "#if DEBUG\n#endif\n" }
    #expect(
      try textFlags(in: "#if DEBUG\n#endif\n#if os(Windows)\n#endif\n") == ["#if os(Windows)"]
    )
  }
}
