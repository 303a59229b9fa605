import Testing

@testable import WorkbookKit

@Suite("What a source declares") struct DeclarationsTests {
  private let declarations = Declarations([
    """
    enum Shop {
      @Reducer
      struct Basket {
        @ObservableState
        struct State: Equatable {
          @Presents var alert: AlertState<Action.Alert>?
          let id: Int
          var rows: [Row] { [] }
          var child = Child.State()
        }
        enum Action {
          case alert(PresentationAction<Alert>), closed
          case renamed(id: Int, to: String)
          enum Alert { case confirmed }
        }
        @Dependency(\\.uuid) var uuid
        func load(page: Int) -> Int { let local = page; return local }
      }
      @Reducer enum Page { case basket(Basket) }
    }
    func outside() {}
    """,
    "extension DependencyValues { var shelf: Int { 1 } }\nextension Shop.Page.State: Equatable {}",
  ])

  @Test("Types have the types around them in their names")
  func types() {
    #expect(
      declarations.types.keys.sorted() == [
        "DependencyValues", "Shop", "Shop.Basket", "Shop.Basket.Action",
        "Shop.Basket.Action.Alert", "Shop.Basket.State", "Shop.Page", "Shop.Page.Action",
        "Shop.Page.State",
      ]
    )
    #expect(declarations.types["Shop.Basket"]?.isReducer == true)
    #expect(declarations.types["Shop.Page.State"]?.inherited == ["Equatable"])
  }

  @Test("Properties have their types and attributes, and locals are none")
  func properties() {
    let state = declarations.types["Shop.Basket.State"]
    #expect(state?.properties.map(\.name) == ["alert", "id", "rows", "child"])
    #expect(
      state?.properties.map(\.type) == ["AlertState<Action.Alert>?", "Int", "[Row]", "Child.State"]
    )
    #expect(state?.member("alert")?.attributes == ["Presents"])
    #expect(state?.member("id")?.isLet == true)
    #expect(declarations.types["Shop.Basket"]?.members.map(\.name) == ["uuid", "load"])
    #expect(declarations.globals == ["outside"])
    #expect(declarations.dependencies.map(\.name) == ["shelf"])
  }

  @Test("Cases have what they carry, and a reducer enum has those of its pages")
  func cases() {
    let action = declarations.types["Shop.Basket.Action"]
    #expect(action?.cases.map(\.name) == ["alert", "closed", "renamed"])
    #expect(action?.member("renamed")?.parameters.map(\.label) == ["id", "to"])
    #expect(
      declarations.types["Shop.Page.Action"]?.member("basket")?.parameters.map(\.type)
        == ["Basket.Action"]
    )
  }

  @Test("A type is found from inside, and named as it has to be there")
  func references() {
    let alert = declarations.type("Action.Alert", in: "Shop.Basket.State")
    #expect(alert?.name == "Shop.Basket.Action.Alert")
    #expect(declarations.type("Module.Shop.Basket")?.name == "Shop.Basket")
    #expect(declarations.type("Alert", in: "Shop.Basket.State") == nil)
    #expect(
      alert.map { declarations.reference(to: $0, from: "Shop.Basket.State") } == "Action.Alert"
    )
    #expect(alert.map { declarations.reference(to: $0, from: "Shop") } == "Basket.Action.Alert")
  }

  @Test("Source without an end is read as far as it goes")
  func broken() {
    let broken = Declarations(["struct A { var b: Int\n struct C { case d(", "}}}) enum"])
    #expect(broken.types["A"]?.member("b")?.type == "Int")
    #expect(broken.types["A.C"] != nil)
  }
}
