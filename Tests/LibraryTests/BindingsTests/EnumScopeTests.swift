import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("The binding of a presented child, by its projected value", .timeLimit(.minutes(5)))
struct EnumScopeTests {
  @Test("A case with a feature gives the feature's store while it is presented")
  func feature() {
    @Bindable var store = Store(initialState: Host.State()) { Host() }
    let counting: Binding<StoreOf<Counting>?> =
      $store.scope(state: \.$destination, action: \.destination).counting
    #expect(counting.wrappedValue == nil)
    store.send(.show(.counting(Counting.State(count: 3))))
    counting.wrappedValue?.send(.increment)
    #expect(counting.wrappedValue?.count == 4)
    #expect(store.destination?.counting?.count == 4)
  }

  @Test("A feature's store is the same each time it is asked for")
  func sameStore() {
    @Bindable var store = Store(
      initialState: Host.State(destination: .counting(Counting.State()))
    ) {
      Host()
    }
    let destination = $store.scope(state: \.$destination, action: \.destination)
    let first = destination.counting.wrappedValue
    #expect(first != nil)
    #expect(first === destination.counting.wrappedValue)
    #expect(destination.wrappedValue === destination.wrappedValue)
  }

  @Test("A case with a value gives the value, and one without gives whether it is presented")
  func values() {
    @Bindable var store = Store(initialState: Host.State()) { Host() }
    let destination = $store.scope(state: \.$destination, action: \.destination)
    let item: Binding<Item?> = destination.item
    let pair: Binding<(Int, name: String)?> = destination.pair
    let help: Binding<Void?> = destination.help
    let isHelpPresented: Binding<Bool> = Binding(help)
    #expect(isHelpPresented.wrappedValue == false)

    store.send(.show(.item(Item(id: 7))))
    #expect(item.wrappedValue?.id == 7)
    #expect(pair.wrappedValue == nil)

    store.send(.show(.pair(2, name: "two")))
    #expect(item.wrappedValue == nil)
    #expect(pair.wrappedValue?.name == "two")

    store.send(.show(.help))
    #expect(help.wrappedValue != nil)
    #expect(isHelpPresented.wrappedValue)
    isHelpPresented.wrappedValue = true
    #expect(store.destination?.is(\.help) == true)
    isHelpPresented.wrappedValue = false
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
  }

  @Test("A case with an alert gives a store, through which its buttons act")
  func alert() {
    @Bindable var store = Store(initialState: Host.State()) { Host() }
    let alert: Binding<Store<AlertState<Host.Destination.Alert>, Host.Destination.Alert>?> =
      $store.scope(state: \.$destination, action: \.destination).alert
    store.send(.show(.alert(AlertState { TextState("Sure?") })))
    alert.wrappedValue?.send(.yes)
    #expect(store.destination == nil)
    #expect(store.confirmations == 1)
  }

  @Test("Setting a case to nil dismisses it, but no other case")
  func dismissal() {
    @Bindable var store = Store(
      initialState: Host.State(destination: .counting(Counting.State()))
    ) {
      Host()
    }
    let destination = $store.scope(state: \.$destination, action: \.destination)
    destination.item.wrappedValue = nil
    destination.help.wrappedValue = nil
    #expect(store.destination?.is(\.counting) == true)
    #expect(store.dismissals == 0)
    destination.counting.wrappedValue = nil
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
    destination.counting.wrappedValue = nil
    #expect(store.dismissals == 1)
  }

  @Test("A binding of a store leads to the cases as well")
  func bindingOfStore() {
    let store = Store(initialState: Host.State(destination: .counting(Counting.State(count: 5)))) {
      Host()
    }
    let binding = Binding(get: { @MainActor in store }, set: { @MainActor _ in })
    let counting = binding.scope(state: \.$destination, action: \.destination).counting
    #expect(counting.wrappedValue?.count == 5)
    counting.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test("A presented feature that is no enum is scoped by its projected value, too")
  func plainChild() {
    @Bindable var store = Store(initialState: PlainHost.State()) { PlainHost() }
    let child: Binding<StoreOf<Counting>?> = $store.scope(state: \.$child, action: \.child)
    #expect(child.wrappedValue == nil)
    store.send(.show)
    #expect(child.wrappedValue?.count == 0)
    child.wrappedValue = nil
    #expect(store.child == nil)
  }

  @Test("A test drives what a view would do through a case")
  func testStore() async {
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.show(.counting(Counting.State()))) {
      $0.destination = .counting(Counting.State())
    }
    await store.send(\.destination.counting.increment) {
      $0.destination?.modify(\.counting) { $0.count = 1 }
    }
  }

  struct Item: Identifiable, Equatable {
    var id: Int
  }

  @Reducer
  struct Host {
    @Reducer
    enum Destination {
      case alert(AlertState<Alert>)
      case counting(Counting)
      case help
      @ReducerCaseIgnored
      case item(Item)
      case pair(Int, name: String)

      @CasePathable
      enum Alert { case yes, no }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var confirmations = 0
      var dismissals = 0
    }

    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case show(Destination.State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.presented(.alert(.yes))): state.confirmations += 1
        case .destination(.dismiss): state.dismissals += 1
        case .destination: break
        case .show(let destination): state.destination = destination
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  @Reducer
  struct PlainHost {
    @ObservableState
    struct State: Equatable {
      @Presents var child: Counting.State?
    }

    enum Action {
      case child(PresentationAction<Counting.Action>)
      case show
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .show = action { state.child = Counting.State() }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Counting() }
    }
  }
}

extension EnumScopeTests.Host.Destination.State: Equatable {}
