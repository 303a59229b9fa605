import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A row of a list")
struct RowTests {
  private let model = Model()

  private func makeHost() -> ViewHost {
    ViewHost { [model] in
      NavigationStack {
        List {
          ForEach(model.rows, id: \.self) { Text($0) }
            .onDelete { model.rows.remove(atOffsets: $0) }
            .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("A row of a list without a control has the focus itself, and the delete key deletes it")
  func delete() {
    let host = makeHost()
    for _ in 0..<3 { host.press(.tab) }
    #expect(host.focusedElement?.label == "b")
    host.press(.delete)
    #expect(model.rows == ["a", "c"])
    #expect(host.focusedElement?.label == "c")
    host.press(.delete)
    #expect(host.focusedElement?.label == "a")
    host.press(.delete)
    #expect(host.focusedElement == nil)
  }

  @Test("A row of a list is deleted with the enter key while rows show what deletes them")
  func enter() {
    let host = makeHost()
    host.press(.tab)
    host.press(.tab)
    host.press(.enter)
    #expect(model.rows == ["a", "b", "c"])
    host.press(.backTab)
    host.press(.enter)
    host.press(.tab)
    host.press(.enter)
    #expect(model.rows == ["b", "c"])
  }

  @Test("A row of a list is deleted with a click on its sign, which it has while rows are edited")
  func click() {
    let host = makeHost()
    _ = host.draw(width: 12, height: 6)
    #expect(!host.click(x: 0, y: 3))
    host.press(.tab)
    host.press(.enter)
    _ = host.draw(width: 12, height: 6)
    #expect(host.click(x: 0, y: 3))
    #expect(model.rows == ["a", "c"])
  }

  @Test("A row of a list is moved with the left and right keys while rows can be moved")
  func move() {
    let host = makeHost()
    host.press(.tab)
    host.press(.enter)
    #expect(host.draw(width: 12, height: 4).text.contains("⊖ a        ≡"))
    host.press(.tab)
    host.press(.right)
    #expect(model.rows == ["b", "a", "c"])
    #expect(host.focusedElement?.label == "a")
    host.press(.right)
    host.press(.right)
    #expect(model.rows == ["b", "c", "a"])
    host.press(.left)
    #expect(model.rows == ["b", "a", "c"])
  }

  @Test("A row of a list moves several elements in front of another")
  func moveSeveral() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["c", "b", "d", "a"])
  }

  @Test("A row of a list shows the buttons that are behind it on a phone")
  func swipeActions() {
    let host = ViewHost { [model] in
      List {
        ForEach(model.rows, id: \.self) { row in
          Text(row)
            .swipeActions { Button("Flag") { model.rows = [row] } }
        }
      }
    }
    #expect(host.draw(width: 12, height: 3).text.hasPrefix("a     [Flag]"))
    host.press(.tab)
    host.press(.tab)
    host.press(.enter)
    #expect(model.rows == ["b"])
    // None of them destroys anything.
    host.press(.delete)
    #expect(model.rows == ["b"])
  }

  @Test("The delete key does what the first destructive button of a row does")
  func destructiveSwipeAction() {
    let host = ViewHost { [model] in
      List {
        ForEach(model.rows, id: \.self) { row in
          Text(row)
            .swipeActions {
              Button("Flag") { model.rows = [] }
              Button("Delete", role: .destructive) { model.rows.removeAll { $0 == row } }
            }
        }
      }
    }
    #expect(host.draw(width: 24, height: 3).text.hasPrefix("a        [Flag] [Delete]"))
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    host.press(.delete)
    #expect(model.rows == ["a", "c"])
  }
}

@MainActor
@Observable
private final class Model {
  var rows = ["a", "b", "c"]
}
