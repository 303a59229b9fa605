import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A badge or a tab")
struct BadgeTests {
  enum Place: Hashable { case mail, settings }

  @MainActor
  @Observable
  final class Model {
    var place = Place.mail
    var unread = 3
  }

  @Test("A tab has a title, a symbol and a badge, and its value is selected")
  func tabs() throws {
    let model = Model()
    let host = ViewHost {
      TabView(selection: Bindable(model).place) {
        Tab("Mail", systemImage: "envelope", value: .mail) {
          List { Text("Inbox").badge(7) }
        }
        .badge(model.unread)
        Tab("Settings", systemImage: "gear", value: .settings) { Text("All of them") }
      }
    }
    #expect(
      host.draw(width: 30, height: 3).text == """
        Inbox                        7
        ──────────────────────────────
          ▸ ✉ Mail 3     ⚙ Settings
        """
    )
    #expect(host.topLayer?.controls.map(\.label) == ["Mail", "Settings"])
    model.unread = 0
    let settings = try #require(host.topLayer?.controls.first { $0.label == "Settings" })
    host.tap(settings)
    #expect(model.place == .settings)
    let text = host.draw(width: 30, height: 3).text
    #expect(text.contains("All of them"))
    #expect(text.contains("  ✉ Mail   ▸ ⚙ Settings"))
  }

  @Test("A tab needs no selection, and an older one has a badge too")
  func plainTabs() {
    let host = ViewHost {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Text("Second").tabItem { Text("Two") }.badge("new")
      }
    }
    #expect(host.draw(width: 30, height: 3).text.contains("▸ • One       Two new"))
  }

  @Test("A badge is at the end of a row, and nowhere else")
  func rows() {
    let computed = "late"
    let host = ViewHost {
      List {
        Text("Texts").badge(Text("two"))
        Button("Buttons") {}.badge(computed)
        Text("None").badge(0)
        VStack(alignment: .leading) {
          Text("Inside").badge(5)
          Text("Below")
        }
        ForEach(["Row"], id: \.self) { Text($0).badge(1) }.onDelete { _ in }
      }
    }
    #expect(
      host.draw(width: 20, height: 6).text == """
        Texts            two
        [Buttons]       late
        None
        Inside
        Below
        Row                1
        """
    )
  }
}
