import ComposableArchitecture

/// What customDump and diff write of values.
enum DumpsAndDifferences: Program {
  struct S: Equatable {
    var n = 1
    var t = "x"
    var o: Int?
    var list = [1, 2]
    var dict = ["b": 2, "a": 1]
    var e = E.two(1, name: "q")
    var set: Set<Int> = [3, 1]
  }
  enum E: Equatable { case one, two(Int, name: String) }
  struct Row: Equatable, Identifiable {
    var id: Int
    var t = ""
  }
  final class K { var x = 1 }
  @MainActor static func run() async {
    customDump(S())
    customDump([S(o: 3)], name: "list")
    customDump(Optional<Int>.none)
    customDump((1, b: "c"))
    customDump(E.one)
    customDump("multi\nline")
    customDump(Result<Int, any Error>.success(1))
    customDump(1.5)
    customDump(true)
    customDump([String]())
    customDump(S.self)
    customDump(IdentifiedArrayOf<Row>())
    var b = S()
    b.n = 2
    b.list = [1, 3]
    b.e = .one
    b.dict["c"] = 3
    print(diff(S(), b) ?? "none")
    print(diff(S(), S()) ?? "none")
    print(diff("a\nb\nc", "a\nx\nc") ?? "none")
    print(diff([1, 2, 3, 4, 5], [1, 2, 4, 5, 6]) ?? "none")
    print(diff(Optional(1), nil) ?? "none")
    print(diff(E.two(1, name: "a"), .two(1, name: "b")) ?? "none")
    await issues("expectNoDifference") { expectNoDifference(S(), b) }
    await issues("expectDifference") {
      var s = S()
      expectDifference(s) {
        s.n += 1
      } changes: {
        $0.n = 2
      }
      expectDifference(s) {
        s.n += 1
      } changes: {
        $0.n = 9
      }
    }
    print(String(customDumping: S()) == String(customDumping: S()), String(customDumping: E.one))
  }
}

// Differs: a dictionary's last element has no comma, and what is left out has one before it.
// - +     "c": 3,
// -       … (2 unchanged)
// +       … (2 unchanged),
// + +     "c": 3
