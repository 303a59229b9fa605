import ComposableArchitecture

/// CasePaths: is, modify, subscripts, extraction, embedding, composition.
enum CaseKeyPaths: Program {
  @CasePathable @dynamicMemberLookup enum E: Equatable {
    case none, one(Int), two(Int, name: String), inner(Inner), opt(Int?), same(a: Int)
  }
  @CasePathable @dynamicMemberLookup enum Inner: Equatable { case x(String), y }
  @MainActor static func run() async {
    var e = E.inner(.x("q"))
    print(
      e.is(\.inner),
      e.is(\.inner.x),
      e.is(\.inner.y),
      e.is(\.none),
      e.inner as Any,
      e.inner?.x as Any,
      e.one as Any
    )
    e.modify(\.inner.x) { $0 += "!" }
    print(e)
    e[case: \.one] = 4
    print(e)
    print(e[case: \.inner.x] as Any)
    await issues("modify wrong") { e.modify(\.one) { $0 = 9 } }
    print(e)
    let p: CaseKeyPath<E, String> = \.inner.x
    print(p("made"), p("a") == .inner(.x("a")))
    let two: CaseKeyPath<E, (Int, name: String)> = \.two
    print(two((1, name: "n")), (E.two(3, name: "k")[case: two]?.name) as Any)
    let appended = (\E.Cases.inner).appending(path: \.x)
    print(appended("app"), E.inner(.y)[case: appended] as Any)
    print(
      E.allCasePaths.one.extract(from: .one(3)) as Any,
      E.allCasePaths.one.embed(5),
      E.allCasePaths[E.inner(.y)] == \.inner,
      E.allCasePaths[.none] == \E.Cases.none
    )
    print(
      Array(E.allCasePaths).count,
      (\E.Cases.one as PartialCaseKeyPath<E>) == \.one,
      E.none.is(\.none)
    )
    let any = AnyCasePath(\E.Cases.one)
    print(any.extract(from: .one(1)) as Any, any.embed(2))
    e = .opt(nil)
    print(e.opt as Any, e.is(\.opt), e[case: \.opt] as Any)
    print(E.same(a: 2).same as Any)
    let o: Int? = 3
    print(o.is(\.some), o[case: \.some] as Any)
    var r: Result<Int, any Error> = .success(1)
    r.modify(\.success) { $0 += 1 }
    print((try? r.get()) as Any, r.is(\.failure))
    print(
      [E.one(1), .none, .one(2)].compactMap(\.one),
      [E.one(1), .none].filter { $0.is(\.one) }.count,
      [E.one(1), .inner(.x("z"))].compactMap(\.inner?.x)
    )
    print((\E.Cases.self)(E.none), E.one(1)[case: \.self] as Any)
    let partial: PartialCaseKeyPath<E> = \E.Cases.one
    print(E.one(5).is(partial))
  }
}
