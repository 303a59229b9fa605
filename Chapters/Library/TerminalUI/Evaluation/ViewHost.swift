/// Evaluates a view and keeps it up to date: what a terminal, a test and a picture look at.
@MainActor
package final class ViewHost {
  let changes = ChangedNodes()
  private(set) var rootNode: ViewNode?
  private var pendingActions: [@MainActor () -> Void] = []
  private var lifecycles: [Lifecycle] = []
  private var focusRequests: [(node: ViewNode, isRequested: Bool)] = []
  /// Whether views are being brought up to date: what they do now, no person does.
  package private(set) var isUpdating = false
  private let editing = StateLocation(false)

  /// The number of views that have been evaluated so far.
  package internal(set) var evaluationCount = 0
  /// The layers of the screen, from the bottom to the top.
  package private(set) var layers: [Layer] = []
  /// The presentations beside another one, which are not shown.
  private var refused: [Refusal] = []
  private var unheardRefusals: [String] = []
  /// Is told, once, of what is not shown because something else is presented.
  package var whenRefused: ((String) -> Void)? {
    didSet { tellRefusals() }
  }
  /// The node of the control that has the focus.
  package private(set) weak var focusedNode: ViewNode?
  /// The focus of each layer at the time when another one came over it.
  private var focusBelow: [() -> ViewNode?] = []
  /// The row that was taken away while it, or a control in it, had the focus.
  private var removedRow: Int?
  /// The distance of the cursor from the end of the text of the field that has the focus, in
  /// characters.
  var cursorFromEnd = 0
  /// The scroll offset of each list, in rows of the screen.
  var scrollOffsets: [ObjectIdentifier: Int] = [:]
  /// Whether lists scroll to the control that has the focus; not after a person has scrolled.
  var followsFocus = true
  /// The time for which the screen has been shown, in seconds: by this, a ``ProgressView`` turns.
  package var time = 0.0
  /// Whether something turned in the last picture, which must be drawn again when time has gone by.
  package internal(set) var hasSpinner = false
  /// The elements of the last picture and their places, from the back to the front.
  package internal(set) var places: [(area: Rect, element: Element)] = []

  /// The environment of the topmost view.
  private(set) lazy var surroundings: EnvironmentValues = {
    var values = EnvironmentValues()
    values.editing = EditingAccess(
      read: { [editing] in editing.value },
      write: { [editing] in editing.value = $0 }
    )
    return values
  }()

  /// Evaluates a view.
  ///
  /// - Parameter content: The view.
  package init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    rootNode = ViewNode.root(RootView(content: content), host: self)
    update()
  }

  deinit {
    // The views' observations still refer to the list of those that have changed.
    changes.removeAll()
  }

  /// Calls a function when something has changed that a view has read: the time for ``update()``.
  ///
  /// - Parameter action: The function. It may be called on any thread.
  package func whenChanged(_ action: (@Sendable () -> Void)?) {
    changes.whenChanged(action)
  }

  /// Brings all views up to date that have read something that has changed.
  ///
  /// - Returns: Whether anything had changed.
  @discardableResult
  package func update() -> Bool {
    if isUpdating { return false }
    isUpdating = true
    defer { isUpdating = false }
    var hasChanged = false
    // The actions of views that appear or see a change may change others. A screen that never comes
    // to rest must not stop the program.
    for _ in 0..<Self.maximumRounds {
      if changes.evaluateAll() { hasChanged = true }
      updateLayers()
      restoreFocus()
      moveFocusToNextRow()
      applyFocusRequests()
      let appeared = updateLifecycles()
      let actions = pendingActions
      pendingActions = []
      for action in actions { action() }
      if !appeared && actions.isEmpty && changes.isEmpty { break }
      hasChanged = true
    }
    return hasChanged
  }

  private static var maximumRounds: Int { 100 }

  private func updateLayers() {
    guard let rootNode else { return }
    let found = Layer.all(in: rootNode, after: layers)
    let known = refused
    (layers, refused) = found
    unheardRefusals += refused.filter { new in !known.contains { $0.node === new.node } }
      .map(\.sentence)
    tellRefusals()
  }

  private func tellRefusals() {
    guard let whenRefused else { return }
    let sentences = unheardRefusals
    unheardRefusals = []
    for sentence in sentences { whenRefused(sentence) }
  }

  /// Does something after the views are up to date.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    pendingActions.append(action)
  }

  /// The number of views of a type, on all its pages.
  package func count<V: View>(of type: V.Type) -> Int { rootNode?.count(of: type) ?? 0 }

  /// Has all values of views begin again, but for objects, and for text that only a field has written.
  package func forgetValues() {
    for value in rootNode?.keptValues ?? [] { value.beginAgain() }
    update()
  }

  /// The objects that views keep.
  package var keptObjects: [AnyObject] { rootNode?.keptValues.compactMap(\.object) ?? [] }

  /// The layer that a person can use: the topmost.
  package var topLayer: Layer? { layers.last }

  func nodeWasRemoved(_ node: ViewNode) {
    scrollOffsets[ObjectIdentifier(node)] = nil
    guard focusedNode === node else { return }
    removedRow = rows.firstIndex { row in node.andAncestors.contains { $0 === row.node } }
    focusedNode = nil
  }
}

