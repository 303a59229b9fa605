extension DependencyValues {
  /// Starts work without waiting for it, such as analytics.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track("tapped") }
  /// ```
  ///
  /// In the live context it returns at once. In previews and tests it waits for the work, so that a
  /// test sees all of it.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }
  static let previewValue = testValue
  static let testValue = FireAndForget { priority, operation in
    try? await Task(priority: priority) { try await operation() }.value
  }
}

/// Starts work whose end and whose errors are of no interest.
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Starts work with a closure.
  ///
  /// - Parameter start: Called with the priority and the work.
  public init(
    _ start:
      @escaping @Sendable (
        _ priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.start = start
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - priority: The priority of its task; `nil` is that of the caller.
  ///   - operation: The work; an error that it throws is dropped.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.start(priority, operation)
  }
}
