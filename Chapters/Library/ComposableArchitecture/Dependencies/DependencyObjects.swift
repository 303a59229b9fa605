/// The objects that were created by `withDependencies`, with the values at that time.
///
/// It lets `withDependencies(from:)` find the dependencies of a model that has no ``Dependency``
/// wrapper of its own. Objects are held weakly.
private final class DependencyObjects: @unchecked Sendable {
  static let shared = DependencyObjects()

  private struct Entry {
    weak var object: AnyObject?
    let storage: DependencyStorage
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeOfNextSweep = 64

  func store(_ object: AnyObject, _ storage: DependencyStorage) {
    lock.withLock {
      entries[ObjectIdentifier(object)] = Entry(object: object, storage: storage)
      guard entries.count >= sizeOfNextSweep else { return }
      entries = entries.filter { $0.value.object != nil }
      sizeOfNextSweep = max(64, 2 * entries.count)
    }
  }

  func storage(of object: AnyObject) -> DependencyStorage? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object != nil else {
        return nil
      }
      return entry.storage
    }
  }
}

extension DependencyValues {
  /// The values `model` was created with, overridden by the current ones; `nil` if it has none.
  init?(rememberedBy model: AnyObject) {
    let current = DependencyValues._current
    if let storage = DependencyObjects.shared.storage(of: model) {
      self = DependencyValues(storage: storage).merging(current)
      return
    }
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        if let wrapper = child.value as? any RemembersDependencies {
          self = wrapper.initialDependencies.merging(current)
          return
        }
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Notes that the result of an operation, if it is an object, was created with these values.
  func remembered<R>(by result: R) -> R {
    if R.self is AnyObject.Type {
      DependencyObjects.shared.store(result as AnyObject, storage)
    }
    return result
  }
}
