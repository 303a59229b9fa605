import Testing

/// Messages that are about types, or about another line, with their causes.
extension VagueMessagesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String
    var word: String
    var line: Int
    var answer: String
  }

  private static let view = """
    struct Feature {
      struct State {
        @Presents var alert: AlertState<Never>?
        var name = ""
      }
      enum Action { case nameChanged(String) }
    }
    struct Page: View {
      @Bindable var store: StoreOf<Feature>
      @FocusState var focus
      var body: some View {
        TextField("Name", text: store.state.name).focused($focus, equals: .phone)
        Field($name).alert($store.alert)
        Button("Save") store.send(.save)
        ForEach($store.rows) { row in
          Toggle("", isOn: $row.isOn)
        }
      }
    }
    enum Field { case phone }
    """

  private static let effect = """
    struct Client {
      func pages(of name: String) -> [Int]? {
        switch name {
        case "a": return []
        default: nil
        }
      }
      let load: () -> [Int] = {
        let count = 1
        do {
          print(count)
          try read(count)
        } catch {
          return []
        }
      }  // load
      func home() {
        let home = Home.State
        page = Page(home: home)
        page = home(.some)
      }
      enum Page { case home(Home) }
    }
    """

  private static let join = """
    struct Feature {
      struct State { @Presents var alert: AlertState<Alert>?; var rows: IdentifiedArrayOf<Row> = [] }
      enum Action {
        case alert(Alert)
        enum Alert { case confirmed }
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
          .ifLet(\\.$alert, action: \\.alert)
      }
      var page: some View {
        ForEach(store.scope(\\.rows, action: .alert)) { row in Text(row.name) }
        rows.filter(.isRead)
        send(.alert(.confirmd))
      }
    }
    struct Row { var isRead = false }
    """

  static let cases = [
    Case(
      testDescription: "a binding that names no action",
      text: view,
      message: "cannot convert value of type 'String' to expected argument type 'Binding<String>'",
      word: "state.name",
      line: 12,
      answer: "`$store.name.sending(\\.…)`"
    ),
    Case(
      testDescription: "an alert without its scope",
      text: view,
      message: "cannot assign through dynamic lookup property: subscript is get-only",
      word: "alert)",
      line: 13,
      answer: "`$store.scope(\\.$alert, action: \\.…)`"
    ),
    Case(
      testDescription: "the last value in do",
      text: effect,
      message: "missing return in closure expected to return '[Int]'",
      word: "}  // load",
      line: 12,
      answer: "`return` stands before the value"
    ),
    Case(
      testDescription: "actions that are not presented",
      text: join,
      message: "instance method 'ifLet' requires that 'AlertState<Alert>' conform to"
        + " 'CaseReducerState'",
      word: "ifLet",
      line: 4,
      answer: "`PresentationAction<…>`"
    ),
    Case(
      testDescription: "a key path without its backslash, far from the message",
      text: join,
      message: "failed to produce diagnostic for expression; please submit a bug report",
      word: "var page",
      line: 12,
      answer: "write `\\.alert`"
    ),
    Case(
      testDescription: "a misspelt case without its type",
      text: join,
      message: "cannot infer contextual base in reference to member 'confirmd'",
      word: "confirmd",
      line: 14,
      answer: "Did you mean `confirmed`?"
    ),
    Case(
      testDescription: "a property whose value is a type",
      text: "struct Order {\n  var cups = Cups.State\n}\n",
      message: "expected member name or initializer call after type name",
      word: "Cups",
      line: 2,
      answer: "`State()`"
    ),
  ]
}
