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

  @Test("A message that has lost its quotation marks is explained without its names")
  func withoutNames() throws {
    let findings = PastedMessages(page: Self.page).findings(in: "Cannot find type Foo in scope")
    guard case .explanation(_, let text, _) = try #require(findings.first) else {
      Issue.record("The message has no explanation.")
      return
    }
    #expect(!text.contains("%"))
  }

  /// A message of a package, and its answer: the title of an entry, or `row` and the name of a row.
  struct Message: Sendable, CustomTestStringConvertible {
    let package: String
    let text: String
    let answer: String

    var testDescription: String { text }

    /// The headings of the file, each with a package and the number of its messages.
    static let packages: [(name: String, count: Int)] = sections.map { section in
      let parts = section.lines[0].components(separatedBy: " · ")
      return (parts[0], Int(parts[1]) ?? 0)
    }

    static let all: [Message] = zip(packages, sections).flatMap { package, section in
      section.lines.dropFirst().compactMap { line -> Message? in
        guard let arrow = line.range(of: " → ", options: .backwards) else { return nil }
        return Message(
          package: package.name,
          text: String(line[..<arrow.lowerBound]),
          answer: String(line[arrow.upperBound...])
        )
      }
    }

    private static let sections: [String] = {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
      return (Files.text(folder + "/KnownMessages.txt") ?? "").components(separatedBy: "=== ")
        .dropFirst().map(\.trimmed)
    }()
  }

  @Test("A message of the packages has its answer, and no other", arguments: Message.all)
  func message(_ message: Message) {
    let answers = PastedMessages(page: Self.page).findings(in: message.text).map { finding in
      switch finding {
      case .entry(let entry): entry.title
      case .explanation(let words, _, _):
        "row " + (Self.page.row(for: words, in: message.text)?.id ?? "")
      }
    }
    #expect(answers == [message.answer])
  }

  @Test("As many messages are known as each package is said to have")
  func packages() {
    for package in Message.packages {
      #expect(Message.all.filter { $0.package == package.name }.count == package.count)
    }
    #expect(Message.all.count >= 500)
    #expect(Set(Message.all.map(\.text)).count == Message.all.count)
  }

  @Test("No row is without words")
  func words() {
    #expect(Self.page.rows.filter { $0.explanation.text.isEmpty }.map(\.id) == [])
  }

  @Test("There are as many as people ask about, each with a name of its own")
  func count() {
    #expect(Self.titles.count >= 130)
    #expect(Set(Self.titles).count == Self.titles.count)
  }
}
