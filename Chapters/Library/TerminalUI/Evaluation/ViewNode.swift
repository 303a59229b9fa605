internal import Foundation
internal import Observation

/// The place of a view on a screen, which stays while values of the view come and go.
///
/// It keeps the view's state, knows the nodes of the views that it is made of, and evaluates the
/// view again when something has changed that it has read.
@MainActor
package final class ViewNode {
  /// A view on its way to becoming a child of a node.
  struct Child {
    /// The key that distinguishes the child from others that may take its place; `nil` for its
    /// position.
    let key: AnyHashable?
    let view: any View
  }

  unowned let host: ViewHost
  private(set) weak var parent: ViewNode?
  /// The number of nodes above this one.
  let depth: Int
  private let key: AnyHashable?
  private var view: any View
  private(set) var children: [ViewNode] = []
  private var content = NodeContent.children
  private var cache: (traits: Traits, elements: [Element])?
  private var generation = 0
  private var isRemoved = false

  /// The storage of the view's properties, by their position.
  var locations: [Int: AnyObject] = [:]
  /// The storage of a primitive view between evaluations.
  private var memory: AnyObject?
  /// The change of the environment for the views below this node.
  private var environmentChange: (@MainActor (inout EnvironmentValues) -> Void)?
  /// The handlers for what a person does with an element below this node.
  var handlers = Handlers()
  /// Whether the views below are on a page or a tab that is not shown.
  var visibility = Placement.inherited

  /// The part of a view's place that decides whether it is seen.
  enum Placement {
    /// As visible as the node above.
    case inherited
    /// On a page or a tab that another one covers.
    case hidden
    /// On a page of a stack, as visible as the stack. A page does not keep its stack alive.
    case page(of: @MainActor () -> ViewNode?)
    /// On a layer above all pages.
    case layer
  }

  fileprivate init(_ view: any View, key: AnyHashable?, parent: ViewNode?, host: ViewHost) {
    self.view = view
    self.key = key
    self.parent = parent
    self.host = host
    depth = (parent?.depth ?? -1) + 1
  }

  /// Makes the topmost node of a screen.
  static func root(_ view: any View, host: ViewHost) -> ViewNode {
    let node = ViewNode(view, key: nil, parent: nil, host: host)
    node.evaluate()
    return node
  }

  /// The number of views of a type in it.
  func count<V: View>(of type: V.Type) -> Int {
    children.reduce(view is V ? 1 : 0) { $0 + $1.count(of: type) }
  }

  // MARK: - Evaluation

  /// Evaluates the view if what it has read has changed since.
  func evaluate(ifUnchangedSince generation: Int) {
    if isRemoved || generation != self.generation { return }
    evaluate()
  }

  private func evaluate() {
    generation += 1
    host.evaluationCount += 1
    if let primitive = view as? any PrimitiveView {
      content = primitive.evaluate(in: self)
    } else {
      evaluateBody(of: view)
    }
    forgetElements()
  }

  private func evaluateBody<V: View>(of view: V) {
    InstalledProperties.install(of: view, in: self)
    setChildren([track { view.body }])
  }

  /// Reads something; when it changes, the view is evaluated again.
  func track<T>(_ read: () -> T) -> T {
    withObservationTracking(read) { [weak self, generation, changes = host.changes] in
      if let self { changes.insert(self, generation: generation) }
    }
  }

  /// Replaces the view by another value of the same type.
  private func update<V: View>(with newView: V) {
    if let view = view as? V, hasSameBytes(view, newView) { return }
    view = newView
    evaluate()
  }

  // MARK: - Children

  /// Makes views the children, each known by its position.
  func setChildren(_ views: [any View]) {
    setChildren(views.map { Child(key: nil, view: $0) })
  }

  /// Makes views the children, each known by its key, or by its position if it has none.
  func setChildren(_ newChildren: [Child]) {
    let old = children
    let isInPlace =
      old.count == newChildren.count
      && zip(old, newChildren).allSatisfy { $0.key == $1.key }
    if isInPlace {
      for (index, child) in newChildren.enumerated() {
        children[index] = node(for: child, reusing: old[index])
      }
      return
    }
    var byKey: [AnyHashable: ViewNode] = [:]
    for (index, node) in old.enumerated() {
      let key = node.key ?? AnyHashable(index)
      if byKey[key] == nil { byKey[key] = node }
    }
    children = newChildren.enumerated().map { index, child in
      node(for: child, reusing: byKey.removeValue(forKey: child.key ?? AnyHashable(index)))
    }
    let kept = Set(children.map(ObjectIdentifier.init))
    for node in old where !kept.contains(ObjectIdentifier(node)) { node.remove() }
  }

  private func node(for child: Child, reusing old: ViewNode?) -> ViewNode {
    if let old, type(of: old.view) == type(of: child.view), old.key == child.key {
      old.update(with: child.view)
      return old
    }
    old?.remove()
    let node = ViewNode(child.view, key: child.key, parent: self, host: host)
    node.evaluate()
    return node
  }

  /// Lets go of the view, and of those that it is made of.
  func remove() {
    if isRemoved { return }
    isRemoved = true
    for child in children { child.remove() }
    handlers.removed?()
    host.nodeWasRemoved(self)
  }

  // MARK: - What a primitive view keeps

  /// The storage of the view between evaluations, made when it is first asked for.
  func memory<T: AnyObject>(_ make: () -> T) -> T {
    if let memory = memory as? T { return memory }
    let made = make()
    memory = made
    return made
  }

  /// The values that the view and those below it keep in a ``State-struct``.
  var keptValues: [any KeptValue] {
    locations.values.compactMap { $0 as? any KeptValue } + children.flatMap(\.keptValues)
  }

  // MARK: - Surroundings

  /// The environment of the view.
  var environment: EnvironmentValues {
    var values = parent?.environment ?? host.surroundings
    environmentChange?(&values)
    return values
  }

  /// Changes the surroundings of the views below.
  func changeEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    environmentChange = change
  }

  /// Whether the view is on the page and the tab that are shown.
  var isVisible: Bool {
    switch visibility {
    case .inherited: parent?.isVisible ?? true
    case .hidden: false
    case .page(let stack): stack()?.isVisible ?? false
    case .layer: true
    }
  }

  /// This node and those above it, from here up.
  var andAncestors: some Sequence<ViewNode> {
    sequence(first: self) { $0.parent }
  }

  // MARK: - Elements

  /// The view's elements on the screen.
  func elements(_ traits: Traits) -> [Element] {
    if let cache, cache.traits == traits { return cache.elements }
    let elements =
      switch content {
      case .children:
        children.flatMap { $0.elements(traits) }
      case .inheriting(let change):
        children.flatMap { $0.elements(change(traits)) }
      case .elements(let make):
        make(children.map { $0.elements(traits) }, traits)
      }
    cache = (traits, elements)
    return elements
  }

  private func forgetElements() {
    cache = nil
    var node = parent
    while let above = node, above.cache != nil {
      above.cache = nil
      node = above.parent
    }
  }
}

