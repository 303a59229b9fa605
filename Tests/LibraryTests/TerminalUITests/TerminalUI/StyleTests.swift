import Foundation
import Observation
import TerminalUI
import Testing

@MainActor
@Suite("A style of an app's own")
struct StyleTests {
  private func draw(
    width: Int,
    height: Int,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> String {
    ViewHost(content: content).draw(width: width, height: height).text
  }

  @Test("A style puts the parts of labels in another order")
  func label() {
    let text = draw(width: 8, height: 2) {
      VStack {
        Label("abc", systemImage: "heart").labelStyle(.trailingSign)
        Label("abc", systemImage: "heart")
      }
    }
    #expect(text == " abc ♡\n ♡ abc")
  }

  @Test("The nearest style of a label counts, also against a usual one")
  func nearestLabelStyle() {
    let text = draw(width: 6, height: 2) {
      VStack {
        Label("abc", systemImage: "heart").labelStyle(.titleOnly)
        Label("abc", systemImage: "heart").labelStyle(.automatic).labelStyle(.titleOnly)
      }
      .labelStyle(.trailingSign)
    }
    #expect(text == " abc\n♡ abc")
  }

  @Test("A style can use the usual look of a label, and add to it")
  func usualLabelInAStyle() {
    let text = draw(width: 7, height: 1) {
      Label("abc", systemImage: "heart").labelStyle(Bracketed())
    }
    #expect(text == "(♡ abc)")
  }

  @Test("A button is called by the title of its label, in any style")
  func nameOfAButton() {
    let host = ViewHost {
      Button {
      } label: {
        Label("Share", systemImage: "heart")
      }
      .labelStyle(.trailingSign)
    }
    host.update()
    let names = host.topLayer?.controls.map(\.label)
    #expect(names == ["Share"])
  }

  @Test("A style is told how far something is, and shows it as it likes")
  func progress() {
    let model = Progress()
    let host = ViewHost {
      VStack {
        ProgressView("Load", value: model.fraction)
        ProgressView()
      }
      .progressViewStyle(Percent())
    }
    #expect(host.draw(width: 9, height: 2).text == "Load 25%\nsome time")
    model.fraction = 0.5
    host.update()
    #expect(host.draw(width: 9, height: 2).text == "Load 50%\nsome time")
  }

  @Test("A style can use the usual look of progress, and add to it")
  func usualProgressInAStyle() {
    let plain = draw(width: 10, height: 1) { ProgressView(value: 0.5).progressViewStyle(.linear) }
    let styled = draw(width: 10, height: 2) {
      ProgressView(value: 0.5).progressViewStyle(Titled())
    }
    #expect(styled == "Meeting".centered(in: 10) + "\n" + plain)
  }

  @Test("A shape turns clockwise, around its middle or another point")
  func rotation() {
    let area = CGRect(x: 10, y: 20, width: 40, height: 40)
    let corner = Path(CGRect(x: 10, y: 20, width: 10, height: 10))
    func end(_ angle: Angle, _ anchor: UnitPoint) -> [Int] {
      let path = corner.rotation(angle, anchor: anchor).path(in: area)
      let end = path.currentPoint ?? .zero
      return [Int(end.x.rounded()), Int(end.y.rounded())]
    }
    #expect(end(.degrees(90), .center) == [50, 20])
    #expect(end(.degrees(-90), .center) == [10, 60])
    #expect(end(.degrees(180), .topLeading) == [10, 20])
    #expect(end(.degrees(180), .bottomTrailing) == [90, 100])
    let path = corner.rotation(.degrees(90)).path(in: area)
    #expect(path.contains(CGPoint(x: 45, y: 25)))
    #expect(!path.contains(CGPoint(x: 15, y: 25)))
  }

  @Test("A turned shape can be drawn as a line, and be trimmed")
  func rotatedLine() {
    let line = Circle().trim(to: 0.25).rotation(.degrees(-90)).stroke(lineWidth: 4)
    let path = line.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    // The quarter from the right to the bottom is now that from the top to the right.
    #expect(path.currentPoint.map { abs($0.x - 20) < 0.01 && abs($0.y - 10) < 0.01 } == true)
  }
}

private struct TrailingSign: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingSign {
  fileprivate static var trailingSign: Self { Self() }
}

private struct Bracketed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("(")
      Label(configuration)
      Text(")")
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100))%" } ?? "some time")
    }
  }
}

private struct Titled: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Meeting")
      ProgressView(configuration)
    }
  }
}

@MainActor
@Observable
private final class Progress {
  var fraction = 0.25
}

extension String {
  /// The text in the middle of a line, without what would follow it.
  fileprivate func centered(in width: Int) -> String {
    String(repeating: " ", count: (width - count) / 2) + self
  }
}
