/// The continuation that a key resumes when it has read a value.
public struct LoadContinuation<Value>: Sendable {
  private let once: Once<Value>

  /// Makes a continuation.
  ///
  /// - Parameters:
  ///   - description: The key, for the report of a continuation that is not resumed once.
  ///   - callback: Gets the result; `nil` stands for the initial value.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = Once(description, callback)
  }

  /// The key has read a value.
  public func resume(returning value: Value) { self.resume(with: .success(value)) }

  /// The key could not read the value.
  public func resume(throwing error: any Error) { self.resume(with: .failure(error)) }

  /// There is no value; the initial one counts.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// The key is done; `nil` stands for the initial value.
  public func resume(with result: Result<Value?, any Error>) { once.resume(with: result) }
}

/// The continuation that a key resumes when it has stored a value.
public struct SaveContinuation: Sendable {
  private let once: Once<Never>

  /// Makes a continuation.
  ///
  /// - Parameters:
  ///   - description: The key, for the report of a continuation that is not resumed once.
  ///   - callback: Gets the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Never?, any Error>) -> Void
  ) {
    once = Once(description, callback)
  }

  /// The value is stored.
  public func resume() { self.resume(with: .success(())) }

  /// The value could not be stored.
  public func resume(throwing error: any Error) { self.resume(with: .failure(error)) }

  /// The key is done.
  public func resume(with result: Result<Void, any Error>) {
    once.resume(with: result.map { nil })
  }
}

/// The receiver of changes from outside, which a key reports to it.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void

  /// Makes a subscriber.
  ///
  /// - Parameter callback: Gets each result; `nil` stands for the initial value.
  public init(callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.callback = callback
  }

  /// There is a new value.
  public func yield(_ value: Value) { self.yield(with: .success(value)) }

  /// The value could not be read.
  public func yield(throwing error: any Error) { self.yield(with: .failure(error)) }

  /// The stored value has gone; the initial one counts.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// There is a new value or an error; `nil` stands for the initial value.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }
}

/// Ends when it is cancelled or let go of.
public struct SharedSubscription: Sendable {
  private final class Box: Sendable {
    private let onCancel: Locked<(@Sendable () -> Void)?>

    init(_ onCancel: @escaping @Sendable () -> Void) {
      self.onCancel = Locked(onCancel)
    }

    func cancel() {
      let onCancel = self.onCancel.withLock { onCancel in
        defer { onCancel = nil }
        return onCancel
      }
      onCancel?()
    }

    deinit { cancel() }
  }

  private let box: Box

  /// Makes a subscription.
  ///
  /// - Parameter cancel: Ends it; called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    box = Box(cancel)
  }

  /// Ends the subscription.
  public func cancel() { box.cancel() }
}

/// Calls a function once, and reports if it is to be called more often or never.
private final class Once<Value>: Sendable {
  private let callback: Locked<(@Sendable (Result<Value?, any Error>) -> Void)?>
  private let description: @Sendable () -> String

  init(
    _ description: @escaping @Sendable () -> String,
    _ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    self.callback = Locked(callback)
    self.description = description
  }

  deinit {
    guard let callback = self.callback.withLock({ $0 }) else { return }
    reportIssue(
      """
      \(key) has let go of its continuation without resuming it. Whoever waits for it continues \
      with the value that is there.

      A key calls one of the 'resume' methods, also when something fails.
      """
    )
    callback(.success(nil))
  }

  func resume(with result: Result<Value?, any Error>) {
    let callback = self.callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
    guard let callback else {
      reportIssue(
        """
        \(key) has resumed its continuation more than once. The first time counts.
        """
      )
      return
    }
    callback(result)
  }

  private var key: String {
    let description = self.description()
    return description.isEmpty ? "A key of a shared value" : "'\(description)'"
  }
}