/// The contribution of a node to the screen.
enum NodeContent {
  /// The elements of its children.
  case children
  /// The elements of its children, with another look.
  case inheriting(@MainActor (Traits) -> Traits)
  /// Elements made of those of each child.
  case elements(@MainActor (_ children: [[Element]], _ traits: Traits) -> [Element])
}

/// The handlers of a node for what a person does with an element below it.
struct Handlers {
  /// The text of a field is complete.
  var submit: (@MainActor () -> Void)?
  /// The focus comes to an element below, or leaves it.
  var focus: (@MainActor (Bool) -> Void)?
  /// The app is opened with an address.
  var openURL: ((URL) -> Void)?
  /// The node is gone.
  var removed: (@MainActor () -> Void)?
}

/// Whether two values consist of the same bytes, so that the views that they are look the same.
///
/// Values that are equal may differ in bytes, and are then evaluated without need.
private func hasSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  let areSame = withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
      return memcmp(left, right, lhs.count) == 0
    }
  }
  return areSame || hasSameBytesWithoutPadding(lhs, rhs)
}

/// Compares copies of two values that were made in blank memory: the bytes between two fields, such
/// as those behind a `Bool`, have no meaning, and a copy leaves them blank.
private func hasSameBytesWithoutPadding<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  let size = MemoryLayout<Value>.size
  let stride = MemoryLayout<Value>.stride
  return withUnsafeTemporaryAllocation(
    byteCount: 2 * stride,
    alignment: MemoryLayout<Value>.alignment
  ) { memory in
    guard let start = memory.baseAddress else { return true }
    memset(start, 0, 2 * stride)
    let left = start.initializeMemory(as: Value.self, to: lhs)
    let right = (start + stride).initializeMemory(as: Value.self, to: rhs)
    defer {
      left.deinitialize(count: 1)
      right.deinitialize(count: 1)
    }
    return memcmp(left, right, size) == 0
  }
}
