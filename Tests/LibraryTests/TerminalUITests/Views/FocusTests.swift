import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite("The focus")
struct FocusTests {
  @Test("The focus follows the state, and the state follows the focus")
  func bound() {
    let store = Store(initialState: FormFeature.State()) { FormFeature() }
    let screen = Screen { FormView(store: store) }
    #expect(screen.focus == "Title")
    screen.tap("To the name")
    #expect(store.focus == .name)
    #expect(screen.focus == "Name")
    screen.focus(on: "Title")
    #expect(store.focus == .title)
    screen.type("Blob", into: "Name")
    #expect(store.focus == .name)
    screen.submit()
    #expect(store.focus == nil)
    #expect(screen.focus == nil)
    #expect(store.submissions == 1)
  }

  @Test("The focus of a screen is moved by the tab key, and keys write into a field")
  func keys() {
    let store = Store(initialState: FormFeature.State()) { FormFeature() }
    let host = ViewHost { FormView(store: store) }
    for character in "ab" { host.press(.character(character)) }
    host.press(.left)
    host.press(.character("x"))
    #expect(store.title == "axb")
    host.press(.backspace)
    #expect(store.title == "ab")
    host.press(.tab)
    #expect(store.focus == .name)
    host.press(.character("n"))
    #expect(store.name == "n")
    host.press(.tab)
    host.press(.enter)
    #expect(store.focus == .name)
  }
}

extension FocusTests {
  @Test("A field is edited with the keys of a shell")
  func shellKeys() {
    let store = Store(initialState: FormFeature.State()) { FormFeature() }
    let host = ViewHost { FormView(store: store) }
    for character in "abcd" { host.press(.character(character)) }
    host.press(.home)
    host.press(.character("x"))
    #expect(store.title == "xabcd")
    host.press(.right)
    host.press(.eraseAfter)
    #expect(store.title == "xa")
    host.press(.character("y"))
    host.press(.left)
    host.press(.eraseBefore)
    #expect(store.title == "y")
    host.press(.end)
    host.press(.character("z"))
    #expect(store.title == "yz")
  }
}

@Reducer
private struct FormFeature {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var name = ""
    var focus: Field? = .title
    var submissions = 0

    enum Field { case title, name }
  }

  enum Action: BindableAction { case binding(BindingAction<State>), nameButtonTapped, submitted }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .nameButtonTapped:
        state.focus = .name
        return .none
      case .submitted:
        state.submissions += 1
        state.focus = nil
        return .none
      }
    }
  }
}

private struct FormView: View {
  @Bindable var store: StoreOf<FormFeature>
  @FocusState private var focus: FormFeature.State.Field?

  var body: some View {
    Form {
      TextField("Title", text: $store.title)
        .focused($focus, equals: .title)
      TextField("Name", text: $store.name)
        .focused($focus, equals: .name)
        .onSubmit { store.send(.submitted) }
      Button("To the name") { store.send(.nameButtonTapped) }
    }
    .bind($store.focus, to: $focus)
  }
}
