/// The id by which effects are cancelled: the one a feature chose, and the path to that feature
/// from the root of its store, so that neither features nor stores cancel each other's effects.
struct CancelID: Hashable, @unchecked Sendable {
  let id: AnyHashable
  /// `AnyHashable` takes `1` and `1.0` for the same; ids of different types are different ids.
  let type: ObjectIdentifier
  let path: NavigationIDPath
  /// The test that runs, outside of stores: parallel tests must not cancel each other's tasks.
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
      test: path.isInStore ? nil : .current
    )
  }

  /// The id for `id` in the feature whose code is running.
  init(_ id: some Hashable & Sendable) {
    self.init(id, path: DependencyValues._current.navigationIDPath)
  }

  /// Whether this is the id of all effects of a child, as its parent cancels them.
  var isChild: Bool { type == ObjectIdentifier(NavigationID.self) }

  /// This id, then the same id as the features above know it: each of them can cancel by it.
  var upwards: some Sequence<CancelID> {
    path.upwards.lazy.map { CancelID(id: id, type: type, path: $0, test: test) }
  }
}
