import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A control")
struct ControlTests {
  @Test("A control steps a value within its bounds")
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

  @Test("A control slides a value in steps")
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

  @Test("A control says when a person begins to move it, and when that is over")
  func editing() {
    let model = Model()
    var log: [String] = []
    let note: (Bool) -> Void = { log.append("\($0) \(model.level) \(model.count)") }
    let host = ViewHost {
      VStack {
        Slider(value: Bindable(model).level, in: 0...10, step: 1, onEditingChanged: note)
        Stepper("Count", value: Bindable(model).count, onEditingChanged: note)
      }
    }
    host.press(.tab)
    host.press(.right)
    #expect(log == ["true 0.0 0", "false 1.0 0"])
    host.press(.tab)
    host.press(.right)
    #expect(log.suffix(2) == ["true 1.0 0", "false 1.0 1"])
  }

  @Test("A control chooses an option by its tag or its row's id")
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

  @Test("An option and a tab keep the tag of what is in them")
  func tagsInside() {
    let model = Model()
    let picker = ViewHost {
      Picker("Size", selection: Bindable(model).size) {
        Text("Small").tag("S").padding()
        Text("Large").tag("L").frame(width: 80)
      }
    }
    #expect(picker.topLayer?.controls.first?.value == "Small")
    model.size = "L"
    let tabs = ViewHost {
      TabView(selection: Bindable(model).size) {
        Text("First").tag("S").tabItem { Text("One") }
        Text("Second").tag("L").padding().tabItem { Text("Two") }
      }
    }
    #expect(tabs.draw(width: 20, height: 6).text.contains("Second"))
  }

  @Test("Controls take texts that are computed")
  func computedTexts() {
    let name = "Salt"
    let host = ViewHost {
      LabeledContent(name, value: name)
      LabeledContent(name) { Text("3") }
      Stepper(name, onIncrement: {}, onDecrement: nil)
      Button(name, systemImage: "trash", role: .destructive) {}
    }
    #expect(host.topLayer?.controls.map(\.label) == ["Salt", "Salt"])
  }

  @Test("A control shows the value of a text field in a format")
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

  @Test("A control shows the text of a field at its edge or in its middle")
  func alignedField() {
    func field(_ text: String, _ alignment: TextAlignment) -> String {
      ViewHost {
        TextField("Name", text: .constant(text)).multilineTextAlignment(alignment)
      }
      .draw(width: 8, height: 1).text
    }
    #expect(field("ab", .leading) == "ab______")
    #expect(field("ab", .center) == "___ab___")
    #expect(field("ab", .trailing) == "_____ab_")
    #expect(field("abcdefghij", .center) == "defghij_")
    #expect(field("", .center) == "__Name__")
  }

  @Test("A control has the focus again when the alert is gone that came over it")
  func focusAfterAlert() {
    let model = Model()
    let host = ViewHost {
      VStack {
        Button("First") {}
        Button("Ask") { model.count = 1 }
      }
      .alert("Really?", isPresented: Bindable(model).isAsking) { Button("Yes") {} }
    }
    host.press(.tab)
    host.press(.tab)
    host.press(.enter)
    host.press(.tab)
    #expect(host.focusedElement?.label == "Yes")
    host.press(.enter)
    #expect(host.focusedElement?.label == "Ask")
  }

  @Test("A control does not react to keys while it is disabled")
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
  var isAsking: Bool {
    get { count == 1 }
    set { count = newValue ? 1 : 0 }
  }
  var level = 0.0
  var size = "S"
}
