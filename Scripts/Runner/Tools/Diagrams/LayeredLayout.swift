/// Places the boxes of a flowchart on ranks, so that arrows point along the flow where they can.
///
/// The flow goes along one axis and the boxes of a rank lie across it; which of them is x and which
/// y is decided when the chart is drawn. A rank of boxes has an even number; the odd ranks between
/// them are for the labels of the arrows. An arrow over several ranks has a vertex on each, so that
/// it finds its way between the boxes.
struct LayeredLayout {
  struct Vertex {
    /// The box, as an index of the chart's nodes; nil for a point of an arrow.
    var node: Int?
    /// Extents along and across the flow.
    var along: Double
    var across: Double
    var rank: Int
    /// The center, across the flow.
    var position = 0.0
  }

  struct Route {
    /// The vertices from the lower rank to the higher one.
    var vertices: [Int]
    /// Whether the arrow points against the flow.
    var isReversed: Bool
    /// The vertex that bears its label.
    var label: Int?
  }

  private(set) var vertices: [Vertex] = []
  /// In the order of the chart's edges.
  private(set) var routes: [Route] = []
  /// The vertices of each rank, in their order across the flow.
  private(set) var ranks: [[Int]] = []

  private let chart: Flowchart

  /// - Parameters:
  ///   - nodeExtents: The extents of each box, along and across the flow.
  ///   - labelExtents: Those of each arrow's label.
  init(
    _ chart: Flowchart,
    nodeExtents: [(along: Double, across: Double)],
    labelExtents: [(along: Double, across: Double)]
  ) {
    self.chart = chart
    let nodeRanks = Ranking(chart).ranks
    for (node, extents) in nodeExtents.enumerated() {
      let rank = nodeRanks[node]
      vertices.append(
        Vertex(node: node, along: extents.along, across: extents.across, rank: rank)
      )
    }
    for (edge, extents) in zip(chart.edges, labelExtents) { addRoute(edge, extents) }
    for (index, vertex) in vertices.enumerated() {
      while ranks.count <= vertex.rank { ranks.append([]) }
      ranks[vertex.rank].append(index)
    }
    order()
    place()
  }

  private mutating func addRoute(_ edge: Flowchart.Edge, _ label: (along: Double, across: Double)) {
    let isReversed = vertices[edge.from].rank > vertices[edge.to].rank
    let (low, high) = isReversed ? (edge.to, edge.from) : (edge.from, edge.to)
    var route = Route(vertices: [low], isReversed: isReversed, label: nil)
    let between = (vertices[low].rank + 1)..<vertices[high].rank
    // Beside the box that the arrow comes from there is no other label in the way.
    let labelRank = edge.label == nil ? nil : isReversed ? between.last : between.first
    for rank in between {
      let isLabel = rank == labelRank
      route.vertices.append(vertices.count)
      if isLabel { route.label = vertices.count }
      vertices.append(
        Vertex(
          node: nil,
          along: isLabel ? label.along : 0,
          across: isLabel ? label.across : 0,
          rank: rank
        )
      )
    }
    route.vertices.append(high)
    routes.append(route)
  }

  // MARK: The order within a rank

  private var links: (up: [[Int]], down: [[Int]]) {
    var up = Array(repeating: [Int](), count: vertices.count)
    var down = up
    for route in routes {
      for (low, high) in zip(route.vertices, route.vertices.dropFirst()) {
        down[low].append(high)
        up[high].append(low)
      }
    }
    return (up, down)
  }

  /// Sorts each rank by where its neighbours are, from both sides in turn, and keeps the order with
  /// the fewest crossings.
  private mutating func order() {
    let links = links
    var best = ranks
    var fewest = crossings(links.down)
    for turn in 0..<24 {
      let isDown = turn % 2 == 0
      for rank in isDown ? Array(ranks.indices) : ranks.indices.reversed() {
        sort(rank, by: isDown ? links.up : links.down)
      }
      let count = crossings(links.down)
      if count < fewest { (best, fewest) = (ranks, count) }
    }
    ranks = best
  }

