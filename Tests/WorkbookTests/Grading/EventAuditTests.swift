import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("What an honest run reports", .timeLimit(.minutes(20))) struct EventAuditTests {
  private let one = "NumbersTests.AddTests/one()/1.1-AddTests.swift:5:4"
  private let two = "NumbersTests.AddTests/two()/1.1-AddTests.swift:9:4"
  private let suite = "NumbersTests.AddTests"

  private func event(_ kind: String, _ id: String? = nil, symbol: String = "pass") -> String {
    EventText.event(kind, of: id?.replacingOccurrences(of: "/", with: "\\/"), symbol: symbol)
  }

  /// The events of one test, which is a run of its own.
  private func run(of id: String, _ announcement: String, symbol: String = "pass") -> [String] {
    [announcement, event("runStarted"), event("testStarted", suite), event("testStarted", id)]
      + (id == two ? [event("testCaseStarted", id), event("testCaseEnded", id)] : [])
      + [event("testEnded", id, symbol: symbol), event("testEnded", suite), event("runEnded")]
  }

  private func runOfOne(symbol: String = "pass") -> [String] {
    run(of: one, EventText.announced("one", name: "One", line: 5), symbol: symbol)
  }

  private func runOfTwo(symbol: String = "pass") -> [String] {
    run(of: two, EventText.announced("two", name: "Two", line: 9), symbol: symbol)
  }

  private var honest: [String] { runOfOne() + runOfTwo() + [end(true)] }

  private func end(_ hasPassed: Bool) -> String {
    #"{"kind":"event","payload":{"kind":"hostEnded","hasPassed":\#(hasPassed)}}"#
  }

  /// What is wrong with a run that reported these lines, when both tests were asked for in order.
  private func violations(
    _ lines: [String],
    termination: Termination = .exited(0)
  ) throws -> [String] {
    // The second one has several inputs.
    var audit = EventAudit(
      expected: [.init(id: one, hasCases: false), .init(id: two, hasCases: true)],
      suites: [suite]
    )
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

  @Test("The check that must fail is asked for by the beginning of its id, and must fail")
  func probe() throws {
    func violations(_ symbol: String, isRecorded: Bool) throws -> [String] {
      var audit = EventAudit(
        expected: [.init(id: String(one.dropLast(3)), hasCases: false, isProbe: true)],
        suites: [suite]
      )
      var lines = runOfOne(symbol: symbol)
      if isRecorded { lines.insert(event("issueRecorded", one), at: 4) }
      lines.append(end(true))
      for line in lines {
        audit.take(try JSONDecoder().decode(EventRecord.self, from: Data(line.utf8)))
      }
      audit.finish(EventText.run(lines, termination: .exited(0)))
      return audit.violations
    }
    #expect(try violations("fail", isRecorded: true) == [])
    #expect(try violations("pass", isRecorded: false) == ["a check that must fail has passed"])
  }

  @Test("An honest failure, a crash and an early end have not either")
  func honestFaults() throws {
    let failed = runOfOne() + runOfTwo(symbol: "fail") + [end(false)]
    #expect(try violations(failed, termination: .exited(1)) == [])
    #expect(try violations(Array(honest.prefix(4)), termination: .signalled(4)) == [])
    #expect(try violations(Array(honest.prefix(10)), termination: .exited(0)) == [])
  }

  @Test(
    "Each trick is noted",
    arguments: [
      "twice", "otherOrder", "missing", "notAnnounced", "withoutStart", "afterEnd", "contradiction",
      "status", "announcedLate", "foreignSuite", "secondBeginning", "withoutCase", "openCase",
      "withoutSuitesEnd", "backInTime", "withoutTime", "tooFew", "onlyTheEnd", "foreignCase",
    ]
  )
  func tricks(_ trick: String) throws {
    var lines = honest
    var termination = Termination.exited(0)
    switch trick {
    case "twice": lines.insert(event("testEnded", one), at: 5)
    case "otherOrder": lines = runOfTwo() + runOfOne() + [end(true)]
    case "missing": lines.removeSubrange(3...4)
    case "notAnnounced": lines.remove(at: 0)
    case "withoutStart": lines.remove(at: 3)
    case "afterEnd": lines.append(event("testStarted", one))
    case "contradiction": lines[lines.count - 1] = end(false)
    case "status": termination = .exited(3)
    case "announcedLate": lines.swapAt(0, 1)
    case "foreignSuite":
      lines.insert(#"{"kind":"test","payload":{"kind":"suite","id":"Other"}}"#, at: 0)
    case "secondBeginning": lines.insert(event("runStarted"), at: 5)
    case "withoutCase": lines.removeSubrange(11...12)
    case "foreignCase":
      lines.insert(contentsOf: [event("testCaseStarted", one), event("testCaseEnded", one)], at: 4)
    case "openCase": lines.remove(at: 12)
    case "withoutSuitesEnd": lines.remove(at: 5)
    case "backInTime": lines[4] = lines[4].replacing("1.5", with: "0.5")
    case "withoutTime": lines[4] = lines[4].replacing(#""instant":{"absolute":1.5},"#, with: "")
    case "tooFew": lines = runOfOne() + [end(true)]
    case "onlyTheEnd": lines = [end(true)]
    default: Issue.record("\(trick) is not tried.")
    }
    #expect(try violations(lines, termination: termination) != [])
  }
}
