internal import Foundation
internal import Observation

/// A value that is shared, and the place where it is stored if it has a key.
///
/// It is `Sendable` because a lock guards all that changes.
final class SharedValue<Value>: MutableSharedSource, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// Recursive, since who changes the value may read it meanwhile, as it was before.
  private let lock = NSRecursiveLock()
  private var current: Value
  private var isBeingLoaded = false
  private var errorOfLoad: (any Error)?
  private var errorOfSave: (any Error)?
  private let storage: SharedStorage<Value>?
  private var subscription: SharedSubscription?

  /// Shares a value without a key.
  init(_ value: Value) {
    current = value
    storage = nil
  }

  /// Shares what is stored under a key, or else a value.
  ///
  /// - Parameters:
  ///   - value: The value if none is stored.
  ///   - storage: The storage of the value.
  init(_ value: Value, in storage: SharedStorage<Value>) {
    current = value
    self.storage = storage
    let initialValue = UncheckedSendable(value)
    let receive: @Sendable (Result<Value?, any Error>) -> Void = { [weak self] result in
      self?.receive(result, initialValue: initialValue.value)
    }
    isLoading = true
    storage.load(.initialValue(value), LoadContinuation(storage.description, callback: receive))
    subscription = storage.subscribe(.initialValue(value), SharedSubscriber(callback: receive))
  }

  private func receive(_ result: Result<Value?, any Error>, initialValue: Value) {
    isLoading = false
    switch result {
    case .success(let value):
      if errorOfLoad != nil { loadError = nil }
      replace(by: value ?? initialValue)
    case .failure(let error):
      loadError = error
    }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  var description: String {
    storage?.description ?? "value: \(String(reflecting: value))"
  }

  var value: Value {
    registrar.access(self, keyPath: \.current)
    return lock.withLock { current }
  }

  private func replace(by value: Value) {
    changing(\.current) { lock.withLock { current = value } }
  }

  func notify() { changing(\.current) {} }

  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try changing(\.current) {
      let (result, value) = try lock.withLock {
        // A copy is changed, so that reading the value meanwhile gives a whole one.
        var value = current
        defer { current = value }
        return (try operation(&value), value)
      }
      if let storage, let save = storage.save, !SharedChanges.isReplaying {
        // A change that waits to be written must not keep the value alive.
        let description = storage.description
        save(value, .didSet, SaveContinuation(description) { [weak self] in self?.didSave($0) })
      }
      return result
    }
  }

  // MARK: Loading and saving

  private(set) var isLoading: Bool {
    get {
      registrar.access(self, keyPath: \.isBeingLoaded)
      return lock.withLock { isBeingLoaded }
    }
    set {
      changing(\.isBeingLoaded) { lock.withLock { isBeingLoaded = newValue } }
    }
  }

  private(set) var loadError: (any Error)? {
    get {
      registrar.access(self, keyPath: \.errorOfLoad)
      return lock.withLock { errorOfLoad }
    }
    set {
      changing(\.errorOfLoad) { lock.withLock { errorOfLoad = newValue } }
      report(newValue, "What is saved cannot be read, and the next change writes over it.")
    }
  }

  private(set) var saveError: (any Error)? {
    get {
      registrar.access(self, keyPath: \.errorOfSave)
      return lock.withLock { errorOfSave }
    }
    set {
      changing(\.errorOfSave) { lock.withLock { errorOfSave = newValue } }
      report(newValue, "The value cannot be saved.")
    }
  }

  /// Tests look at the error themselves.
  private func report(_ error: (any Error)?, _ message: String) {
    if let error, !isTesting { reportIssue(error, message) }
  }

  private func didSave(_ result: Result<Never?, any Error>) {
    switch result {
    case .success:
      forgetErrors()
    case .failure(let error):
      saveError = error
    }
  }

  private func forgetErrors() {
    if lock.withLock({ errorOfLoad != nil }) { loadError = nil }
    if lock.withLock({ errorOfSave != nil }) { saveError = nil }
  }

  func load() async throws {
    guard let storage else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        let continuation = LoadContinuation<Value>(storage.description) { result in
          if case .success(let value?) = result { self.replace(by: value) }
          done.resume(with: result.map { _ in })
        }
        storage.load(.userInitiated, continuation)
      }
      if lock.withLock({ errorOfLoad != nil }) { loadError = nil }
    } catch {
      loadError = error
      throw error
    }
  }

  func save() async throws {
    guard let save = storage?.save else { return }
    do {
      try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        let continuation = SaveContinuation(self.description) { done.resume(with: $0.map { _ in }) }
        save(lock.withLock { current }, .userInitiated, continuation)
      }
      forgetErrors()
    } catch {
      saveError = error
      throw error
    }
  }

  // MARK: Observation

  /// Changes a property. Observers are notified on the main actor: before the change if it is made
  /// there, as Swift's macro has it, and after it otherwise, so that none reads the old value.
  private func changing<Member, R>(
    _ keyPath: any KeyPath<SharedValue, Member> & Sendable,
    _ change: () throws -> R
  ) rethrows -> R {
    if SharedChanges.isReplaying { return try change() }
    if MainQueue.isCurrent {
      return try registrar.withMutation(of: self, keyPath: keyPath, change)
    }
    defer {
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        registrar.withMutation(of: self, keyPath: keyPath) {}
      }
    }
    return try change()
  }

  // MARK: Tests

  var snapshot: Value? { SharedChanges.asserted?.value(of: self) }

  func takeSnapshot(_ value: Value) {
    if let asserted = SharedChanges.asserted {
      asserted.note(value, of: self)
    } else {
      for changes in SharedChanges.recorded { changes.note(value, of: self) }
    }
  }

  func isSame(as other: any MutableSharedSource) -> Bool { self === other }
}

extension SharedValue: RecordedSharedValue {
  var recordedValue: Any { lock.withLock { current } }

  func replaceRecordedValue(by value: Any) {
    guard let value = value as? Value else { return }
    replace(by: value)
  }
}
