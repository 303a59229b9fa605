import ComposableArchitecture
import TerminalUI

struct ListOfCountersScreen: View {
  let store: StoreOf<ListOfCounters.CountersFeature>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.scope(\.counters, action: \.counters)) { counter in
          CounterRow(store: counter)
        }
        .onDelete { store.send(.rowsDeleted(at: $0)) }
        Button("Add a counter") { store.send(.addButtonTapped) }
      }
      .navigationTitle("Taps: \(store.taps)")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          EditButton()
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Reverse") { store.send(.reverseButtonTapped) }
        }
      }
    }
  }
}

private struct CounterRow: View {
  let store: StoreOf<SlowCounter>

  var body: some View {
    HStack {
      Text("\(store.count)")
      Spacer()
      Button("+1") { store.send(.incrementButtonTapped) }
      Button("+1 later") { store.send(.incrementLaterButtonTapped) }
    }
    .buttonStyle(.borderless)
  }
}

struct ListOfCountersApp: App {
  static let store = Store(initialState: ListOfCounters.CountersFeature.State()) {
    ListOfCounters.CountersFeature()
  }

  var body: some Scene {
    WindowGroup {
      ListOfCountersScreen(store: Self.store)
    }
  }
}
