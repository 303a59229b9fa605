/// Draws a sequence diagram: a column for each participant, and an arrow for each message.
struct SequenceDrawing {
  private let diagram: SequenceDiagram
  private let labels: [[String]]
  private let texts: [[String]]
  private var columns: [Double] = []
  private var drawing = Drawing(size: Drawing.Size(width: 0, height: 0))

  private static let margin = 12.0

  static func drawings(of diagram: SequenceDiagram) -> [Drawing] {
    [(24, 30), (9, 13)].map { SequenceDrawing(diagram, label: $0, text: $1).drawing }
  }

  /// - Parameters:
  ///   - label: How many letters a line of a participant's label has at most.
  ///   - text: The same for a message.
  private init(_ diagram: SequenceDiagram, label: Int, text: Int) {
    self.diagram = diagram
    labels = diagram.participants.map { TextSize.wrapped($0, letters: label) }
    texts = diagram.messages.map { TextSize.wrapped($0.text, letters: text) }
    placeColumns()
    draw()
  }

  private func boxWidth(_ index: Int) -> Double { TextSize.size(labels[index]).width + 20 }

  /// Columns are as near to each other as boxes and messages allow.
  private mutating func placeColumns() {
    for index in labels.indices {
      guard index > 0 else {
        columns.append(Self.margin + boxWidth(0) / 2)
        continue
      }
      var place = columns[index - 1] + (boxWidth(index - 1) + boxWidth(index)) / 2 + 14
      for (message, text) in zip(diagram.messages, texts) {
        guard max(message.from, message.to) == index else { continue }
        let other = columns[min(message.from, message.to)]
        place = max(place, other + TextSize.size(text).width + 22)
      }
      columns.append(place)
    }
  }

  private mutating func draw() {
    let boxHeight = (labels.map { TextSize.size($0).height }.max() ?? 0) + 16
    var y = Self.margin + boxHeight + 14
    var arrows: [Drawing.Shape] = []
    for (message, text) in zip(diagram.messages, texts) {
      let height = TextSize.size(text).height
      let (from, to) = (columns[message.from], columns[message.to])
      let center = Drawing.Point(x: (from + to) / 2, y: y + height / 2)
      arrows.append(.text(text, center: center, name: "edge-label"))
      y += height + 5
      let (x, tip) = (Drawing.number(from), Drawing.number(to))
      let path = "M\(x) \(Drawing.number(y))L\(tip) \(Drawing.number(y))"
      arrows.append(.line(path: path, name: message.isReply ? "edge reply" : "edge"))
      let direction = Drawing.Point(x: to > from ? 1 : -1, y: 0)
      arrows.append(.arrowhead(tip: Drawing.Point(x: to, y: y), towards: direction))
      y += 15
    }
    for (index, x) in columns.enumerated() {
      let top = Drawing.number(Self.margin + boxHeight)
      let line = "M\(Drawing.number(x)) \(top)L\(Drawing.number(x)) \(Drawing.number(y))"
      drawing.shapes.append(.line(path: line, name: "lifeline"))
      let center = Drawing.Point(x: x, y: Self.margin + boxHeight / 2)
      let size = Drawing.Size(width: boxWidth(index), height: boxHeight)
      drawing.shapes.append(.box(center: center, size: size, name: "node"))
      drawing.shapes.append(.text(labels[index], center: center, name: "label"))
    }
    drawing.shapes += arrows
    let last = columns.indices.last.map { columns[$0] + boxWidth($0) / 2 } ?? 0
    drawing.size = Drawing.Size(width: last + Self.margin, height: y + Self.margin)
  }
}
