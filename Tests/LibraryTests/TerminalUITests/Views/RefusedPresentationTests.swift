import ComposableArchitecture
import LibraryTestHelpers
import TerminalUI
import Testing

@testable import WorkbookPlay

/// A phone presents one thing at a time from a screen.
@MainActor
@Suite("Two things that are presented at once", .timeLimit(.minutes(20)))
struct RefusedPresentationTests {
  @Observable
  final class Model {
    var hasSheet = false
    var hasAlert = false
    var hasInnerAlert = false
    var log: [String] = []
  }

  private struct Presenter: View {
    @Bindable var model: Model

    var body: some View {
      Button("Both") { (model.hasSheet, model.hasAlert) = (true, true) }
        .alert("Not saved", isPresented: $model.hasAlert) {
          Button("Later") { model.log.append("later") }
          Text("An alert").onAppear { model.log.append("alert") }
        }
        .sheet(isPresented: $model.hasSheet) {
          Button("Ask") { model.hasInnerAlert = true }
            .onAppear { model.log.append("sheet") }
            .alert("Sure?", isPresented: $model.hasInnerAlert) {}
        }
    }
  }

  @Test("What is presented second is refused, once, and shown when the first is closed")
  func second() async {
    let model = Model()
    let screen = Screen { Presenter(model: model) }
    let messages = await reports {
      model.hasSheet = true
      #expect(screen.showsSheet)
      model.hasAlert = true
      #expect(screen.showsSheet)
      #expect(screen.alert == nil)
      _ = screen.texts
    }
    .messages
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "Attempt to present an alert, \"Not saved\", on a view which is already presenting a sheet."
      ) == true
    )
    #expect(model.log == ["sheet"])
    screen.closeSheet()
    #expect(screen.alert?.title == "Not saved")
    #expect(model.log == ["sheet", "alert"])
  }

  @Test("Of two that come together, the first is shown")
  func together() async {
    let model = Model()
    let screen = Screen { Presenter(model: model) }
    let messages = await reports { screen.tap("Both") }.messages
    #expect(messages.count == 1)
    #expect(screen.alert?.title == "Not saved" || screen.showsSheet)
    #expect(model.log.count == 1)
  }

  @Test("Two that are there from the beginning are reported too")
  func atOnce() async {
    let model = Model()
    (model.hasSheet, model.hasAlert) = (true, true)
    let messages = await reports { _ = Screen { Presenter(model: model) } }.messages
    #expect(messages.count == 1)
  }

  @Test("What lies over a screen may present the next thing, and one thing may follow another")
  func allowed() async {
    let model = Model()
    let screen = Screen { Presenter(model: model) }
    let messages = await reports {
      model.hasSheet = true
      screen.tap("Ask")
      #expect(screen.alert?.title == "Sure?")
      screen.tap("OK")
      (model.hasSheet, model.hasAlert) = (false, true)
      #expect(screen.alert?.title == "Not saved")
    }
    .messages
    #expect(messages == [])
  }

  @Test("A played app shows the first, and says in its log what a phone refuses")
  func played() async {
    let model = Model()
    let session = PlaySession { ViewHost { Presenter(model: model) } }
    await session.tap("Both")
    #expect(session.log.rows.contains { "\($0)".contains("which is already presenting") })
  }

  @Test("An alert without a button to cancel is not closed by the escape key; a dialog is")
  func escape() {
    @MainActor
    func isOpen(after content: @escaping (Binding<Bool>) -> some View) -> Bool {
      let model = Model()
      model.hasAlert = true
      let host = ViewHost { content(Bindable(model).hasAlert) }
      host.press(.escape)
      return model.hasAlert
    }
    #expect(isOpen { Text("a").alert("A", isPresented: $0) { Button("Yes") {} } })
    #expect(!isOpen { Text("a").alert("A", isPresented: $0) {} })
    #expect(
      !isOpen { Text("a").alert("A", isPresented: $0) { Button("No", role: .cancel) {} } }
    )
    #expect(!isOpen { Text("a").confirmationDialog("A", isPresented: $0) { Button("Yes") {} } })
  }

  @Test("The escape key taps the button to cancel")
  func cancel() {
    let model = Model()
    model.hasAlert = true
    let host = ViewHost {
      Text("a").alert("A", isPresented: Bindable(model).hasAlert) {
        Button("Yes") { model.log.append("yes") }
        Button("No", role: .cancel) { model.log.append("no") }
      }
    }
    #expect(host.press(.escape))
    #expect(model.log == ["no"])
  }
}
