import ComposableArchitecture
import Testing

@Suite("Changing an enum in place, the older ways", .timeLimit(.minutes(20)))
struct CaseModificationTests {
  @CasePathable
  enum Status: Equatable {
    case loading
    case loaded(String)
  }

  @Test("A case path changes the value of its case, and throws for another case")
  func casePath() throws {
    var status = Status.loaded("a")
    let path = AnyCasePath(\Status.Cases.loaded)
    let count = try path.modify(&status) { text in
      text += "!"
      return text.count
    }
    #expect(status == .loaded("a!"))
    #expect(count == 2)
    status = .loading
    #expect(throws: ExtractionFailed.self) { try path.modify(&status) { $0 = "b" } }
    #expect(status == .loading)
  }

  @Test("XCTModify changes the value of a case, and fails for another case")
  @MainActor
  func modify() async {
    var status = Status.loaded("a")
    XCTModify(&status, case: \.loaded) { $0 += "!" }
    #expect(status == .loaded("a!"))
    let line = #line + 3
    let reports = await reports {
      var status = Status.loading
      XCTModify(&status, case: \.loaded, "It should be there.") { $0 += "!" }
      #expect(status == .loading)
    }
    #expect(reports.failures.map(\.line) == [line])
    #expect(reports.messages.first?.contains("It should be there.") == true)
    #expect(reports.messages.first?.contains("loading") == true)
  }
}
