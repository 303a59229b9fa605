import Foundation
import Testing

@testable import WorkbookKit

@Suite("A suite that needs several processes") struct SuitePartTests {
  private static let file = "1.2-DoubleTests.swift"
  private let first = EventText.id("first", file: file)
  private let second = EventText.id("second", file: file)

  /// A program that does as it is told, and remembers that.
  private struct Program: TestRunning {
    let calls = Locked<[(part: SuitePart?, skips: [String])]>([])
    let answer: @Sendable (SuitePart?) -> [String]

    func run(
      skips: [String],
      part: SuitePart?,
      silence: Duration,
      deadline: Duration
    ) throws -> TestReport {
      calls.withLock { $0.append((part, skips)) }
      return EventText.run(answer(part))
    }
  }

  private func report(_ feature: String, _ result: String?, in id: String) -> String {
    let found = result.map { #",\"result\":\"\#($0)\""# } ?? ""
    let text = #"WORKBOOK_PART {\"feature\":\"\#(feature)\"\#(found)}"#
    return EventText.issue(in: id, "Known", comment: text, isKnown: true)
  }

  private func lines(_ reports: [String], ends: Bool = true) -> [String] {
    let all = ["First", "Second"].map {
      EventText.announced($0.lowercased(), name: $0, file: Self.file)
    }
    let end = [EventText.event("testEnded", of: second), EventText.event("runEnded")]
    return all + [first, second].map { EventText.event("testStarted", of: $0) }
      + [EventText.event("testEnded", of: first)] + reports + (ends ? end : [])
  }

  private func verdict(_ program: Program) throws -> Verdict {
    let miniature = Miniature()
    try miniature.makeDoubleATestFile()
    let exercise = try #require(try miniature.workbook().exercises.first { $0.isTestExercise })
    return try program.verdict(of: exercise, limits: Limits())
  }

  @Test("Each feature is met in a process of its own, and the last one judges what all have found")
  func features() throws {
    let program = Program { [self] part in
      switch part?.feature {
      case "": lines([report("", "g", in: first), report("swapped", nil, in: second)])
      case "swapped": lines([report("swapped", "r", in: second)])
      default: lines([])
      }
    }
    #expect(try verdict(program).checks.map(\.status) == [.passed, .passed])
    let calls = program.calls.withLock { $0 }
    // A test that fails now and then meets the correct feature three times.
    #expect(calls.dropLast().map { $0.part?.feature ?? "-" }.sorted() == ["", "", "", "swapped"])
    #expect(calls[0].part?.feature == "" && calls.dropLast().allSatisfy { $0.part?.results == [:] })
    let last = try #require(calls.last)
    #expect(last.part?.results == ["": ["g", "g", "g"], "swapped": ["r"]])
    #expect(
      last.part?.feature == nil && last.skips == [TestFilter.test(first.replacing("\\", with: ""))]
    )
  }

  @Test(
    "A test that ends its process on a feature with a bug has failed, and the others are judged"
  )
  func ending() throws {
    let program = Program { [self] part in
      part?.feature == "swapped"
        ? lines([], ends: false) : lines([report("swapped", nil, in: second)])
    }
    #expect(try verdict(program).checks.map(\.status) == [.passed, .failed])
  }

  @Test("Nothing but a known issue of a check is a report")
  func forged() throws {
    let text = #"WORKBOOK_PART {\"feature\":\"x\",\"result\":\"y\"}"#
    for line in [
      EventText.issue(in: nil, "Known", comment: text, isKnown: true),
      EventText.issue(in: first, "Failed", comment: text),
    ] {
      #expect(EventText.run(lines([line])).results.isEmpty)
    }
  }
}
