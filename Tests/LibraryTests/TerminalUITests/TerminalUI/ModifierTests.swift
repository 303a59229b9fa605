import TerminalUI
import Testing

@MainActor
@Suite("A modifier")
struct ModifierTests {
  @Test("A modifier makes another view of a view, and has state of its own")
  func custom() {
    let host = ViewHost { Text("Row").modifier(Foldable()) }
    #expect(host.draw(width: 12, height: 1).text == " [Fold] Row")
    host.press(.tab)
    host.press(.enter)
    #expect(host.draw(width: 12, height: 1).text == "   [Fold]")
  }

  @Test("A modifier sets a value of the surroundings, which the views below read")
  func environment() {
    let model = Model()
    let host = ViewHost {
      VStack(alignment: .leading) {
        Length(meters: 2)
        Length(meters: 2).environment(\.unit, model.unit)
      }
    }
    #expect(host.draw(width: 6, height: 2).text == " 2 m\n 2 ft")
    model.unit = "yd"
    #expect(host.draw(width: 6, height: 2).text == " 2 m\n 2 yd")
  }

  @Test("A modifier hides the button that goes back, and the escape key does not go back either")
  func backButtonHidden() {
    let model = Model()
    let host = ViewHost {
      NavigationStack {
        Button("Open") { model.isOpen = true }
          .navigationDestination(isPresented: Bindable(model).isOpen) {
            Button("Done") { model.isOpen = false }
              .navigationBarBackButtonHidden()
          }
      }
    }
    host.press(.tab)
    host.press(.enter)
    #expect(host.topLayer?.controls.map(\.label) == ["Done"])
    #expect(!host.press(.escape))
    #expect(model.isOpen)
  }

  @Test("A modifier keeps a sheet from being swiped away")
  func dismissDisabled() {
    let model = Model()
    model.isOpen = true
    let host = ViewHost {
      Text("Below")
        .sheet(isPresented: Bindable(model).isOpen) {
          NavigationStack {
            Text("Sheet")
              .interactiveDismissDisabled(model.isBusy)
          }
        }
    }
    model.isBusy = true
    #expect(!host.press(.escape))
    #expect(model.isOpen)
    model.isBusy = false
    #expect(host.press(.escape))
    #expect(!model.isOpen)
  }

  @Test("A modifier covers the screen until the view on it closes it")
  func fullScreenCover() {
    let model = Model()
    model.isOpen = true
    let host = ViewHost {
      Text("Below")
        .fullScreenCover(isPresented: Bindable(model).isOpen) {
          Button("Done") { withAnimation { model.isOpen = false } }
        }
    }
    #expect(host.topLayer?.controls.map(\.label) == ["Done"])
    #expect(!host.press(.escape))
    host.press(.tab)
    host.press(.enter)
    #expect(!model.isOpen)
  }

  @Test("A modifier shows a bubble, which a person can close")
  func popover() {
    let model = Model()
    model.isOpen = true
    let host = ViewHost {
      Text("Below")
        .popover(isPresented: Bindable(model).isOpen.animation()) { Text("Hint") }
        .animation(.default, value: model.isOpen)
    }
    #expect(host.press(.escape))
    #expect(!model.isOpen)
  }
}

private struct Foldable: ViewModifier {
  @State private var isFolded = false

  func body(content: Content) -> some View {
    HStack {
      Button("Fold") { isFolded.toggle() }
      if !isFolded { content }
    }
  }
}

private struct Length: View {
  @Environment(\.unit) private var unit
  let meters: Int

  var body: some View {
    Text("\(meters) \(unit)")
  }
}

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "m"
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

@MainActor
@Observable
private final class Model {
  var unit = "ft"
  var isOpen = false
  var isBusy = false
}
