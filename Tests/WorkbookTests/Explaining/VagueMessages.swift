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
      testDescription: "a focus without a type",
      text: view,
      message: "type 'Bool' has no member 'phone'",
      word: "phone)",
      line: 10,
      answer: "`focus` is declared without a type, so as a `Bool`"
    ),
    Case(
      testDescription: "a dollar sign before a property of the state",
      text: view,
      message: "cannot find '$name' in scope",
      word: "$name",
      line: 13,
      answer: "`$store.name`"
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
      testDescription: "a button without braces",
      text: view,
      message: "consecutive statements on a line must be separated by ';'",
      word: "store.send(.save)",
      line: 14,
      answer: "`Button(…) { … }`"
    ),
    Case(
      testDescription: "a row without its dollar sign",
      text: view,
      message: "cannot find '$row' in scope",
      word: "$row.",
      line: 15,
      answer: "`{ $row in`"
    ),
    Case(
      testDescription: "two types of focus",
      text: view,
      message: "instance method 'bind(_:to:)' requires the types 'Field?' and 'Bool' be"
        + " equivalent",
      word: "TextField",
      line: 12,
      answer: "`Field?` and `Bool`"
    ),
    Case(
      testDescription: "a value after default",
      text: effect,
      message: "'nil' requires a contextual type",
      word: "nil",
      line: 5,
      answer: "`return` is missing"
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
      testDescription: "a stored type",
      text: effect,
      message: "cannot convert value of type 'Home.State.Type' to expected argument type"
        + " 'Home.State'",
      word: "home)",
      line: 18,
      answer: "`State` names the type"
    ),
    Case(
      testDescription: "a value and a case of one name",
      text: effect,
      message: "cannot call value of non-function type 'Home'",
      word: "home(.some",
      line: 20,
      answer: "`.home(…)`"
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
      testDescription: "a predicate without a backslash",
      text: join,
      message: "type 'Predicate<Row>' has no member 'isRead'",
      word: "isRead)",
      line: 13,
      answer: "write `\\.isRead`"
    ),
    Case(
      testDescription: "a misspelt case in another one",
      text: join,
      message: "type 'KeyPath<Case<Feature.Action>, Case<Void>>' has no member 'alert'",
      word: "alert(.confirmd",
      line: 14,
      answer: "Did you mean `confirmed`?"
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
      testDescription: "the store of another feature",
      text: "let store = Store(initialState: A.State()) { B() }\n",
      message: "initializer 'init(initialState:reducer:)' requires the types 'A.State' and"
        + " 'B.State' be equivalent",
      word: "Store(",
      line: 1,
      answer: "`A.State` and `B.State`"
    ),
    Case(
      testDescription: "a case that is called like a function of the system",
      text: "enum Page { case login(Int) }\npage = login(1)\n",
      message: "cannot convert value of type 'Int' to expected argument type"
        + " 'UnsafePointer<utmp>'",
      word: "1)",
      line: 2,
      answer: "`.login`"
    ),
    Case(
      testDescription: "a case that is received whole",
      text: "await store.receive(.waited) { $0.count = 1 }\n",
      message: "instance method 'receive(_:timeout:)' requires that 'Action' conform to"
        + " 'Equatable'",
      word: "receive",
      line: 1,
      answer: "`\\.waited`"
    ),
    Case(
      testDescription: "a property whose value is a type",
      text: "struct Order {\n  var cups = Cups.State\n}\n",
      message: "expected member name or initializer call after type name",
      word: "Cups",
      line: 2,
      answer: "`State()`"
    ),
    Case(
      testDescription: "a type of another module in place of a value",
      text: "let decoder = JSONDecoder\ndecoder.strategy = .iso\n",
      message: "instance member 'strategy' of type 'JSONDecoder' cannot be used on instance of"
        + " nested type 'Client'",
      word: "decoder.",
      line: 1,
      answer: "What has `strategy` is a value of it."
    ),
    Case(
      testDescription: "what is asked of Linux's network",
      text: "import Foundation\nlet session = URLSession.shared\n",
      message: "type 'URLSession' (aka 'AnyObject') has no member 'shared'",
      word: "shared",
      line: 2,
      answer: "`import FoundationNetworking`"
    ),
  ]
}
