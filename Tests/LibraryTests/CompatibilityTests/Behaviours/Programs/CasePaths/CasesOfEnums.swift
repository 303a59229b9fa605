import ComposableArchitecture

/// Cases are read, changed, embedded and compared by key paths, with labels, in nested enums,
/// optionals and results.
enum CasesOfEnums: Program {
  @CasePathable @dynamicMemberLookup enum Shape: Equatable {
    case empty, number(Int), labelled(x: String, y: Int), inner(Inner), optional(Int?)
  }
  @CasePathable @dynamicMemberLookup enum Inner: Equatable { case text(String), nothing }
  @MainActor static func run() async {
    let all: [Shape] = [
      .empty, .number(3), .labelled(x: "s", y: 4), .inner(.text("t")), .optional(nil),
    ]
    print(
      "is a number; numbers, labelled values, nested texts; is a nested text, is optional:",
      all.map { $0.is(\.number) },
      all.compactMap(\.number),
      all.compactMap { $0.labelled?.y },
      all.compactMap(\.inner?.text),
      all[3].is(\.inner.text),
      all[4].is(\.optional)
    )
    var shape = Shape.number(1)
    shape.modify(\.number) { $0 += 1 }
    print("after modify:", shape)
    shape[case: \.number] = 9
    print("after setting the case:", shape)
    shape = .inner(.text("x"))
    shape.modify(\.inner.text) { $0 += "y" }
    print("after modify of a nested case:", shape)
    await issues("modify of another case") { shape.modify(\.number) { $0 = 0 } }
    print("after modify of another case:", shape)
    let path: CaseKeyPath<Shape, Int> = \.number
    print(
      "a key path embeds, extracts nothing, extracts:",
      path(5),
      shape[case: path] as Any,
      Shape.number(4)[case: path] as Any
    )
    let deep: CaseKeyPath<Shape, String> = \.inner.text
    print(
      "a nested key path embeds, extracts:",
      deep("z"),
      Shape.inner(.text("w"))[case: deep] as Any
    )
    let any = AnyCasePath(\Shape.Cases.labelled)
    print(
      "an AnyCasePath extracts and embeds labelled values:",
      any.extract(from: .labelled(x: "q", y: 1)) as Any,
      any.embed((x: "r", y: 2))
    )
    print(
      "number of cases, one embedded:",
      Array(Shape.allCasePaths).count,
      Shape.allCasePaths.number.embed(1)
    )
    print("equal key paths: equal, in a set:", path == \.number, Set([path, \.number]).count)
    if case .number(let number)? = Optional(Shape.number(2)) { print("a matched case:", number) }
    print(
      "a case of an optional, of a result; a result is a failure:",
      Optional(Shape.number(4))[case: \.some.number] as Any,
      Result<Int, any Error>.success(3)[case: \.success] as Any,
      Result<Int, any Error>.success(3).is(\.failure)
    )
    let custom = AnyCasePath<String, Int>(embed: { "\($0)" }, extract: { Int($0) })
    print(
      "a path made of closures extracts, embeds:",
      custom.extract(from: "12") as Any,
      custom.embed(3)
    )
  }
}
