/// A value as it is printed: one line, or a head, children and a tail.
final class DumpNode {
  /// What the children of a node are, and so how they are told apart.
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
  /// The node on one line, if it is printed so.
  let inline: String?
  /// Nodes with different fingerprints differ.
  let fingerprint: Int

  init(
    _ head: String,
    _ children: [Child] = [],
    tail: String = "",
    kind: Kind = .fields,
    id: AnyHashable? = nil
  ) {
    self.head = head
    self.children = children
    self.tail = tail
    self.kind = kind
    self.id = id
    if children.isEmpty {
      inline = head + tail
    } else if kind == .payload, children.count == 1, let value = children[0].node.inline {
      // A case with one short value, such as `.counter(.increment)`.
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

  /// The node on one line, its children left out if need be.
  var collapsed: String { inline ?? "\(head)…\(tail)" }

  /// What separates two children.
  var separator: String { kind == .lines ? "" : "," }

  /// The label of the child at an offset, as it is printed.
  func label(at offset: Int) -> String {
    kind == .elements ? "[\(offset)]: " : children[offset].label
  }

  /// The node in full.
  ///
  /// - Parameters:
  ///   - label: Stands before the first line.
  ///   - indent: How many spaces stand before each line.
  ///   - end: Stands after the last line.
  func lines(label: String, indent: Int, end: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    if let inline { return [margin + label + inline + end] }
    var lines = [margin + label + head]
    for (offset, child) in children.enumerated() {
      lines += child.node.lines(
        label: self.label(at: offset),
        indent: indent + 2,
        end: offset < children.count - 1 ? separator : ""
      )
    }
    lines.append(margin + tail + end)
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
