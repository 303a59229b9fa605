import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("What a screen presents")
struct PresentedViewsTests {
  private func makeStore() -> StoreOf<Shop> {
    Store(initialState: Shop.State()) { Shop() }
  }

  @Test("An alert of the state is shown, and closed by its buttons")
  func alert() {
    let store = makeStore()
    let screen = Screen { ShopView(store: store) }
    #expect(screen.alert == nil)
    screen.tap("Clear")
    #expect(
      screen.alert
        == Screen.Question(
          title: "Clear all?",
          message: "For ever.",
          buttons: ["Yes", "Again", "No"]
        )
    )
    screen.tap("No")
    #expect(screen.alert == nil)
    #expect(store.clearCount == 0)
    screen.tap("Clear")
    screen.tap("Yes")
    #expect(screen.alert == nil)
    #expect(store.clearCount == 1)
  }

  @Test("A dialog of the state is shown, and closed by its buttons")
  func dialog() {
    let store = makeStore()
    let screen = Screen { ShopView(store: store) }
    screen.tap("Share")
    #expect(screen.dialog?.buttons == ["Copy"])
    screen.tap("Copy")
    #expect(screen.dialog == nil)
    #expect(store.shareCount == 1)
  }

  @Test("A sheet covers the screen until it is closed")
  func sheet() {
    let store = makeStore()
    let screen = Screen { ShopView(store: store) }
    screen.tap("New")
    #expect(screen.showsSheet)
    #expect(!screen.shows("Clear"))
    screen.tap("+")
    #expect(screen.shows("1"))
    screen.closeSheet()
    #expect(!screen.showsSheet)
    #expect(store.tally == nil)
    screen.tap("New")
    #expect(screen.shows("0"))
  }

  @Test("A sheet can close itself")
  func dismiss() {
    let store = makeStore()
    let screen = Screen { ShopView(store: store) }
    screen.tap("New")
    screen.tap("Close")
    #expect(store.tally == nil)
    #expect(!screen.showsSheet)
  }

  @Test("A link goes to a page of the stack, and the bar leads back")
  func stack() {
    let store = makeStore()
    let screen = Screen { ShopView(store: store) }
    #expect(screen.title == "Shop")
    screen.tap("Item")
    #expect(store.path.count == 1)
    #expect(screen.title == "Detail")
    screen.tap("+")
    #expect(screen.shows("1"))
    screen.tap("Next")
    #expect(store.path.count == 2)
    #expect(screen.shows("0"))
    screen.back()
    #expect(screen.shows("1"))
    screen.back()
    #expect(store.path.isEmpty)
    #expect(screen.title == "Shop")
  }

  @Test(
    "A screen that is let go of keeps neither its views nor their store",
    arguments: [["Clear"], ["Share"], ["New", "+"], ["Item", "Next"]]
  )
  func release(taps: [String]) {
    weak var shop: StoreOf<Shop>?
    do {
      let store = makeStore()
      shop = store
      let screen = Screen { ShopView(store: store) }
      for label in taps { screen.tap(label) }
      store.send(.newButtonTapped)
    }
    #expect(shop == nil)
  }

  @Test("A missing control is reported with a drawing and the controls that are there")
  func missing() {
    let screen = Screen { ShopView(store: makeStore()) }
    let log = IssueLog()
    _ = withIssueReporters([log]) { screen.tap("Buy") }
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.contains("\"Clear\"") == true)
    #expect(log.messages.first?.contains("[Clear]") == true)
  }

  @Test("A link outside of a stack is reported")
  func lostLink() {
    let screen = Screen { NavigationLink("Away", state: 1) }
    let log = IssueLog()
    _ = withIssueReporters([log]) { screen.tap("Away") }
    #expect(log.messages.count == 1)
  }
}

/// Keeps what is reported.
final class IssueLog: IssueReporter {
  private let log = LockIsolated<[String]>([])

  var messages: [String] { log.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    log.withValue { $0.append(text) }
  }
}
