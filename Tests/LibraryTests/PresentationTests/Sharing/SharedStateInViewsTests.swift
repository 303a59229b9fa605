import ComposableArchitecture
import TerminalUI
import Testing

@Suite("Shared state in views")
@MainActor
struct SharedStateInViewsTests {
  @Reducer
  struct Settings {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("isLarge")) var isLarge = false
    }

    enum Action { case toggled }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.$isLarge.withLock { $0.toggle() }
        return .none
      }
    }
  }

  struct SettingsView: View {
    let store: StoreOf<Settings>

    var body: some View {
      VStack {
        Text(store.isLarge ? "large" : "small")
        Toggle("Large text", isOn: Binding(store.$isLarge))
        Button("Toggle") { store.send(.toggled) }
      }
    }
  }

  struct OtherView: View {
    @Shared(.inMemory("isLarge")) var isLarge = false

    var body: some View { Text(isLarge ? "LARGE" : "SMALL") }
  }

  @Test("All views of a value follow an action, a binding and a change from elsewhere")
  func views() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let screen = Screen {
      VStack {
        SettingsView(store: store)
        OtherView()
      }
    }
    #expect(screen.shows("small"))
    screen.tap("Toggle")
    #expect(screen.shows("large"))
    #expect(screen.shows("LARGE"))
    screen.tap("Large text")
    #expect(screen.shows("small"))
    @Shared(.inMemory("isLarge")) var isLarge = false
    $isLarge.withLock { $0 = true }
    #expect(screen.shows("large"))
  }
}
