import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("What a person reads on a screen")
struct ReadingTests {
  private enum Row: String, CaseIterable { case beside, apart, labeled, framed, inAList, nested }

  @ViewBuilder
  private func row(_ row: Row) -> some View {
    switch row {
    case .beside:
      HStack {
        Text("Number:")
        Text("5")
      }
    case .apart:
      HStack(spacing: 0) {
        Text("Number: ")
        Spacer()
        Text("5")
      }
    case .labeled: LabeledContent("Number:", value: "5")
    case .framed:
      HStack {
        Text("Number:").padding()
        VStack { Text("5") }.frame(width: 80)
      }
    case .inAList: List { LabeledContent("Number:") { Text("5") } }
    case .nested:
      HStack {
        Image(systemName: "star")
        HStack {
          Text("Number:")
          Text("5")
        }
        Button("More") {}
      }
    }
  }

  @Test("Texts side by side are one text", arguments: Row.allCases)
  private func rows(_ row: Row) {
    let screen = Screen { self.row(row) }
    #expect(screen.shows("Number: 5"))
    #expect(screen.readings.count { $0 == "Number: 5" } == 1)
    #expect(!screen.texts.contains("Number: 5"))
  }

  @Test("Texts below each other, or with a control between them, are several")
  func apart() {
    let screen = Screen {
      HStack {
        VStack {
          Text("Number:")
          Text("Guesses:")
        }
        Text("5")
        Button("More") {}
        Text("6")
      }
      Text("7")
    }
    #expect(!screen.shows("Number: 5"))
    #expect(!screen.shows("5 6"))
    #expect(!screen.shows("6 7"))
    #expect(screen.readings == screen.texts)
  }

  @Test("What is missing is said with what stands there")
  func missing() {
    let screen = Screen {
      Text("62")
      Text("at guess 3")
    }
    #expect(screen.missing(["62", "at guess"]) == nil)
    #expect(
      screen.missing(["62 at guess 3", "62", "Found!"])
        == "\"62 at guess 3\" (what stands there: “62”, “at guess 3”), \"Found!\""
    )
  }

  @Test("A field is known by its prompt, and by a text before it")
  func fields() async {
    let screen = Screen {
      TextField("", text: .constant("a"), prompt: Text("First"))
      Text("Second")
      TextField("", text: .constant("b"))
      LabeledContent("Third") { TextField("", text: .constant("c")) }
      Toggle("Fourth", isOn: .constant(true))
      Text("Fifth")
      TextField("Name", text: .constant("d"), prompt: Text("Sixth"))
    }
    let labels = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Name"]
    #expect(labels.map(screen.value) == ["a", "b", "c", "on", "d", "d", "d"])
    #expect(
      screen.elements(.textField).map(\.label) == ["First", "Second", "Third", "Name"]
    )
    #expect(screen.control("Second")?.isEnabled == true)
    #expect(screen.control("Seventh") == nil)
    screen.focus(on: "Third")
    #expect(screen.focus == "Third")
    let messages = await reports { #expect(!screen.type("x", into: "Seventh")) }.messages
    #expect(
      messages.first?.contains(
        "What can be written in: \"First\", \"Second\", \"Third\", \"Name\"."
      ) == true
    )
  }

  @Test("A text before a control does not hide what has it as its own label")
  func ownLabel() {
    let screen = Screen {
      Text("Name")
      TextField("", text: .constant("a"))
      TextField("Name", text: .constant("b"))
    }
    #expect(screen.value(of: "Name") == "b")
  }

  @Test("A text has the color that it is given itself")
  func color() {
    let screen = Screen {
      Text("Lower").foregroundStyle(.red)
      Text("Higher")
    }
    #expect(screen.elements(.text).map(\.color) == [.red, nil])
  }
}
