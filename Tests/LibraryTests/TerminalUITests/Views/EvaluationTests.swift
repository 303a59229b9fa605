import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("A view that has not changed")
struct EvaluationTests {
  @Test("A view that has not changed is left alone, whatever is beside its store")
  func leftAlone() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let counter = LockIsolated(0)
    let host = ViewHost { Parent(store: store, counter: counter) }
    #expect(counter.value == 3)
    for _ in 1...10 {
      store.send(.incrementButtonTapped)
      host.update()
    }
    #expect(counter.value == 3)
    #expect(host.draw(width: 12, height: 4).text.contains("10"))
  }

  private struct Parent: View {
    let store: StoreOf<TallyFeature>
    let counter: LockIsolated<Int>

    var body: some View {
      Text("\(store.count)")
      Child(store: store, value: store.isOn, counter: counter)
      Child(store: store, value: store.isOn ? 1 : nil as Int?, counter: counter)
      Child(store: store, value: store.isOn ? nil : 7 as Int?, counter: counter)
    }
  }

  private struct Child<Value>: View {
    let store: StoreOf<TallyFeature>
    let value: Value
    let counter: LockIsolated<Int>

    var body: some View {
      let _ = counter.withValue { $0 += 1 }
      Text(store.name)
    }
  }
}
