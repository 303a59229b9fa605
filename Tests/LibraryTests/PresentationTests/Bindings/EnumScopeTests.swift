import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@MainActor
@Suite("The binding of a presented child, by its projected value")
struct EnumScopeTests {
  @Test("A case with a value gives the value, and one without gives whether it is presented")
  func values() {
    @Bindable var store = Store(initialState: Host.State()) { Host() }
    let destination = $store.scope(\.$destination, action: \.destination)
    let item: Binding<Item?> = destination.item
    let help: Binding<Void?> = destination.help
    let isHelpPresented: Binding<Bool> = Binding(help)
    #expect(isHelpPresented.wrappedValue == false)

    store.send(.show(.item(Item(id: 7))))
    #expect(item.wrappedValue?.id == 7)

    store.send(.show(.help))
    #expect(help.wrappedValue != nil)
    #expect(isHelpPresented.wrappedValue)
    isHelpPresented.wrappedValue = true
    #expect(store.destination?.is(\.help) == true)
    isHelpPresented.wrappedValue = false
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
  }

  @Test("A case with an alert gives the alert, and no store")
  func alert() {
    @Bindable var store = Store(initialState: Host.State()) { Host() }
    // A view makes its bindings anew in each body.
    var alert: Binding<AlertState<Host.Destination.Alert>?> {
      $store.scope(\.$destination, action: \.destination).alert
    }
    #expect(alert.wrappedValue == nil)
    store.send(.show(.alert(.question)))
    #expect(alert.wrappedValue == .question)
    alert.wrappedValue = nil
    #expect(store.destination == nil)
    #expect(store.dismissals == 1)
  }

  @Test("An ignored case whose name a case of the enum's own action has gives a store")
  func storedAlert() {
    @Bindable var store = Store(initialState: Asking.State()) { Asking() }
    let destination = $store.scope(\.$destination, action: \.destination)
    let alert: Binding<Store<AlertState<Question>, Question>?> = destination.alert
    #expect(alert.wrappedValue == nil)
    store.send(.show(.alert(.question)))
    #expect(alert.wrappedValue != nil)
    alert.wrappedValue?.send(.yes)
    #expect(store.log == ["yes"])
    #expect(store.destination == nil)

    store.send(.show(.counting(Counting.State())))
    let counting: Binding<StoreOf<Counting>?> = destination.counting
    counting.wrappedValue?.send(.increment)
    #expect(store.destination?.counting?.count == 1)
  }

  @Test("An ignored case that the action does not name gives its value; so does one without a mark")
  func halfStored() {
    @Bindable var store = Store(initialState: Asking.State()) { Asking() }
    let destination = $store.scope(\.$destination, action: \.destination)
    let ignored: Binding<AlertState<Question>?> = destination.ignored
    let named: Binding<ConfirmationDialogState<Question>?> = destination.named
    store.send(.show(.ignored(.question)))
    #expect(ignored.wrappedValue == .question)
    store.send(.show(.named(ConfirmationDialogState { TextState("Which?") })))
    #expect(named.wrappedValue == ConfirmationDialogState { TextState("Which?") })
  }

  @Test(
    "A button of an alert that is scoped to a store sends its action; of a bare one, if handled",
    arguments: [
      (Shown.stored, ["yes"]), (.handled, ["ignored: yes", "dismiss"]),
      (.handledLater, ["dismiss", "ignored: yes"]), (.bare, ["dismiss"]),
    ]
  )
  func buttons(shown: Shown, log: [String]) async {
    let alert = AlertState<Question>.question
    let store = Store(
      initialState: Asking.State(destination: shown == .stored ? .alert(alert) : .ignored(alert))
    ) {
      Asking()
    }
    let screen = Screen { AskingView(store: store, shown: shown) }
    #expect(screen.alert?.buttons == ["Yes"])
    screen.tap("Yes")
    await screen.settle { store.log.count == log.count }
    #expect(store.log == log)
    #expect(screen.alert == nil)
  }

  @Test("A button of a dialog does the same", arguments: [Shown.handled, .bare])
  func dialogs(shown: Shown) async {
    let dialog = ConfirmationDialogState<Question> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
    let store = Store(initialState: Asking.State(destination: .named(dialog))) { Asking() }
    let screen = Screen { AskingView(store: store, shown: shown) }
    screen.tap("Yes")
    #expect(store.log == (shown == .bare ? ["dismiss"] : ["named: yes", "dismiss"]))
    #expect(screen.dialog == nil)
  }

  @Test("Setting a case to nil dismisses it, but no other case")
  func dismissal() {
    @Bindable var store = Store(
      initialState: Host.State(destination: .counting(Counting.State()))
    ) {
      Host()
    }
    let destination = $store.scope(\.$destination, action: \.destination)
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

  @CasePathable
  enum Question { case yes }

  enum Shown { case stored, handled, handledLater, bare }

  @Reducer
  struct Asking {
    @Reducer
    enum Destination {
      @ReducerCaseIgnored
      case alert(AlertState<Question>)
      case counting(Counting)
      @ReducerCaseIgnored
      case ignored(AlertState<Question>)
      case named(ConfirmationDialogState<Question>)

      @CasePathable
      enum Action { case alert(Question), counting(Counting.Action), named(Question) }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var log: [String] = []
    }

    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case ignored(Question)
      case named(Question)
      case show(Destination.State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.presented(.alert(let answer))):
          state.log.append("\(answer)")
        case .destination(.dismiss): state.log.append("dismiss")
        case .destination: break
        case .ignored(let answer): state.log.append("ignored: \(answer)")
        case .named(let answer): state.log.append("named: \(answer)")
        case .show(let destination): state.destination = destination
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  struct AskingView: View {
    @Bindable var store: StoreOf<Asking>
    let shown: Shown

    @available(*, deprecated)
    var body: some View {
      let destination = $store.scope(\.$destination, action: \.destination)
      switch shown {
      case .stored:
        Text("Stored").alert(destination.alert)
      case .handled:
        Text("Handled")
          .alert(destination.ignored) { if let action = $0 { store.send(.ignored(action)) } }
          .confirmationDialog(destination.named) {
            if let action = $0 { store.send(.named(action)) }
          }
      case .handledLater:
        Text("Handled later")
          .alert(destination.ignored) { action in
            if let action { await store.send(.ignored(action)) }
          }
      case .bare:
        Text("Bare").alert(destination.ignored).confirmationDialog(destination.named)
      }
    }
  }

  struct Item: Identifiable, Equatable { var id: Int }

  @Reducer
  struct Host {
    @Reducer
    enum Destination {
      case alert(AlertState<Alert>)
      case counting(Counting)
      case help
      @ReducerCaseIgnored
      case item(Item)

      enum Alert { case yes }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      var dismissals = 0
    }

    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case show(Destination.State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.dismiss): state.dismissals += 1
        case .destination: break
        case .show(let destination): state.destination = destination
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }
}

extension EnumScopeTests.Host.Destination.State: Equatable {}
extension EnumScopeTests.Asking.Destination.State: Equatable {}

extension AlertState<EnumScopeTests.Question> {
  fileprivate static var question: Self {
    AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
  }
}

extension AlertState<EnumScopeTests.Host.Destination.Alert> {
  fileprivate static var question: Self { AlertState { TextState("Sure?") } }
}
