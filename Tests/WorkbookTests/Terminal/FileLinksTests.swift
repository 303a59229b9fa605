import Foundation
import Testing

@testable import WorkbookKit

@Suite("Links to files") struct FileLinksTests {
  private let end = "\u{1B}]8;;\u{1B}\\"

  private func fileLinks(_ environment: [String: String], in folder: String = "/") -> FileLinks? {
    FileLinks(environment: environment, folder: folder)
  }

  @Test(
    "A terminal that is known to follow links gets them",
    arguments: [
      ["TERM_PROGRAM": "iTerm.app"], ["TERM": "xterm-kitty"], ["VTE_VERSION": "7200"],
      ["KONSOLE_VERSION": "230800"], ["FORCE_HYPERLINK": "1"],
    ]
  )
  func capable(_ environment: [String: String]) {
    #expect(fileLinks(environment) != nil)
  }

  @Test(
    "No other terminal gets them, and a person can switch them off",
    arguments: [
      [:], ["TERM": "xterm-256color"], ["VTE_VERSION": "4999"], ["TERM_PROGRAM": "vscode"],
      ["TERM_PROGRAM": "iTerm.app", "FORCE_HYPERLINK": "0"],
    ]
  )
  func incapable(_ environment: [String: String]) {
    #expect(fileLinks(environment) == nil)
  }

  @Test("A place of a file that is there becomes a link, also between colours")
  func places() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "Two.swift")
    let environment = ["FORCE_HYPERLINK": "1", "VISUAL": "code -w"]
    let links = try #require(fileLinks(environment, in: folder.path))
    let start = "\u{1B}]8;;vscode://file\(folder.path)/Two.swift:12\u{1B}\\"
    let (dim, plain) = ("\u{1B}[2m", "\u{1B}[0m")
    #expect(
      links.linking("at \(dim)Two.swift:12\(plain).")
        == "at \(dim)\(start)Two.swift:12\(end)\(plain)."
    )
    #expect(links.linking("Two.swift:12:7: x") == "\(start)Two.swift:12:7\(end): x")
    let first = start.replacingOccurrences(of: ":12", with: ":1")
    #expect(links.linking("(Two.swift)") == "(\(first)Two.swift\(end))")
    for text in ["Three.swift:12", "Two.swifty", "at 12:30", "(Two: 12)"] {
      #expect(links.linking(text) == text)
    }
  }

  @Test("Without an editor that has addresses, the link names the file alone")
  func withoutEditor() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "one exercise/One.swift")
    let environment = ["FORCE_HYPERLINK": "1", "EDITOR": "vim"]
    let links = try #require(fileLinks(environment, in: folder.path + "/one exercise"))
    let linked = links.linking("One.swift:3")
    #expect(linked.hasPrefix("\u{1B}]8;;file://"))
    #expect(linked.hasSuffix("/one%20exercise/One.swift\u{1B}\\One.swift:3\(end)"))
  }
}
