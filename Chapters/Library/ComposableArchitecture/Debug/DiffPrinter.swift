/// Writes the lines of a diff of two trees.
struct DiffPrinter {
  /// Up to this many equal fields in a row are printed, since they help to see where one is.
  private static let shownFields = 3

  private let format: DiffFormat
  private(set) var lines: [String] = []

  /// Values that several places refer to: the first place shows how one has changed.
  private let referencesOfSeveralPlaces: Set<ObjectIdentifier>
  /// The numbers of those that have been shown.
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(format: DiffFormat, referencesOfSeveralPlaces: Set<ObjectIdentifier>) {
    self.format = format
    self.referencesOfSeveralPlaces = referencesOfSeveralPlaces
  }

  /// Writes how two nodes differ, which they must.
  mutating func compare(_ lhs: DumpNode, _ rhs: DumpNode) {
    compare(Side(node: lhs), Side(node: rhs), indent: 0)
  }

  /// A node, and what surrounds it on its line.
  private struct Side {
    let node: DumpNode
    var label = ""
    var end = ""
  }

  private mutating func compare(_ lhs: Side, _ rhs: Side, indent: Int) {
    var (lhs, rhs) = (lhs, rhs)
    if let reference = rhs.node.reference, reference == lhs.node.reference,
      referencesOfSeveralPlaces.contains(reference)
    {
      if let number = numbers[reference] {
        line(format.both, indent, "\(rhs.label)#\(number)\(rhs.end)")
        return
      }
      numbers[reference] = numbers.count + 1
      lhs.label += "#\(numbers.count) "
      rhs.label += "#\(numbers.count) "
    }
    guard canOpen(lhs.node, rhs.node) else {
      write(lhs, format.first, indent: indent)
      write(rhs, format.second, indent: indent)
      return
    }
    // If only an offset or a comma differs, both lines are shown in the second one's form.
    line(format.both, indent, rhs.label + rhs.node.head)
    let indents = rhs.node.indents(label: rhs.label)
    let inner = indent + indents.children
    var equal: [Int] = []
    for step in align(lhs.node, rhs.node) {
      if case .both(let left, let right) = step,
        lhs.node.children[left].node == rhs.node.children[right].node
      {
        equal.append(right)
        continue
      }
      writeEqual(equal, of: rhs.node, indent: inner)
      equal = []
      switch step {
      case .both(let left, let right):
        compare(side(lhs.node, left), side(rhs.node, right), indent: inner)
      case .first(let left):
        write(side(lhs.node, left), format.first, indent: inner)
      case .second(let right):
        write(side(rhs.node, right), format.second, indent: inner)
      }
    }
    writeEqual(equal, of: rhs.node, indent: inner)
    line(format.both, indent + indents.tail, rhs.node.tail + rhs.end)
  }

  private func side(_ parent: DumpNode, _ offset: Int) -> Side {
    Side(
      node: parent.children[offset].node,
      label: parent.label(at: offset),
      end: offset < parent.children.count - 1 ? parent.separator : ""
    )
  }

  /// Writes children that are equal in a row: few of them collapsed, of many the number.
  private mutating func writeEqual(_ run: [Int], of parent: DumpNode, indent: Int) {
    guard let last = run.last else { return }
    let isRecord = parent.kind == .fields || parent.kind == .payload
    guard run.count <= (isRecord ? Self.shownFields : 1) else {
      line(format.both, indent, "… (\(run.count) unchanged)\(side(parent, last).end)")
      return
    }
    for offset in run {
      let child = side(parent, offset)
      line(format.both, indent, child.label + child.node.collapsed + child.end)
    }
  }

  private mutating func write(_ side: Side, _ marker: String, indent: Int) {
    for text in side.node.lines(label: side.label, indent: indent, end: side.end) {
      line(marker, 0, text)
    }
  }

  private mutating func line(_ marker: String, _ indent: Int, _ text: String) {
    lines.append("\(marker) \(String(repeating: " ", count: indent))\(text)")
  }
}
