import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What an honest run reports", .timeLimit(.minutes(5))) struct EventAuditTests {
  private let one = "NumbersTests.AddTests/one()/1.1-AddTests.swift:5:4"
  private let two = "NumbersTests.AddTests/two()/1.1-AddTests.swift:9:4"
  private let suite = "NumbersTests.AddTests"

  private var announcements: [String] {
    [
      EventText.announced("one", name: "One", line: 5),
      EventText.announced("two", name: "Two", line: 9),
    ]
  }

  private func event(_ kind: String, _ id: String? = nil, symbol: String = "pass") -> String {
    EventText.event(kind, of: id?.replacingOccurrences(of: "/", with: "\\/"), symbol: symbol)
  }

  private var honest: [String] {
    announcements + [
      event("runStarted"), event("testStarted", suite), event("testStarted", one),
      event("testEnded", one), event("testStarted", two), event("testEnded", two),
      event("testEnded", suite), event("runEnded"), end(true),
    ]
  }

  private func end(_ hasPassed: Bool) -> String {
    #"{"kind":"event","payload":{"kind":"hostEnded","hasPassed":\#(hasPassed)}}"#
  }

  /// What is wrong with a run that reported these lines.
  private func violations(
    _ lines: [String],
    termination: Termination = .exited(0)
  ) throws -> [String] {
    var audit = EventAudit(expected: [one, two], suites: [suite])
    for line in lines {
      audit.take(try JSONDecoder().decode(EventRecord.self, from: Data(line.utf8)))
    }
    audit.finish(EventText.run(lines, termination: termination))
    return audit.violations
  }

  @Test("An honest run has nothing to be noted")
  func honestRun() throws {
    #expect(try violations(honest) == [])
  }

  @Test("An honest failure, a crash and an early end have not either")
  func honestFaults() throws {
    var failing = honest
    failing[6] = event("testEnded", two, symbol: "fail")
    failing[8] = event("testEnded", suite, symbol: "fail")
    failing[10] = end(false)
    #expect(try violations(failing, termination: .exited(1)) == ["a test ended that did not run"])
    var failed = honest
    failed[7] = event("testEnded", two, symbol: "fail")
    failed[10] = end(false)
    #expect(try violations(failed, termination: .exited(1)) == [])
    #expect(try violations(Array(honest.prefix(5)), termination: .signalled(4)) == [])
    #expect(try violations(Array(honest.prefix(7)), termination: .exited(0)) == [])
  }

  @Test(
    "Each trick is noted",
    arguments: [
      "twice", "unknown", "missing", "notAnnounced", "withoutStart", "afterEnd", "contradiction",
      "status", "announcedLate", "foreignSuite", "secondBeginning",
    ]
  )
  func tricks(_ trick: String) throws {
    var lines = honest
    var termination = Termination.exited(0)
    switch trick {
    case "twice": lines.insert(event("testEnded", one), at: 6)
    case "unknown": lines.insert(event("testEnded", one + "9"), at: 6)
    case "missing": lines.removeSubrange(6...7)
    case "notAnnounced": lines.remove(at: 1)
    case "withoutStart": lines.remove(at: 6)
    case "afterEnd": lines.append(event("testStarted", one))
    case "contradiction": lines[10] = end(false)
    case "status": termination = .exited(3)
    case "announcedLate": lines.insert(lines.remove(at: 1), at: 4)
    case "foreignSuite":
      lines.insert(#"{"kind":"test","payload":{"kind":"suite","id":"Other"}}"#, at: 0)
    case "secondBeginning": lines.insert(event("runStarted"), at: 5)
    default: Issue.record("\(trick) is not tried.")
    }
    #expect(try violations(lines, termination: termination) != [])
  }

  @Test("An end without a result of each test is no end")
  func incomplete() throws {
    let lines = announcements + [event("runStarted"), event("runEnded"), end(true)]
    #expect(try violations(lines) == ["the run says that it is over, and not all tests are"])
  }
}
