// Declarations that TCA 1.26 accepts, warns of or rejects: a section each, with what TCA does in its
// first line. A line that begins with `// Differs` says what the library does instead.
import ComposableArchitecture
import TerminalUI

// MARK: capture state: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { state, action in .run { _ in print(state.n) } } }
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
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() {
  let s = Store(initialState: F.State()) { F() }
  s.send(.a)
}

// MARK: teststore nonisolated: compiles
@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() async {
  let s = await TestStore(initialState: F.State()) { F() }
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
@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() async {
  let s = TestStore(initialState: F.State()) { F() }
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

// MARK: presents without observable: rejected
@Reducer struct C {
  struct State { @Presents var d: Int? }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: wrapper in observable: rejected
@propertyWrapper struct W { var wrappedValue: Int }
@ObservableState struct S { @W var n = 0 }

// MARK: observable class: rejected
@ObservableState final class S { var n = 0 }

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

// MARK: reducer no state: compiles
@Reducer struct F { enum Action { case a } }

// MARK: enum action nested ext: rejected
@Reducer struct F {}
extension F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: action typealias: compiles
@Reducer struct F {
  struct State { var n = 0 }
  typealias Action = Int
  var body: some Reducer<State, Action> { EmptyReducer() }
}

// MARK: overloaded cases: rejected
@CasePathable enum E {
  case a(Int)
  case a(b: String)
}

// MARK: generic reducer: compiles
@Reducer struct F<T: Equatable & Sendable> {
  @ObservableState struct State: Equatable { var v: T }
  enum Action { case set(T) }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      if case .set(let v) = a { s.v = v }
      return .none
    }
  }
}
@MainActor let s = Store(initialState: F<Int>.State(v: 1)) { F<Int>() }

// MARK: dependency in struct: compiles
struct M {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.continuousClock) var clock
}
let m = M()

// MARK: dependency key nonsendable: rejected
final class Box { var n = 0 }
struct K: DependencyKey { static let liveValue = Box() }
extension DependencyValues {
  var box: Box {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}

// MARK: client without default: rejected
@DependencyClient struct C { var n: @Sendable () -> Int }

// MARK: client throws no default: compiles
@DependencyClient struct C: Sendable {
  var n: @Sendable () throws -> Int
  var v: @Sendable (_ a: Int) async -> Void
}
func f() {
  let c = C()
  _ = try? c.n()
  _ = c
}

// MARK: client label: compiles
@DependencyClient struct C: Sendable {
  var load: @Sendable (_ id: Int, _ name: String) async throws -> String
}
func f(_ c: C) async throws {
  _ = try await c.load(id: 1, name: "x")
  _ = try await c.load(1, "x")
}

// MARK: ifLet wrong case: rejected
@Reducer struct C {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
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
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ s: StoreOf<F>) { s.n = 4 }

// MARK: shared direct set: compiles with warnings
@ObservableState struct S { @Shared(.inMemory("x")) var n = 0 }
func f(_ s: inout S) { s.n = 3 }

// MARK: shared nonsendable: compiles
final class Box { var n = 0 }
func f() {
  let s = Shared(value: Box())
  _ = s
}

// MARK: shared in effect: compiles
@Reducer struct F {
  @ObservableState struct State { @Shared(.inMemory("x")) var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in .run { [n = s.$n] _ in n.withLock { $0 += 1 } } }
  }
}

// MARK: shared no default: rejected
struct S { @Shared(.inMemory("x")) var n: Int }

// MARK: unused send: compiles
@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) async {
  await t.send(.a)
  t.exhaustivity = .off
  await t.finish()
  await t.skipReceivedActions()
}

// MARK: return missing: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      switch a {
      case .a: s.n += 1
      }
    }
  }
}

// MARK: await missing: rejected
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { s, a in .run { send in send(.a) } } }
}

// MARK: main actor send: compiles
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { s, a in .run { @MainActor send in send(.a) } } }
}

// MARK: body any: compiles
// Differs: it is rejected, because the type of a body must be a reducer.

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: any ReducerOf<F> { EmptyReducer() }
}

// MARK: scope optional nonoptional: rejected
@Reducer struct C {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  @ObservableState struct State { var c: C.State? }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}

// MARK: effect of other action: rejected
@Reducer struct C {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State {}
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in Effect<C.Action>.send(.a) } }
}

// MARK: map effect: compiles
@Reducer struct C {
  struct State {}
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  struct State {}
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in Effect<C.Action>.send(.a).map(Action.c) } }
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

// MARK: observe capture: compiles
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ s: StoreOf<F>) -> ObserveToken { observe { print(s.n) } }

// MARK: test store mutating state: rejected
@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ t: TestStoreOf<F>) { t.state.n = 4 }

// MARK: clock any: compiles
struct K {
  @Dependency(\.continuousClock) var clock
  func f() async throws {
    try await clock.sleep(for: .seconds(1))
    for await _ in clock.timer(interval: .seconds(1)) { return }
  }
}

// MARK: casepathable struct: rejected
@CasePathable struct S { var n = 0 }

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
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct H {
  let store: StoreOf<F>
  func n() -> Int { store.n }
}

// MARK: store sendable: compiles
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func g(_ s: any Sendable) {}
func f(_ s: StoreOf<F>) { g(s) }

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

// MARK: effect return type: compiles
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { Reduce { s, a in g(&s) } }
  func g(_ s: inout State) -> EffectOf<Self> {
    s.n += 1
    return .none
  }
}

