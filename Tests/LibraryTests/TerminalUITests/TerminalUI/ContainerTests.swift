import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A container")
struct ContainerTests {
  @Test("A group box has a frame and a title")
  func groupBox() {
    #expect(
      draw(width: 10, height: 4) { GroupBox("Tea") { Text("Oolong") } }
        == """
        ╭──────╮
        │Tea   │
        │Oolong│
        ╰──────╯
        """.split(separator: "\n").map { " " + $0 }.joined(separator: "\n")
    )
    #expect(
      draw(height: 4) {
        GroupBox {
          Text("A")
        } label: {
          Text("B")
        }
      }.contains("B")
    )
    #expect(!draw { GroupBox { Text("Oolong") } }.contains("Tea"))
  }

  @Test("A row has a title and a value in a format")
  func labeledContent() {
    #expect(
      draw(width: 16, height: 1) { LabeledContent("Year", value: 1_000, format: .number) }
        == "Year" + String(repeating: " ", count: 12 - 1_000.formatted().count)
        + 1_000.formatted()
    )
  }

  @Test("Views in columns share the width, have their own, or are as many as have room")
  func grid() {
    @MainActor
    func grid(_ columns: GridItem..., spacing: CGFloat? = nil) -> String {
      draw(width: 15, height: 4) {
        LazyVGrid(columns: columns, spacing: spacing) {
          ForEach(1..<6) { Text("\($0)") }
        }
      }
      .trimmingCharacters(in: .newlines)
    }
    #expect(
      grid(
        GridItem(.flexible(), alignment: .leading),
        GridItem(.flexible(), alignment: .trailing)
      )
        == """
        1             2
        3             4
        5
        """
    )
    #expect(
      grid(GridItem(.fixed(40), spacing: 16), GridItem(.fixed(24)), spacing: 16)
        == """
            1     2

            3     4
        """
    )
    #expect(
      grid(GridItem(.adaptive(minimum: 32), spacing: 8, alignment: .leading))
        == """
        1    2    3
        4    5
        """
    )
  }

  @Test("A field above a list takes what is looked for")
  func searchable() {
    let model = Model()
    let host = ViewHost {
      NavigationStack {
        List { Text("Rows for “\(model.query)”") }
          .navigationTitle("Rows")
          .searchable(text: Bindable(model).query, prompt: "Find a row")
      }
    }
    #expect(host.draw(width: 22, height: 4).text.contains("⌕ Find a row"))
    host.press(.tab)
    host.press(.character("a"))
    #expect(model.query == "a")
    #expect(
      host.draw(width: 22, height: 5).text.split(separator: "\n").map { $0.trimmed }
        == ["Rows", "──────────────────────", "⌕ a___________________", "Rows for “a”"]
    )
    #expect(draw { Text("A").searchable(text: .constant("")) }.contains("⌕ Search"))
  }

  @MainActor
  @Observable
  final class Model {
    var query = ""
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
