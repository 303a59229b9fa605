// Declarations that TCA 1.26 accepts, warns of or rejects: a section each, with what TCA does in its
// first line. A line that begins with `// Differs` says what the library does instead.
import ComposableArchitecture
import TerminalUI

// The feature of the sections that need one of any kind.
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: capture nonsendable: rejected
final class Box { var n = 0 }
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  let box = Box()
  var body: some ReducerOf<Self> { Reduce { state, action in .run { _ in box.n += 1 } } }
}

// MARK: send nonsendable: compiles
final class Box { var n = 0 }
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a(Box) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .run { send in await send(.a(Box())) } }
  }
}

// MARK: id not sendable: rejected
final class K: Hashable {
  static func == (l: K, r: K) -> Bool { true }
  func hash(into h: inout Hasher) {}
}
func f() -> Effect<Int> { .cancel(id: K()) }

// MARK: store off main: compiles with warnings
func f() {
  let s = Store(initialState: C.State()) { C() }
  s.send(.a)
}

// MARK: teststore nonisolated: compiles
func f() async {
  let s = await TestStore(initialState: C.State()) { C() }
  await s.send(.a)
}

// MARK: teststore not equatable: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() async {
  let s = TestStore(initialState: F.State()) { F() }
  await s.send(.a)
}

// MARK: receive value not equatable: compiles
@MainActor func f() async {
  let s = TestStore(initialState: C.State()) { C() }
  await s.receive(.a)
}

// MARK: state not observable scope: rejected
@Reducer struct C {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct V: View {
  let store: StoreOf<C>
  var body: some View { Text("\(store.n)") }
}

// MARK: wrapper in observable: rejected
@propertyWrapper struct W { var wrappedValue: Int }
@ObservableState struct S { @W var n = 0 }

// MARK: let in observable: rejected
@ObservableState struct S {
  let n = 0
  static var k = 0
  var c: Int { n }
}

// MARK: reducer private action: rejected
@Reducer struct F {
  struct State { var n = 0 }
  private enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: reducer no body: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
}
let x = F()

// MARK: enum action nested ext: rejected
@Reducer struct F {}
extension F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: dependency key nonsendable: rejected
final class Box { var n = 0 }
struct K: DependencyKey { static let liveValue = Box() }
extension DependencyValues {
  var box: Box {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}

// MARK: ifLet wrong case: rejected
@Reducer struct P {
  struct State { var c: C.State? }
  enum Action { case d(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.ifLet(\.c, action: \.c) { C() } }
}

// MARK: forEach array: rejected
@Reducer struct C {
  struct State: Identifiable { var id = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State { var c: [C.State] = [] }
  enum Action { case c(IdentifiedActionOf<C>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\.c, action: \.c) { C() } }
}

// MARK: binding no observable: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.n = 4 }

// MARK: binding nonequatable: rejected
struct X: Sendable {}
@Reducer struct F {
  @ObservableState struct State { var x = X() }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.x = X() }

// MARK: store set no binding: rejected
@MainActor func f(_ s: StoreOf<C>) { s.n = 4 }

// MARK: shared direct set: compiles with warnings
@ObservableState struct S { @Shared(.inMemory("x")) var n = 0 }
func f(_ s: inout S) { s.n = 3 }

// MARK: shared nonsendable: compiles
final class Box { var n = 0 }
func f() {
  let s = Shared(value: Box())
  _ = s
}

// MARK: shared no default: rejected
struct S { @Shared(.inMemory("x")) var n: Int }

// MARK: await missing: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { s, a in .run { send in send(.a) } } }
}

// MARK: body any: compiles
// Differs: it is rejected, because the type of a body must be a reducer.

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: any ReducerOf<F> { EmptyReducer() }
}

// MARK: scope optional nonoptional: rejected
@Reducer struct P {
  @ObservableState struct State { var c: C.State? }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}

// MARK: effect of other action: rejected
@Reducer struct P {
  struct State {}
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in Effect<C.Action>.send(.a) } }
}

// MARK: reducer class: compiles
// Differs: it is rejected, because a reducer is a value.

@Reducer final class F {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<F> { EmptyReducer() }
}

// MARK: alert of string: rejected
@Reducer struct F {
  @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
  enum Action {
    case alert(PresentationAction<Alert>)
    enum Alert { case ok }
  }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      s.alert = AlertState("Hi") { ButtonState(action: .ok) { TextState("OK") } }
      return .none
    }.ifLet(\.$alert, action: \.alert)
  }
}

// MARK: onchange equatable: rejected
struct X {}
@Reducer struct F {
  struct State { var x = X() }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.onChange(of: \.x) { _, _ in Reduce { _, _ in .none } }
  }
}

// MARK: test store mutating state: rejected
@MainActor func f(_ t: TestStoreOf<C>) { t.state.n = 4 }

// MARK: clock any: compiles
struct K {
  @Dependency(\.continuousClock) var clock
  func f() async throws {
    try await clock.sleep(for: .seconds(1))
    for await _ in clock.timer(interval: .seconds(1)) { return }
  }
}

