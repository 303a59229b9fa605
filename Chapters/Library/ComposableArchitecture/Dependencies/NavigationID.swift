/// The identity of a child feature: its place in the state, and the identity of the value there.
///
/// Effects of a child are kept under the path of these, and so can be ended when the child goes.
struct NavigationID: Hashable, @unchecked Sendable {
  // Unchecked because of the place, which is compared and never followed, and of the id of a child,
  // which may be of any type.
  private let place: AnyKeyPath
  private let identifier: AnyHashable?
  private let tag: UInt32?

  /// The identity of an optional or presented child.
  init<Value>(value: Value, at keyPath: AnyKeyPath) {
    place = keyPath
    tag = enumTag(of: value)
    identifier = valueIdentity(of: value)
  }

  /// The identity of an element of a collection or a stack.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - keyPath: The key path from the parent's state to the collection.
  init(id: some Hashable, at keyPath: AnyKeyPath) {
    place = keyPath
    identifier = AnyHashable(id)
    tag = nil
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isLocated(at: rhs.place) && lhs.tag == rhs.tag && lhs.identifier == rhs.identifier
  }

  func hash(into hasher: inout Hasher) {
    // Hashing the types is enough, and much cheaper than hashing what the key path does.
    hasher.combine(ObjectIdentifier(type(of: place)))
    hasher.combine(identifier)
    hasher.combine(tag)
  }

  /// Whether the child is where `keyPath` leads.
  func isLocated(at keyPath: AnyKeyPath) -> Bool {
    place === keyPath || place == keyPath
  }

  /// The id of an element, if this is one and its id has that type.
  func elementID<ID: Hashable>(as type: ID.Type) -> ID? {
    identifier?.base as? ID
  }

  /// Whether every value in the same place is the same child: it has neither an id nor cases.
  var identifiesAll: Bool {
    tag == nil && identifier == nil
  }

  /// Whether another value in the same place is still the same child.
  ///
  /// Costs next to nothing for a value without an id: a case of an enum decides the type of what it
  /// carries, so where there was no id, there is none now.
  func identifies<Value>(_ value: Value) -> Bool {
    if tag != nil, tag != enumTag(of: value) { return false }
    return identifier == nil || identifier == valueIdentity(of: value)
  }
}

/// The way from the root of the application down to a child feature, one ``NavigationID`` for each
/// optional, presented, or repeated feature on it.
///
/// It is a linked list that shares its beginning with the paths it was made from, so that appending
/// costs one small allocation, however long it is.
struct NavigationIDPath: Hashable, Sendable {
  private final class Node: Sendable {
    let id: NavigationID
    let parent: Node?
    let hash: Int

    init(id: NavigationID, parent: Node?) {
      self.id = id
      self.parent = parent
      var hasher = Hasher()
      hasher.combine(id)
      hasher.combine(parent?.hash)
      hash = hasher.finalize()
    }
  }

  private let node: Node?
  /// The number of the root store to which the features belong; 0 outside of stores.
  private let store: UInt64

  /// The path of code that does not belong to a store.
  static let root = NavigationIDPath(node: nil, store: 0)

  /// The path of the features that are always there in a new store.
  static func newRoot() -> NavigationIDPath {
    NavigationIDPath(node: nil, store: UniqueNumber.next())
  }

  private init(node: Node?, store: UInt64) {
    self.node = node
    self.store = store
  }

  /// The path to a child of the feature at this path.
  func appending(_ id: NavigationID) -> NavigationIDPath {
    NavigationIDPath(node: Node(id: id, parent: node), store: store)
  }

  /// The path of the feature above, or `nil` for the root.
  var parent: NavigationIDPath? {
    node.map { NavigationIDPath(node: $0.parent, store: store) }
  }

  /// The child that the path leads to, or `nil` for the root.
  var last: NavigationID? {
    node?.id
  }

  /// Whether the path leads through a store.
  var isInStore: Bool {
    store != 0
  }

  /// Whether this is the path of code that does not belong to a store.
  var isRoot: Bool {
    node == nil && store == 0
  }

  /// This path, then the one of the feature above, and so on up to the root.
  ///
  /// A cancellation at one of these is cancelled at all paths that lead through it.
  var upwards: some Sequence<NavigationIDPath> {
    sequence(first: self, next: \.parent)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.store == rhs.store else { return false }
    var lhs = lhs.node
    var rhs = rhs.node
    while lhs !== rhs {
      guard let left = lhs, let right = rhs, left.hash == right.hash, left.id == right.id
      else { return false }
      lhs = left.parent
      rhs = right.parent
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(store)
    hasher.combine(node?.hash)
  }
}
