/// Runs a child's reducer with the child's path as the current one, and ties its effects to it.
///
/// - Returns: The effects, which are cancelled when the child goes.
func reduceInPath<Action>(of id: NavigationID, _ reduce: () -> Effect<Action>) -> Effect<Action> {
  var dependencies = DependencyValues._current
  let path = dependencies.navigationIDPath
  dependencies.navigationIDPath = path.appending(id)
  let effect = dependencies.installed(reduce)
  return effect.isNone ? effect : effect.cancellable(CancelID(id, path: path))
}

/// The children, in one place of the feature whose reducer is running, that have effects running.
///
/// A parent asks for them before it may let a child go, and afterwards cancels the effects of those
/// that are gone. So a parent whose children have no effects neither copies nor compares anything.
struct RunningChildren {
  private let ids: [CancelID]

  /// The children of the current feature at `keyPath`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path from the feature's state to the child or children.
  ///   - isPresent: Whether a child is there. One that went before, by itself or by a reducer that
  ///     runs after the parent, is left out: its effects continue, as in TCA.
  static func at(
    _ keyPath: AnyKeyPath,
    where isPresent: (NavigationID) -> Bool
  ) -> RunningChildren {
    let registry = CancellationRegistry.shared
    guard registry.hasChildren else { return RunningChildren(ids: []) }
    let ids = registry.children(of: DependencyValues._current.navigationIDPath) { id in
      id.isLocated(at: keyPath)
    }
    guard !ids.isEmpty else { return RunningChildren(ids: []) }
    return RunningChildren(ids: ids.filter { isPresent($0.id.base as! NavigationID) })
  }

  /// An effect that cancels the effects of children that are gone.
  func cancelled<Action>(unless isPresent: (NavigationID) -> Bool) -> Effect<Action> {
    if ids.isEmpty { return .none }
    return .merge(
      ids.filter { !isPresent($0.id.base as! NavigationID) }.map { .cancel($0) }
    )
  }
}
