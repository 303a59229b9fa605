import Dispatch
import Testing

@testable import ComposableArchitecture

/// If one of these fails with a new compiler, correct `Runtime/PrivateLayout.swift`.
@Suite("What is known of Swift's runtime")
struct PrivateLayoutTests {
  private enum Plain: CaseIterable { case a, b, c }
  private enum Single { case only(Int) }
  private enum Mixed { case text(String), number(Int), nested(Plain), nothing }
  private indirect enum Tree<Leaf> {
    case leaf(Leaf)
    case node([Tree])
  }
  private enum Described: CustomStringConvertible {
    case a
    var description: String { "another text" }
  }

  @Test("Enums are told from all other types")
  func kinds() {
    let enums: [Any.Type] = [
      Plain.self, Single.self, Mixed.self, Tree<Int>.self, Int?.self, Result<Int, any Error>.self,
      Never.self,
    ]
    for type in enums { #expect(isEnum(type), "\(type)") }
    let others: [Any.Type] = [
      Int.self, String.self, PrivateLayoutTests.self, DispatchQueue.self, (Int, Int).self,
      (() -> Void).self, (any Error).self, Any.self, Plain.Type.self,
    ]
    for type in others { #expect(!isEnum(type), "\(type)") }
    #expect(enumTag(of: 1) == nil)
  }

  @Test("The tags of two values are equal exactly if the values are in the same case")
  func tags() {
    func expectDistinct<Value>(_ cases: [[Value]]) {
      for (index, values) in cases.enumerated() {
        for value in values {
          for (otherIndex, others) in cases.enumerated() {
            for other in others {
              #expect(
                (enumTag(of: value) == enumTag(of: other)) == (index == otherIndex),
                "\(value), \(other)"
              )
            }
          }
        }
      }
    }
    expectDistinct(Plain.allCases.map { [$0] })
    expectDistinct([[Single.only(1), .only(2)]])
    expectDistinct([
      [Mixed.text(""), .text("a long text that is kept outside of the value")],
      [.number(0), .number(-1)], [.nested(.a), .nested(.c)], [.nothing],
    ])
    expectDistinct([[Tree.leaf(1), .leaf(2)], [.node([]), .node([.leaf(1)])]])
    expectDistinct([[Int?.none], [.some(0), .some(.min)]])
    expectDistinct([[Plain??.none], [.some(.none), .some(.some(.a))]])
  }

  @Test("Cases have the names that they are declared with")
  func names() {
    #expect(Plain.allCases.map { caseName(of: $0) } == ["a", "b", "c"])
    #expect(caseName(of: Mixed.text("")) == "text")
    #expect(caseName(of: Mixed.nothing) == "nothing")
    #expect(caseName(of: Tree.node([Tree.leaf(1)])) == "node")
    #expect(caseName(of: Described.a) == "a")
    #expect(caseName(of: 1) == nil)
  }
}
