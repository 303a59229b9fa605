import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@Suite("The binding of a presented child")
@MainActor
struct PresentedBindingTests {
  @Test("The binding of a presented child dismisses only the child that it was made for")
  func lateDismissal() {
    @Bindable var store = Store(initialState: Library.State()) { Library() }
    store.send(.open(1))
    let bindings = [
      $store.scope(\.$book, action: \.book), $store.scope(\.book, action: \.book),
      Binding(get: { @MainActor in store }, set: { @MainActor _ in })
        .scope(\.$book, action: \.book),
    ]
    store.send(.open(2))
    for binding in bindings { binding.wrappedValue = nil }
    #expect(store.book?.id == 2)
    #expect(store.dismissals == 0)
    let last = $store.scope(\.$book, action: \.book)
    last.wrappedValue = nil
    #expect(store.book == nil)
    #expect(store.dismissals == 1)
    last.wrappedValue = nil
    #expect(store.dismissals == 1)
  }

  @Test("The binding of a presented child does not dismiss another value of the same case")
  func lateDismissalOfCase() {
    @Bindable var store = Store(initialState: Library.State()) { Library() }
    store.send(.show(.chapter(Book.State(id: 1))))
    let destination = $store.scope(\.$destination, action: \.destination)
    store.send(.show(.chapter(Book.State(id: 2))))
    destination.chapter.wrappedValue = nil
    #expect(store.destination?.chapter?.id == 2)
    $store.scope(\.$destination, action: \.destination).chapter.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test(
    "The binding of a presented child dismisses a child that has changed since, if its id has not"
  )
  func changedChild() {
    @Bindable var store = Store(initialState: Library.State()) { Library() }
    store.send(.open(1))
    let book = $store.scope(\.$book, action: \.book)
    book.wrappedValue?.send(.turnPage)
    book.wrappedValue = nil
    #expect(store.book == nil)
  }

  @Test("The binding of a presented child is made again by what reads it when another child comes")
  func observed() {
    @Bindable var store = Store(initialState: Library.State()) { Library() }
    func isMadeAgain(by action: Library.Action) -> Bool {
      isTold(
        reading: { _ = $store.scope(\.$book, action: \.book) },
        when: { store.send(action) }
      )
    }
    #expect(isMadeAgain(by: .open(1)))
    #expect(!isMadeAgain(by: .book(.presented(.turnPage))))
    #expect(isMadeAgain(by: .open(2)))
  }

  @Test(
    "The binding of a presented child reports that the parent lacks 'ifLet' when the child stays"
  )
  func forgottenIfLet() async throws {
    let reports = await reports {
      @Bindable var store = Store(
        initialState: ParentWithoutIfLet.State(form: SettingsForm.State())
      ) {
        ParentWithoutIfLet()
      }
      $store.scope(\.form, action: \.form).wrappedValue = nil
    }
    #expect(reports.messages.count == 1)
    #expect(try #require(reports.messages.first).contains(#"ifLet(\.$child"#))
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Identifiable, Equatable {
    let id: Int
    var page = 1
  }

  enum Action { case turnPage }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.page += 1
      return .none
    }
  }
}

@Reducer
private struct Library {
  @Reducer
  enum Destination { case chapter(Book) }

  @ObservableState
  struct State {
    @Presents var book: Book.State?
    @Presents var destination: Destination.State?
    var dismissals = 0
  }

  enum Action {
    case book(PresentationAction<Book.Action>)
    case destination(PresentationAction<Destination.Action>)
    case open(Int)
    case show(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .book(.dismiss): state.dismissals += 1
      case .book, .destination: break
      case .open(let id): state.book = Book.State(id: id)
      case .show(let destination): state.destination = destination
      }
      return .none
    }
    .ifLet(\.$book, action: \.book) { Book() }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private struct ParentWithoutIfLet {
  @ObservableState
  struct State: Equatable {
    @Presents var form: SettingsForm.State?
  }

  enum Action { case form(PresentationAction<SettingsForm.Action>) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
