import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What a proof remembers", .timeLimit(.minutes(20))) struct OutcomeCacheTests {
  private let folder: TemporaryFolder
  private let failed = Verdict(status: .failed, notes: ["It is wrong."])

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(isFresh: Bool = false) -> OutcomeCache {
    OutcomeCache(path: folder.path + "/proof/outcomes.json", isFresh: isFresh)
  }

  @Test("Verdicts come back as they were, unless they are to be forgotten")
  func roundTrip() {
    let first = cache()
    first.remember(failed, "key")
    #expect(first.verdict("key") == failed)
    first.save()
    #expect(cache().verdict("key") == failed)
    #expect(cache().verdict("other") == nil)
    #expect(cache(isFresh: true).verdict("key") == nil)
  }

  @Test("A whole proof keeps only what it used or found")
  func dropping() {
    let first = cache()
    for key in ["old", "used"] { first.remember(failed, key) }
    first.save()
    let second = cache()
    #expect(second.verdict("used") != nil)
    second.remember(failed, "new")
    second.dropUnused()
    let third = cache()
    #expect(["old", "used", "new"].map { third.verdict($0) != nil } == [false, true, true])
  }

  @Test("A file that cannot be read holds nothing", arguments: ["{", ""])
  func unreadable(text: String) throws {
    try folder.write(text, to: "proof/outcomes.json")
    #expect(cache().verdict("key") == nil)
  }
}
