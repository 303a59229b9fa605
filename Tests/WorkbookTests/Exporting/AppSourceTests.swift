import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The app around a view", .timeLimit(.minutes(20))) struct AppSourceTests {
  @Test("A project has an app around its view, if the view is made without a number")
  func project() throws {
    let file = "struct GameView: View {\n  init() {}\n}\n"
    let app = try #require(AppSource.app(ofProject: file, name: "KeptGame"))
    let entry = try #require(AppSource.entry(of: app, name: "6.10 A game that is kept"))
    #expect(entry.contains("public enum KeptGameEntry {"))
    #expect(entry.contains("KeptGameApp.main()"))
    #expect(entry.contains("#Preview {\n  GameView()\n}"))
    let withNumber = file.replacing("init()", with: "init(secret: Int)")
    #expect(AppSource.app(ofProject: withNumber, name: "GuessByTyping") == nil)
  }
}
