import Testing

@testable import WorkbookKit
@testable import workbook

@Suite("The app around a view") struct AppSourceTests {
  @Test("The entry that a project has is begun, and none is made for it")
  func project() throws {
    let file = """
      struct GameView: View {}

      struct GuessingApp: App {
        var body: some Scene {
          WindowGroup { GameView(secret: 7) }
        }
      }

      #Preview {
        GameView(secret: 7)
      }

      """
    let folder = try Repository.copy { $0.hasPrefix("01-") }
    let workbook = try Workbook(root: folder.path, source: .chapters)
    let exercise = try #require(workbook.exercises.first { $0.isProject })
    try folder.write(file, to: exercise.starterFile)
    let exported = try ExportedExercise(exercise, in: workbook, isFinished: true)
    #expect(exported.screen == nil)
    #expect(exported.appSource == file)
    let chapter = try #require(workbook.chapters.first)
    let files = ExportedModule(chapter: chapter, exercises: [exported]).files(of: workbook)
    let entries = files.filter { $0.text.contains(".main()") }
    #expect(entries.map(\.path.fileName) == ["GuessWithButtonsEntry.swift"])
    #expect(entries.first?.text.contains("public enum GuessingEntry {") == true)
    #expect(entries.first?.text.contains("GuessingApp.main()") == true)
    #expect(files.count { $0.text.contains(": App {") } == 1)
    #expect(files.count { $0.text.contains("#Preview {") } == 1)
  }

  @Test("A package has the types of tested features, which are a module of the workbook")
  func testedFeatures() throws {
    let workbook = try Workbook(root: Repository.root, source: .solutions)
    let exercise = try #require(workbook.exercises.first { $0.name.hasPrefix("2.9 ") })
    let chapter = try #require(workbook.chapters.first { $0.number == 2 })
    let exported = try ExportedExercise(exercise, in: workbook, isFinished: true)
    let files = ExportedModule(chapter: chapter, exercises: [exported]).files(of: workbook)
    let types = files.filter { $0.text.contains("struct Replaceable<") }
    #expect(types.map(\.path) == ["Sources/Bindings/Support/Replacement.swift"])
    #expect(files.allSatisfy { !$0.text.contains("TestedFeatures.Re") })
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
    // A view without a preview has none.
    #expect(AppSource.app(showing: "struct GameView: View {}\n", name: "KeptGame") == nil)
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
