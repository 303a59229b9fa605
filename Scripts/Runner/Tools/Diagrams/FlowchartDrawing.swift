/// Draws a flowchart whose boxes have been placed.
struct FlowchartDrawing {
  private let chart: Flowchart
  private let isDown: Bool
  private let nodeLines: [[String]]
  private let labelLines: [[String]]
  private let layout: LayeredLayout
  /// Begin and end of each rank along the flow.
  private var spans: [ClosedRange<Double>] = []
  private var drawing = Drawing(size: Drawing.Size(width: 0, height: 0))

  private static let margin = 14.0
  private static let groupPadding = 16.0
  private static let titleHeight = 26.0

  /// A chart that goes to the right goes down where the screen is narrow. Groups are always bands
  /// from top to bottom.
  static func drawings(of chart: Flowchart) -> [Drawing] {
    let isDown = chart.direction == .down || !chart.groups.isEmpty
    let narrow = FlowchartDrawing(chart, isDown: true).drawing
    return isDown ? [narrow] : [FlowchartDrawing(chart, isDown: false).drawing, narrow]
  }

  private init(_ chart: Flowchart, isDown: Bool) {
    self.chart = chart
    self.isDown = isDown
    nodeLines = chart.nodes.map { TextSize.wrapped($0.label, letters: 18) }
    labelLines = chart.edges.map { edge in
      edge.label.map { TextSize.wrapped($0, letters: isDown ? 14 : 18) } ?? []
    }
    func extents(_ lines: [String], padding: Drawing.Size) -> (along: Double, across: Double) {
      guard !lines.isEmpty else { return (0, 0) }
      let size = TextSize.size(lines)
      let (width, height) = (size.width + padding.width, size.height + padding.height)
      return isDown ? (height, width) : (width, height)
    }
    layout = LayeredLayout(
      chart,
      nodeExtents: nodeLines.map { extents($0, padding: Drawing.Size(width: 28, height: 20)) },
      labelExtents: labelLines.map { extents($0, padding: Drawing.Size(width: 8, height: 4)) }
    )
    measure()
    draw()
  }

  // MARK: Ranks along the flow

  /// The group of a rank; ranks between two groups have none.
  private func group(ofRank rank: Int) -> Int? {
    let nodes = layout.ranks[rank].compactMap { layout.vertices[$0].node }
    return nodes.first.flatMap { chart.nodes[$0].group }
  }

  private mutating func measure() {
    var end = Self.margin
    for (rank, vertices) in layout.ranks.enumerated() {
      let extent = vertices.map { layout.vertices[$0].along }.max() ?? 0
      let isFirst = rank == 0
      let begins =
        group(ofRank: rank) != nil && (isFirst || group(ofRank: rank - 2) != group(ofRank: rank))
      if begins {
        end += (isFirst ? 0 : Self.groupPadding) + Self.groupPadding + Self.titleHeight - 8
      }
      // Half of the room between two ranks of boxes; a label needs it on both sides.
      let room = isFirst ? 0 : chart.edges.allSatisfy { $0.label == nil } ? 19.0 : 24.0
      let start = end + room
      spans.append(start...(start + extent))
      end = start + extent
    }
  }

  // MARK: Shapes

  private mutating func draw() {
    let left = layout.vertices.map { $0.position - $0.across / 2 }.min() ?? 0
    let right = layout.vertices.map { $0.position + $0.across / 2 }.max() ?? 0
    let padding = Self.margin + (chart.groups.isEmpty ? 0 : Self.groupPadding)
    let across = right - left + 2 * padding
    let along = (spans.last?.upperBound ?? 0) + padding
    let shift = padding - left
    drawing.size = Drawing.Size(
      width: isDown ? across : along,
      height: isDown ? along : across
    )
    drawGroups(width: across)
    for (edge, route) in layout.routes.enumerated() { drawArrow(route, edge, shift: shift) }
    for vertex in layout.vertices {
      guard let node = vertex.node else { continue }
      let size = Drawing.Size(
        width: isDown ? vertex.across : vertex.along,
        height: isDown ? vertex.along : vertex.across
      )
      let center = point(middle(of: vertex.rank), vertex.position + shift)
      drawing.shapes.append(.box(center: center, size: size, name: "node"))
      drawing.shapes.append(.text(nodeLines[node], center: center, name: "label"))
    }
  }

