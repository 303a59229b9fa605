import ComposableArchitecture
import Testing

@CasePathable
private enum Outer: Equatable { case empty, number(Int), maybe(Inner?) }

@CasePathable
private enum Inner: Equatable { case text(String) }

@Suite("Case paths")
struct CasePathTests {
  @Test("Key paths chain through an optional without naming its case")
  func keyPathsChainThroughOptionalWithoutNaming() {
    #expect(Outer.maybe(.text("Blob")).is(\.maybe.text))
    let text: String? = Outer.maybe(.text("Blob"))[case: \.maybe.some.text]
    #expect(text == "Blob")
    #expect(!Outer.maybe(nil).is(\.maybe.text))
    #expect(Outer.maybe(nil).is(\.maybe.none))
    #expect((\Outer.Cases.maybe.text)("Blob") == .maybe(.text("Blob")))
    let optional = Optional(Outer.number(1))
    #expect(optional.is(\.some.number))
    #expect(optional.is(\.number))
    #expect(optional[case: \.number] == 1)
    let part: PartialCaseKeyPath<Outer> = \.number
    #expect(Outer.number(2)[case: part] as? Int == 2)
    #expect(Outer.empty[case: part] == nil)
  }
}
