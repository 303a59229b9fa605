import ComposableArchitecture

/// Key paths of cases ask, extract, embed and change, also through nested cases.
enum CaseKeyPaths: Program {
  @CasePathable @dynamicMemberLookup enum Shape: Equatable {
    case none, one(Int), two(Int, name: String), inner(Inner), optional(Int?), labelled(a: Int)
  }
  @CasePathable @dynamicMemberLookup enum Inner: Equatable { case text(String), empty }
  @MainActor static func run() async {
    var shape = Shape.inner(.text("q"))
    print(
      "is inner, text, empty, none; values of inner, text, one:",
      shape.is(\.inner),
      shape.is(\.inner.text),
      shape.is(\.inner.empty),
      shape.is(\.none),
      shape.inner as Any,
      shape.inner?.text as Any,
      shape.one as Any
    )
    shape.modify(\.inner.text) { $0 += "!" }
    print("after modify of a nested case:", shape)
    shape[case: \.one] = 4
    print("after setting another case:", shape)
    print("the nested value:", shape[case: \.inner.text] as Any)
    await issues("modify of another case") { shape.modify(\.one) { $0 = 9 } }
    print("after modify of another case:", shape)
    let path: CaseKeyPath<Shape, String> = \.inner.text
    print("embedded in a nested case, equal:", path("made"), path("a") == .inner(.text("a")))
    let two: CaseKeyPath<Shape, (Int, name: String)> = \.two
    print(
      "embedded with a label, extracted by the label:",
      two((1, name: "n")),
      (Shape.two(3, name: "k")[case: two]?.name) as Any
    )
    let appended = (\Shape.Cases.inner).appending(path: \.text)
    print(
      "an appended path embeds, and extracts from another case:",
      appended("app"),
      Shape.inner(.empty)[case: appended] as Any
    )
    print(
      "allCasePaths: extracted, embedded, the path of a value twice:",
      Shape.allCasePaths.one.extract(from: .one(3)) as Any,
      Shape.allCasePaths.one.embed(5),
      Shape.allCasePaths[Shape.inner(.empty)] == \.inner,
      Shape.allCasePaths[.none] == \Shape.Cases.none
    )
    print(
      "number of cases, equal paths, none is none:",
      Array(Shape.allCasePaths).count,
      (\Shape.Cases.one as PartialCaseKeyPath<Shape>) == \.one,
      Shape.none.is(\.none)
    )
    let any = AnyCasePath(\Shape.Cases.one)
    print("an AnyCasePath extracts and embeds:", any.extract(from: .one(1)) as Any, any.embed(2))
    shape = .optional(nil)
    print(
      "an optional value: by name, is, by subscript:",
      shape.optional as Any,
      shape.is(\.optional),
      shape[case: \.optional] as Any
    )
    print("a labelled value:", Shape.labelled(a: 2).labelled as Any)
    let optional: Int? = 3
    print("an optional is some, its value:", optional.is(\.some), optional[case: \.some] as Any)
    var result: Result<Int, any Error> = .success(1)
    result.modify(\.success) { $0 += 1 }
    print("a result after modify, is a failure:", (try? result.get()) as Any, result.is(\.failure))
    print(
      "values of one case, their number, nested values:",
      [Shape.one(1), .none, .one(2)].compactMap(\.one),
      [Shape.one(1), .none].filter { $0.is(\.one) }.count,
      [Shape.one(1), .inner(.text("z"))].compactMap(\.inner?.text)
    )
    print(
      "the path to itself embeds and extracts:",
      (\Shape.Cases.self)(Shape.none),
      Shape.one(1)[case: \.self] as Any
    )
    let partial: PartialCaseKeyPath<Shape> = \Shape.Cases.one
    print("a partial path:", Shape.one(5).is(partial))
  }
}
