import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("A screen")
struct ScreenTests {
  @Test("What Swift writes of an optional shows no text that is in it")
  func optionals() {
    let message: String? = "We are closed"
    let optional = Screen { Text("\(String(describing: message))") }
    #expect(optional.texts == ["Optional(\"We are closed\")"])
    #expect(!optional.shows("We are closed"))
    #expect(optional.shows("Optional(\"We are closed\")"))
    let text = Screen { Text("Sorry: \(message ?? "")") }
    #expect(text.shows("We are closed"))
  }

  @Test("A screen writes through bindings")
  func bindings() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let screen = Screen { TallyView(store: store) }
    screen.type("Blob", into: "Name")
    #expect(store.name == "Blob")
    #expect(screen.value(of: "Name") == "Blob")
    #expect(screen.focus == "Name")
    screen.tap("On")
    #expect(store.isOn)
    #expect(screen.value(of: "On") == "on")
  }

  @Test("A row is deleted by its list, or by a destructive button behind it")
  func deletion() {
    let screen = Screen { Guests() }
    screen.delete("Ada, 1")
    #expect(screen.texts.filter { $0.contains(",") } == ["Bea, 2", "Cleo, 3"])
    screen.delete("Cleo, 3")
    #expect(screen.texts.filter { $0.contains(",") } == ["Bea, 2"])
  }

  @Test("A screen says what can be used in place of what is not there")
  func missing() async {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let screen = Screen { TallyView(store: store) }
    let messages = await reports {
      #expect(!screen.tap("Plus"))
      #expect(!screen.tap("0"))
      #expect(!screen.type("x", into: "On"))
      #expect(!screen.delete("0"))
      #expect(screen.tap("+"))
    }
    .messages
    let expected = [
      "There is no \"Plus\" on the screen that can be tapped.\n\n"
        + "What can be tapped: \"−\", \"+\", \"On\".",
      "It is there as a text.",
      "It is there as a toggle.",
      "What can be deleted: nothing, since no `ForEach` has an `.onDelete`, and no row a destructive "
        + "swipe action.",
    ]
    #expect(messages.count == expected.count)
    for (message, part) in zip(messages, expected) {
      #expect(message.contains(part), "\(message)")
    }
    #expect(store.count == 1)
  }

  @Test("A screen says what covers a control")
  func covered() async {
    let screen = Screen {
      Button("Below") {}
        .alert(
          "Sure?",
          isPresented: .constant(true),
          actions: { Button("Yes") {} },
          message: { Text("Really?") }
        )
    }
    let messages = await reports { #expect(!screen.tap("Below")) }.messages
    #expect(messages.first?.contains("It is covered by the alert in front.") == true)
  }

  @Test("A screen says in which color a button is shown")
  func colors() {
    let screen = Screen {
      VStack {
        Button("Keep") {}
        Button("Delete", role: .destructive) {}
      }
    }
    #expect(screen.elements(.button).map(\.color) == [.accentColor, .red])
  }

  @Test("A screen is drawn without the empty rows at its ends")
  func description() {
    let screen = Screen(width: 6, height: 9) {
      VStack {
        Text("One")
        Text("")
        Text("Two")
      }
    }
    #expect(
      "\(screen)" == """
        ╭──────╮
        │ One  │
        │      │
        │ Two  │
        ╰──────╯
        """
    )
    #expect("\(Screen { EmptyView() })" == "The screen is empty.")
  }
}

/// Two lists: one deletes its rows, and the rows of the other one have buttons.
private struct Guests: View {
  @State private var first = ["Ada, 1", "Bea, 2"]
  @State private var second = ["Cleo, 3"]

  var body: some View {
    List {
      ForEach(first, id: \.self) { Text($0) }.onDelete { first.remove(atOffsets: $0) }
      ForEach(second, id: \.self) { name in
        Text(name).swipeActions { Button("Remove", role: .destructive) { second = [] } }
      }
    }
  }
}
