import ComposableArchitecture

/// Dumps and differences of structs, enums, collections, tuples and texts.
enum DumpsAndDifferences: Program {
  struct Sample: Equatable {
    var count = 1
    var text = "x"
    var optional: Int?
    var list = [1, 2]
    var dict = ["b": 2, "a": 1]
    var choice = Choice.two(1, name: "q")
    var set: Set<Int> = [3, 1]
  }
  enum Choice: Equatable { case one, two(Int, name: String) }
  struct Row: Equatable, Identifiable {
    var id: Int
    var text = ""
  }
  static func show<Value>(_ name: String, _ value: Value) {
    print("\(name):")
    customDump(value)
  }
  @MainActor static func run() async {
    show("a struct", Sample())
    customDump([Sample(optional: 3)], name: "list")
    show("an empty optional", Optional<Int>.none)
    show("a tuple", (1, label: "c"))
    show("a case", Choice.one)
    show("two lines", "multi\nline")
    show("a result", Result<Int, any Error>.success(1))
    show("a number", 1.5)
    show("a boolean", true)
    show("an empty array", [String]())
    show("a type", Sample.self)
    show("an empty identified array", IdentifiedArrayOf<Row>())
    var changed = Sample()
    changed.count = 2
    changed.list = [1, 3]
    changed.choice = .one
    changed.dict["c"] = 3
    print("changed fields:")
    print(diff(Sample(), changed) ?? "none")
    print("equal structs:")
    print(diff(Sample(), Sample()) ?? "none")
    print("changed lines:")
    print(diff("a\nb\nc", "a\nx\nc") ?? "none")
    print("changed elements:")
    print(diff([1, 2, 3, 4, 5], [1, 2, 4, 5, 6]) ?? "none")
    print("an optional:")
    print(diff(Optional(1), nil) ?? "none")
    print("changed values of a case:")
    print(diff(Choice.two(1, name: "a"), .two(1, name: "b")) ?? "none")
    await issues("expectNoDifference of different values") { expectNoDifference(Sample(), changed) }
    await issues("expectDifference, right and wrong") {
      var sample = Sample()
      expectDifference(sample) {
        sample.count += 1
      } changes: {
        $0.count = 2
      }
      expectDifference(sample) {
        sample.count += 1
      } changes: {
        $0.count = 9
      }
    }
    print(
      "equal dumps, a dumped case:",
      String(customDumping: Sample()) == String(customDumping: Sample()),
      String(customDumping: Choice.one)
    )
  }
}

// Differs: a dictionary's last element has no comma, and what is left out has one before it.
// - +     "c": 3,
// -       … (2 unchanged)
// +       … (2 unchanged),
// + +     "c": 3
