import Testing

/// Features as an app writes them in a target that is isolated to the main actor by default, with what
/// TCA 1.26 makes of them (Swift 6.3.1, Linux).
struct IsolatedCode: CustomTestStringConvertible {
  let name: String
  /// The files, in the order in which the compiler reads them.
  let files: [String]
  /// A part of TCA's message where the code does not compile on the main actor by default.
  var message: String?

  var testDescription: String { name }

  static let all: [Self] = [
    Self("a feature", feature()),
    Self("an equatable action", feature(action: "Equatable")),
    Self(
      "a clock that waits",
      feature(
        member: #"@Dependency(\.continuousClock) var clock"#,
        effect: ".run { send in try await clock.sleep(for: .seconds(1)); await send(.answer(1)) }"
      )
    ),
    Self("the date", feature(member: #"@Dependency(\.date.now) var now"#)),
    Self("ids", feature(member: #"@Dependency(\.uuid) var uuid"#)),
    Self(
      "an id for cancellation",
      feature(member: "enum CancelID { case timer }", effect: cancelled),
      message: "isolated conformance of 'Counter.CancelID' to 'Hashable'"
    ),
    Self("a client", client(), message: "'KeyPath<DependencyValues, Facts>'"),
    Self(
      "a client, by the macro",
      client().replacing("struct Facts", with: "@DependencyClient struct Facts"),
      message: "'KeyPath<DependencyValues, Facts>'"
    ),
    Self("a client, nonisolated", client(isolation: "nonisolated ")),
    Self(
      "a client that is its own key",
      """
      @DependencyClient struct Client { var load: @Sendable () async throws -> String }
      extension Client: TestDependencyKey { static let testValue = Self() }

      """ + feature(member: "@Dependency(Client.self) var client")
    ),
    Self(
      "destinations that are equatable",
      feature() + destination(attribute: "(state: .equatable)")
    ),
    Self(
      "destinations that an extension makes equatable",
      feature() + destination() + "\nextension Parent.Destination.State: Equatable {}",
      message: "crosses into main actor-isolated code"
    ),
    Self(
      "bindings",
      """
      @Reducer struct Form {
        enum Field: Hashable { case name }
        @ObservableState struct State: Equatable { var focus: Field?; var name = "" }
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> { BindingReducer(); Reduce { _, _ in .none } }
      }
      """
    ),
    Self(
      "a clock in a loop",
      feature(
        member: #"@Dependency(\.continuousClock) var clock"#,
        effect: ".run { send in \(ticking) }"
      ),
      message: "'clock' cannot be accessed from outside of the actor"
    ),
    Self(
      "a clock in a loop, captured",
      feature(
        member: #"@Dependency(\.continuousClock) var clock"#,
        effect: ".run { [clock] send in \(ticking) }"
      )
    ),
    Self(
      "an answer that is decoded",
      "struct Answer: Decodable { var n: Int }\n" + feature(effect: decoding),
      message: "isolated conformance of 'Answer' to 'Decodable'"
    ),
    Self(
      "an answer that is decoded, nonisolated",
      "nonisolated struct Answer: Decodable { var n: Int }\n" + feature(effect: decoding)
    ),
    Self(
      "a test",
      "import Testing\n" + feature()
        + """
        struct CounterTests {
          @Test @MainActor func plus() async {
            let store = TestStore(initialState: Counter.State()) { Counter() }
            await store.send(.plus) { $0.count = 1 }
          }
        }
        """
    ),
    Self("a child in a file before its parent's", files: [feature(), scope]),
    Self("a child in a file behind its parent's", files: [scope, feature()]),
  ]

  private init(_ name: String, _ source: String, message: String? = nil) {
    self.init(name, files: [source], message: message)
  }

  private init(_ name: String, files: [String], message: String? = nil) {
    self.name = name
    self.files = files.map { "import ComposableArchitecture\nimport Foundation\n" + $0 }
    self.message = message
  }

  private static let sending = ".run { send in await send(.answer(1)) }"
  private static let cancelled = sending + ".cancellable(id: CancelID.timer)"
  private static let ticking =
    "for await _ in clock.timer(interval: .seconds(1)) { await send(.answer(1)) }"
  private static let decoding =
    ".run { send in await send(.answer(try JSONDecoder().decode(Answer.self, from: Data()).n)) }"

  private static func feature(
    action: String = "Sendable",
    member: String = "",
    effect: String = ".none"
  ) -> String {
    """
    @Reducer
    struct Counter {
      @ObservableState struct State: Equatable { var count = 0 }
      enum Action: \(action) { case plus, answer(Int) }
      \(member)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .plus:
            state.count += 1
            return \(effect)
          case .answer(let number):
            state.count = number
            return .none
          }
        }
      }
    }

    """
  }

  private static func client(isolation: String = "") -> String {
    """
    \(isolation)struct Facts: Sendable { var fact: @Sendable (Int) async throws -> String }
    \(isolation)extension Facts: DependencyKey { static let liveValue = Facts { _ in "" } }
    \(isolation)extension DependencyValues {
      var facts: Facts { get { self[Facts.self] } set { self[Facts.self] = newValue } }
    }

    """ + feature(member: #"@Dependency(\.facts) var facts"#)
  }

  private static let scope = """
    @Reducer struct Parent {
      @ObservableState struct State: Equatable { var counter = Counter.State() }
      enum Action { case counter(Counter.Action) }
      var body: some ReducerOf<Self> { Scope(state: \\.counter, action: \\.counter) { Counter() } }
    }
    """

  private static func destination(attribute: String = "") -> String {
    """
    @Reducer struct Parent {
      @Reducer\(attribute) enum Destination { case counter(Counter) }
      @ObservableState struct State: Equatable { @Presents var destination: Destination.State? }
      enum Action { case destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\\.$destination, action: \\.destination)
      }
    }

    """
  }
}
