extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The case of a success.
    public var success: AnyCasePath<Result, Success> {
      ._$embed({ .success($0) }, name: "success") {
        guard case .success(let value) = $0 else { return nil }
        return value
      }
    }

    /// The case of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      ._$embed({ .failure($0) }, name: "failure") {
        guard case .failure(let error) = $0 else { return nil }
        return error
      }
    }

    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      [\.success, \.failure].makeIterator()
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case {
  /// Goes on to a case of a result.
  ///
  /// Without it the compiler (6.3) crashes on `\.saved.failure` where the success is `Void`: it
  /// cannot name the conformance of such a result to ``CasePathable``.
  public subscript<Success, Failure, AppendedValue>(
    dynamicMember keyPath: KeyPath<
      Result<Success, Failure>.AllCasePaths, AnyCasePath<Result<Success, Failure>, AppendedValue>
    >
  ) -> Case<AppendedValue> where Value == Result<Success, Failure> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}
