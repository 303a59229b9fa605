import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("Of the views that people write,")
struct WrittenViewTests {
  private func tap(_ label: String, in host: ViewHost) throws {
    host.update()
    let controls = host.topLayer?.controls ?? []
    let labels = Comment(rawValue: controls.map(\.label).joined(separator: ", "))
    host.tap(try #require(controls.first { $0.label == label }, labels))
    host.update()
  }

  @Test("A control without a text is called by its symbols, or as it is told")
  func names() {
    let host = ViewHost {
      VStack {
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button {
        } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete")
      }
    }
    #expect(host.topLayer?.controls.map(\.label) == ["plus", "Delete"])
    #expect(host.draw(width: 3, height: 2).text == "[+]\n[␡]")
  }

  @Test("A group opens and closes what is below its title")
  func disclosure() throws {
    let model = Model()
    let host = ViewHost {
      List {
        DisclosureGroup("About") { Text("All of it") }
        DisclosureGroup("More", isExpanded: Bindable(model).isOpen) { Text("The rest") }
      }
    }
    #expect(host.draw(width: 12, height: 2).text == "[› About]\n[› More]")
    try tap("About", in: host)
    try tap("More", in: host)
    #expect(model.isOpen)
    #expect(host.draw(width: 12, height: 4).text == "[⌄ About]\nAll of it\n[⌄ More]\nThe rest")
    try tap("About", in: host)
    #expect(host.draw(width: 12, height: 3).text == "[› About]\n[⌄ More]\nThe rest")
  }

  @Test("A menu opens its buttons, and a tap on one of them closes it")
  func menu() throws {
    let model = Model()
    let host = ViewHost {
      Menu("Sort") {
        Button("By name") { model.name = "name" }
        Button("By date") { model.name = "date" }
      }
    }
    try tap("Sort", in: host)
    #expect(host.topLayer?.controls.map(\.label) == ["By name", "By date"])
    try tap("By date", in: host)
    #expect(model.name == "date")
    #expect(host.topLayer?.controls.map(\.label) == ["Sort"])
  }

  @Test("A transparent view keeps its room, and cannot be used or read")
  func opacity() {
    let model = Model()
    let host = ViewHost {
      HStack(spacing: 0) {
        Button("ab") {}.opacity(model.isOpen ? 1 : 0)
        Text("c")
      }
    }
    #expect(host.draw(width: 5, height: 1).text == "    c")
    #expect(host.topLayer?.controls.isEmpty == true)
    #expect(host.topLayer?.element.texts == ["c"])
    model.isOpen = true
    #expect(host.draw(width: 5, height: 1).text == "[ab]c")
    #expect(host.topLayer?.controls.map(\.label) == ["ab"])
  }

  @Test("A shape fills its frame, and its outline is the line around that")
  func shapes() {
    let grid = ViewHost { Circle().fill(.red).frame(width: 16, height: 16) }
      .draw(width: 4, height: 1)
    let isRed = (0..<4).map { grid[$0, 0].style.background == .red }
    #expect(isRed == [false, true, true, false])
    #expect(draw(width: 4, height: 1) { Rectangle() } == "████")
    let outline = draw(width: 4, height: 3) { RoundedRectangle(cornerRadius: 4).stroke(.blue) }
    #expect(outline == draw(width: 4, height: 3) { Color.clear.border(.blue) })
    #expect(outline != draw(width: 4, height: 3) { Color.clear })
  }

  @Test("An offset moves what is drawn")
  func offset() {
    #expect(draw(width: 6, height: 2) { Text("ab").offset(x: 8, y: 0) } == "   ab\n")
  }

  @Test("Rows are edited while the screen, or a binding, says so")
  func editMode() throws {
    let model = Model()
    let host = ViewHost {
      List {
        EditButton()
        ForEach([1, 2], id: \.self) { Text("Row \($0)") }.onDelete { _ in }
      }
      .environment(\.editMode, Bindable(model).editMode)
    }
    #expect(!host.draw(width: 10, height: 3).text.contains("⊖"))
    try tap("Edit", in: host)
    #expect(model.editMode == .active)
    #expect(host.draw(width: 10, height: 3).text == "[Done]\n⊖ Row 1\n⊖ Row 2")
    model.editMode = .inactive
    #expect(!host.draw(width: 10, height: 3).text.contains("⊖"))
  }

  @Test("The mode of the screen can be read")
  func readEditMode() throws {
    let host = ViewHost {
      VStack {
        EditButton()
        ShowsEditMode()
      }
    }
    #expect(host.draw(width: 10, height: 2).text.contains("reading"))
    try tap("Edit", in: host)
    #expect(host.draw(width: 10, height: 2).text.contains("editing"))
  }

  @Test("A view that is pulled on a phone is a button here")
  func refreshable() async throws {
    let model = Model()
    let host = ViewHost {
      List { Text("Row") }
        .refreshable { model.name = "loaded" }
    }
    #expect(host.draw(width: 12, height: 2).text == "[↻ Refresh]\nRow")
    try tap("Refresh", in: host)
    while model.name.isEmpty { await Task.yield() }
    #expect(model.name == "loaded")
  }

  @Test("Addresses are opened by the handler in the surroundings")
  func openURL() throws {
    let model = Model()
    let url = try #require(URL(string: "https://example.org/1"))
    let host = ViewHost {
      Link("Read more", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            model.name = url.absoluteString
            return .handled
          }
        )
    }
    try tap("Read more", in: host)
    #expect(model.name == "https://example.org/1")
  }

  @Test("Letters and symbols are written as they are told")
  func looks() {
    #expect(draw(width: 3, height: 1) { Text("abc").textCase(.uppercase) } == "ABC")
    #expect(draw(width: 1, height: 1) { Image(systemName: "heart") } == "♡")
    #expect(
      draw(width: 1, height: 1) { Image(systemName: "heart").symbolVariant(.fill) } == "♥"
    )
  }

  @Test("Colors are mixed, and those of the nearest kind are shown")
  func colors() {
    let grid = ViewHost {
      Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)).background(Color(white: 1))
    }
    .draw(width: 1, height: 1)
    #expect(grid.escapeSequences(since: nil).contains("38;5;196;48;5;231"))
    #expect(grid.svg(frames: []).contains("f-mixed-ff0000\" fill=\"#ff0000\""))
    #expect(Color.red.opacity(0) == .clear)
  }
}

@MainActor
@Observable
private final class Model {
  var isOpen = false
  var name = ""
  var editMode = EditMode.inactive
}

private struct ShowsEditMode: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
  }
}
