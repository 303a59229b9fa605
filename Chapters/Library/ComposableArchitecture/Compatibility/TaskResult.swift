/// The outcome of work that may fail, in the form documents S1 and S2 give it: like `Result`, but
/// made by an asynchronous closure and comparable.
///
/// Newer code says `Result` with an `Error`.
@available(*, deprecated, message: "Use 'Result', of which 'init(catching:)' may be asynchronous.")
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work returned a value.
  case success(Success)
  /// The work threw an error.
  case failure(any Error)

  /// Runs a closure and keeps what it returns or throws.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// The same outcome as a `TaskResult`.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// Turns the value of a success into another one.
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }

  /// Turns the value of a success into another outcome.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

@available(*, deprecated, message: "Use 'Result' from the beginning.")
extension Result where Success: Sendable, Failure == any Error {
  /// The same outcome as a `Result`.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

@available(*, deprecated)
extension TaskResult: Equatable where Success: Equatable {
  /// Failures are equal if their errors are equal and of the same type; errors that cannot be
  /// compared are reported, once compared, as what makes a test fail that looks right.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)):
      return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      return isEqual(lhs, rhs)
    case (.success, .failure), (.failure, .success):
      return false
    }
  }

  private static func isEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
    let type = type(of: lhs)
    guard let lhs = lhs as Any as? any Equatable else {
      if type == Swift.type(of: rhs) {
        reportIssue(
          """
          Two failures of type '\(type)' were compared, but that type is not 'Equatable', so they \
          count as different.

          To fix, conform '\(type)' to 'Equatable'.
          """
        )
      }
      return false
    }
    func isEqual<T: Equatable>(_ lhs: T) -> Bool { lhs == rhs as? T }
    return isEqual(lhs)
  }
}

@available(*, deprecated)
extension TaskResult: Hashable where Success: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = error as Any as? any Hashable {
        hasher.combine(error)
      } else {
        reportIssue(
          """
          A failure of type '\(type(of: error))' was hashed, but that type is not 'Hashable', so \
          all such failures have the same hash.

          To fix, conform '\(type(of: error))' to 'Hashable'.
          """
        )
      }
    }
  }
}

@available(*, deprecated)
extension TaskResult: CasePathable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The case of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      ._$embed({ .success($0) }, name: "success") {
        guard case .success(let value) = $0 else { return nil }
        return value
      }
    }

    /// The case of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      ._$embed({ .failure($0) }, name: "failure") {
        guard case .failure(let error) = $0 else { return nil }
        return error
      }
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
