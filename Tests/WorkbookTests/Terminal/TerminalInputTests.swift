import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit

@Suite("The input of a terminal") struct TerminalInputTests {
  private func events(_ text: String) -> [PlayEvent] {
    var input = TerminalInput()
    return input.append(text.utf8)
  }

  @Test("Letters that come together are one text; keys have names")
  func keys() {
    #expect(events("añ見🙂") == [.text("añ見🙂")])
    #expect(
      events("a\tb\rc\u{7F}") == [
        .text("a"), .key("tab"), .text("b"), .key("enter"), .text("c"), .key("backspace"),
      ]
    )
    #expect(
      events("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[Z\u{1B}[3~\u{1B}[5~\u{1B}[H\u{1B}[4~") == [
        .key("up"), .key("down"), .key("right"), .key("back-tab"), .key("delete"), .key("page-up"),
        .key("home"), .key("end"),
      ]
    )
    #expect(events("\u{1}\u{1A}") == [.key("ctrl-a"), .key("ctrl-z")])
  }

  @Test("Input that arrives in pieces is put together")
  func pieces() {
    for text in ["見", "\u{1B}[<64;10;3M", "\u{1B}[200~a\u{1B}b\nc\u{1B}[201~", "\u{1B}[1;5A"] {
      var input = TerminalInput()
      let pieces = text.utf8.map { input.append([$0]) }
      #expect(pieces.dropLast().allSatisfy { $0.isEmpty })
      #expect(pieces.last == events(text))
      #expect(events(text).count == 1)
    }
  }

  @Test("Escape is a key when nothing follows, or something that it does not begin")
  func escape() {
    var input = TerminalInput()
    #expect(input.append([27]).isEmpty)
    #expect(input.isWaiting)
    #expect(input.flush() == [.key("escape")])
    #expect(!input.isWaiting)
    #expect(events("\u{1B}x") == [.key("escape"), .text("x")])
  }

  @Test("Presses and the wheel have a place that counts from 0; moves and releases are nothing")
  func mouse() {
    #expect(events("\u{1B}[<0;1;2M") == [.click(column: 0, row: 1)])
    #expect(events("\u{1B}[<4;1;2M") == [.click(column: 0, row: 1)])
    #expect(events("\u{1B}[<64;10;3M") == [.wheel(isUp: true, column: 9, row: 2)])
    #expect(events("\u{1B}[<65;10;3M") == [.wheel(isUp: false, column: 9, row: 2)])
    for text in [
      "0;1;2m", "35;1;2M", "2;1;2M", "0;0;2M", "0;1M", ";;M", "99999999999999999999;1;1M",
    ] {
      #expect(events("\u{1B}[<\(text)").isEmpty, "\(text)")
    }
  }

  @Test("A paste is one line without control characters, and has an end")
  func paste() {
    #expect(events("\u{1B}[200~a\u{7}\u{1B}[1mb\u{1B}[201~c") == [.paste("ab"), .text("c")])
    #expect(events("\u{1B}[200~one\rline\r\n\tend\n\u{1B}[201~") == [.paste("one line  end")])
    let long = String(repeating: "x", count: 3 * TerminalInput.longestPaste)
    #expect(
      events("\u{1B}[200~\(long)\u{1B}[201~")
        == [.paste(String(repeating: "x", count: TerminalInput.longestPaste))]
    )
    var input = TerminalInput()
    #expect(input.append(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100)).isEmpty)
    #expect(input.append("x".utf8) == [.text("x")])
  }
}
