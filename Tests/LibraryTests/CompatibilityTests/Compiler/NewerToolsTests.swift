import Testing

/// Code that Xcode 27 refuses must not compile here, and what Swift 6.4 brings must not be in the way of
/// what the library has.
@Suite("Code for newer tools", .timeLimit(.minutes(20)))
struct NewerToolsTests {
  @Test(
    "A '@State' that Xcode 27 refuses is refused",
    arguments: [
      (
        """
        struct Page: View {
          var name: String
          @State private var count: Int = 0
          init(name: String) {
            self.count = 42
            self.name = name
          }
          var body: some View { Text("\\(name) \\(count)") }
        }
        """, 6, "used before all stored properties are initialized"
      ),
      (
        """
        @propertyWrapper struct Trimmed { var wrappedValue: String }
        struct Page: View {
          @State @Trimmed private var name = ""
          var body: some View { Text(name) }
        }
        """, 4, "redeclaration of synthesized property '_name'"
      ),
      (
        """
        struct Page: View {
          @State private var count = 0
          private let name: String
          var body: some View { Text("\\(name) \\(count)") }
        }
        extension Page {
          init(_ count: Int, name: String) { self.init(count: count, name: name) }
        }
        """, 8, "argument"
      ),
    ]
  )
  func state(source: String, line: Int, message: String) throws {
    let checked = try TypeCheck("import TerminalUI\n" + source, isAnalyzed: true)
    #expect(checked.errors[line] != nil, "\(checked.output)")
    #expect(checked.output.contains(message), "\(checked.output)")
  }

  @Test("A '@State' is no part of the initializer that the compiler writes")
  func memberwise() throws {
    let checked = try TypeCheck(
      """
      import TerminalUI
      struct Page: View {
        let name: String
        @State private var count = 0
        @State private var note: String?
        var body: some View { Text("\\(name) \\(count) \\(note ?? "")") }
      }
      @MainActor func page() -> Page { Page(name: "Ada") }
      """,
      isAnalyzed: true
    )
    #expect(checked.errors.isEmpty, "\(checked.output)")
  }

  @Test("The standard library's asynchronous 'Result' of Swift 6.4 makes no call ambiguous")
  func asynchronousResult() throws {
    let checked = try TypeCheck(
      """
      import ComposableArchitecture
      #if compiler(>=6.2) && compiler(<6.4)
        extension Result where Success: ~Copyable {
          nonisolated(nonsending) init(
            catching body: nonisolated(nonsending) () async throws(Failure) -> Success
          ) async {
            do { self = .success(try await body()) } catch { self = .failure(error) }
          }
        }
      #endif
      struct Offline: Error {}
      func fact(_ number: Int) async throws -> String { "" }
      func number() async throws(Offline) -> Int { 1 }
      enum Action { case response(Result<String, any Error>), number(Result<Int, Offline>) }
      let effect: Effect<Action> = .run { send in
        await send(.response(Result { try await fact(1) }))
        await send(.response(.init { try await fact(1) }))
        await send(.number(Result { () async throws(Offline) in try await number() }))
      }
      @MainActor func show() async -> String? { try? await Result { try await fact(1) }.get() }
      """
    )
    #expect(checked.errors.isEmpty, "\(checked.output)")
  }

  @Test("SwiftUI's alerts and dialogs of iOS 27 make no call of TCA's ambiguous")
  func items() throws {
    let checked = try TypeCheck(
      """
      import ComposableArchitecture
      import TerminalUI
      extension View {
        func alert<Item, Actions: View, Message: View>(
          _ title: String, item: Binding<Item?>,
          @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
        ) -> some View { self }
        func confirmationDialog<Item, Actions: View>(
          _ title: String, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
          @ViewBuilder actions: (Item) -> Actions
        ) -> some View { self }
      }
      @Reducer struct Asking {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action.Button>?
          @Presents var dialog: ConfirmationDialogState<Action.Button>?
        }
        enum Action {
          case alert(PresentationAction<Button>), dialog(PresentationAction<Button>)
          @CasePathable enum Button { case delete }
        }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct AskingView: View {
        @Bindable var store: StoreOf<Asking>
        @State private var name: String?
        var body: some View {
          Text("")
            .alert($store.scope(\\.$alert, action: \\.alert))
            .confirmationDialog($store.scope(\\.$dialog, action: \\.dialog))
            .alert("Name", item: $name) { Button($0) {} } message: { Text($0) }
            .confirmationDialog("Name", item: $name) { Button($0) {} }
        }
      }
      """
    )
    #expect(checked.errors.isEmpty, "\(checked.output)")
  }
}
