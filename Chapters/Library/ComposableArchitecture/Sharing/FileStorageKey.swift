public import Foundation

extension SharedReaderKey {
  /// A value that is kept in a file, as JSON.
  ///
  /// ```swift
  /// extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  ///   static var notes: Self {
  ///     Self[.fileStorage(.documentsDirectory.appending(component: "notes.json")), default: []]
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decoder: Reads the value; a plain one if there is none.
  ///   - encoder: Writes the value; one that sorts keys if there is none.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = decoder ?? JSONDecoder()
    let encoder = encoder ?? sortingEncoder
    return .fileStorage(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// A value that is kept in a file, in a format of one's own.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decode: Makes the value of what is in the file.
  ///   - encode: Makes what is in the file of the value.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

private let sortingEncoder: JSONEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  return encoder
}()

/// The place of a value that is kept in a file: see
/// ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// The first of several changes is written at once, and what comes within a second after it is
/// written together. A file that is missing or empty holds no value.
public final class FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  /// A value to be written when the second is over.
  private struct Waiting {
    var value: Value?
    var continuations: [SaveContinuation] = []
  }

  /// `nil` if the next change is to be written at once.
  private let waiting = Locked<Waiting?>(nil)

  init(
    url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  deinit {
    // Nobody is left who would wait for what is still to be written.
    endWaiting(with: .success(()))
  }

  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard let data = try? storage.files.read(url), !data.isEmpty else {
      return continuation.resumeReturningInitialValue()
    }
    continuation.resume(with: Result { try decode(data) })
  }

  /// Makes the file if it is missing. Changes that another program makes are seen by ``load``.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    do {
      try storage.files.makeFile(url)
    } catch {
      subscriber.yield(throwing: error)
    }
    return SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let mustWait = self.waiting.withLock { waiting in
      guard context == .didSet, waiting != nil else { return false }
      waiting?.value = value
      waiting?.continuations.append(continuation)
      return true
    }
    if mustWait { return }
    let result = Result { try write(value) }
    if context == .userInitiated {
      endWaiting(with: result)
    } else if case .success = result {
      self.waiting.withLock { $0 = Waiting() }
      storage.files.afterOneSecond { self.writeWhatWaits() }
    }
    continuation.resume(with: result)
  }

  private func write(_ value: Value) throws {
    try storage.files.write(encode(value), url)
  }

  private func writeWhatWaits() {
    let value = waiting.withLock { $0?.value }
    endWaiting(with: Result { if let value { try write(value) } })
  }

  private func endWaiting(with result: Result<Void, any Error>) {
    let waiting = self.waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    for continuation in waiting?.continuations ?? [] { continuation.resume(with: result) }
  }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(String(reflecting: url)))" }
}

/// Tells files apart.
public struct FileStorageKeyID: Hashable {
  let url: URL
  let storage: FileStorage
}
