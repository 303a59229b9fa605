/// A presented child, from when its parent's reducer first sees it until it is gone: its place in
/// the tree of features, and how the parent dismisses it.
///
/// The parent's state keeps it beside the child's. It takes no part in comparing states.
final class PresentedChild: Sendable {
  let path: NavigationIDPath

  /// The type of the child's state if it goes away by itself after one of its actions, as an alert
  /// does.
  // Unsafe for the compiler only: it is a type.
  nonisolated(unsafe) let ephemeralType: (any _EphemeralState.Type)?

  private struct Dependencies {
    let outer: DependencyValues
    let inner: DependencyValues
  }

  private let dependencies = Locked<Dependencies?>(nil)
  private let dismissal = Locked<(@MainActor @Sendable () -> Void)?>(nil)

  /// A child in a ``PresentationState``.
  ///
  /// - Parameters:
  ///   - child: Its state.
  ///   - keyPath: The key path to it from the state of the parent whose reducer is running.
  init<Child>(child: Child, at keyPath: AnyKeyPath) {
    path = DependencyValues._current.navigationIDPath
      .appending(NavigationID(value: child, at: keyPath))
    ephemeralType = ComposableArchitecture.ephemeralType(of: child)
  }

  /// An element of a ``StackState``.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - keyPath: The key path to the stack from the state of the parent whose reducer is running.
  init(id: StackElementID, at keyPath: AnyKeyPath) {
    path = DependencyValues._current.navigationIDPath.appending(NavigationID(id: id, at: keyPath))
    ephemeralType = nil
  }

  /// Whether the parent whose reducer is running is the one it was made in. A parent that moved, as
  /// a screen may from a sheet to a stack, takes its children to another place.
  var belongsToCurrentFeature: Bool {
    path.parent == DependencyValues._current.navigationIDPath
  }

  /// Whether a state presents this child.
  func isPresented<Child>(in presentation: PresentationState<Child>) -> Bool {
    belongsToCurrentFeature && presentation.isIdentified(by: path.last)
  }

  /// Runs the child's reducer, which finds its path and its `dismiss` among the dependencies.
  ///
  /// As long as the parent's dependencies stay the same, so do the child's: they are made once.
  func run<R>(_ operation: () -> R) -> R {
    let outer = DependencyValues._current
    let inner = dependencies.withLock { dependencies in
      if let dependencies, dependencies.outer.isIdentical(to: outer) { return dependencies.inner }
      var inner = outer
      inner.navigationIDPath = path
      inner.dismiss = DismissEffect { [weak self] in self?.dismiss() }
      dependencies = Dependencies(outer: outer, inner: inner)
      return inner
    }
    return inner.installed(operation)
  }

  @MainActor private func dismiss() {
    dismissal.withLock { $0 }?()
  }

  /// An effect that lets the child dismiss itself from when the store starts it.
  ///
  /// It lasts as long as the child is presented, so that who awaits the action that presents the
  /// child waits for the child. An alert or dialog holds up nothing.
  ///
  /// - Parameter action: The action that the parent receives when the child asks to be dismissed.
  func begin<Action>(dismissAction action: Action) -> Effect<Action> {
    let action = UncheckedSendable(action)
    let attach = Effect(
      operation: .attach { [weak self] send in
        self?.dismissal.withLock { $0 = { send.send(action.value) } }
      }
    )
    if ephemeralType != nil { return attach }
    return attach.merge(with: Effect(operation: .held).cancellable(presentationID))
  }

  /// The effects of the child, which are cancelled when it is gone.
  func cancellable<Action>(_ effects: Effect<Action>) -> Effect<Action> {
    effects.isNone ? effects : effects.cancellable(cancelID)
  }

  /// Effects that cancel those of the child, and end its way to dismiss itself.
  func end<Action>() -> Effect<Action> {
    .merge(
      .cancel(cancelID),
      .cancel(presentationID),
      Effect(operation: .attach { _ in self.dismissal.withLock { $0 = nil } })
    )
  }

  private var cancelID: CancelID {
    CancelID(path.last!, path: path.parent!)
  }

  private var presentationID: CancelID {
    CancelID(Presentation(child: path.last!), path: path.parent!)
  }

  /// The id of what lasts as long as the child is presented.
  private struct Presentation: Hashable, Sendable { let child: NavigationID }
}
