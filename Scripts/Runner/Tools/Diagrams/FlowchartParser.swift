import WorkbookKit

/// Reads the lines of a flowchart: `a[Label] -- text --> b`, and groups from `subgraph` to `end`.
struct FlowchartParser {
  private var chart: Flowchart
  private var indices: [String: Int] = [:]
  private var group: Int?

  static func parse(_ lines: [String], direction: String) throws -> Flowchart {
    let directions: [String: Flowchart.Direction] = ["LR": .right, "TD": .down, "TB": .down]
    guard let direction = directions[direction] else {
      throw WorkbookError("a flowchart goes LR, TD or TB, but not `\(direction)`.")
    }
    var parser = FlowchartParser(chart: Flowchart(direction: direction))
    for line in lines.dropFirst() { try parser.read(line) }
    guard parser.group == nil else { throw WorkbookError("a subgraph is not closed by `end`.") }
    return parser.chart
  }

  private init(chart: Flowchart) {
    self.chart = chart
  }

  private mutating func read(_ line: String) throws {
    if let match = line.wholeMatch(of: /subgraph \w+ \["?([^\]"]+)"?\]/), group == nil {
      group = chart.groups.count
      chart.groups.append(String(match.1))
    } else if line == "end", group != nil {
      group = nil
    } else {
      try readArrows(line)
    }
  }

  private mutating func readArrows(_ line: String) throws {
    var rest = Substring(line)
    var from = try readNode(&rest, of: line)
    while !rest.isEmpty {
      let arrow = /\s*--(?:>|\s+(?:"([^"]+)"|([^"]+?))\s+-->)\s*/
      guard let match = rest.prefixMatch(of: arrow) else { throw Self.error(line) }
      rest = rest[match.range.upperBound...]
      let to = try readNode(&rest, of: line)
      guard from != to else { throw WorkbookError("`\(line)` leads back to its own box.") }
      let label = (match.1 ?? match.2).map(String.init)
      chart.edges.append(Flowchart.Edge(from: from, to: to, label: label))
      from = to
    }
  }

  private mutating func readNode(_ rest: inout Substring, of line: String) throws -> Int {
    guard let match = rest.prefixMatch(of: /(\w+)(?:\["?([^\]"]+)"?\])?/) else {
      throw Self.error(line)
    }
    rest = rest[match.range.upperBound...]
    let id = String(match.1)
    let index = indices[id] ?? chart.nodes.count
    if index == chart.nodes.count {
      indices[id] = index
      chart.nodes.append(Flowchart.Node(id: id, label: id, group: group))
    }
    if let label = match.2 { chart.nodes[index].label = String(label) }
    return index
  }

  private static func error(_ line: String) -> WorkbookError {
    WorkbookError("`\(line)` is no arrow such as `a[Label] -- text --> b`.")
  }
}
