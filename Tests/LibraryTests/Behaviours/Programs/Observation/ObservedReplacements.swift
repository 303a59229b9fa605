import ComposableArchitecture

/// Observation when equal or new values are put in place of children, rows and enums.
enum ObservedReplacements: Program {
  @Reducer struct C {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var n = 0
    }
    enum Action { case n }
    var body: some ReducerOf<Self> {
      Reduce { s, _ in
        s.n += 1
        return .none
      }
    }
  }
  @Reducer enum D {
    case a(C)
    case b(C)
  }
  @Reducer struct R {
    @ObservableState struct State: Equatable {
      var c = C.State()
      var plain = [1, 2]
      var rows: IdentifiedArrayOf<C.State> = [C.State()]
      @Presents var d: D.State? = .a(C.State())
      var text = ""
    }
    enum Action {
      case c(C.Action), rows(IdentifiedActionOf<C>), d(PresentationAction<D.Action>), set(Int),
        swap, undo, text(String)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.c, action: \.c) { C() }
      Reduce { s, a in
        switch a {
        case .set(let n): s.c = C.State(n: n)
        case .swap: s.d = s.d?.is(\.a) == true ? .b(C.State(n: 9)) : .a(C.State(n: 8))
        case .undo:
          let old = s.c
          s.c.n += 10
          s.c = old
        case .text(let t): s.text = t
        default: break
        }
        return .none
      }.forEach(\.rows, action: \.rows) { C() }.ifLet(\.$d, action: \.d)
    }
  }
  @MainActor static func run() async {
    let s = Store(initialState: R.State()) { R() }
    var seen: [String] = []
    var tokens: [ObserveToken] = []
    let c = s.scope(state: \.c, action: \.c)
    tokens.append(observe { seen.append("root \(s.c.n)") })
    tokens.append(observe { seen.append("child \(c.n)") })
    tokens.append(observe { seen.append("d \(s.d?.a?.n ?? -1)") })
    tokens.append(observe { seen.append("text \(s.text)") })
    await settle()
    func step(_ name: String, _ a: R.Action) async {
      seen = []
      s.send(a)
      await settle()
      print(name, seen.sorted())
    }
    await step("c.n", .c(.n))
    await step("set 5", .set(5))
    await step("set 5 again", .set(5))
    await step("set 6", .set(6))
    await step("undo", .undo)
    await step("c.n", .c(.n))
    await step("swap", .swap)
    await step("swap", .swap)
    await step("d.a", .d(.presented(.a(.n))))
    await step("text", .text("x"))
    await step("same text", .text("x"))
  }
}
extension ObservedReplacements.D.State: Equatable {}
