/// Gives each box of a flowchart its rank: an even number, higher than those of the boxes whose
/// arrows lead to it. Groups lie one after the other along the flow.
struct Ranking {
  private let chart: Flowchart
  /// For each box, the boxes that must be before it.
  private var before: [[Int]]
  private(set) var ranks: [Int]

  init(_ chart: Flowchart) {
    self.chart = chart
    before = Array(repeating: [], count: chart.nodes.count)
    ranks = Array(repeating: 0, count: chart.nodes.count)
    findForwardEdges()
    var next = 0
    let groups = [nil] + chart.groups.indices.map { Int?.some($0) }
    for group in groups {
      let members = chart.nodes.indices.filter { chart.nodes[$0].group == group }
      guard !members.isEmpty else { continue }
      rank(members, from: next)
      next = (members.map { ranks[$0] }.max() ?? 0) + 2
    }
  }

  /// Goes along the arrows within each group; an arrow that closes a circle counts for nothing.
  private mutating func findForwardEdges() {
    var state = Array(repeating: 0, count: chart.nodes.count)
    func visit(_ node: Int, _ before: inout [[Int]]) {
      state[node] = 1
      for edge in chart.edges where edge.from == node {
        let isInside = chart.nodes[edge.to].group == chart.nodes[node].group
        guard isInside, state[edge.to] != 1 else { continue }
        before[edge.to].append(node)
        if state[edge.to] == 0 { visit(edge.to, &before) }
      }
      state[node] = 2
    }
    // Boxes without an arrow to them come first, so that as few arrows as possible point back.
    let isTarget = Set(chart.edges.map { $0.to })
    let starts = chart.nodes.indices.filter { !isTarget.contains($0) } + chart.nodes.indices
    for node in starts where state[node] == 0 { visit(node, &before) }
  }

  private mutating func rank(_ members: [Int], from first: Int) {
    var isKnown: Set<Int> = []
    func rank(_ node: Int, _ ranks: inout [Int]) -> Int {
      if !isKnown.insert(node).inserted { return ranks[node] }
      ranks[node] = before[node].map { rank($0, &ranks) + 2 }.max() ?? first
      return ranks[node]
    }
    var ranks = ranks
    for node in members { _ = rank(node, &ranks) }
    // A box that needs nothing moves to what needs it.
    for node in members where before[node].isEmpty {
      let after = members.filter { before[$0].contains(node) }.map { ranks[$0] }
      if let nearest = after.min() { ranks[node] = nearest - 2 }
    }
    self.ranks = ranks
  }
}