// MARK: receive tuple payload: rejected
@Reducer struct F {
  struct State: Equatable {}
  @CasePathable enum Action { case p(Int, String) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async { await t.receive(\.p, (1, "x")) }

// MARK: send path tuple: compiles
@Reducer struct F {
  struct State: Equatable {}
  enum Action { case p(Int, String), q(a: Int) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async {
  await t.send(\.p, (1, "x"))
  await t.send(\.q, 3)
}

// MARK: store in struct nonisolated: compiles with warnings
struct H {
  let store: StoreOf<C>
  func n() -> Int { store.n }
}

// MARK: store sendable: compiles
func g(_ s: any Sendable) {}
func f(_ s: StoreOf<C>) { g(s) }

// MARK: task detached: compiles
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in .run { send in Task.detached { await send(.a) } } }
  }
}

// MARK: var captured: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      var k = 0
      k += 1
      return .run { _ in print(k) }
    }
  }
}

// MARK: identified keypath: rejected
struct I { var name = "" }
let a = IdentifiedArray(uniqueElements: [I(name: "a")], id: \.name)
var b: IdentifiedArray<String, I> = []

// MARK: identified not identifiable: rejected
struct I { var name = "" }
var b: IdentifiedArrayOf<I> = []

// MARK: dismiss in reducer: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      dismiss()
      return .none
    }
  }
}

// MARK: enum two values: compiles
@Reducer enum D { case c(C, Int) }

// MARK: casepathable private: rejected
@CasePathable private enum E { case a(Int) }
private let x: CaseKeyPath<E, Int> = \.a

// MARK: casepathable class payload: rejected
final class K {}
@CasePathable enum E { case a(K), b }
let x: CaseKeyPath<E, K> = \.a

// MARK: body and reduce: compiles with warnings
// Differs: it is rejected, because the body would never be called.

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: plain reducer scope: rejected
struct F: Reducer {
  struct State { var c = C.State() }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}

// MARK: state set: rejected
@MainActor func f(_ s: StoreOf<C>) { s.state.n = 3 }

// MARK: global store: rejected
let store = Store(initialState: C.State()) { C() }

// MARK: public state capture: rejected
@Reducer public struct F {
  public struct State { public var n = 0 }
  public enum Action: Sendable { case a }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, a in .run { [state] _ in print(state.n) } }
  }
}

// MARK: cancel metatype: rejected
enum ID {}
func f() -> Effect<Int> { .cancel(id: ID.self) }

// MARK: shared wrapped set: compiles with warnings
func f() {
  @Shared(value: 1) var n
  $n.wrappedValue = 3
}

// MARK: shared unnamed: rejected
func f() {
  let s = Shared(1)
  _ = s
}

// MARK: reader lock: rejected
func f() {
  let s = SharedReader(value: 1)
  s.withLock { $0 = 2 }
}

// MARK: lock async: compiles with warnings
func f() async {
  @Shared(value: 1) var n
  await $n.withLock { $0 = 2 }
}

// MARK: view action send: compiles with warnings
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action: ViewAction {
    case view(View)
    enum View { case tap }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ViewAction(for: F.self) struct V: View {
  let store: StoreOf<F>
  var body: some View { Button("x") { store.send(.view(.tap)) } }
}

// MARK: client let: compiles
@DependencyClient struct K {
  let n: @Sendable () -> Int = { 1 }
  let m: @Sendable () throws -> Int
}

// MARK: client escaping: compiles
@DependencyClient struct K: Sendable {
  var f: @Sendable (@escaping @Sendable (Int) -> Void) async throws -> Void
  var g: @MainActor @Sendable () -> Void
}

// MARK: dependency path: rejected
extension DependencyValues { var plain: Int { 3 } }
struct S { @Dependency(\.plain) var plain }
func f() {
  withDependencies {
    $0.plain = 4
  } operation: {
  }
}

// MARK: reducer in func: rejected
func f() {
  @Reducer struct F {
    struct State {}
    enum Action { case a }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}

// MARK: run return value: rejected
func f() -> Effect<Int> {
  .run { send in
    await send(3)
    return 3
  }
}

// MARK: store init closure: compiles
@MainActor func f() {
  let s = Store(initialState: C.State(), reducer: { C() })
  let t = Store(initialState: C.State(), reducer: C.init)
  _ = (s, t)
}

// MARK: store init value: rejected
@MainActor func f() {
  let s = Store(initialState: C.State(), reducer: C())
  _ = s
}

// MARK: teststore sync send: rejected
@MainActor func f() {
  let s = TestStore(initialState: C.State()) { C() }
  s.send(.a)
}

// MARK: receive path no casepathable: rejected
@Reducer struct F {
  struct State: Equatable {}
  enum Action {
    case r(R)
    enum R { case x }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async { await t.receive(\.r.x) }

// MARK: action sendable nonsendable: rejected
final class K {}
@Reducer struct F {
  struct State {}
  enum Action: Sendable { case a(K) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: state not sendable test: compiles
final class K: Equatable { static func == (l: K, r: K) -> Bool { true } }
@Reducer struct F {
  struct State: Equatable { var k = K() }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() async {
  let t = TestStore(initialState: F.State()) { F() }
  await t.send(.a) { $0.k = K() }
}

// MARK: stack append wrong: rejected
@Reducer enum Path { case c(C) }
func f(_ p: inout StackState<Path.State>) { p.append(C.State()) }