  private mutating func drawGroups(width: Double) {
    for (group, title) in chart.groups.enumerated() {
      let ranks = spans.indices.filter { self.group(ofRank: $0) == group }
      guard let first = ranks.first, let last = ranks.last else { continue }
      let top = spans[first].lowerBound - Self.groupPadding - Self.titleHeight + 8
      let bottom = spans[last].upperBound + Self.groupPadding
      let origin = Drawing.Point(x: Self.margin / 2, y: top)
      let size = Drawing.Size(width: width - Self.margin, height: bottom - top)
      drawing.shapes.append(.frame(origin: origin, size: size))
      let place = Drawing.Point(x: origin.x + 12, y: top + 20)
      drawing.shapes.append(.title(title, origin: place))
    }
  }

  private func middle(of rank: Int) -> Double {
    (spans[rank].lowerBound + spans[rank].upperBound) / 2
  }

  /// A point by its places along and across the flow.
  private func point(_ along: Double, _ across: Double) -> Drawing.Point {
    isDown ? Drawing.Point(x: across, y: along) : Drawing.Point(x: along, y: across)
  }

  // MARK: Arrows

  private mutating func drawArrow(_ route: LayeredLayout.Route, _ edge: Int, shift: Double) {
    var places: [(along: Double, across: Double)] = []
    let vertices = layout.vertices
    for (index, vertex) in route.vertices.enumerated() {
      let isFirst = index == 0
      let isLast = index == route.vertices.count - 1
      let span = spans[vertices[vertex].rank]
      if isFirst || isLast {
        let half = vertices[vertex].along / 2 * (isFirst ? 1 : -1)
        let across = port(of: vertex, edge: edge, isOut: isFirst) + shift
        places.append((middle(of: vertices[vertex].rank) + half, across))
      } else if span.upperBound > span.lowerBound {
        // Straight past the boxes or labels of the rank.
        let across = vertices[vertex].position + shift
        places += [(span.lowerBound, across), (span.upperBound, across)]
      }
    }
    if route.isReversed { places.reverse() }
    var path = ""
    for (index, place) in places.enumerated() {
      let end = point(place.along, place.across)
      guard index > 0 else {
        path = "M\(text(end))"
        continue
      }
      let last = places[index - 1]
      let half = (last.along + place.along) / 2
      path +=
        abs(last.across - place.across) < 0.5
        ? "L\(text(end))"
        : "C\(text(point(half, last.across))) \(text(point(half, place.across))) \(text(end))"
    }
    drawing.shapes.append(.line(path: path, name: "edge"))
    if let tip = places.last {
      let sign = route.isReversed ? -1.0 : 1.0
      drawing.shapes.append(
        .arrowhead(tip: point(tip.along, tip.across), towards: point(sign, 0))
      )
    }
    if let label = route.label {
      let center = point(middle(of: vertices[label].rank), vertices[label].position + shift)
      let size = TextSize.size(labelLines[edge])
      drawing.shapes.append(.box(center: center, size: size, name: "backing"))
      drawing.shapes.append(.text(labelLines[edge], center: center, name: "edge-label"))
    }
  }

  private func text(_ point: Drawing.Point) -> String {
    "\(Drawing.number(point.x)) \(Drawing.number(point.y))"
  }

  /// Where an arrow meets its box, across the flow: arrows on one side of a box are spread, in the
  /// order of where they go.
  private func port(of vertex: Int, edge: Int, isOut: Bool) -> Double {
    let ends = layout.routes.indices.compactMap { index -> (edge: Int, place: Double)? in
      let all = layout.routes[index].vertices
      guard (isOut ? all.first : all.last) == vertex else { return nil }
      let next = isOut ? all[1] : all[all.count - 2]
      return (index, layout.vertices[next].position)
    }
    let sorted = ends.sorted { ($0.place, $0.edge) < ($1.place, $1.edge) }
    let index = sorted.firstIndex { $0.edge == edge } ?? 0
    let center = layout.vertices[vertex].position
    let room = layout.vertices[vertex].across / 2 - 9
    // An arrow is straight if it meets the box where it comes along anyway.
    let straight = sorted.map { min(max($0.place, center - room), center + room) }
    if sorted.count == 1, abs(sorted[0].place - center) > 16 { return center }
    let gap = min(16, 2 * room / Double(max(1, sorted.count - 1)))
    if zip(straight, straight.dropFirst()).allSatisfy({ $1 - $0 >= gap - 0.1 }) {
      return straight[index]
    }
    return center + (Double(index) - Double(sorted.count - 1) / 2) * gap
  }
}
