import Testing

@testable import ComposableArchitecture

@Suite("Identity of children")
struct NavigationIDTests {
  struct Plain: Equatable { var count = 0 }
  struct Row: Identifiable {
    let id: Int
    var text = ""
  }
  enum Screen {
    case empty
    case plain(Plain)
    case row(Row)
    indirect case boxed(Row)
    case pair(Int, String)
  }
  struct Parent {
    var plain: Plain?
    var row: Row?
    var screen: Screen?
    var otherRow: Row?
  }

  @Test("A plain value is the same child for as long as there is one")
  func plain() {
    let id = NavigationID(value: Plain(), at: \Parent.plain)
    #expect(id.identifiesAll)
    #expect(id.identifies(Plain(count: 5)))
    #expect(id == NavigationID(value: Plain(count: 5), at: \Parent.plain))
  }

  @Test("A value with an id is the same child while the id is the same")
  func identifiable() {
    let id = NavigationID(value: Row(id: 1), at: \Parent.row)
    #expect(!id.identifiesAll)
    #expect(id.identifies(Row(id: 1, text: "changed")))
    #expect(!id.identifies(Row(id: 2)))
    #expect(id == NavigationID(value: Row(id: 1, text: "changed"), at: \Parent.row))
    #expect(id != NavigationID(value: Row(id: 2), at: \Parent.row))
  }

  @Test("In another place it is another child")
  func place() {
    #expect(
      NavigationID(value: Row(id: 1), at: \Parent.row)
        != NavigationID(value: Row(id: 1), at: \Parent.otherRow)
    )
  }

  @Test("In an enum the case counts, and the id of what it carries")
  func cases() {
    let screens: [Screen] = [
      .empty, .plain(Plain()), .row(Row(id: 1)), .row(Row(id: 2)), .boxed(Row(id: 1)),
      .boxed(Row(id: 2)), .pair(1, "a"),
    ]
    for (i, first) in screens.enumerated() {
      let id = NavigationID(value: first, at: \Parent.screen)
      for (j, second) in screens.enumerated() {
        #expect(id.identifies(second) == (i == j))
        #expect((id == NavigationID(value: second, at: \Parent.screen)) == (i == j))
      }
    }
    let pair = NavigationID(value: Screen.pair(1, "a"), at: \Parent.screen)
    #expect(pair.identifies(.pair(2, "b") as Screen))
  }

  @Test("Only enums have cases")
  func tags() {
    enum Single { case only }
    enum Payload { case only(Plain) }
    #expect(enumTag(of: Plain()) == nil)
    #expect(enumTag(of: "text") == nil)
    #expect(enumTag(of: [1]) == nil)
    #expect(enumTag(of: Single.only) == 0)
    #expect(enumTag(of: Payload.only(Plain())) == 0)
    #expect(enumTag(of: Int?.none) != enumTag(of: Int?.some(1)))
  }

  @Test("Paths are equal if they lead through the same children")
  func paths() {
    func path(_ ids: Int...) -> NavigationIDPath {
      ids.reduce(.root) { $0.appending(NavigationID(value: Row(id: $1), at: \Parent.row)) }
    }
    #expect(path(1, 2) == path(1, 2))
    #expect(path(1, 2) != path(2, 1))
    #expect(path(1, 2) != path(1))
    #expect(path() == .root)
    #expect(Set([path(1, 2), path(1, 2), path(1)]).count == 2)
    #expect(path(1, 2).parent == path(1))
    #expect(path(1).parent == .root)
    #expect(path().parent == nil)
    #expect(Array(path(1, 2).upwards) == [path(1, 2), path(1), .root])
  }
}
