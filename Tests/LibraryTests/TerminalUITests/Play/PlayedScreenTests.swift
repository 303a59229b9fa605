import ComposableArchitecture
import TerminalUI
import Testing
import WorkbookPlay
import WorkbookPlayProtocol

@MainActor
@Suite("A played app", .timeLimit(.minutes(20)))
struct PlayedScreenTests {
  private func shop() -> PlaySession {
    PlaySession {
      let store = Store(initialState: Shop.State()) { Shop() }
      return ViewHost { ShopView(store: store) }
    }
  }

  @Test("A played app takes what is typed, blanks included")
  func typing() async {
    let session = PlaySession.counter()
    await session.tap("Name")
    session.handle(.text("Ann Lee"))
    #expect(session.text.contains("Name Ann Lee"))
    await session.press("backspace")
    #expect(session.text.contains("Name Ann Le"))
    #expect(session.lines.last == #"9 person .nameChanged("Ann Le")"#)
  }

  @Test("A played app takes what is pasted as one edit, and erases a word with a key")
  func pasting() async {
    let session = PlaySession.counter()
    session.handle(.paste("Ann Lee + Bo"))
    #expect(session.lines.dropFirst() == [#"2 person .nameChanged("Ann Lee + Bo")"#])
    await session.press("left", "ctrl-w")
    #expect(session.text.contains("Name Ann Lee + o"))
    await session.press("ctrl-w", "ctrl-w")
    session.handle(.paste("J. "))
    #expect(session.text.contains("Name Ann J. o"))
    await session.tap("Timer")
    await session.press("tab")
    let count = session.log.actions.count
    session.handle(.paste("+ x"))
    #expect(session.log.actions.count == count)
  }

  @Test("A played app does not guess which of two fields is meant")
  func twoFields() async {
    let typed = LockIsolated("")
    let text = Binding(get: { typed.value }, set: { typed.setValue($0) })
    let session = PlaySession {
      ViewHost {
        VStack {
          TextField("First", text: text)
          TextField("Second", text: text)
        }
      }
    }
    session.handle(.text("Ann"))
    #expect(typed.value.isEmpty)
  }

