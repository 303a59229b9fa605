import ComposableArchitecture

/// observe: how often, for which changes.
enum ObservedFields: Program {
  @Reducer struct C {
    @ObservableState struct State: Equatable {
      var n = 0
      var m = 0
    }
    enum Action { case n, m, same }
    var body: some ReducerOf<Self> {
      Reduce { s, a in
        switch a {
        case .n: s.n += 1
        case .m: s.m += 1
        case .same: s.n = s.n
        }
        return .none
      }
    }
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      var c = C.State()
      var o: C.State?
      var x = 0
      @ObservationStateIgnored var ignored = 0
      @Presents var p: C.State?
      var list = [1, 2]
    }
    enum Action {
      case c(C.Action), o(C.Action), p(PresentationAction<C.Action>), x, ignored, replace,
        replaceNew, setO(Int?), setP(Int?), list, xBack
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.c, action: \.c) { C() }
      Reduce { s, a in
        switch a {
        case .x: s.x += 1
        case .xBack:
          let x = s.x
          s.x = 99
          s.x = x
        case .ignored: s.ignored += 1
        case .replace: s.c = s.c
        case .replaceNew: s.c = C.State(n: s.c.n, m: s.c.m)
        case .setO(let n): s.o = n.map { C.State(n: $0) }
        case .setP(let n): s.p = n.map { C.State(n: $0) }
        case .list: s.list.append(3)
        default: break
        }
        return .none
      }.ifLet(\.o, action: \.o) { C() }.ifLet(\.$p, action: \.p) { C() }
    }
  }
  @MainActor static func run() async {
    let s = Store(initialState: R.State()) { R() }
    var counts: [String: Int] = [:]
    var tokens: [ObserveToken] = []
    func watch(_ name: String, _ f: @escaping @MainActor () -> Void) {
      tokens.append(
        observe {
          f()
          counts[name, default: 0] += 1
        }
      )
    }
    let c = s.scope(state: \.c, action: \.c)
    watch("c.n") { _ = s.c.n }
    watch("c") { _ = s.c }
    watch("child.n") { _ = c.n }
    watch("child.m") { _ = c.m }
    watch("x") { _ = s.x }
    watch("ignored") { _ = s.ignored }
    watch("o") { _ = s.o }
    watch("o?.n") { _ = s.o?.n }
    watch("o==nil") { _ = s.o == nil }
    watch("scope o") { _ = s.scope(state: \.o, action: \.o) }
    watch("p") { _ = s.p }
    watch("p?.n") { _ = s.p?.n }
    watch("list") { _ = s.list.count }
    watch("state") { _ = s.state }
    await settle()
    func step(_ name: String, _ a: R.Action) async {
      counts = [:]
      s.send(a)
      await settle()
      print(
        name,
        counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
      )
    }
    await step("c.n", .c(.n))
    await step("c.m", .c(.m))
    await step("same", .c(.same))
    await step("x", .x)
    await step("xBack", .xBack)
    await step("ignored", .ignored)
    await step("replace", .replace)
    await step("replaceNew", .replaceNew)
    await step("o=1", .setO(1))
    await step("o.n", .o(.n))
    await step("o=5", .setO(5))
    await step("o=nil", .setO(nil))
    await step("p=1", .setP(1))
    await step("p.n", .p(.presented(.n)))
    await step("p=1", .setP(1))
    await step("p dismiss", .p(.dismiss))
    await step("list", .list)
    tokens.forEach { $0.cancel() }
    await step("cancelled", .x)
  }
}
