import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("Of the views that people write,")
struct WrittenViewTests {
  private func draw(
    width: Int = 20,
    height: Int = 3,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> String {
    ViewHost(content: content).draw(width: width, height: height).text
  }

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
        Button {
        } label: {
          Label("Share", systemImage: "square.and.arrow.up")
        }
        .labelStyle(.iconOnly)
      }
    }
    #expect(host.topLayer?.controls.map(\.label) == ["plus", "Delete", "Share"])
    #expect(host.draw(width: 3, height: 3).text == "[+]\n[␡]\n[↥]")
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

  @Test("Shapes color the cells that they cover")
  func shapes() {
    func colored(_ view: @escaping () -> some View) -> String {
      let grid = ViewHost(content: view).draw(width: 8, height: 4)
      return (0..<4).map { y in
        (0..<8).map { grid[$0, y].style.background == .red ? "#" : "." }.joined()
      }
      .joined(separator: "\n")
    }
    #expect(
      colored { Circle().fill(.red) } == ".######.\n########\n########\n.######."
    )
    #expect(
      colored { Rectangle().fill(.red).frame(width: 16, height: 16) }
        == "........\n...##...\n........\n........"
    )
    #expect(draw(width: 4, height: 1) { Rectangle() } == "████")
    #expect(
      draw(width: 4, height: 3) { RoundedRectangle(cornerRadius: 4).stroke(.blue) }
        == "••••\n•  •\n••••"
    )
  }

  @Test("A path is drawn through the cells on its way, and can be turned")
  func path() {
    func hand(_ degrees: Double) -> String {
      draw(width: 5, height: 3) {
        GeometryReader { proxy in
          Path { path in
            path.move(to: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2))
            path.addLine(to: CGPoint(x: proxy.size.width / 2, y: 0))
          }
          .stroke(.primary, lineWidth: 3)
          .rotationEffect(.degrees(degrees))
        }
      }
    }
    #expect(hand(0) == "  •\n  •\n")
    #expect(hand(90) == "\n ••••\n")
    #expect(hand(180) == "\n  •\n  •")
  }

  @Test("A reader of the geometry knows the size that it was drawn with")
  func geometry() {
    let host = ViewHost {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))") }
    }
    #expect(host.draw(width: 10, height: 2).text == "80×32\n")
    #expect(host.draw(width: 20, height: 3).text == "160×48\n\n")
  }

  @Test("A gesture is a tap, and knows where it was clicked")
  func gesture() {
    let model = Model()
    let host = ViewHost {
      Text("0123456789")
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { model.name = "\($0.location.x)" }
        )
    }
    _ = host.draw(width: 10, height: 1)
    host.click(x: 3, y: 0)
    #expect(model.name == "28.0")
  }

  @Test("Positions and offsets move what is drawn")
  func places() {
    #expect(draw(width: 6, height: 2) { Text("ab").position(x: 32, y: 24) } == "\n   ab")
    #expect(draw(width: 6, height: 2) { Text("ab").offset(x: 8, y: 0) } == "   ab\n")
  }

  @Test("A relation of width and height is kept, as far as there is room")
  func aspectRatio() {
    func size(_ width: Int, _ height: Int) -> Int {
      draw(width: width, height: height) { Rectangle().aspectRatio(1, contentMode: .fit) }
        .count { $0 == "█" }
    }
    #expect(size(8, 10) == 8 * 4)
    #expect(size(20, 3) == 6 * 3)
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

  @Test("Letters, symbols and labels are written as they are told")
  func looks() {
    #expect(draw(width: 3, height: 1) { Text("abc").textCase(.uppercase) } == "ABC")
    #expect(draw(width: 1, height: 1) { Image(systemName: "heart") } == "♡")
    #expect(
      draw(width: 1, height: 1) { Image(systemName: "heart").symbolVariant(.fill) } == "♥"
    )
    #expect(
      draw(width: 3, height: 1) { Label("abc", systemImage: "heart").labelStyle(.titleOnly) }
        == "abc"
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

  @Test("An older stack and an older link lead to pages")
  func olderNavigation() throws {
    let host = ViewHost {
      NavigationView {
        NavigationLink("Next", destination: Text("Page two"))
          .navigationTitle("First")
          .navigationBarItems(trailing: Button("Add") {})
      }
    }
    #expect(host.draw(width: 20, height: 3).text.contains("First"))
    #expect(host.topLayer?.controls.map(\.label) == ["Add", "Next"])
    try tap("Next", in: host)
    #expect(host.draw(width: 20, height: 4).text.contains("Page two"))
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