/// The topmost view of a screen: what it reads is observed like what any other view reads.
private struct RootView<Content: View>: View {
  let content: () -> Content

  var body: Content { content() }
}

// MARK: - Appearing and disappearing

/// The callbacks for a view that comes on the screen or leaves it.
@MainActor
final class Lifecycle {
  fileprivate weak var node: ViewNode?
  fileprivate var hasAppeared = false
  var appear: () -> Void = {}
  var disappear: () -> Void = {}

  fileprivate init(node: ViewNode) {
    self.node = node
  }

  /// Brings the view on the screen or takes it off, if that is not done yet.
  ///
  /// - Returns: Whether it was not done yet.
  fileprivate func setAppeared(_ isVisible: Bool) -> Bool {
    if isVisible == hasAppeared { return false }
    hasAppeared = isVisible
    if isVisible { appear() } else { disappear() }
    return true
  }
}

extension ViewHost {
  /// Makes the lifecycle of a node.
  func makeLifecycle(of node: ViewNode) -> Lifecycle {
    let lifecycle = Lifecycle(node: node)
    lifecycles.append(lifecycle)
    node.handlers.removed = { [weak self, weak lifecycle] in
      guard let self, let lifecycle else { return }
      lifecycle.node = nil
      // Other views are still being replaced; what is done now may change what they read.
      if isUpdating {
        afterUpdate { _ = lifecycle.setAppeared(false) }
      } else {
        _ = lifecycle.setAppeared(false)
      }
    }
    return lifecycle
  }

  private func updateLifecycles() -> Bool {
    var hasChanged = false
    lifecycles.removeAll { $0.node == nil }
    for lifecycle in lifecycles {
      guard let node = lifecycle.node else { continue }
      if lifecycle.setAppeared(node.isVisible) { hasChanged = true }
    }
    return hasChanged
  }
}

// MARK: - Focus

extension ViewHost {
  /// Notes that a view wants the focus for a control in it, or wants it to have no focus.
  func requestFocus(_ isRequested: Bool, in node: ViewNode) {
    focusRequests.append((node, isRequested))
  }

  private func applyFocusRequests() {
    let requests = focusRequests
    focusRequests = []
    for request in requests where !request.isRequested {
      if focusedNode?.andAncestors.contains(where: { $0 === request.node }) == true {
        focusedNode = nil
      }
    }
    for request in requests where request.isRequested {
      let target = topLayer?.controls.first { control in
        control.canHaveFocus
          && control.node?.andAncestors.contains { $0 === request.node } == true
      }
      if let target {
        focusedNode = target.node
        cursorFromEnd = 0
      }
    }
  }

  /// Gives the focus back to what had it before a layer came that is gone now.
  private func restoreFocus() {
    while focusBelow.count < layers.count - 1 {
      focusBelow.append { [weak node = focusedNode] in node }
    }
    var node: ViewNode?
    while focusBelow.count > max(layers.count - 1, 0) { node = focusBelow.removeLast()() }
    guard focusedNode == nil, let node else { return }
    moveFocus(to: topLayer?.controls.first { $0.node === node && $0.canHaveFocus })
  }

  /// Gives the focus to the row that took the place of the one with the focus, or is the last now.
  private func moveFocusToNextRow() {
    guard let index = removedRow else { return }
    removedRow = nil
    guard focusedNode == nil, let row = rows.prefix(index + 1).last else { return }
    let control = topLayer?.controls.first { control in
      control.canHaveFocus
        && control.node?.andAncestors.contains { $0 === row.node } == true
    }
    moveFocus(to: control)
  }

  private var rows: [Element] { topLayer?.controls.filter { $0.role == .row } ?? [] }

  /// The control that has the focus.
  package var focusedElement: Element? {
    guard let focusedNode else { return nil }
    return topLayer?.controls.first { $0.node === focusedNode }
  }

  /// Moves the focus, as a person does.
  ///
  /// - Parameter element: The control, or `nil` to take the focus away.
  package func moveFocus(to element: Element?) {
    let old = focusedNode
    let new = element?.node
    if old === new { return }
    focusedNode = new
    cursorFromEnd = 0
    followsFocus = true
    let oldNodes = old.map { Array($0.andAncestors) } ?? []
    let newNodes = new.map { Array($0.andAncestors) } ?? []
    for node in newNodes where !oldNodes.contains(where: { $0 === node }) {
      node.handlers.focus?(true)
    }
    for node in oldNodes where !newNodes.contains(where: { $0 === node }) {
      node.handlers.focus?(false)
    }
  }
}
