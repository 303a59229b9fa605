import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A control", .timeLimit(.minutes(1)))
struct ControlTests {
  @Test("steps a value within its bounds")
  func stepper() {
    let model = Model()
    let host = ViewHost { Stepper("Count", value: Bindable(model).count, in: 0...2) }
    host.press(.tab)
    for _ in 0..<4 { host.press(.right) }
    #expect(model.count == 2)
    host.press(.left)
    #expect(model.count == 1)
    #expect(host.focusedElement?.value == "1")
  }

  @Test("slides a value in steps")
  func slider() {
    let model = Model()
    let host = ViewHost { Slider(value: Bindable(model).level, in: 0...10, step: 2) }
    host.press(.tab)
    host.press(.right)
    #expect(model.level == 2)
    host.focusedElement?.actions.setFraction?(0.55)
    #expect(model.level == 6)
    host.focusedElement?.actions.setFraction?(7)
    #expect(model.level == 10)
  }

  @Test("chooses an option by its tag or its row's id")
  func picker() {
    let model = Model()
    let host = ViewHost {
      Picker("Size", selection: Bindable(model).size) {
        Text("Small").tag("S")
        ForEach(["M", "L"], id: \.self) { Text($0) }
      }
    }
    #expect(host.topLayer?.controls.first?.value == "Small")
    host.press(.tab)
    host.press(.right)
    #expect(model.size == "M")
    #expect(host.focusedElement?.actions.choose?("L") == true)
    #expect(model.size == "L")
    #expect(host.focusedElement?.actions.choose?("XL") == false)
  }

  @Test("deletes rows after the edit button was tapped, and with the delete key")
  func delete() {
    let model = Model()
    let host = ViewHost {
      NavigationStack {
        List {
          ForEach(model.rows, id: \.self) { Button($0) {} }
            .onDelete { model.rows.remove(atOffsets: $0) }
        }
        .toolbar { EditButton() }
      }
    }
    #expect(!host.draw(width: 20, height: 6).text.contains("⊖"))
    #expect(host.click(x: 17, y: 0))
    let text = host.draw(width: 20, height: 6).text
    #expect(text.contains("⊖ [a]"))
    #expect(host.click(x: 0, y: 3))
    #expect(model.rows == ["a", "c"])
    host.press(.tab)
    host.press(.tab)
    host.press(.delete)
    #expect(model.rows == ["c"])
  }

  @Test("shows the value of a text field in a format")
  func formatted() {
    let model = Model()
    let host = ViewHost {
      TextField("Count", value: Bindable(model).count, format: .number)
    }
    host.press(.tab)
    host.press(.character("7"))
    #expect(model.count == 7)
    host.press(.character("x"))
    #expect(model.count == 7)
  }

  @Test("does not react to keys while it is disabled")
  func disabled() {
    let model = Model()
    let host = ViewHost {
      Button("Add") { model.count += 1 }.disabled(model.count > 0)
    }
    host.press(.tab)
    host.press(.enter)
    host.press(.enter)
    #expect(model.count == 1)
  }
}

@MainActor
@Observable
private final class Model {
  var count = 0
  var level = 0.0
  var size = "S"
  var rows = ["a", "b", "c"]
}
