import Foundation
import Testing

@testable import WorkbookKit

/// The page of this workbook.
@Suite("The messages that the workbook lists")
struct ListedMessagesTests {
  private static let page = TodaysForms.listed.page

  private static let titles = page.entries.map(\.title)

  @Test("An example finds its entry and no other", arguments: titles)
  func example(_ title: String) throws {
    let entry = try #require(Self.page.entries.first { $0.title == title })
    let text = entry.example.joined(separator: "\n")
    let findings = PastedMessages(page: Self.page).findings(in: text)
    #expect(findings == [.entry(entry)])
    #expect(!entry.places.isEmpty)
  }

  @Test(
    "What the workbook's own test store says finds an entry too",
    arguments: [
      (
        "The state is not what the trailing closure expects:", "Another state than the test expects"
      ),
      (
        "Effects have sent one action that the test must receive before it sends another:",
        "Actions that the test did not receive"
      ),
      (
        "An effect of this action was still running when the test ended:",
        "An effect that still runs"
      ),
    ]
  )
  func ownWords(message: String, title: String) {
    let findings = PastedMessages(page: Self.page).findings(in: message)
    #expect(findings == Self.page.entries.filter { $0.title == title }.map { .entry($0) })
  }

  @Test("A message that has lost its quotation marks is explained without its names")
  func withoutNames() throws {
    let findings = PastedMessages(page: Self.page).findings(in: "Cannot find type Foo in scope")
    guard case .explanation(_, let text, _) = try #require(findings.first) else {
      Issue.record("The message has no explanation.")
      return
    }
    #expect(!text.contains("%"))
  }

  /// What people paste when they meet one of the thirty problems that TCA's users ask about most: the
  /// number and the name of the problem, the entry that answers it, and what is pasted.
  struct Problem: Sendable, CustomTestStringConvertible {
    let number: Int
    let name: String
    let entry: String
    let pasted: String

    var testDescription: String { "\(number) \(name)" }

    static let all: [Problem] = {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
      let sections = (Files.text(folder + "/PastedProblems.txt") ?? "").split(separator: "=== ")
      return sections.map { section in
        let lines = String(section).lines
        let parts = lines[0].components(separatedBy: " · ")
        let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
        return Problem(
          number: Int(words[0]) ?? 0,
          name: words[1],
          entry: parts[1],
          pasted: lines.dropFirst().joined(separator: "\n")
        )
      }
    }()
  }

  @Test("Each of the thirty problems is answered as it is pasted", arguments: Problem.all)
  func problem(_ problem: Problem) throws {
    let findings = PastedMessages(page: Self.page).findings(in: problem.pasted)
    guard case .entry(let entry)? = findings.first else {
      Issue.record("“\(problem.pasted)” is not known.")
      return
    }
    #expect(entry.title.replacing("`", with: "") == problem.entry)
  }

  @Test("All thirty problems have a message or a question")
  func problems() {
    #expect(Set(Problem.all.map(\.number)) == Set(1...30))
  }

  @Test("There are as many as people ask about, each with a name of its own")
  func count() {
    #expect(Self.titles.count >= 40)
    #expect(Set(Self.titles).count == Self.titles.count)
  }
}
