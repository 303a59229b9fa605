import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("What a screen presents")
struct PresentedViewsTests {
  private func makeStore() -> StoreOf<Shop> {
    Store(initialState: Shop.State()) { Shop() }
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
  func missing() async {
    let screen = Screen { ShopView(store: makeStore()) }
    let messages = await reports { _ = screen.tap("Buy") }.messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("\"Clear\"") == true)
    #expect(messages.first?.contains("[Clear]") == true)
  }

  @Test("A link outside of a stack is reported")
  func lostLink() async {
    let screen = Screen { NavigationLink("Away", state: 1) }
    #expect(await reports { _ = screen.tap("Away") }.messages.count == 1)
  }
}
