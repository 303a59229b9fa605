import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The app around a view", .timeLimit(.minutes(20))) struct AppSourceTests {
  @Test("A project has an app whose window shows its preview")
  func project() throws {
    let file = "struct GameView: View {}\n\n#Preview(\"Game\") {\n  GameView(secret: 7)\n}\n"
    let app = try #require(AppSource.app(showing: file, name: "KeptGame"))
    #expect(app.contains("    WindowGroup {\n      GameView(secret: 7)\n    }"))
    let name = "6.10 A game that is kept"
    let entry = try #require(AppSource.entry(of: app, name: name, hasPreview: true))
    #expect(entry.contains("public enum KeptGameEntry {"))
    #expect(entry.contains("KeptGameApp.main()"))
    #expect(!entry.contains("#Preview"))
    #expect(AppSource.app(showing: "struct GameView: View {}\n", name: "KeptGame") == nil)
  }

  @Test("The app of a feature of one's own holds the store of its preview")
  func ownFeature() throws {
    let file = """
      #Preview {
        TipView(
          store: Store(initialState: Tip.State()) {
            Tip()
          } withDependencies: {
            $0.uuid = .incrementing
          },
          isWide: true
        )
      }

      """
    let app = try #require(AppSource.app(showing: file, name: "Tip"))
    #expect(
      app == """
        import ComposableArchitecture
        import TerminalUI

        struct TipApp: App {
          @State private var store = Store(initialState: Tip.State()) {
            Tip()
          } withDependencies: {
            $0.uuid = .incrementing
          }

          var body: some Scene {
            WindowGroup {
              TipView(
                store: store,
                isWide: true
              )
            }
          }
        }

        """
    )
  }
}