  @Test("A played app names the field that a binding changes, and what changes in it")
  func fieldNames() async {
    let session = PlaySession {
      let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
      return ViewHost {
        TallyView(store: store)
        Button("Label") { store.label.text = "B" }
      }
    }
    await session.tap("On")
    session.handle(.text("A"))
    await session.tap("Label")
    #expect(
      session.lines == [
        #"1 person .binding(\.isOn = true)"#, #"2 person .binding(\.name = "A")"#,
        #"3 person .binding(\.label: text = "B")"#,
      ]
    )
  }

  @Test("A played app gives the focus to the first field of a sheet that opens")
  func firstField() async {
    let session = PlaySession {
      let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
      return ViewHost {
        Button("Switch") { store.send(.binding(.set(\.isOn, !store.isOn))) }
          .sheet(isPresented: Bindable(store).isOn) { TallyView(store: store) }
      }
    }
    await session.tap("Switch")
    session.handle(.text("Ann"))
    #expect(session.lines.last == #"4 person .binding(\.name = "Ann")"#)
  }

  @Test("A played app shows an alert, also when one goes back to it")
  func alert() async {
    let session = shop()
    await session.tap("Clear")
    #expect(session.text.contains("Clear all?"))
    await session.tap("Yes")
    #expect(!session.text.contains("Clear all?"))
    session.pressModeKey()
    let count = session.log.actions.count
    while session.log.position > 1 { await session.press("up") }
    #expect(session.text.contains("Clear all?"))
    session.handle(.key("home"))
    #expect(!session.text.contains("Clear all?"))
    session.handle(.key("end"))
    #expect(!session.text.contains("Clear all?"))
    #expect(session.log.actions.count == count)
  }

  @Test("A played app shows a sheet, closes it, and shows it again when one goes back")
  func sheet() async {
    let session = shop()
    await session.tap("New", "+", "+")
    await session.press("escape")
    #expect(session.text.contains("[Clear]") || session.text.contains("Clear"))
    session.pressModeKey()
    await session.press("up")
    #expect(session.text.contains("Close"))
    await session.press("enter")
    await session.tap("+")
    #expect(session.lines.last?.contains("person .tally(.presented(") == true)
  }

  @Test("A played app goes through pages, and has no impure reducer because of their identifiers")
  func stack() async {
    let session = shop()
    await session.tap("Item", "+", "Next", "+")
    session.pressModeKey()
    #expect(session.log.firstImpure == nil)
    await session.press("up", "up")
    #expect(session.text.contains("Detail"))
    session.handle(.key("home"))
    #expect(session.text.contains("Shop"))
    #expect(session.text.contains("Item"))
    session.handle(.key("end"))
    await session.press("escape")
    await session.press("escape")
    #expect(session.lines.last?.contains(".popFrom") == true)
  }

  @Test("A played app is clicked where it is drawn, and its list scrolls under the wheel")
  func mouse() async throws {
    let session = PlaySession.counter()
    let rows = session.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("[+]") })
    let column = rows[row].distance(
      from: rows[row].startIndex,
      to: try #require(rows[row].firstRange(of: "[+]")).lowerBound
    )
    session.handle(.click(column: column + 1, row: row))
    #expect(session.lines.last == "2 person .plusTapped")
    let list = PlaySession {
      ViewHost { List { ForEach(0..<100) { Text("Row \($0)") } } }
    }
    _ = list.draw()
    list.handle(.wheel(isUp: false, column: 5, row: 5))
    #expect(!list.text.contains("Row 2 ") && list.text.contains("Row 3"))
  }

  @Test("A played app fits into 60 columns and takes over each new size")
  func sizes() async {
    let session = PlaySession.counter()
    await session.tap("+")
    for (columns, rows) in [(60, 20), (75, 24), (90, 30), (200, 60), (60, 24)] {
      session.handle(.size(columns: columns, rows: rows))
      let lines = session.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { String($0).columns <= columns })
      #expect(session.text.contains("Count 1"), "\(columns)")
      #expect(session.text.contains(".plusTapped"), "\(columns)")
    }
  }

  @Test("A played app says how to leave at each width, and as many other keys as there is room for")
  func keys() async {
    let session = PlaySession.counter()
    for columns in 60...100 {
      session.handle(.size(columns: columns, rows: 20))
      for focus in [["ctrl-t log", "ctrl-c quit"], ["↑↓ travel", "q quit"]] {
        let line = session.text.split(separator: "\n").last.map { String($0) } ?? ""
        #expect(focus.allSatisfy(line.contains), "\(columns): \(line)")
        session.pressModeKey()
      }
    }
    // Keys that do nothing here are not among them.
    #expect(session.text.contains("enter tap   ctrl-c quit"))
    await session.tap("New")
    #expect(session.text.contains("enter tap   ctrl-n +1 day   ctrl-c quit"))
    let shop = shop()
    await shop.tap("New")
    #expect(shop.text.contains("esc back"))
    await shop.press("escape")
    #expect(!shop.text.contains("esc back"))
  }

  @Test("A played app names the keys of the control that has the focus")
  func focusedKeys() async {
    let session = PlaySession.counter()
    #expect(session.text.contains("enter tap"))
    await session.tap("Name")
    #expect(session.text.contains("enter submit"))
    let number = LockIsolated(1)
    let stepper = PlaySession {
      ViewHost {
        List {
          ForEach(0..<1) { _ in
            Stepper(
              "Number",
              value: Binding(get: { number.value }, set: { number.setValue($0) })
            )
          }
          .onDelete { _ in }
        }
      }
    }
    await stepper.press("tab")
    #expect(stepper.text.contains("← → change   delete remove"))
  }

  @Test("A played app taps its first control with enter, if nothing has the focus")
  func firstControl() async {
    let session = PlaySession.counter()
    await session.press("enter")
    #expect(session.lines.last == "2 person .minusTapped")
  }

  @Test("A played app shows its date, and a key makes it the next day")
  func date() async {
    let session = PlaySession.counter()
    #expect(session.text.contains("Mon 5 Jan 2026 9:41"))
    await session.tap("New")
    await session.press("ctrl-n")
    #expect(session.text.contains("Tue 6 Jan 2026 9:41"))
    await session.tap("New")
    #expect(session.log.chosen?.difference().contains { $0.contains("2026-01-06") } == true)
    session.pressModeKey()
    #expect(session.log.firstImpure == nil)
  }

  @Test("A played app takes each key of the protocol")
  func namedKeys() {
    for name in PlayEvent.keys { #expect(KeyPress(name: name) != nil, "\(name)") }
  }

  @Test("A played app shows wide characters in the log without moving what is beside them")
  func wideCharacters() async {
    let session = PlaySession.counter()
    session.handle(.size(columns: 60, rows: 20))
    await session.tap("Name")
    session.handle(.text("日本語日本語日本語日本語日本語"))
    for line in session.text.split(separator: "\n") { #expect(String(line).columns <= 60) }
    #expect(session.text.contains("…"))
  }

  @Test("A played app shows the last actions again when the app is used after scrolling the log")
  func scrolledLog() async {
    let session = PlaySession.counter()
    for _ in 1...30 { await session.tap("+") }
    for _ in 1...20 { session.handle(.wheel(isUp: true, column: 60, row: 5)) }
    #expect(session.text.contains("the state at the beginning"))
    await session.tap("−")
    #expect(session.text.contains("32 person .minusTapped"))
  }

  @Test("A played app turns its spinner")
  func spinner() async {
    let session = PlaySession { ViewHost { ProgressView() } }
    let first = session.text
    #expect(session.hasSpinner)
    await session.advance(to: .milliseconds(100))
    #expect(session.text != first)
    #expect(!PlaySession.counter().hasSpinner)
  }

  @Test("A played app names what can be tapped when a label is not there")
  func missingLabel() async {
    let session = PlaySession.counter()
    await session.tap("Plus")
    #expect(session.takeMissing()?.contains("There is no “Plus” to tap; there is “−”, “+”") == true)
    #expect(session.takeMissing() == nil)
  }

  @Test("A played app is left by q in the log, not in the app")
  func leaving() async {
    let session = PlaySession.counter()
    session.handle(.text("q"))
    #expect(!session.hasEnded)
    session.pressModeKey()
    session.handle(.text("q"))
    #expect(session.hasEnded)
  }

  @Test("A played app is a picture of app and log, for light and dark pages")
  func picture() async {
    let session = PlaySession.counter()
    await session.tap("+")
    let picture = session.picture()
    #expect(picture.contains("Count 1"))
    #expect(picture.contains(".plusTapped"))
    #expect(picture.contains("prefers-color-scheme:dark"))
    #expect(picture.contains("rx=\"24\""))
  }
}
