import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A drawing")
struct DrawingTests {
  @Test("A drawing puts views beside each other, and what can grow takes the rest")
  func row() {
    let text = draw(height: 1) {
      HStack {
        Text("Name")
        Spacer()
        Button("OK") {}
      }
    }
    #expect(text == "Name            [OK]")
  }

  @Test("A drawing has brackets at each line of a button")
  func tallButton() {
    let text = draw(height: 2) {
      HStack {
        Button {
        } label: {
          VStack(alignment: .leading) {
            Text("Emma")
            Text("Austen")
          }
        }
        Button("") {}
      }
    }
    #expect(text == "    [Emma  ] []\n    [Austen]")
  }

  @Test("A drawing puts views below each other, aligned")
  func column() {
    #expect(
      draw(width: 7) {
        VStack(alignment: .trailing) {
          Text("a")
          Text("bcd")
          Text("ef")
        }
      } == "    a\n  bcd\n   ef"
    )
  }

  @Test("A drawing breaks text between words, and words that are too long")
  func wrapping() {
    #expect(draw(width: 7, height: 4) { Text("one two three unbreakable") }.contains("one two"))
    #expect(draw(width: 4, height: 2) { Text("abcdefgh") } == "abcd\nefgh")
  }

  @Test("A drawing counts wide characters as two columns")
  func wide() {
    #expect("日本".columns == 4)
    #expect("e\u{301}".columns == 1)
    #expect("🙂".columns == 2)
    #expect(
      draw(width: 8, height: 1) {
        HStack {
          Text("日本")
          Text("ab")
        }
      } == "日本 ab"
    )
    #expect(draw(width: 4, height: 2) { Text("日本語") } == "日本\n語")
  }

  @Test("A drawing surrounds views with room, frames and borders")
  func frames() {
    #expect(
      draw(width: 6, height: 3) { Text("hi").padding(.horizontal, 8).border(.red) }
        == "╭────╮\n│ hi │\n╰────╯"
    )
    #expect(
      draw(width: 12, height: 1) {
        Text("x").frame(width: 40, alignment: .trailing).background(.blue)
      } == "       x"
    )
  }

  @Test("A drawing shows the rows for which there is room, and those with the focus")
  func list() {
    let host = ViewHost {
      List {
        ForEach(0..<100) { number in Button("Row \(number)") {} }
      }
    }
    #expect(host.draw(width: 12, height: 3).text == "[Row 0]\n[Row 1]\n[Row 2]    ▾")
    for _ in 0..<5 { host.press(.tab) }
    #expect(host.draw(width: 12, height: 3).text == "[Row 2]    ▴\n[Row 3]\n[Row 4]    ▾")
    host.scroll(by: 1_000)
    #expect(host.draw(width: 12, height: 3).text.contains("[Row 99]"))
  }

  @Test("A drawing has the title of a page in the middle, if there is room for it")
  func title() {
    func bar(_ width: Int) -> Substring? {
      draw(width: width, height: 1) {
        NavigationStack {
          Text("Page")
            .navigationTitle("Title")
            .toolbar { Button("Edit") {} }
        }
      }.split(separator: "\n").first
    }
    #expect(bar(21) == "        Title  [Edit]")
    #expect(bar(16) == "    Title [Edit]")
    #expect(bar(10) == "Ti… [Edit]")
  }

  @Test("A drawing has a blank row between sections")
  func sections() {
    let text = draw(width: 8, height: 8) {
      Form {
        Section("One") { Text("a") }
        Section {
          Text("b")
        } footer: {
          Text("Foot")
        }
        Text("c")
      }
    }
    #expect(text == "One\na\n\nb\nFoot\n\nc\n")
  }

  @Test("A drawing leads to pages from a toolbar")
  func toolbarLink() {
    let host = ViewHost {
      NavigationStack {
        Text("Home").toolbar { NavigationLink("Help") { Text("Page") } }
      }
    }
    #expect(host.draw(width: 12, height: 1).text == "      Help ›")
    host.press(.tab)
    host.press(.enter)
    #expect(host.draw(width: 12, height: 3).text.contains("Page"))
    #expect(host.press(.escape))
    #expect(host.draw(width: 12, height: 3).text.contains("Home"))
  }

  @Test("A drawing shows a spinner that turns while time goes by")
  func spinner() {
    let isLoading = Loading()
    let host = ViewHost {
      if isLoading.value { ProgressView() } else { Text("x") }
    }
    let first = host.draw(width: 1, height: 1).text
    #expect(host.hasSpinner)
    host.time = 0.1
    let second = host.draw(width: 1, height: 1).text
    #expect(first != second)
    host.time = 1
    #expect(host.draw(width: 1, height: 1).text == first)
    isLoading.value = false
    #expect(host.draw(width: 1, height: 1).text == "x")
    #expect(!host.hasSpinner)
  }

  @Test("A drawing treats lazy stacks like stacks")
  func lazyStacks() {
    #expect(
      draw(width: 5, height: 2) {
        LazyVStack(alignment: .leading) {
          LazyHStack {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      } == " a b\n c"
    )
  }

  @Test("A drawing writes only the cells that have changed")
  func changes() {
    var old = CellGrid(width: 10, height: 2)
    old.place(grid("abc"), x: 0, y: 0)
    var new = old
    new.place(grid("X"), x: 1, y: 0)
    #expect(new.escapeSequences(since: old) == "\u{1B}[1;2H\u{1B}[0mX\u{1B}[0m")
    #expect(new.escapeSequences(since: new).isEmpty)
    #expect(new.changes(since: nil).count == 2)
  }

  @Test("A drawing is a picture with the same text, in the colors of light and of dark")
  func picture() {
    let host = ViewHost { Text("a < b").bold().foregroundColor(.red) }
    let grid = host.draw(width: 10, height: 1)
    let picture = grid.svg()
    #expect(picture.contains("a &lt; b"))
    // Tools that read no style sheet take the color of the attribute.
    #expect(picture.contains("class=\"f-red\" fill=\"#e5261b\""))
    #expect(picture.contains("font-weight=\"bold\""))
    let dark = picture.firstMatch(of: #/<style>@media\(prefers-color-scheme:dark\)(.*)<\/style>/#)
    #expect(dark?.1.contains(".f-red{fill:#ff453a}") == true)
  }

  @Test("A click on a drawing finds what is drawn there")
  func click() {
    let count = Count()
    let host = ViewHost {
      VStack {
        Button("A") { count.value += 1 }
        Button("B") { count.value += 10 }
      }
    }
    _ = host.draw(width: 3, height: 2)
    #expect(host.click(x: 1, y: 1))
    #expect(count.value == 10)
    #expect(!host.click(x: 9, y: 9))
  }

  private func grid(_ text: String) -> CellGrid {
    ViewHost { Text(text) }.draw(width: text.count, height: 1)
  }
}

@MainActor
@Observable
private final class Loading {
  var value = true
}

@MainActor
private final class Count {
  var value = 0
}
