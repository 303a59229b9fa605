import ComposableArchitecture
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

  /// A store that listens to both sources, in a task that can be cancelled.
  private struct Listening {
    let groups = Source()
    let persons = Source()
    let store: StoreOf<ListenFeature>
    private let hasReturned = LockIsolated(false)
    private let task: Task<Void, Never>

    @MainActor
    init() {
      let client = ListenFeature.Client(
        groups: { [groups] in groups.stream() },
        persons: { [persons] in persons.stream() }
      )
      let store = Store(initialState: ListenFeature.State()) { ListenFeature(client: client) }
      self.store = store
      task = Task { [hasReturned] in
        await listenAll(store)
        hasReturned.setValue(true)
      }
    }

    /// Whether `listenAll` has returned.
    var isOver: Bool { hasReturned.value }

    /// Cancels the task that runs `listenAll`, which should return then.
    @MainActor
    func cancel(sourceLocation: SourceLocation = #_sourceLocation) async {
      task.cancel()
      let hasReturned = await waitFor { isOver }
      #expect(
        hasReturned,
        """
        The task that runs `listenAll` was cancelled, and `listenAll` has not returned. Look at \
        what it waits for, and at who cancels that.
        """,
        sourceLocation: sourceLocation
      )
    }

    @MainActor
    var state: ListenFeature.State { store.state }
  }

  @Test("Both streams are listened to, once each")
  func bothStart() async {
    let listening = Listening()
    await waitFor { listening.groups.listeners > 0 && listening.persons.listeners > 0 }
    let listeners = [listening.groups.listeners, listening.persons.listeners]
    #expect(
      listeners == [1, 1],
      """
      Groups and persons should have one listener each; they have \(listeners[0]) and \
      \(listeners[1]). Look for a line that waits for an endless stream: what comes after it?
      """
    )
    await listening.cancel()
  }

  @Test("What both streams report arrives")
  func bothArrive() async {
    let listening = Listening()
    await waitFor { listening.groups.listeners > 0 && listening.persons.listeners > 0 }
    listening.persons.report("Blob")
    listening.groups.report("Friends")
    listening.persons.report("Blob Jr.")
    await waitFor { listening.state.groups.count == 1 && listening.state.persons.count == 2 }
    let expected = ListenFeature.State(groups: ["Friends"], persons: ["Blob", "Blob Jr."])
    #expect(
      listening.state == expected,
      """
      A group and two persons were reported. The groups should be \(expected.groups) and the persons \
      \(expected.persons). They are \(listening.state.groups) and \(listening.state.persons). Look at \
      how often each of the two actions is sent.
      """
    )
    await listening.cancel()
  }

  @Test("It goes on until it is cancelled")
  func goesOn() async {
    let listening = Listening()
    await waitFor { listening.groups.listeners > 0 && listening.persons.listeners > 0 }
    await letOthersRun()
    let hasReturned = listening.isOver
    #expect(
      !hasReturned,
      """
      Both streams are still open, so `listenAll` should still wait, and it has returned. Look at the \
      calls of `finish()`: only a caller that waits can end the listening by being cancelled.
      """
    )
    await listening.cancel()
  }

  @Test("Cancelling the caller ends both")
  func cancelling() async {
    let listening = Listening()
    await waitFor { listening.groups.listeners > 0 && listening.persons.listeners > 0 }
    await listening.cancel()
    await waitFor { listening.groups.gone > 0 && listening.persons.gone > 0 }
    let gone = [listening.groups.gone, listening.persons.gone]
    #expect(
      gone == [1, 1],
      """
      After its task was cancelled, `listenAll` should have left each of the two streams once. How \
      often it left that of groups: \(gone[0]). That of persons: \(gone[1]). Look at which task waits \
      for the effects: is it cancelled too?
      """
    )
  }
}
