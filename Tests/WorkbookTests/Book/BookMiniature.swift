import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

/// A miniature workbook with each kind of page that a book has, and its book.
struct BookMiniature: Sendable {
  let workbook: Workbook
  let plan: BookPlan
  let files: [String: Data]
  let pages: [String: PageReader]

  static let shared = Result { try BookMiniature() }

  private init() throws {
    let miniature = Miniature(isShared: true)
    for (file, text) in Self.texts { try miniature.save(text, as: file) }
    var film = Film(title: "1.2 Double")
    film.add(PlayedSnapshots.beginning, after: nil)
    try miniature.save(film.html, as: "Chapters/Pictures/double.film")
    for chapter in ["01-Numbers", "02-Words"] {
      let lesson = "Chapters/\(chapter)/README.md"
      let text = try #require(miniature.folder.text(lesson))
      let extra = text.replacing("fill in*\n\nWrite it.", with: "fill in · extra*\n\nWrite it.")
      try miniature.save(
        (chapter == "01-Numbers" ? text : extra)
          .replacing("Write it.", with: "Write a number. A number is a [word](\(Self.word)).")
          .replacing("## What you", with: "## Reading: A word\n\nA `Word`.\n\n## What you"),
        as: lesson
      )
    }
    workbook = try miniature.workbook(.solutions)
    plan = BookPlan(of: workbook)
    files = try Book(of: workbook).files
    pages = files.filter { $0.key.hasSuffix(".html") }.mapValues(PageReader.init)
  }

  func page(_ path: String) throws -> PageReader {
    try #require(pages[path], "There is no page \(path).")
  }

  func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path]), as: UTF8.self)
  }

  private static let word = "../02-Words/README.md#reading-a-word"

  private static let texts = [
    "README.md":
      "# A book: small\n\nAn opening.\n\n![A tree](Chapters/Pictures/tree.svg)\n\n## More\n\nMore\n",
    "Chapters/Pictures/tree.svg": "<svg/>\n",
    "Chapters/README.md": """
    # The chapters

    Some words.

    ## Glossary

    | term | what it is | taught in |
    |---|---|---|
    | number | a count | 1.1 |
    | word | some letters | 2, A word |

    ## Other words

    | elsewhere | here | where |
    |---|---|---|
    | digit, `List<Int>` | a number | 1.1 |

    """,
    OlderSpellings.file: """
    # Older spellings

    | then | today | where |
    |---|---|---|
    | `sum` | `add` | 1.1 |
    | `twice` | `double` | 1.2 |

    """,
    MessagePage.file: """
    # Messages

    | name | known by | meaning |
    |---|---|---|
    | `gone` | `is gone`, or `away` | Look for it. |

    """,
    "Chapters/01-Numbers/Support/Sum.swift": "func sum() {}\n",
    "Chapters/01-Numbers/Screens/1.2-DoubleScreen.swift": "struct A: App {}\n",
    ScreenScripts.file: "1.2 --film double.film --tap A\n",
  ]
}
