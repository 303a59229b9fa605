/// The pairs of children of two nodes that are shown beside each other.
enum AlignmentStep: Equatable {
  /// The same child in both nodes, at these offsets; its value may differ.
  case both(Int, Int)
  /// A child that the first node alone has.
  case first(Int)
  /// A child that the second node alone has.
  case second(Int)
}

/// Puts the children of two nodes side by side, in an order that goes through both.
func align(_ lhs: DumpNode, _ rhs: DumpNode) -> [AlignmentStep] {
  switch lhs.kind {
  case .fields, .payload:
    let labels = (lhs.children.map(\.label), rhs.children.map(\.label))
    if labels.0 == labels.1 { return labels.0.indices.map { .both($0, $0) } }
    return align(labels.0, labels.1)
  case .members where lhs.children.first?.label.isEmpty == false:
    return align(lhs.children.map(\.label), rhs.children.map(\.label))
  case .elements, .members, .lines:
    let hasIDs = (lhs.children + rhs.children).allSatisfy { $0.node.id != nil }
    if hasIDs {
      return align(lhs.children.map(\.node.id), rhs.children.map(\.node.id))
    }
    let steps = align(
      lhs.children.map { ByPrint(node: $0.node) },
      rhs.children.map { ByPrint(node: $0.node) }
    )
    return lhs.kind == .elements ? pairChanged(steps, lhs, rhs) : steps
  }
}

/// A node that is hashed as it is compared: by what is printed.
private struct ByPrint: Hashable {
  let node: DumpNode

  func hash(into hasher: inout Hasher) { hasher.combine(node.fingerprint) }
}

/// Puts the keys of two lists side by side: as many equal ones as can be without crossing.
private func align<Key: Hashable>(_ lhs: [Key], _ rhs: [Key]) -> [AlignmentStep] {
  let start = zip(lhs, rhs).prefix { $0 == $1 }.count
  let end = zip(lhs[start...].reversed(), rhs[start...].reversed()).prefix { $0 == $1 }.count
  let common = (0..<start).map { ($0, $0) }
  let between = matches(
    Array(lhs[start..<(lhs.count - end)]),
    Array(rhs[start..<(rhs.count - end)])
  )
  .map { ($0 + start, $1 + start) }
  let trailing = (0..<end).map { (lhs.count - end + $0, rhs.count - end + $0) }

  var steps: [AlignmentStep] = []
  var next = (lhs: 0, rhs: 0)
  func skip(to match: (lhs: Int, rhs: Int)) {
    steps += (next.lhs..<match.lhs).map { .first($0) }
    steps += (next.rhs..<match.rhs).map { .second($0) }
  }
  for match in common + between + trailing {
    skip(to: match)
    steps.append(.both(match.0, match.1))
    next = (match.0 + 1, match.1 + 1)
  }
  skip(to: (lhs.count, rhs.count))
  return steps
}

/// Pairs of offsets of equal keys, rising in both lists.
private func matches<Key: Hashable>(_ lhs: [Key], _ rhs: [Key]) -> [(Int, Int)] {
  guard !lhs.isEmpty, !rhs.isEmpty else { return [] }
  // The best answer takes time that grows with the square of the length; long lists get a good one.
  guard lhs.count + rhs.count <= 2_000 else { return risingMatches(lhs, rhs) }
  let difference = rhs.difference(from: lhs)
  let removed = offsets(of: difference.removals)
  let inserted = offsets(of: difference.insertions)
  let kept = zip(
    lhs.indices.lazy.filter { !removed.contains($0) },
    rhs.indices.lazy.filter { !inserted.contains($0) }
  )
  return kept.map { ($0, $1) }
}

private func offsets<Key>(of changes: [CollectionDifference<Key>.Change]) -> Set<Int> {
  Set(
    changes.map {
      switch $0 {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
  )
}

/// Pairs each key with its next appearance in the other list, as long as no pair crosses another.
private func risingMatches<Key: Hashable>(_ lhs: [Key], _ rhs: [Key]) -> [(Int, Int)] {
  let offsets = Dictionary(zip(rhs, rhs.indices), uniquingKeysWith: { first, _ in first })
  var pairs: [(Int, Int)] = []
  for (offset, key) in lhs.enumerated() {
    if let match = offsets[key], match > (pairs.last?.1 ?? -1) {
      pairs.append((offset, match))
    }
  }
  return pairs
}

/// Puts elements that changed beside each other: where some go and others come at the same place,
/// the first with the first, and so on, if their difference can be shown inside them.
private func pairChanged(
  _ steps: [AlignmentStep],
  _ lhs: DumpNode,
  _ rhs: DumpNode
) -> [AlignmentStep] {
  var result: [AlignmentStep] = []
  var gone: [Int] = []
  var come: [Int] = []
  func flush() {
    let pairs = Array(
      zip(gone, come).prefix { canOpen(lhs.children[$0].node, rhs.children[$1].node) }
    )
    result += pairs.map { .both($0.0, $0.1) }
    result += gone.dropFirst(pairs.count).map { .first($0) }
    result += come.dropFirst(pairs.count).map { .second($0) }
    gone = []
    come = []
  }
  for step in steps {
    switch step {
    case .first(let offset): gone.append(offset)
    case .second(let offset): come.append(offset)
    case .both:
      flush()
      result.append(step)
    }
  }
  flush()
  return result
}

/// Whether the difference of two nodes lies in their children, so that it can be shown there.
func canOpen(_ lhs: DumpNode, _ rhs: DumpNode) -> Bool {
  lhs.inline == nil && rhs.inline == nil
    && lhs.head == rhs.head && lhs.tail == rhs.tail && lhs.kind == rhs.kind
}
