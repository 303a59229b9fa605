/// A value as it is printed: one line, or a head, children and a tail.
final class DumpNode {
  /// The kind of a node's children, which decides how they are matched.
  enum Kind {
    /// Properties, by their labels.
    case fields
    /// Associated values of an enum's case, by their labels.
    case payload
    /// Elements in order, printed with their offsets.
    case elements
    /// Elements without order, and keys with values.
    case members
    /// The lines of a text.
    case lines
  }

  struct Child {
    /// Printed before the value, such as `count: `; empty if there is nothing to say.
    let label: String
    let node: DumpNode
  }

  /// The whole of a node without children, or the part before them.
  let head: String
  let children: [Child]
  /// The part after the children.
  let tail: String
  let kind: Kind
  /// The id of an `Identifiable` value.
  let id: AnyHashable?
  /// The identity of the value, for one that several places may refer to and that has changed.
  var reference: ObjectIdentifier?
  /// Whether there is nothing inside the value, so that a struct or a case with this value alone is
  /// printed on one line: `Counter.State(count: 1)`, `.counter(.increment)`.
  let isAtom: Bool
  /// The node on one line, if it is printed so.
  let inline: String?
  /// Nodes with different fingerprints differ.
  let fingerprint: Int

  init(
    _ head: String,
    _ children: [Child] = [],
    tail: String = "",
    kind: Kind = .fields,
    id: AnyHashable? = nil,
    isAtom: Bool = true
  ) {
    self.head = head
    self.children = children
    self.tail = tail
    self.kind = kind
    self.id = id
    self.isAtom = isAtom && (children.isEmpty || kind == .lines)
    if children.isEmpty {
      inline = head + tail
    } else if kind == .fields || kind == .payload, children.count == 1,
      children[0].node.isAtom, let value = children[0].node.inline
    {
      inline = head + children[0].label + value + tail
    } else {
      inline = nil
    }
    var hasher = Hasher()
    hasher.combine(head)
    hasher.combine(tail)
    for child in children {
      hasher.combine(child.label)
      hasher.combine(child.node.fingerprint)
    }
    fingerprint = hasher.finalize()
  }

  /// The same as the value of an optional, which has the value inside.
  var wrapped: DumpNode {
    let node = DumpNode(head, children, tail: tail, kind: kind, id: id, isAtom: false)
    node.reference = reference
    return node
  }

  /// The node on one line, its children left out if need be.
  var collapsed: String { inline ?? "\(head)…\(tail)" }

  /// The node on one line, with the values of tuples and of enums' cases spelled out.
  var summary: String {
    guard kind == .payload || head == "(" else { return collapsed }
    return head + children.map { $0.label + $0.node.summary }.joined(separator: ", ") + tail
  }

  /// The text between two children.
  var separator: String { kind == .lines ? "" : "," }

  /// The label of the child at an offset, as it is printed.
  func label(at offset: Int) -> String {
    kind == .elements ? "[\(offset)]: " : children[offset].label
  }

  /// The number of spaces by which the children are indented further than the node, and likewise
  /// its tail.
  ///
  /// The lines of a text are printed as in code, where the last quotes are below the text.
  func indents(label: String) -> (children: Int, tail: Int) {
    guard kind == .lines else { return (2, 0) }
    return label.isEmpty ? (0, 0) : (2, 2)
  }

  /// The node in full.
  ///
  /// - Parameters:
  ///   - label: The text before the first line.
  ///   - indent: The number of spaces before each line.
  ///   - end: The text after the last line.
  func lines(label: String, indent: Int, end: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    if let inline { return [margin + label + inline + end] }
    let indents = indents(label: label)
    var lines = [margin + label + head]
    for (offset, child) in children.enumerated() {
      lines += child.node.lines(
        label: self.label(at: offset),
        indent: indent + indents.children,
        end: offset < children.count - 1 ? separator : ""
      )
    }
    lines.append(margin + String(repeating: " ", count: indents.tail) + tail + end)
    return lines
  }
}

extension DumpNode: Equatable {
  /// Whether two nodes are printed alike.
  static func == (lhs: DumpNode, rhs: DumpNode) -> Bool {
    lhs === rhs
      || lhs.fingerprint == rhs.fingerprint
        && lhs.head == rhs.head
        && lhs.tail == rhs.tail
        && lhs.children.elementsEqual(rhs.children) {
          $0.label == $1.label && $0.node == $1.node
        }
  }
}
