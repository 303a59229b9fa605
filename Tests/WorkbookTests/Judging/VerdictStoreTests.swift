import Testing

@testable import WorkbookKit

@Suite("What is remembered") struct VerdictStoreTests {
  private let miniature = Miniature()
  private let add = "1.1"
  private let double = "1.2"
  private let shout = "2.1"

  init() throws {
    try miniature.save("let shared = 1\n", as: "Chapters/01-Numbers/Support/Shared.swift")
  }

  // MARK: Keys

  private func keys(
    of miniature: Miniature? = nil,
    toolchain: String = "6.3",
    limits: Limits = Limits(),
    source: Source = .chapters,
    ignoresComments: Bool = true
  ) throws -> [String: String] {
    let workbook = try (miniature ?? self.miniature).workbook(source)
    let keys = VerdictKeys(
      workbook: workbook,
      exercises: workbook.exercises,
      toolchain: toolchain,
      limits: limits,
      ignoresComments: ignoresComments
    )
    let pairs = workbook.exercises.map { ($0.id.description, keys.key(of: $0)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The exercises whose keys a change of one file changes.
  private func changed(
    by file: String,
    adding text: String = "let more = 1\n"
  ) throws -> Set<String> {
    let before = try keys()
    try miniature.save((miniature.folder.text(file) ?? "") + text, as: file)
    let after = try keys()
    return Set(before.keys.filter { before[$0] != after[$0] })
  }

  private static let numbers: Set = ["1.1", "1.2", "1.3"]
  private static let all = numbers.union(["2.1"])

  @Test(
    "An exercise and its suite concern it alone, what a chapter or all share the others too",
    arguments: [
      ("Chapters/01-Numbers/1.1-Add.swift", ["1.1"]),
      ("Tests/01-NumbersTests/1.2-DoubleTests.swift", ["1.2"]),
      ("Chapters/01-Numbers/Support/Shared.swift", numbers),
      ("Tests/01-NumbersTests/Helper.swift", numbers),
      ("Tests/SuiteHelpers/Helper.swift", all),
      ("Chapters/Library/ComposableArchitecture/Library.swift", all),
      ("Chapters/Library/TerminalUI/Views/Text.swift", all),
      ("Chapters/Library/ComposableArchitectureMacros/main.swift", all),
      ("Scripts/Runner/Play/PlayHost.swift", all),
      ("Scripts/Runner/PlayProtocol/LineReader.swift", all),
      ("Scripts/Runner/Kit/Platform/Platform.swift", all),
      ("Scripts/Runner/Kit/Basics/Files.swift", all),
      ("Scripts/Runner/Kit/Processes/ProcessRun.swift", all),
      ("Scripts/Runner/Kit/Lexing/Lexer.swift", all),
      ("Scripts/Runner/Kit/Workbook/Project.swift", all),
      ("Scripts/Runner/Kit/Building/ExerciseBuild.swift", all),
      ("Scripts/Runner/Kit/Mutation/Mutator.swift", all),
      ("Scripts/Runner/Kit/Judging/Verdict.swift", all),
      // Pages, what only shows a verdict, and files beside the exercises.
      ("Chapters/01-Numbers/README.md", []), ("Chapters/01-Numbers/1.9-Helper.swift", []),
      ("Chapters/Library/README.md", []),
      ("Package.swift", []), ("Scripts/Runner/Kit/Reporting/CheckView.swift", []),
      ("Scripts/Runner/Kit/Terminal/Terminal.swift", []),
      ("Scripts/Runner/Kit/Explaining/Mistake.swift", []),
      ("Scripts/Runner/Learner/Learner.swift", []), ("Scripts/Runner/Tools/Proof/Proof.swift", []),
    ] as [(String, Set<String>)]
  )
  func concerned(_ file: String, _ exercises: Set<String>) throws {
    #expect(try changed(by: file) == exercises)
  }

  @Test("Comments of given files concern none, but for the lines of the chapter's own")
  func comments() throws {
    // A verdict may quote the learner's comments.
    #expect(try changed(by: "Chapters/01-Numbers/1.1-Add.swift", adding: "// a\n") == [add])
    let library = "Chapters/Library/ComposableArchitecture/Library.swift"
    #expect(try changed(by: library, adding: "// a comment\n").isEmpty)
    let suite = "Tests/01-NumbersTests/1.2-DoubleTests.swift"
    #expect(try changed(by: suite, adding: "// at its end\n").isEmpty)
    let before = try keys()
    try miniature.save("// above\n" + (miniature.folder.text(suite) ?? ""), as: suite)
    // A verdict names lines of the suite.
    #expect(try keys()[double] != before[double])
    // A learner's verdicts need not be found again after such changes.
    let all = try keys(ignoresComments: false)
    try miniature.save((miniature.folder.text(suite) ?? "") + "// more\n", as: suite)
    #expect(try keys(ignoresComments: false)[double] != all[double])
  }

  @Test("Another toolchain, other limits and the other tree have verdicts of their own")
  func circumstances() throws {
    let key = try keys()[shout]
    #expect(try keys()[shout] == key)
    #expect(try keys(toolchain: "6.4")[shout] != key)
    #expect(try keys(limits: Limits(timeout: .seconds(60)))[shout] != key)
    #expect(try keys(source: .solutions)[shout] != key)
    // Another clone has the same keys.
    let other = Miniature("another clone")
    try other.save("let shared = 1\n", as: "Chapters/01-Numbers/Support/Shared.swift")
    #expect(try keys(of: other) == keys())
  }

  @Test("Spaces that change a meaning count, others do not")
  func spaces() {
    #expect(SourceDigest.code("a - b") != SourceDigest.code("a -b"))
    #expect(SourceDigest.code("a\nb") != SourceDigest.code("a b"))
    #expect(SourceDigest.code("\"a  b\"") != SourceDigest.code("\"a b\""))
    #expect(SourceDigest.code("f(a)  // one\n") == SourceDigest.code("\n  f(a) /* two */"))
  }

  // MARK: The store

  private let failed = Verdict(status: .failed, notes: ["It is wrong."])
  private let broken = Verdict(status: .doesNotCompile)

  private func store(
    explaining: String = "explanations",
    limit: Int = 3,
    isFresh: Bool = false
  ) -> VerdictStore {
    let folder = miniature.root + "/verdicts"
    return VerdictStore(folder: folder, explaining: explaining, limit: limit, isFresh: isFresh)
  }

  private func save(_ verdict: Verdict, _ key: String, isFresh: Bool = false) {
    let store = store(isFresh: isFresh)
    store.remember(verdict, of: add, key: key)
    store.save()
  }

  @Test("Verdicts come back as they were, for the same key")
  func roundTrip() throws {
    var verdict = Verdict(status: .failed, notes: ["n"], output: "o", droppedOutput: 3)
    let issue = Check.Issue(comment: "c", expectation: "e", file: "f", line: 1)
    verdict.checks = [Check(name: "a", status: .failed, issues: [issue], file: "f", line: 2)]
    verdict.diagnostics = [
      Diagnostic(severity: .error, file: "f", line: 1, column: 2, message: "m", excerpt: ["x"])
    ]
    save(verdict, "k")
    #expect(store().verdict(of: add, key: "k") == verdict)
    #expect(store().verdict(of: add, key: "other") == nil)
    #expect(store().verdict(of: double, key: "k") == nil)
  }

  @Test("Who forgets does not look at what was found, and replaces it")
  func fresh() {
    save(failed, "k")
    save(broken, "other")
    #expect(store(isFresh: true).verdict(of: add, key: "k") == nil)
    save(Verdict(status: .passed), "k", isFresh: true)
    #expect(store().verdict(of: add, key: "k")?.status == .passed)
    #expect(store().verdict(of: add, key: "other") == broken)
  }

  @Test("The newest verdicts are kept, of several programs that save")
  func limit() {
    let (one, other) = (store(), store())
    one.remember(failed, of: add, key: "1")
    other.remember(failed, of: add, key: "2")
    other.remember(failed, of: add, key: "3")
    one.save()
    other.save()
    #expect(["1", "2", "3"].allSatisfy { store().verdict(of: add, key: $0) != nil })
    save(failed, "4")
    #expect(store().verdict(of: add, key: "1") == nil)
    #expect(["2", "3", "4"].allSatisfy { store().verdict(of: add, key: $0) != nil })
  }

  @Test("Other explanations concern what does not compile, and nothing else")
  func explanations() throws {
    save(broken, "broken")
    save(failed, "failed")
    let later = store(explaining: "better ones")
    #expect(later.verdict(of: add, key: "broken") == nil)
    #expect(later.verdict(of: add, key: "failed") == failed)
    // A file that cannot be read holds nothing.
    for text in ["{", ""] {
      try miniature.save(text, as: "verdicts/1.1.json")
      #expect(store().verdict(of: add, key: "failed") == nil)
    }
  }

  @Test("Texts that differ have hashes that differ")
  func hashes() {
    var seen: Set<String> = []
    for text in ["", "a", "b", "ab", "ba", "abcdefgh", "abcdefghi", "abcdefgh\0", "a\0"] {
      #expect(seen.insert(ContentHash(of: text).description).inserted, "\(text)")
    }
    var parts = ContentHash(of: "ab")
    parts.add("c")
    var others = ContentHash(of: "a")
    others.add("bc")
    #expect(parts.description != others.description)
  }
}
