/// Boxes, the arrows between them, and groups of boxes.
struct Flowchart: Equatable {
  struct Node: Equatable {
    var id: String
    var label: String
    /// The group that holds it, as an index; nil if none does.
    var group: Int?
  }

  struct Edge: Equatable {
    /// Indices of nodes.
    var from: Int
    var to: Int
    var label: String?
  }

  enum Direction: Equatable {
    case right
    case down
  }

  var direction: Direction
  var nodes: [Node] = []
  var edges: [Edge] = []
  /// Their titles.
  var groups: [String] = []

  var description: String {
    let arrows = edges.map { edge in
      let label = edge.label.map { ": " + $0 } ?? ""
      return "\(nodes[edge.from].label) to \(nodes[edge.to].label)\(label)"
    }
    return "Diagram with arrows. " + arrows.joined(separator: "; ") + "."
  }
}