// MARK: enum two values: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum D { case c(C, Int) }

// MARK: enum no value: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum D {
  case c(C)
  case none
}

// MARK: enum state: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ObservableState enum S { case a(Int), b(C.State) }

// MARK: presents nonoptional: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct P {
  @ObservableState struct State { @Presents var c: C.State }
  enum Action { case c(PresentationAction<C.Action>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: presents let: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ObservableState struct S { @Presents let c: C.State? }

// MARK: presents initial: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ObservableState struct S {
  @Presents var c: C.State? = C.State()
  @Presents var d: Int? = nil
}

// MARK: casepathable private: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable private enum E { case a(Int) }
private let x: CaseKeyPath<E, Int> = \.a

// MARK: casepathable class payload: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
final class K {}
@CasePathable enum E { case a(K), b }
let x: CaseKeyPath<E, K> = \.a

// MARK: casepathable generic: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable enum E<T> { case a(T), b }
func f<T>(_ e: E<T>) -> T? { e[case: \.a] }

// MARK: casepathable label: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable enum E { case a(x: Int, y: Int), b(_ z: Int) }
func f(_ e: E) -> Int? { e[case: \.a]?.x }

// MARK: casepathable default: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@CasePathable enum E { case a(Int = 3) }
let e = E.a()

// MARK: reducer conforms: compiles
@Reducer struct F: Reducer {
  struct State {}
  enum Action { case a }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

// MARK: reduce method: compiles with warnings
@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

// MARK: body and reduce: compiles with warnings
// Differs: it is rejected, because the body would never be called.

@Reducer struct F {
  struct State { var n = 0 }
  enum Action { case a }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: plain reducer: compiles
struct F: Reducer {
  struct State { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      s.n += 1
      return .none
    }
  }
}

// MARK: plain reducer scope: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct F: Reducer {
  struct State { var c = C.State() }
  enum Action { case c(C.Action) }
  var body: some ReducerOf<Self> { Scope(\.c, action: \.c) { C() } }
}

// MARK: switch case: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum D {
  case c(C)
  case d(C)
}
@MainActor func f(_ s: StoreOf<D>) {
  switch s.case {
  case .c(let x): x.send(.a)
  }
}

// MARK: state set: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ s: StoreOf<C>) { s.state.n = 3 }

// MARK: global store: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
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

// MARK: fire and forget: rejected
func f() -> Effect<Int> { .fireAndForget {} }

// MARK: task: rejected
func f() -> Effect<Int> { .task { 3 } }

// MARK: effect value: rejected
func f() -> Effect<Int> { Effect(value: 3) }

// MARK: old names: rejected
func f<R: ReducerProtocol>(_ r: R) {}
func g() -> EffectTask<Int> { .none }

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

// MARK: view action no store: rejected
@Reducer struct F {
  @ObservableState struct State { var n = 0 }
  enum Action: ViewAction {
    case view(View)
    enum View { case tap }
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@ViewAction(for: F.self) struct V: View { var body: some View { Button("x") { send(.tap) } } }

// MARK: client class: rejected
@DependencyClient final class K { var n: () -> Int = { 1 } }

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

// MARK: effect throws: compiles
func f() -> Effect<Int> {
  .run { send in
    try await Task.sleep(for: .seconds(1))
    throw CancellationError()
  }
}

// MARK: run return value: rejected
func f() -> Effect<Int> {
  .run { send in
    await send(3)
    return 3
  }
}

// MARK: send animation: compiles
func f() -> Effect<Int> { .run { send in await send(3, animation: .default) } }

// MARK: store init closure: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() {
  let s = Store(initialState: C.State(), reducer: { C() })
  let t = Store(initialState: C.State(), reducer: C.init)
  _ = (s, t)
}

// MARK: store init value: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f() {
  let s = Store(initialState: C.State(), reducer: C())
  _ = s
}

// MARK: teststore await init: compiles
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() async {
  let s = await TestStore(initialState: C.State()) {
    C()
  } withDependencies: {
    $0.uuid = .incrementing
  }
  await s.send(.a)
}

// MARK: teststore sync send: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
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

// MARK: observable private set: compiles
@ObservableState struct S {
  private(set) var n = 0
  fileprivate var m = 1
  var computed: Int {
    get { n }
    set { n = newValue }
  }
  var watched = 1 { didSet { n += 1 } }
}

// MARK: observable init: compiles
@ObservableState struct S: Equatable {
  var n: Int
  let k: Int
  init(n: Int) {
    self.n = n
    k = n
  }
}
let s = S(n: 1)

// MARK: observable codable: compiles
@ObservableState struct S: Codable { var n = 1 }

// MARK: stack append wrong: rejected
@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer enum Path { case c(C) }
func f(_ p: inout StackState<Path.State>) { p.append(C.State()) }

// MARK: dependencies of an object: compiles
final class Model {
  @Dependency(\.date) var date
  func child() -> Model { withDependencies(from: self) { Model() } }
  func later() -> Model {
    withDependencies(from: self) {
      $0.date.now += 1
    } operation: {
      Model()
    }
  }
  func wait() async { await withDependencies(from: self) { await Task.yield() } }
}

// MARK: receive action not equatable: rejected
@Reducer struct F {
  struct State: Equatable { var n = 0 }
  enum Action { case tap, failed(any Error) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@MainActor func f(_ s: TestStoreOf<F>) async {
  await s.receive(.tap)
}
