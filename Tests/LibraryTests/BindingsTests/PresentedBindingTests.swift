import ComposableArchitecture
import TerminalUI
import Testing

@Suite("The binding of a presented child", .timeLimit(.minutes(1)))
@MainActor
struct PresentedBindingTests {
  @Test("is nil until the child is presented")
  func presence() {
    @Bindable var store = Store(initialState: Parent.State()) { Parent() }
    let child = $store.scope(state: \.form, action: \.form)
    #expect(child.wrappedValue == nil)
    store.send(.present)
    #expect(child.wrappedValue?.name == "")
  }

  @Test("sends one '.dismiss' when it is set to nil")
  func dismiss() {
    @Bindable var store = Store(initialState: Parent.State()) { Parent() }
    store.send(.present)
    let child = $store.scope(state: \.form, action: \.form)
    child.wrappedValue = nil
    #expect(store.form == nil)
    #expect(store.dismissals == 1)
  }

  @Test("sends nothing when the child is gone already")
  func alreadyGone() {
    @Bindable var store = Store(initialState: Parent.State()) { Parent() }
    let child = $store.scope(state: \.form, action: \.form)
    child.wrappedValue = nil
    #expect(store.dismissals == 0)
  }

  @Test("reports that the parent lacks 'ifLet' when the child stays")
  func forgottenIfLet() async throws {
    let reports = await reports {
      @Bindable var store = Store(
        initialState: ParentWithoutIfLet.State(form: SettingsForm.State())
      ) {
        ParentWithoutIfLet()
      }
      $store.scope(state: \.form, action: \.form).wrappedValue = nil
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains(#"ifLet(\.$child"#))
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var form: SettingsForm.State?
    var dismissals = 0
  }

  enum Action {
    case form(PresentationAction<SettingsForm.Action>)
    case present
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(.dismiss):
        state.dismissals += 1
        return .none
      case .form:
        return .none
      case .present:
        state.form = SettingsForm.State()
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) { SettingsForm() }
  }
}

@Reducer
private struct ParentWithoutIfLet {
  @ObservableState
  struct State: Equatable {
    @Presents var form: SettingsForm.State?
  }

  enum Action {
    case form(PresentationAction<SettingsForm.Action>)
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
