import TerminalUI
import Testing

@MainActor
@Suite("An app")
struct AppTests {
  @Test("An app keeps state of its own, and is evaluated again when that changes")
  func state() {
    let host = ViewHost(app: CountingApp.self)
    host.press(.tab)
    host.press(.enter)
    host.press(.enter)
    #expect(host.focusedElement?.label == "2")
  }
}

private struct CountingApp: App {
  @State private var count = 0

  var body: some Scene {
    CountScene(count: $count)
  }
}

private struct CountScene: Scene {
  @Binding var count: Int

  var body: some Scene {
    WindowGroup {
      Button("\(count)") { count += 1 }
    }
  }
}