  private mutating func sort(_ rank: Int, by neighbours: [[Int]]) {
    var places: [Int: Int] = [:]
    for rank in ranks { for (place, vertex) in rank.enumerated() { places[vertex] = place } }
    let keys = ranks[rank].enumerated().map { place, vertex -> (key: Double, place: Int, Int) in
      let others = neighbours[vertex].compactMap { places[$0] }
      let key =
        others.isEmpty ? Double(place) : Double(others.reduce(0, +)) / Double(others.count)
      return (key, place, vertex)
    }
    ranks[rank] = keys.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map { $0.2 }
  }

  private func crossings(_ down: [[Int]]) -> Int {
    var count = 0
    for (rank, next) in zip(ranks, ranks.dropFirst()) {
      var places: [Int: Int] = [:]
      for (place, vertex) in next.enumerated() { places[vertex] = place }
      let ends = rank.flatMap { vertex in down[vertex].compactMap { places[$0] }.sorted() }
      for (index, end) in ends.enumerated() {
        count += ends[(index + 1)...].count { $0 < end }
      }
    }
    return count
  }

  // MARK: Positions across the flow

  private static let gap = 26.0

  /// Moves each vertex towards the middle of its neighbours, again and again, without a change of
  /// the order.
  private mutating func place() {
    let links = links
    for rank in ranks.indices { settle(rank, wishes: ranks[rank].map { _ in 0 }) }
    for turn in 0..<40 {
      let isDown = turn % 2 == 0
      let lines = straightLines()
      for rank in isDown ? Array(ranks.indices) : ranks.indices.reversed() {
        let wishes = ranks[rank].map { vertex in
          if vertices[vertex].node == nil, turn > 10 { return lines[vertex] ?? 0 }
          let near = isDown ? links.up[vertex] : links.down[vertex]
          let all = turn < 30 && !near.isEmpty ? near : links.up[vertex] + links.down[vertex]
          return middle(of: all, for: vertex)
        }
        settle(rank, wishes: wishes)
      }
    }
    straighten()
  }

  /// Takes the last small bends out of long arrows.
  private mutating func straighten() {
    for (point, middle) in straightLines() where abs(vertices[point].position - middle) < 3 {
      vertices[point].position = middle
    }
  }

  private func middle(of others: [Int], for vertex: Int) -> Double {
    guard !others.isEmpty else { return vertices[vertex].position }
    return others.reduce(0) { $0 + vertices[$1].position } / Double(others.count)
  }

  /// Where each point of an arrow would be if its arrow were straight.
  private func straightLines() -> [Int: Double] {
    var lines: [Int: Double] = [:]
    for route in routes {
      let points = route.vertices.dropFirst().dropLast()
      // A short arrow lies between its ends.
      let all = points.count < 2 ? route.vertices : Array(points)
      let middle = middle(of: all, for: route.vertices[0])
      for point in points { lines[point] = middle }
    }
    return lines
  }

  /// Places the vertices of a rank as near to their wishes as their extents allow: those that
  /// would overlap move as one block.
  private mutating func settle(_ rank: Int, wishes: [Double]) {
    struct Block {
      var members: [Int]
      var weight: Double
      /// Where the first of them wants to be, on average.
      var start: Double
    }
    let order = ranks[rank]
    var offsets = [0.0]
    for (left, right) in zip(order, order.dropFirst()) {
      let extent = (vertices[left].across + vertices[right].across) / 2
      offsets.append(offsets[offsets.count - 1] + extent + Self.gap)
    }
    var blocks: [Block] = []
    for (index, wish) in wishes.enumerated() {
      // A long arrow is to be straight before all.
      let weight = vertices[order[index]].node == nil ? 30.0 : 1
      var block = Block(members: [index], weight: weight, start: wish - offsets[index])
      while let last = blocks.last, last.start > block.start {
        blocks.removeLast()
        let weight = last.weight + block.weight
        let start = (last.start * last.weight + block.start * block.weight) / weight
        block = Block(members: last.members + block.members, weight: weight, start: start)
      }
      blocks.append(block)
    }
    for block in blocks {
      for member in block.members {
        vertices[order[member]].position = block.start + offsets[member]
      }
    }
  }
}
