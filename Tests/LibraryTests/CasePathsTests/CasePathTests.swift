import ComposableArchitecture
import Testing

@dynamicMemberLookup
private enum Outer: CasePathable, Equatable {
  case empty
  case number(Int)
  case inner(Inner)
  case maybe(Inner?)
  case pair(first: Int, second: String)

  struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    subscript(root: Outer) -> PartialCaseKeyPath<Outer> {
      if root.is(\.empty) { return \.empty }
      if root.is(\.number) { return \.number }
      if root.is(\.inner) { return \.inner }
      if root.is(\.maybe) { return \.maybe }
      if root.is(\.pair) { return \.pair }
      return \.never
    }
    var empty: AnyCasePath<Outer, Void> {
      AnyCasePath(
        embed: { .empty },
        extract: {
          guard case .empty = $0 else { return nil }
          return ()
        }
      )
    }
    var number: AnyCasePath<Outer, Int> {
      ._$embed(Outer.number) {
        guard case .number(let v0) = $0 else { return nil }
        return v0
      }
    }
    var inner: AnyCasePath<Outer, Inner> {
      ._$embed(Outer.inner) {
        guard case .inner(let v0) = $0 else { return nil }
        return v0
      }
    }
    var maybe: AnyCasePath<Outer, Inner?> {
      ._$embed(Outer.maybe) {
        guard case .maybe(let v0) = $0 else { return nil }
        return v0
      }
    }
    var pair: AnyCasePath<Outer, (first: Int, second: String)> {
      ._$embed({ Outer.pair(first: $0, second: $1) }) {
        guard case .pair(let v0, let v1) = $0 else { return nil }
        return (v0, v1)
      }
    }
    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Outer>]> {
      [\.empty, \.number, \.inner, \.maybe, \.pair].makeIterator()
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@dynamicMemberLookup
private enum Inner: CasePathable, Equatable {
  case text(String)
  case list([Int])

  struct AllCasePaths: Sendable {
    var text: AnyCasePath<Inner, String> {
      ._$embed(Inner.text) {
        guard case .text(let v0) = $0 else { return nil }
        return v0
      }
    }
    var list: AnyCasePath<Inner, [Int]> {
      ._$embed(Inner.list) {
        guard case .list(let v0) = $0 else { return nil }
        return v0
      }
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@Suite("Case paths", .timeLimit(.minutes(20))) struct CasePathTests {
  @Test("A key path to a case embeds and extracts") func keyPathToCaseEmbedsAndExtracts() {
    let path: CaseKeyPath<Outer, Int> = \.number
    #expect(path(42) == .number(42))
    #expect((\Outer.Cases.number)(7) == .number(7))
    #expect((\Outer.Cases.empty)() == .empty)
    #expect(AnyCasePath(path).extract(from: .number(3)) == 3)
    #expect(AnyCasePath(path).extract(from: .empty) == nil)
  }

  @Test("Key paths chain through cases inside cases") func keyPathsChainThroughCasesInsideCases() {
    let path: CaseKeyPath<Outer, String> = \.inner.text
    #expect(path("Blob") == .inner(.text("Blob")))
    let inner: String? = Outer.inner(.text("Blob"))[case: \.inner.text]
    #expect(inner == "Blob")
    #expect(Outer.inner(.list([]))[case: \.inner.text] == nil)
    #expect(Outer.number(1)[case: \.inner.text] == nil)
  }

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

  @Test("Labels of associated values are kept") func labelsOfAssociatedValuesAreKept() {
    let value = Outer.pair(first: 1, second: "a")
    #expect(value.pair?.first == 1)
    #expect(value[case: \.pair]?.second == "a")
    #expect((\Outer.Cases.pair)((first: 2, second: "b")) == .pair(first: 2, second: "b"))
  }

  @Test("A value knows whether it is in a case") func valueKnowsWhetherItIsInCase() {
    #expect(Outer.empty.is(\.empty))
    #expect(!Outer.empty.is(\.number))
    #expect(!Outer.empty.is(\.never))
    #expect(Result<Int, CancellationError>.success(1).is(\.success))
    switch Outer.number(1) {
    case \.empty: Issue.record("It is not empty.")
    case \.number: break
    default: Issue.record("It is a number.")
    }
  }

  @Test("Members read the associated value as an optional; the subscript sets that of its case")
  func membersReadAssociatedValueAsOptionalSubscript() {
    var value = Outer.number(1)
    #expect(value.number == 1)
    #expect(value.inner?.text == nil)
    value[case: \.inner] = .text("Blob")
    #expect(value == .number(1))
    value[case: \.number] = 9
    #expect(value == .number(9))
    #expect(value[case: \.number] == 9)
    #expect(value[case: \.inner] == nil)
  }

  @Test("Modifying changes the associated value")
  func modifyingChangesAssociatedValue() {
    var value = Outer.inner(.list([1, 2]))
    value.modify(\.inner.list) { $0[0] = 5 }
    #expect(value == .inner(.list([5, 2])))
  }

  @Test("Modifying another case reports an issue and changes nothing")
  func modifyingAnotherCaseReportsIssueAndChanges() {
    var value = Outer.number(1)
    withExpectedIssue {
      value.modify(\.inner.list) { $0.append(1) }
    }
    #expect(value == .number(1))
  }

  @Test("All cases can be enumerated, and the case of a value found")
  func allCasesCanBeEnumeratedAndCase() {
    #expect(Array(Outer.allCasePaths).count == 5)
    #expect(Outer.allCasePaths[.number(1)] == \.number)
    #expect(Array(Never.allCasePaths).isEmpty)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Outer.allCasePaths[.number(1)](3) == Outer.number(3))
    #expect((\Outer.Cases.number as PartialCaseKeyPath<Outer>)("no number") == Outer?.none)
  }
}
