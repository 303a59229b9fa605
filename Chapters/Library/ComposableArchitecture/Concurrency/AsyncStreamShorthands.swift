extension AsyncStream {
  /// A stream of the elements of another sequence.
  ///
  /// - Parameter sequence: The source of the elements; it is cancelled with the stream.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = SequenceReader(sequence)
    self.init { await source.next() }
  }

  /// A stream that gives nothing and does not end by itself.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has ended.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of the elements of another sequence.
  ///
  /// - Parameter sequence: The source of the elements and the error; it is cancelled with the
  ///   stream.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = SequenceReader(sequence)
    self.init { try await source.nextOrThrow() }
  }

  /// A stream that gives nothing and does not end by itself.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that has ended.
  ///
  /// - Parameter error: The error with which it ended; `nil` if it came to its end.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of these elements, which ends where they fail. A client has one type for all its streams.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// A stream of these elements, which fails where they fail.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// Reads a sequence from closures that must be sendable. A stream asks for one element at a time.
private final class SequenceReader<S: AsyncSequence>: @unchecked Sendable {
  private let sequence: S
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) {
    self.sequence = sequence
  }

  func nextOrThrow() async throws -> S.Element? {
    var iterator = self.iterator ?? self.sequence.makeAsyncIterator()
    defer { self.iterator = iterator }
    return try await iterator.next()
  }

  func next() async -> S.Element? {
    try? await self.nextOrThrow()
  }
}
