import ComposableArchitecture
import Foundation
import TerminalUI
import Testing
import WorkbookPlay
import WorkbookPlayProtocol

// Small apps that the tests of this folder play.

@Reducer
struct PlayedCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var ids: [UUID] = []
    var dates: [Date] = []
    var seconds = 0
    var isTimerOn = false
    var name = ""
    var answer: String?
  }

  enum Action: Equatable {
    case appeared
    case minusTapped
    case plusTapped
    case newTapped
    case nameChanged(String)
    case questionTapped
    case answered(String)
    case timerTapped
    case ticked
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  enum CancelID { case timer }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .none
      case .minusTapped:
        state.count -= 1
        return .none
      case .plusTapped:
        state.count += 1
        return .none
      case .newTapped:
        state.ids.append(uuid())
        state.dates.append(now)
        state.count += withRandomNumberGenerator { Int.random(in: 1...1_000, using: &$0) }
        return .none
      case .nameChanged(let name):
        state.name = name
        return .none
      case .questionTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.answered("yes"))
        }
      case .answered(let answer):
        state.answer = answer
        return .none
      case .timerTapped:
        state.isTimerOn.toggle()
        guard state.isTimerOn else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

struct PlayedCounterView: View {
  let store: StoreOf<PlayedCounter>

  var body: some View {
    VStack {
      Text("Count \(store.count)")
      Text("Seconds \(store.seconds)")
      Text("Name \(store.name)")
      if let answer = store.answer { Text("Answer \(answer)") }
      HStack {
        Button("−") { store.send(.minusTapped) }
        Button("+") { store.send(.plusTapped) }
        Button("New") { store.send(.newTapped) }
      }
      Button("Ask") { store.send(.questionTapped) }
      Button("Timer") { store.send(.timerTapped) }
      TextField(
        "Name",
        text: Binding(
          get: { @MainActor in store.name },
          set: { @MainActor in store.send(.nameChanged($0)) }
        )
      )
    }
    .onAppear { store.send(.appeared) }
  }
}

/// A reducer that counts its calls outside of the state.
@Reducer
struct ImpureFeature {
  @ObservableState
  struct State: Equatable {
    var number = 0
    var taps = 0
  }

  enum Action { case countTapped, impureTapped }

  let calls = LockIsolated(0)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countTapped:
        state.taps += 1
      case .impureTapped:
        calls.withValue { $0 += 1 }
        state.number = calls.value
      }
      return .none
    }
  }
}

/// A shared value whose place notes each save.
struct NotedKey: SharedKey {
  let saves = LockIsolated<[Int]>([])

  var id: ObjectIdentifier { ObjectIdentifier(saves) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    saves.withValue { $0.append(value) }
    continuation.resume()
  }
}

/// Two features with the same shared value, one of which reads it only.
@Reducer
struct SharedTally {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    @SharedReader var reader: Int
    var readings: [Int] = []

    init(_ key: NotedKey) {
      _count = Shared(wrappedValue: 0, key)
      _reader = SharedReader(_count)
    }
  }

  enum Action: Equatable { case addTapped, readTapped, laterTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.$count.withLock { $0 += 1 }
      case .readTapped:
        state.readings.append(state.reader)
      case .laterTapped:
        return .run { [count = state.$count] _ in count.withLock { $0 += 10 } }
      }
      return .none
    }
  }
}

extension PlaySession {
  /// A session with a shared value.
  static func shared(_ key: NotedKey) -> PlaySession {
    PlaySession {
      let store = Store(initialState: SharedTally.State(key)) { SharedTally() }
      return ViewHost {
        VStack {
          Text("Count \(store.count)")
          Text("Readings \(store.readings.map(String.init).joined(separator: " "))")
          Button("Add") { store.send(.addTapped) }
          Button("Read") { store.send(.readTapped) }
          Button("Later") { store.send(.laterTapped) }
        }
      }
    }
  }

  /// A session with the counter.
  static func counter() -> PlaySession {
    PlaySession {
      let store = Store(initialState: PlayedCounter.State()) { PlayedCounter() }
      return ViewHost { PlayedCounterView(store: store) }
    }
  }

  /// What is on the screen, as text.
  var text: String { draw().text }

  /// The log, an action in a line.
  var lines: [String] {
    log.actions.map { "\($0.number) \($0.sender.rawValue) \($0.summary)" }
  }

  func tap(_ labels: String...) async {
    for label in labels {
      handle(.tap(label))
      await settle()
    }
  }

  func press(_ keys: String...) async {
    for key in keys {
      #expect(PlayEvent.isKey(key))
      handle(.key(key))
      await settle()
    }
  }

  /// Moves the focus from the app to the log, or back.
  func pressModeKey() {
    handle(.key("ctrl-t"))
  }
}
