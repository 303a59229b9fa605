import ComposableArchitecture
import Testing

@CasePathable
private enum Outer: Equatable {
  case empty
  case number(Int)
  case maybe(Inner?)
}

@CasePathable
private enum Inner: Equatable {
  case text(String)
}

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
  }

  @Test("All cases can be enumerated, and the case of a value found")
  func allCasesCanBeEnumeratedAndCase() {
    #expect(Array(Outer.allCasePaths).count == 3)
    #expect(Outer.allCasePaths[.number(1)] == \.number)
    #expect(Array(Never.allCasePaths).isEmpty)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Outer.allCasePaths[.number(1)](3) == Outer.number(3))
    #expect((\Outer.Cases.number as PartialCaseKeyPath<Outer>)("no number") == Outer?.none)
  }
}
