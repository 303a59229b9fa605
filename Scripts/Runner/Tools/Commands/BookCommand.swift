import Foundation
import WorkbookKit

/// `workbook book`: the workbook as pages for a browser.
struct BookCommand: Command {
  static let name = "book"
  static let group = CommandGroup.authors
  static let summary = "writes the workbook as pages for a browser"
  static let help = """
    workbook book                writes them to .build/workbook/book; open index.html there
    workbook book --output DIR   writes them to DIR

    The pages hold the lessons with starters, hints, suites and solutions, the glossary, messages,
    patterns, and a search. They need no server. A folder that holds something else is refused, and
    nothing is replaced or removed there that an earlier run has not written.
    Example: Scripts/workbook book --output ~/workbook-book
    """

  let output: String?

  init(_ arguments: inout Arguments) throws {
    output = try arguments.value("--output")
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try Workbook(root: context.root(), source: .solutions)
    let folder = output.map { URL(fileURLWithPath: $0).path } ?? workbook.cacheFolder + "/book"
    let book = try Book(of: workbook)
    try BookFolder(path: folder).write(book.files)
    let pages = book.files.keys.count { $0.hasSuffix(".html") }
    let place = output == nil ? workbook.relative(folder) : folder
    context.output.write("\(pages) pages, beginning with \(place)/index.html\n")
    return .passed
  }
}
