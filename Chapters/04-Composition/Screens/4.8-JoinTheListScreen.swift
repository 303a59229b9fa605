import ComposableArchitecture
import Foundation
import TerminalUI

struct JoinTheListScreen: View {
  let store: StoreOf<JoinTheList.GameFeature>

  var body: some View {
    TabView {
      VStack(spacing: 16) {
        Text("\(store.correctCount)/\(store.totalCount) correct")
        Divider()
        TimerLabel(store: store.scope(\.timer, action: \.timer))
        CounterView(store: store.scope(\.counter, action: \.counter))
      }
      .tabItem { Label("Game", systemImage: "number") }
      ResultsView(store: store.scope(\.list, action: \.list))
        .tabItem { Label("Results", systemImage: "list.bullet") }
    }
    .onAppear { store.send(.timer(.startButtonTapped)) }
  }
}

private struct TimerLabel: View {
  let store: StoreOf<TimerFeature>

  var body: some View {
    Label(
      "\(store.duration, format: .number.precision(.fractionLength(2))) s",
      systemImage: "timer"
    )
  }
}

private struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Button("−") { store.send(.decrementButtonTapped) }
        TextField("Guess", text: $store.countText.sending(\.countTextChanged))
          .multilineTextAlignment(.center)
          .frame(width: 64)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Label(store.hint, systemImage: store.isRight ? "checkmark.circle" : "x.circle")
        .foregroundColor(store.isRight ? .green : .red)
      Button("Next") { store.send(.playNextButtonTapped) }
    }
  }
}

extension Counter.State {
  fileprivate var countText: String { String(count) }
  fileprivate var isRight: Bool { count == secret }
  fileprivate var hint: String {
    isRight ? "Correct" : count < secret ? "Lower" : "Higher"
  }
}

private struct ResultsView: View {
  let store: StoreOf<JoinTheList.GameResultList>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.results) { result in
          HStack {
            Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
            Text("Secret: \(result.counter.secret)")
            Text("Guess: \(result.counter.count)")
            Spacer()
            Text("\(result.timeSpent, format: .number.precision(.fractionLength(1))) s")
          }
          .foregroundColor(result.correct ? .green : .red)
        }
        .onDelete { store.send(.rowsDeleted(at: $0)) }
      }
      .navigationTitle("Results")
      .toolbar {
        EditButton()
      }
    }
  }
}

struct JoinTheListApp: App {
  static let store = Store(
    initialState: JoinTheList.GameFeature.State(counter: Counter.State(secret: 5, id: UUID(0)))
  ) {
    JoinTheList.GameFeature()
  } withDependencies: {
    // The game's own environment, made of what TCA brings along.
    $0.counterEnvironment = Counter.Environment(
      generateRandom: { [generator = $0.withRandomNumberGenerator] range in
        generator { Int.random(in: range, using: &$0) }
      },
      uuid: { [uuid = $0.uuid] in uuid() }
    )
  }

  var body: some Scene {
    WindowGroup {
      JoinTheListScreen(store: Self.store)
    }
  }
}
