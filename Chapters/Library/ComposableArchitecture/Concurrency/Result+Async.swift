extension Result {
  /// Runs asynchronous work and keeps what it returns or throws.
  ///
  /// ```swift
  /// await send(.factResponse(Result { try await fetch(count) }))
  /// ```
  public init(catching body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
