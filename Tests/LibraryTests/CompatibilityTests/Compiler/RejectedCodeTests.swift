import Testing

/// What TCA's compiler errors and warnings keep a reader from writing must not compile here either.
@Suite("Code that TCA rejects", .timeLimit(.minutes(20)))
struct RejectedCodeTests {
  @Test("Each line that is marked is rejected or warned of, and no other is rejected")
  func marked() throws {
    let checked = try TypeCheck(Self.snippets)
    let marked = Self.lines(marked: "// rejected")
    #expect(!marked.isEmpty)
    for line in marked {
      #expect(
        checked.errors[line] != nil,
        "Line \(line) compiles and should not: \(Self.text(ofLine: line))"
      )
    }
    for (line, message) in checked.errors where !marked.contains(line) {
      Issue.record("Line \(line) should compile: \(Self.text(ofLine: line))\n\(message)")
    }
    let warned = Self.lines(marked: "// warned")
    #expect(!warned.isEmpty)
    for line in warned {
      #expect(
        checked.warnings[line]?.contains("deprecated") == true,
        "Line \(line) should be deprecated: \(Self.text(ofLine: line))"
      )
    }
    let setter = try #require(marked.first { Self.text(ofLine: $0).contains("status.loaded = ") })
    #expect(checked.errors[setter]?.contains("value.modify(") == true, "\(checked.output)")
    let receive = try #require(marked.first { Self.text(ofLine: $0).contains("failing.receive(.") })
    #expect(
      checked.errors[receive]?.contains("'store.receive(\\.tap)'") == true,
      "\(checked.output)"
    )
  }

  @Test(
    "A name that is gone is rejected, with an offer to write the new one",
    arguments: [
      ("some ReducerProtocol<Int, Int>", "has been renamed to 'Reducer'"),
      ("some ReducerProtocolOf<Child>", "has been renamed to 'ReducerOf'"),
      ("EffectTask<Int>", "has been renamed to 'Effect'"),
      ("EffectPublisher<Int, Never>", "'Effect<Action>'"),
    ]
  )
  func renamed(type: String, offer: String) throws {
    let checked = try TypeCheck(
      """
      import ComposableArchitecture
      struct Child: Reducer {
        var body: some Reducer<Int, Int> { EmptyReducer() }
      }
      func old(_ value: \(type)) {}
      """
    )
    #expect(checked.errors.count == 1)
    #expect(checked.errors[5]?.contains(offer) == true, "\(checked.output)")
  }

  private static func lines(marked mark: String) -> [Int] {
    zip(1..., snippets.split(separator: "\n", omittingEmptySubsequences: false))
      .filter { $0.1.hasSuffix(mark) }
      .map(\.0)
  }

  private static func text(ofLine number: Int) -> Substring {
    snippets.split(separator: "\n", omittingEmptySubsequences: false)[number - 1]
  }

  private static let snippets = #"""
    import ComposableArchitecture

    @CasePathable
    @dynamicMemberLookup
    enum Status {
      case loading
      case loaded(String)
    }

    func caseProperties(_ status: inout Status) {
      _ = status.loaded
      status.modify(\.loaded) { $0 += "!" }
      status[case: \.loaded] = "a"
      status.loaded = "a" // rejected
      status[case: \.loaded] = "a"
      status[case: \.loaded] = nil // rejected
      status[case: \.loaded]? += "!" // rejected
      _ = status[case: \.loaded] == "a"
    }

    final class Log {}

    func lockIsolated(_ log: Log, _ count: LockIsolated<Int>) {
      var mutable = 0
      mutable += 1
      count.withValue { $0 += mutable } // rejected
      count.withValue { [mutable] in $0 += mutable }
      count.setValue(mutable) // rejected
      _ = count == count // rejected
      let logs = LockIsolated(0)
      logs.withValue { _ in print(log) } // rejected
    }

    @Reducer
    enum Destination {
      case row(Child)
      case pair(Int, Int)
      case one(Child), other(Child) // rejected
    }

    struct Row: Identifiable {
      let id: Int
    }

    func identifiedArrays(_ rows: inout IdentifiedArrayOf<Row>) {
      rows.append(contentsOf: [Row(id: 1)])
      rows += [Row(id: 1)]
      _ = rows[id: 1]
      _ = rows[id: 1, default: Row(id: 1)] // rejected
    }

    @Reducer
    struct Child {
      @ObservableState
      struct State: Equatable {
        var count = 0
      }
      enum Action {
        case tap
      }
      var body: some ReducerOf<Self> {
        EmptyReducer()
        EmptyReducer()
      }
    }

    @Reducer
    struct Old {
      struct State {}
      enum Action {}
      func reduce(into state: inout State, action: Action) -> Effect<Action> { .none } // warned
    }

    @Reducer
    struct Parent {
      @ObservableState
      struct State: Equatable {
        var child: Child.State?
      }
      enum Action {
        case child(Child.Action)
      }
      var body: some ReducerOf<Self> {
        get { // rejected
          Child()
          Child()
        }
      }
    }

    @MainActor
    func optionalScopes(_ store: StoreOf<Parent>) {
      let child = store.scope(\.child, action: \.child)
      let whole: Store<Child.State?, Child.Action> = child
      let optional: StoreOf<Child>? = child // rejected
      if let present = store.scope(\.child, action: \.child) {
        present.send(.tap)
        _ = present.count
      }
      _ = (whole, optional)
    }

    @MainActor
    func testStores() {
      _ = TestStore(initialState: .init()) { Child() }
      _ = TestStore(initialState: .init(count: 1)) { Child() }
      _ = TestStore(initialState: Child.State()) { // rejected
        Child()
        Child()
      }
    }

    @Reducer
    struct Failing {
      struct State: Equatable {}
      enum Action { case tap, failed(any Error) }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    @MainActor
    func receiving(_ store: TestStoreOf<Child>, _ failing: TestStoreOf<Failing>) async {
      await store.receive(.tap)
      await failing.receive(\.tap)
      await failing.receive(.tap) // rejected
      await failing.receive(.tap, timeout: .seconds(1)) // rejected
    }

    struct User: Equatable, Sendable {
      var email = ""
    }

    struct Form: Equatable {
      @BindingState var user = User()
    }

    func bindings() {
      let _: BindingAction<Form> = .set(\.$user, User())
      let _: BindingAction<Form> = .set(\.$user.email, "") // rejected
    }

    @Reducer
    enum Inner {
      case child(Child)
    }
    @Reducer
    enum Outer {
      case inner(Inner.Body = Inner.body)
    }
    func enumFeature() {
      _ = Inner() // rejected
    }

    struct SharedCounts {
      @Shared(.inMemory("count")) var count = 0
      @Shared(.inMemory("optional")) var optional: Int?
      @Shared(.inMemory("missing")) var missing: Int // rejected
      @SharedReader(.inMemory("count")) var reader = 0
      func change() {
        $count.withLock { $0 += 1 }
        $reader.withLock { $0 += 1 } // rejected
      }
    }
    """#
}
