import Testing

@testable import WorkbookKit

@Suite("The editor") struct EditorTests {
  @Test("VISUAL comes before EDITOR, and both before what is installed")
  func chosen() {
    let both = ["VISUAL": "nvim", "EDITOR": "nano"]
    let found = { (environment: [String: String], installed: Set<String>) in
      Editor.chosen(environment: environment) { installed.contains($0) }?.command
    }
    #expect(found(both, ["code"]) == "nvim")
    #expect(found(["VISUAL": " ", "EDITOR": "nano"], ["code"]) == "nano")
    #expect(found([:], ["code", "xed"]) == "code")
    #expect(found([:], ["xed"]) == "xed")
    #expect(found([:], []) == nil)
  }

  @Test(
    "Each editor is told the line in its own way",
    arguments: [
      ("vim", ["+7", "/a b.swift"]), ("/usr/bin/nano -l", ["+7", "/a b.swift"]),
      ("'/my programs/vim' -R", ["+7", "/a b.swift"]), ("code --wait", ["-g", "/a b.swift:7"]),
      ("xed", ["--line", "7", "/a b.swift"]),
      ("hx", ["/a b.swift:7"]), ("an-editor-of-my-own", ["/a b.swift"]),
    ]
  )
  func line(_ example: (command: String, arguments: [String])) {
    let editor = Editor(command: example.command)
    #expect(editor.arguments(file: "/a b.swift", line: 7) == example.arguments)
  }
}
