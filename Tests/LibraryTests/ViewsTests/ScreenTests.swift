import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("A screen", .timeLimit(.minutes(1)))
struct ScreenTests {
  @Test("shows what the state says, and sends what is tapped")
  func loop() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let screen = Screen { TallyView(store: store) }
    #expect(screen.shows("0"))
    screen.tap("+")
    screen.tap("+")
    #expect(screen.shows("2"))
    #expect(!screen.shows("0"))
    screen.tap("−")
    #expect(store.count == 1)
  }

  @Test("writes through bindings")
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
}
