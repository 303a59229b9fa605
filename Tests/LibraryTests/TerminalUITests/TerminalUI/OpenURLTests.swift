import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("An address with which an app is opened")
struct OpenURLTests {
  private let url = URL(string: "workbook://page/7")!

  @Test("It reaches the views on the screen, and these are drawn anew")
  func received() {
    let model = Model()
    let host = ViewHost {
      VStack {
        Text(model.log.joined(separator: ", ")).onOpenURL { model.log.append("text \($0)") }
      }
      .onOpenURL { model.log.append("stack \($0.path)") }
    }
    #expect(host.open(url))
    #expect(model.log == ["stack /7", "text workbook://page/7"])
    #expect(host.draw(width: 40, height: 1).text.contains("stack /7, text"))
  }

  @Test("It does not reach a tab that is not shown, and reaches a sheet")
  func shownViews() {
    let model = Model()
    let host = ViewHost {
      TabView(selection: Bindable(model).tab) {
        Text("First").onOpenURL { _ in model.log.append("first") }
          .tabItem { Text("One") }.tag(1)
        Text("Second").onOpenURL { _ in model.log.append("second") }
          .tabItem { Text("Two") }.tag(2)
      }
      .sheet(isPresented: Bindable(model).hasSheet) {
        Text("Sheet").onOpenURL { _ in model.log.append("sheet") }
      }
    }
    #expect(host.open(url))
    #expect(model.log == ["first"])
    model.tab = 2
    model.hasSheet = true
    #expect(host.open(url))
    #expect(model.log == ["first", "second", "sheet"])
  }

  @Test("An app that takes no address says so")
  func refused() {
    #expect(!ViewHost { Text("A") }.open(url))
  }

  @MainActor
  @Observable
  final class Model {
    var log: [String] = []
    var tab = 1
    var hasSheet = false
  }
}
