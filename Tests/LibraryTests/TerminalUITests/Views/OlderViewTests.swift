import ComposableArchitecture
import TerminalUI
import Testing

/// The checks of views that are deprecated. The requirements are not marked, and what meets them
/// is, so that the tests bring no warning.
@MainActor
private protocol OlderViewChecks {
  func withViewStore()
  func presented()
  func collections()
  func deletion()
  func questions()
  func enums()
}

@MainActor
@Suite("A view in an older spelling")
struct OlderViewTests {
  private let checks: any OlderViewChecks = DeprecatedViews()

  @Test("A view in an older spelling shows a view store, and is evaluated again when that changes")
  func withViewStore() { checks.withViewStore() }

  @Test("A view in an older spelling shows an alert and a sheet of a view store")
  func presented() { checks.presented() }

  @Test("A view in an older spelling shows a store for each element, and for what is optional")
  func collections() { checks.collections() }

  @Test("A view in an older spelling lets a person delete and move elements")
  func deletion() { checks.deletion() }

  @Test("A view in an older spelling shows an alert and a dialog of a presented state")
  func questions() { checks.questions() }

  @Test("A view in an older spelling shows the store of a case")
  func enums() { checks.enums() }
}

private struct OldFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
    var child: TallyFeature.State?
    var rows: IdentifiedArrayOf<TallyFeature.State> = []
    var mode = Mode.State.tally(TallyFeature.State())
    @PresentationState var form: TallyFeature.State?
  }

  enum Mode {
    @CasePathable
    enum State: Equatable {
      case tally(TallyFeature.State)
      case text(String)
    }
  }

  @CasePathable
  enum Action {
    case child(TallyFeature.Action)
    case factDismissed
    case form(PresentationAction<TallyFeature.Action>)
    case incrementButtonTapped
    case mode(ModeAction)
    case rows(IdentifiedActionOf<TallyFeature>)
    case show
  }

  @CasePathable
  enum ModeAction {
    case tally(TallyFeature.Action)
    case text(Never)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
      case .factDismissed:
        state.fact = nil
      case .show:
        state.fact = "A fact"
        state.form = TallyFeature.State()
        state.child = TallyFeature.State()
        state.rows = [TallyFeature.State(id: 1), TallyFeature.State(id: 2)]
        state.mode = .text("Text mode")
      case .child, .form, .mode, .rows:
        break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { TallyFeature() }
    .ifLet(\.$form, action: \.form) { TallyFeature() }
    .forEach(\.rows, action: \.rows) { TallyFeature() }
  }
}

private struct OldQuestions: Reducer {
  struct State {
    @PresentationState var alert: AlertState<Answer>?
    @PresentationState var dialog: ConfirmationDialogState<Answer>?
    var log: [String] = []
  }

  enum Answer: Sendable { case yes }
  enum Kind { case alert, dialog }

  @CasePathable
  enum Action {
    case alert(PresentationAction<Answer>)
    case ask(Kind)
    case dialog(PresentationAction<Answer>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented): state.log.append("alert")
      case .ask(.alert):
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .ask(.dialog):
        state.dialog = ConfirmationDialogState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .dialog(.presented): state.log.append("dialog")
      case .alert(.dismiss), .dialog(.dismiss): state.log.append("closed")
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

private struct FactAlert: Identifiable {
  var title: String
  var id: String { title }
}

@MainActor
private struct DeprecatedViews: OlderViewChecks {
  private func makeStore() -> StoreOf<OldFeature> {
    Store(initialState: OldFeature.State()) { OldFeature() }
  }

  @available(*, deprecated)
  func withViewStore() {
    let store = makeStore()
    let screen = Screen {
      WithViewStore(store, observe: { $0 }) { viewStore in
        VStack {
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementButtonTapped) }
        }
      }
    }
    #expect(screen.shows("0"))
    screen.tap("+")
    #expect(screen.shows("1"))
  }

  @available(*, deprecated)
  func presented() {
    let store = makeStore()
    let screen = Screen {
      WithViewStore(store, observe: \.fact) { viewStore in
        Button("Show") { viewStore.send(.show) }
          .alert(
            item: viewStore.binding(
              get: { $0.map(FactAlert.init(title:)) },
              send: .factDismissed
            ),
            content: { Alert(title: Text($0.title)) }
          )
      }
    }
    screen.tap("Show")
    #expect(screen.alert == Screen.Question(title: "A fact", buttons: ["OK"]))
    screen.tap("OK")
    #expect(store.withState(\.fact) == nil)
    let other = Screen {
      Text("Below")
        .sheet(store: store.scope(state: \.$form, action: { .form($0) })) { store in
          TallyView(store: store)
        }
    }
    #expect(other.showsSheet)
    other.tap("+")
    other.closeSheet()
    #expect(!other.showsSheet)
  }

  @available(*, deprecated)
  func collections() {
    let store = makeStore()
    let screen = Screen {
      IfLetStore(store.scope(\.child, action: \.child)) { store in
        TallyView(store: store)
      } else: {
        Text("Nothing")
      }
      ForEachStore(store.scope(\.rows, action: \.rows)) { store in
        TallyView(store: store)
      }
    }
    #expect(screen.shows("Nothing"))
    store.send(.show)
    #expect(!screen.shows("Nothing"))
    #expect(screen.elements(.toggle).count == 3)
    screen.tap("+", at: 2)
    #expect(store.withState(\.rows[id: 2]?.count) == 1)
  }

  @available(*, deprecated)
  func deletion() {
    let store = makeStore()
    store.send(.show)
    var deleted: [Int] = []
    let screen = Screen {
      List {
        ForEachStore(store.scope(\.rows, action: \.rows)) { Text("Row \($0.id)") }
          .onDelete { deleted += Array($0) }
      }
    }
    screen.delete("Row 2")
    #expect(deleted == [1])
  }

  @available(*, deprecated)
  func questions() {
    let store = Store(initialState: OldQuestions.State()) { OldQuestions() }
    let screen = Screen {
      VStack {
        Text("Alert").alert(store: store.scope(state: \.$alert, action: \.alert))
        Text("Dialog").confirmationDialog(store: store.scope(state: \.$dialog, action: \.dialog))
      }
    }
    store.send(.ask(.alert))
    #expect(screen.alert == Screen.Question(title: "Sure?", buttons: ["Yes"]))
    screen.tap("Yes")
    #expect(screen.alert == nil)
    #expect(store.withState(\.log) == ["alert"])
    store.send(.ask(.dialog))
    #expect(screen.dialog?.buttons == ["Yes"])
    screen.tap("Yes")
    #expect(screen.dialog == nil)
    #expect(store.withState(\.log) == ["alert", "dialog"])
  }

  @available(*, deprecated)
  func enums() {
    let store = makeStore()
    let screen = Screen {
      SwitchStore(store.scope(\.mode, action: \.mode)) { state in
        switch state {
        case .tally:
          CaseLet(/OldFeature.Mode.State.tally, action: OldFeature.ModeAction.tally) { store in
            TallyView(store: store)
          }
        case .text(let text):
          Text(text)
        }
      }
    }
    #expect(screen.shows("0"))
    store.send(.show)
    #expect(screen.texts == ["Text mode"])
  }
}
