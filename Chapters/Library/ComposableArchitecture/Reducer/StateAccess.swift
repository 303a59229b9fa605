/// How a parent reaches the state of a child to change it in place.
///
/// A key path to a property that `@ObservableState` tracks would change a copy and write it back.
/// While there are two, a collection in the child is copied as a whole when it changes, and the child
/// looks to its observers as if it had been replaced. So the state itself is asked for a better way.
struct StateAccess<Root, Value> {
  let keyPath: WritableKeyPath<Root, Value>
  private var isResolved = false
  private var field: _$FieldModifier<Root, Value>?

  init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
  }

  /// The same access, looked up once and for all.
  func resolved() -> Self {
    var resolved = self
    resolved.field = FieldModifiers.shared.modifier(at: keyPath)
    resolved.isResolved = true
    return resolved
  }

  /// The child's state.
  func value(in root: Root) -> Value {
    if let field { return field.read(root) }
    return root[keyPath: keyPath]
  }

  /// Changes the child's state where it is.
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    let field = isResolved ? field : FieldModifiers.shared.modifier(at: keyPath)
    guard let field else { return body(&root[keyPath: keyPath]) }
    var result: Result?
    field.modify(&root) { result = body(&$0) }
    return result!
  }
}

/// How to read a part of a state, if possible without observing it.
struct StateReader<Root, Value> {
  let read: (Root) -> Value
  /// How many bytes behind the start of the state the part is, if it is simply stored there. What is
  /// read there is not copied along with all that is around it.
  let offset: Int?

  init(_ keyPath: KeyPath<Root, Value>) {
    if let keyPath = keyPath as? WritableKeyPath<Root, Value>,
      let field = FieldModifiers.shared.modifier(at: keyPath)
    {
      read = field.read
      offset = field.offset
    } else {
      read = { $0[keyPath: keyPath] }
      offset = MemoryLayout<Root>.offset(of: keyPath)
    }
  }
}

/// The field modifiers found so far. A reducer's body is made for each action, and its key paths are
/// the same objects each time.
private final class FieldModifiers: @unchecked Sendable {
  static let shared = FieldModifiers()

  private struct Entry {
    /// Kept so that no other key path gets the same address.
    let keyPath: AnyKeyPath
    let modifier: AnyObject?
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Key paths of generic code may be made anew each time; they must not fill the memory.
  private static let capacity = 4096

  func modifier<Root, Value>(
    at keyPath: WritableKeyPath<Root, Value>
  ) -> _$FieldModifier<Root, Value>? {
    let id = ObjectIdentifier(keyPath)
    let entry = lock.withLock { entries[id] }
    let modifier: AnyObject?
    if let entry {
      modifier = entry.modifier
    } else {
      modifier = (Root.self as? any ObservableState.Type)?._$modifier(at: keyPath)
      lock.withLock {
        if entries.count < Self.capacity {
          entries[id] = Entry(keyPath: keyPath, modifier: modifier)
        }
      }
    }
    return modifier.map { unsafeDowncast($0, to: _$FieldModifier<Root, Value>.self) }
  }
}
