/// What effects are cancelled by: the id a feature chose, the path to that feature, and the test
/// that runs, so that neither features nor parallel tests cancel each other's effects.
struct CancelID: Hashable, @unchecked Sendable {
  let id: AnyHashable
  /// `AnyHashable` takes `1` and `1.0` for the same; ids of different types are different ids.
  let type: ObjectIdentifier
  let path: NavigationIDPath
  let test: TestIdentity?

  private init(id: AnyHashable, type: ObjectIdentifier, path: NavigationIDPath, test: TestIdentity?)
  {
    self.id = id
    self.type = type
    self.path = path
    self.test = test
  }

  /// The id for `id` in the feature at `path`.
  init<ID: Hashable & Sendable>(_ id: ID, path: NavigationIDPath) {
    self.init(
      id: AnyHashable(id),
      type: ObjectIdentifier(Swift.type(of: id as Any)),
      path: path,
      test: .current
    )
  }

  /// The id for `id` in the feature whose code is running.
  init(_ id: some Hashable & Sendable) {
    self.init(id, path: DependencyValues._current.navigationIDPath)
  }

  /// Whether this stands for all effects of a child, as its parent cancels them.
  var isChild: Bool { type == ObjectIdentifier(NavigationID.self) }

  /// This id, then the same id as the features above know it: each of them can cancel by it.
  var upwards: some Sequence<CancelID> {
    path.upwards.lazy.map { CancelID(id: id, type: type, path: $0, test: test) }
  }
}
