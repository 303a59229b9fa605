import ComposableArchitecture
import TerminalUI
import Testing

import func SuiteHelpers.letOthersRun
import func SuiteHelpers.waitFor

@testable import Effects

@MainActor
@Suite("3.11 Two streams", .timeLimit(.minutes(20))) struct TwoStreamsTests {
  /// A server whose stream the test feeds.
  private final class Source: Sendable {
    private let continuations = LockIsolated<[AsyncThrowingStream<String, any Error>.Continuation]>(
      []
    )
    private let endings = LockIsolated(0)

    /// How many listeners have come, and how many of them have gone.
    var listeners: Int { continuations.value.count }
    var gone: Int { endings.value }

    func stream() -> AsyncThrowingStream<String, any Error> {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
      continuation.onTermination = { [endings] _ in endings.withValue { $0 += 1 } }
      continuations.withValue { $0.append(continuation) }
      return stream
    }

    func report(_ name: String) {
      for continuation in continuations.value { continuation.yield(name) }
    }
  }

  /// A page that listens to both sources, and that one can leave.
  @MainActor
  private struct Listening {
    let groups = Source()
    let persons = Source()
    let screen: Screen
    private let store: StoreOf<ListenFeature>
    private let page = Store(initialState: Page.State()) { Page() }

    init() {
      let client = ListenFeature.Client(
        groups: { [groups] in groups.stream() },
        persons: { [persons] in persons.stream() }
      )
      let store = Store(initialState: ListenFeature.State()) { ListenFeature(client: client) }
      let page = page
      self.store = store
      screen = Screen { PageView(page: page, store: store) }
    }

    /// Waits until both streams have a listener.
    func begin() async {
      await wait { groups.listeners > 0 && persons.listeners > 0 }
    }

    func wait(_ condition: () -> Bool) async { await waitFor(on: screen, condition) }

    func leave() { page.send(.leaveButtonTapped) }

    var state: ListenFeature.State { store.state }
  }

  @Test("Both streams are listened to, once each")
  func bothStart() async {
    let listening = Listening()
    await listening.begin()
    let listeners = [listening.groups.listeners, listening.persons.listeners]
    #expect(
      listeners == [1, 1],
      """
      When the view appears, groups and persons should have one listener each; they have \(listeners[0]) \
      and \(listeners[1]). Look for a line that waits for an endless stream: what comes after it?
      """
    )
  }

  @Test("What both streams report is on the screen")
  func bothArrive() async {
    let listening = Listening()
    await listening.begin()
    listening.persons.report("Blob")
    listening.groups.report("Friends")
    listening.persons.report("Blob Jr.")
    await listening.wait {
      listening.state.groups.count == 1 && listening.state.persons.count == 2
    }
    let expected = ["Friends", "Blob", "Blob Jr."]
    let missing = listening.screen.missing(expected)
    #expect(
      missing == nil,
      """
      A group and two persons were reported: \(expected). The screen does not show \
      \(missing ?? "all of them"). Look at how often each of the two actions is sent.

      \(listening.screen)
      """
    )
  }

  @Test("It goes on while the view is on the screen")
  func goesOn() async {
    let listening = Listening()
    await listening.begin()
    await letOthersRun()
    await listening.screen.settle()
    let gone = listening.groups.gone + listening.persons.gone
    #expect(
      gone == 0,
      """
      The view is still on the screen, and \(gone) of the two streams have no listener any more. Look at \
      what ends the listening.
      """
    )
  }

  @Test("Both end when the view goes")
  func leaving() async {
    let listening = Listening()
    await listening.begin()
    guard listening.groups.listeners == 1, listening.persons.listeners == 1 else {
      Issue.record(
        """
        Not judged yet: not both streams are listened to. First let the check "Both streams are listened \
        to, once each" pass.
        """
      )
      return
    }
    listening.leave()
    await listening.wait { listening.groups.gone > 0 && listening.persons.gone > 0 }
    let gone = [listening.groups.gone, listening.persons.gone]
    #expect(
      gone == [1, 1],
      """
      The view went from the screen, and both streams should have been left. That of groups was left \
      \(gone[0] == 1 ? "once" : "\(gone[0]) times"), that of persons \
      \(gone[1] == 1 ? "once" : "\(gone[1]) times"). Look at who waits for the effects with `finish()`, and \
      at which task is cancelled with the view.
      """
    )
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable {
    var isOpen = true
  }

  enum Action {
    case leaveButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOpen = false
      return .none
    }
  }
}

private struct PageView: View {
  let page: StoreOf<Page>
  let store: StoreOf<ListenFeature>

  var body: some View {
    if page.isOpen {
      ListenView(store: store)
    }
  }
}
