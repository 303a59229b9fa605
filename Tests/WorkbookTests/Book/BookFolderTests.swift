import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("The folder of a book") struct BookFolderTests {
  private let folder = TemporaryFolder()
  private var book: BookFolder { BookFolder(path: folder.path + "/book") }

  private func write(_ files: [String: String]) throws {
    try book.write(files.mapValues { Data($0.utf8) })
  }

  private var names: [String] {
    Files.allFiles(below: book.path).map { String($0.dropFirst(book.path.count + 1)) }
      .filter { $0 != BookFolder.listName }
  }

  @Test("A book is written into a folder that is new or empty, and again over itself")
  func again() throws {
    try Files.makeFolder(book.path)
    try write(["index.html": "a", "one/1.1.html": "b", "two/2.1.html": "c"])
    #expect(names == ["index.html", "one/1.1.html", "two/2.1.html"])
    try write(["index.html": "d", "one/1.1.html": "b"])
    #expect(names == ["index.html", "one/1.1.html"])
    #expect(folder.text("book/index.html") == "d")
    #expect(!Files.exists(book.path + "/two"))
  }

  @Test("A folder that holds something else is refused with one sentence, and stays as it is")
  func foreign() throws {
    try folder.write("mine", to: "book/notes.txt")
    let error = #expect(throws: WorkbookError.self) { try write(["index.html": "a"]) }
    #expect(error?.message.contains("not a book") == true)
    #expect(error?.message.contains("\n") == false)
    #expect(names == ["notes.txt"])
    #expect(!Files.exists("\(book.path)/\(BookFolder.listName)"))
    // A file in the place of the folder.
    try Files.remove(book.path)
    try folder.write("mine", to: "book")
    #expect(throws: WorkbookError.self) { try write(["index.html": "a"]) }
    #expect(folder.text("book") == "mine")
  }

  @Test("Foreign files in a book's folder are never replaced or removed")
  func added() throws {
    try write(["index.html": "a", "one/1.1.html": "b"])
    try folder.write("mine", to: "book/one/notes.txt")
    try folder.write("mine", to: "book/2.html")
    try write(["index.html": "a"])
    #expect(names == ["2.html", "index.html", "one/notes.txt"])
    let error = #expect(throws: WorkbookError.self) { try write(["2.html": "book"]) }
    #expect(error?.message.contains("2.html is in the way") == true)
    #expect(folder.text("book/2.html") == "mine")
    #expect(folder.text("book/index.html") == "a")
  }

  @Test("A list of files that was edited cannot lead out of the folder")
  func editedList() throws {
    try write(["index.html": "a"])
    try folder.write("mine", to: "precious.txt")
    let list = try #require(folder.text("book/\(BookFolder.listName)"))
    try folder.write(
      list + "../precious.txt\n\(folder.path)/precious.txt\n",
      to: "book/\(BookFolder.listName)"
    )
    try write(["index.html": "b"])
    #expect(folder.text("precious.txt") == "mine")
  }
}
