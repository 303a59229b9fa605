import ComposableArchitecture
import Testing

@testable import Navigation

@MainActor
@Suite("5.2 One more page") struct OneMorePageTests {
  private typealias App = OneMorePage.App

  @Test("Each tap on a row puts a page in front of the others")
  func push() {
    let store = Store(initialState: App.State()) { App() }
    var expected: [OneMorePage.Page] = []
    let names = { (pages: [OneMorePage.Page]) in
      pages.isEmpty ? "none" : pages.map { "`.\($0)`" }.joined(separator: ", ")
    }
    for page in [OneMorePage.Page.settings, .account, .settings] {
      store.send(.rowTapped(page))
      expected.append(page)
      #expect(
        Array(store.pages) == expected,
        """
        After a tap on \(names([page])), the pages should be \(names(expected)); the last one is in \
        front. They are \(names(Array(store.pages))). Look at the case `rowTapped`.
        """
      )
    }
  }
}
