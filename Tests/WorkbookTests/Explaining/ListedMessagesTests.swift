import Foundation
import Testing

@testable import WorkbookKit

/// The page of this workbook.
@Suite("The messages that the workbook lists", .timeLimit(.minutes(5)))
struct ListedMessagesTests {
  private static let page: MessagePage = {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    return MessagePage(parsing: Files.text("/" + root + "/" + MessagePage.file) ?? "")
  }()

  private static let titles = page.entries.map(\.title)

  @Test("An example finds its entry and no other", arguments: titles)
  func example(_ title: String) throws {
    let entry = try #require(Self.page.entries.first { $0.title == title })
    let text = entry.example.joined(separator: "\n")
    let findings = PastedMessages(page: Self.page).findings(in: text)
    #expect(findings == [.entry(entry)])
    #expect(!entry.places.isEmpty)
  }

  @Test("There are as many as people ask about, each with a name of its own")
  func count() {
    #expect(Self.titles.count >= 40)
    #expect(Set(Self.titles).count == Self.titles.count)
  }
}
