import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

// More views of the documents' samples, in today's spelling.

private struct TabsView: View {
  let store: StoreOf<Samples.App>

  var body: some View {
    TabView {
      FirstTab(store: store.scope(\.state1, action: \.action1))
        .tabItem { Label("First", systemImage: "1.circle") }
      SecondTab(store: store.scope(\.state2, action: \.action2))
        .tabItem { Label("Second", systemImage: "2.circle") }
    }
  }
}

private struct FirstTab: View {
  let store: StoreOf<Samples.Tab1>

  var body: some View {
    VStack {
      Text("bar: \(store.bar), foo: \(store.childState.foo)")
      Button("Bar") { store.send(.barTapped) }
      Button("Foo") { store.scope(\.childState, action: \.child).send(.fooTapped) }
    }
  }
}

private struct SecondTab: View {
  let store: StoreOf<Samples.Tab2>

  var body: some View {
    Button("baz: \(store.baz)") { store.send(.bazTapped) }
  }
}

private struct MyView: View {
  @Bindable var store: StoreOf<Samples.My>

  var body: some View {
    VStack {
      Toggle("Toggle!", isOn: $store.foo)
      TextField("Text Field!", text: $store.bar)
    }
  }
}

private struct GameView: View {
  let store: StoreOf<Samples.Game>

  var body: some View {
    NavigationStack {
      VStack {
        Text(store.header)
        Divider()
        TimerLabelView(store: store.scope(\.timer, action: \.timer))
        GuessingCounterView(store: store.scope(\.counter, action: \.counter))
      }
      .onAppear { store.send(.timer(.start)) }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          NavigationLink("Detail") {
            GameResultListView(store: store.scope(\.resultState, action: \.listResult))
          }
        }
      }
    }
  }
}

private struct ListenView: View {
  let store: StoreOf<Samples.Listen>

  var body: some View {
    List {
      ForEach(store.groups, id: \.self) { Text($0) }
      ForEach(store.persons, id: \.self) { Text($0) }
    }
    .task { await store.send(.listenGroups).finish() }
    .task { await store.send(.listenPersons).finish() }
  }
}

private struct CounterFeatureView: View {
  let store: StoreOf<Samples.CounterFeature>

  var body: some View {
    ZStack {
      Form {
        Text("\(store.count)")
        Button(store.isTimerOn ? "Stop timer" : "Start timer") {
          store.send(.toggleTimerButtonTapped)
        }
        Button("Get fact") { store.send(.getFactButtonTapped) }
        if let fact = store.fact { Text(fact) }
      }
      if store.isLoadingFact {
        ProgressView()
          .progressViewStyle(.circular)
      }
    }
  }
}

@MainActor
@Suite("The view of another sample", .timeLimit(.minutes(20)))
struct MoreSampleViewTests {
  @Test("P4: two tabs, each with its part of the state")
  func tabs() {
    let store = Store(initialState: Samples.App.State()) { Samples.App() }
    let screen = Screen { TabsView(store: store) }
    screen.tap("Foo")
    screen.tap("Bar")
    #expect(screen.shows("bar: 1, foo: 1"))
    screen.tap("Second")
    screen.tap("baz: 0")
    #expect(screen.shows("baz: 1"))
    #expect(!screen.shows("bar: 1, foo: 1"))
  }

  @Test("P5: two controls with a binding each")
  func bindings() {
    let store = Store(initialState: Samples.My.State()) { Samples.My() }
    let screen = Screen { MyView(store: store) }
    screen.tap("Toggle!")
    screen.type("Hello", into: "Text Field!")
    #expect(store.foo)
    #expect(store.bar == "Hello")
  }

  @Test("P8, P9: a game whose toolbar leads to its results")
  func game() async {
    let clock = TestClock()
    let counter = Samples.Counter.State(count: 0, secret: 1, id: UUID(0))
    let store = Store(initialState: Samples.Game.State(counter: counter)) {
      Samples.Game()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 100))
      $0.counterEnvironment.uuid = { UUID(1) }
    }
    let screen = Screen { GameView(store: store) }
    await screen.settle()
    #expect(screen.shows("Started"))
    #expect(screen.shows("0/0 correct"))
    screen.tap("+")
    screen.tap("Next")
    #expect(screen.shows("1/1 correct"))
    screen.tap("Detail")
    #expect(screen.title == "Results")
    screen.delete("Secret: 1 Answer: 1")
    screen.back()
    #expect(screen.shows("0/0 correct"))
    store.send(.timer(.stop))
  }

  @Test("P12: two streams, which end with the view")
  func streams() async {
    let groups = AsyncThrowingStream<String, any Error>.makeStream()
    let persons = AsyncThrowingStream<String, any Error>.makeStream()
    let store = Store(initialState: Samples.Listen.State()) {
      Samples.Listen(groups: groups.stream, persons: persons.stream)
    }
    let screen = Screen { ListenView(store: store) }
    groups.continuation.yield("Choir")
    persons.continuation.yield("Ada")
    await screen.settle { screen.texts.count == 2 }
    #expect(screen.texts == ["Choir", "Ada"])
    groups.continuation.finish()
    persons.continuation.finish()
  }

  @Test("P13: a timer, and a spinner until the fact is there")
  func counter() async {
    let clock = TestClock()
    let store = Store(initialState: Samples.CounterFeature.State()) {
      Samples.CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0[Samples.NumberFactClient.self].fetch = { "\($0) is a good number" }
    }
    let screen = Screen { CounterFeatureView(store: store) }
    screen.tap("Start timer")
    await clock.advance(by: .seconds(2))
    await screen.settle { screen.shows("2") }
    screen.tap("Stop timer")
    #expect(screen.elements(.progress).isEmpty)
    screen.tap("Get fact")
    #expect(screen.elements(.progress).count == 1)
    await screen.settle { screen.elements(.progress).isEmpty }
    #expect(screen.shows("2 is a good number"))
  }
}
