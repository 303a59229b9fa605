extension View {
  /// Runs a closure each time the view comes on the screen, also when a page above it is closed.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self, appear: { _ in action?() }, disappear: {})
  }

  /// Runs a closure each time the view leaves the screen, also when a page covers it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self, appear: { _ in }, disappear: { action?() })
  }

  /// Starts work when the view comes on the screen, and cancels it when the view leaves it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work.
  ///   - action: The work.
  /// - Returns: The view.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Living(
      content: self,
      appear: { $0.start(priority: priority, action) },
      disappear: {}
    )
  }

  /// Starts work when the view comes on the screen, and again when a value changes. Work that has
  /// not ended is cancelled then, and when the view leaves the screen.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - priority: The priority of the work.
  ///   - action: The work.
  /// - Returns: The view.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Living(
      content: self,
      appear: { $0.start(priority: priority, action) },
      disappear: {},
      value: value,
      isChange: { ($0 as? T) != value }
    )
  }

  /// Does something when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether it is also done when the view first comes on the screen.
  ///   - action: Receives the value before the change and the one after.
  /// - Returns: The view.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Observing(content: self, value: value, initial: initial, action: action)
  }

  /// Does something when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether it is also done when the view first comes on the screen.
  ///   - action: The action to run.
  /// - Returns: The view.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    Observing(content: self, value: value, initial: initial, action: { _, _ in action() })
  }
}

extension View {
  /// Does something when a value changes: the spelling of older code.
  ///
  /// The closure of the evaluation before the change is called, as in SwiftUI: what it captures is
  /// what was there before.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Receives the value after the change.
  /// - Returns: The view.
  @available(*, deprecated, message: "Use 'onChange' with two or no parameters in its closure.")
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Observing(
      content: self,
      value: value,
      initial: false,
      capturesOldValues: true,
      action: { _, new in action(new) }
    )
  }

  /// Lets a person load the content again. On a phone one pulls the list down; in a terminal, a
  /// button above it does it.
  ///
  /// - Parameter action: Loads the content.
  /// - Returns: The view with the button.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    VStack(alignment: .leading) {
      Button {
        Task { await action() }
      } label: {
        Label("Refresh", systemImage: "arrow.clockwise")
      }
      self
    }
  }
}

/// A view that does something when it comes on the screen and when it leaves it.
private struct Living<Content: View> {
  let content: Content
  let appear: @MainActor (TaskOfView) -> Void
  let disappear: @MainActor () -> Void
  /// The value on which the work depends, if there is one.
  var value: Any?
  /// Whether a value differs from this view's.
  var isChange: (Any?) -> Bool = { _ in false }
}

/// The work that a view has started; it is cancelled with the view.
private final class TaskOfView {
  private var task: Task<Void, Never>?
  /// Does what is to be done for the view as it is now.
  var appear: @MainActor (TaskOfView) -> Void = { _ in }
  var disappear: @MainActor () -> Void = {}
  var value: Any?
  var hasAppeared = false

  @MainActor
  func start(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  deinit {
    task?.cancel()
  }
}

extension Living: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    var isNew = false
    let task = node.memory {
      isNew = true
      return TaskOfView()
    }
    if isNew {
      let lifecycle = node.host.makeLifecycle(of: node)
      lifecycle.appear = {
        task.hasAppeared = true
        task.appear(task)
      }
      lifecycle.disappear = {
        task.hasAppeared = false
        task.cancel()
        task.disappear()
      }
    }
    task.appear = appear
    task.disappear = disappear
    if !isNew, isChange(task.value) {
      node.host.afterUpdate {
        if task.hasAppeared { task.appear(task) }
      }
    }
    task.value = value
    node.setChildren([content])
    return .children
  }
}

/// A view that does something when a value changes.
private struct Observing<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let initial: Bool
  /// Whether the action that was made before the change is called.
  var capturesOldValues = false
  let action: (Value, Value) -> Void
}

/// The value at the last evaluation, and the action that was made in it.
private final class LastValue<Value> {
  var value: Value?
  var action: ((Value, Value) -> Void)?
}

extension Observing: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let last = node.memory { LastValue<Value>() }
    if let old = last.value {
      let action = capturesOldValues ? last.action ?? action : action
      if old != value { node.host.afterUpdate { action(old, value) } }
    } else if initial {
      node.host.afterUpdate { action(value, value) }
    }
    last.value = value
    last.action = capturesOldValues ? action : nil
    node.setChildren([content])
    return .children
  }
}
