internal import Synchronization

/// The nodes whose views have read something that has changed. A change may come from any thread.
final class ChangedNodes: Sendable {
  private let nodes = Mutex<[(node: ViewNode, generation: Int)]>([])
  private let notify = Mutex<(@Sendable () -> Void)?>(nil)

  var isEmpty: Bool { nodes.withLock { $0.isEmpty } }

  /// Notes that a node is to be evaluated again.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - generation: The evaluation in which it has read what has changed.
  func insert(_ node: ViewNode, generation: Int) {
    let isFirst = nodes.withLock {
      $0.append((node, generation))
      return $0.count == 1
    }
    if isFirst { notify.withLock { $0 }?() }
  }

  /// Takes out all nodes, and evaluates those again that have not been evaluated since.
  ///
  /// - Returns: Whether there were any.
  @MainActor
  func evaluateAll() -> Bool {
    let changed = nodes.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
    // A view higher up may replace or remove those below it.
    for (node, generation) in changed.sorted(by: { $0.node.depth < $1.node.depth }) {
      node.evaluate(ifUnchangedSince: generation)
    }
    return !changed.isEmpty
  }

  /// Forgets all nodes.
  func removeAll() {
    nodes.withLock { $0 = [] }
  }

  /// Calls a function when the first node is noted after none was.
  func whenChanged(_ action: (@Sendable () -> Void)?) {
    notify.withLock { $0 = action }
  }
}
