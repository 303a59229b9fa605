import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Diagrams", .timeLimit(.minutes(5))) struct DiagramTests {
  /// All diagrams of the workbook, and some of forms that it does not have.
  private static let sources: [[String]] = {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let pages =
      ["Chapters/README.md", "Chapters/Library/README.md"]
      + Files.names(in: root + "/Chapters").map { "Chapters/\($0)/README.md" }
    let found = Set(pages).flatMap { page in
      Markdown(parsing: Files.text("\(root)/\(page)") ?? "").blocks.compactMap { block in
        if case .code("mermaid", let lines) = block { lines } else { nil }
      }
    }
    return found + [
      ["flowchart LR", "a --> b --> c", "c -- back --> a", "a --> c"],
      ["flowchart TD", "a[One box with a long name] -- \"a long label, too\" --> b"],
      [
        "flowchart TD", "subgraph x [One]", "a --> b", "end", "subgraph y [Two]", "c --> d", "end",
        "a --> d", "c --> b",
      ],
      ["flowchart LR", "alone"],
    ]
  }()

  private struct Box {
    var center: Drawing.Point
    var size: Drawing.Size
  }

  private func boxes(_ drawing: Drawing, _ wanted: String) -> [Box] {
    drawing.shapes.compactMap { shape in
      if case .box(let center, let size, wanted) = shape {
        Box(center: center, size: size)
      } else {
        nil
      }
    }
  }

  private func texts(_ drawing: Drawing, _ wanted: String) -> [String] {
    drawing.shapes.compactMap { shape in
      if case .text(let lines, _, wanted) = shape { lines.joined(separator: " ") } else { nil }
    }
  }

  private func arrows(_ drawing: Drawing) -> Int {
    drawing.shapes.count { if case .arrowhead = $0 { true } else { false } }
  }

  @Test("All boxes, arrows and labels are drawn, in every drawing", arguments: sources)
  func complete(_ source: [String]) throws {
    let diagram = try Diagram(parsing: source)
    #expect(!diagram.drawings.isEmpty)
    for drawing in diagram.drawings {
      switch diagram {
      case .flowchart(let chart):
        #expect(texts(drawing, "label").sorted() == chart.nodes.map(\.label).sorted())
        #expect(boxes(drawing, "node").count == chart.nodes.count)
        #expect(arrows(drawing) == chart.edges.count)
        #expect(texts(drawing, "edge-label").sorted() == chart.edges.compactMap(\.label).sorted())
      case .sequence(let sequence):
        #expect(texts(drawing, "label") == sequence.participants)
        #expect(arrows(drawing) == sequence.messages.count)
        #expect(texts(drawing, "edge-label") == sequence.messages.map(\.text))
      }
    }
  }

  @Test("Nothing is outside of the drawing, and no box or label covers another", arguments: sources)
  func places(_ source: [String]) throws {
    for drawing in try Diagram(parsing: source).drawings {
      let all = boxes(drawing, "node") + boxes(drawing, "backing")
      for (index, box) in all.enumerated() {
        #expect(box.center.x - box.size.width / 2 >= 0)
        #expect(box.center.y - box.size.height / 2 >= 0)
        #expect(box.center.x + box.size.width / 2 <= drawing.size.width)
        #expect(box.center.y + box.size.height / 2 <= drawing.size.height)
        for other in all[(index + 1)...] {
          let isBeside =
            abs(box.center.x - other.center.x) >= (box.size.width + other.size.width) / 2 - 0.1
          let isBelow =
            abs(box.center.y - other.center.y) >= (box.size.height + other.size.height) / 2 - 0.1
          #expect(isBeside || isBelow, "\(box) and \(other)")
        }
      }
    }
  }

  @Test("Arrows point along the flow, except where a circle is closed")
  func direction() throws {
    guard case .flowchart(let chart) = try Diagram(parsing: Self.sources[Self.sources.count - 4])
    else { return #expect(Bool(false), "This is a flowchart.") }
    let ranks = Ranking(chart).ranks
    #expect(ranks == [0, 2, 4])
    #expect(Diagram.flowchart(chart).description.contains("c to a: back"))
  }

  @Test("A box lies within the frame of its group")
  func groups() throws {
    let source = Self.sources[Self.sources.count - 2]
    for drawing in try Diagram(parsing: source).drawings {
      let frames = drawing.shapes.compactMap { shape in
        if case .frame(let origin, let size) = shape {
          (origin.y, origin.y + size.height)
        } else {
          nil
        }
      }
      #expect(frames.count == 2)
      for (index, box) in boxes(drawing, "node").enumerated() {
        let frame = frames[index / 2]
        #expect(frame.0 < box.center.y - box.size.height / 2, "\(index)")
        #expect(frame.1 > box.center.y + box.size.height / 2, "\(index)")
      }
      #expect(frames[0].1 < frames[1].0)
    }
  }

  @Test(
    "What is not understood is said",
    arguments: [
      [""], ["pie"], ["flowchart BT", "a --> b"], ["flowchart LR", "a ==> b"],
      ["flowchart LR", "a --> a"], ["flowchart LR", "subgraph x [One]", "a --> b"],
      ["flowchart LR", "a{Choice} --> b"], ["sequenceDiagram", "Note over A: b"],
      ["sequenceDiagram", "A->>A: b"],
    ]
  )
  func errors(_ source: [String]) {
    #expect(throws: WorkbookError.self) { try Diagram(parsing: source) }
  }
}
