internal import Foundation

/// A place for the files of `.fileStorage`.
public struct FileStorage: Hashable, Sendable {
  let files: any Files

  /// The disk.
  public static let fileSystem = FileStorage(files: FilesOnDisk())

  /// The memory, empty at first: for tests and previews.
  ///
  /// As in TCA, the second never ends here: the first change of a value is written at once, and later
  /// ones when the value is saved by `save()`.
  public static var inMemory: FileStorage { FileStorage(files: FilesInMemory()) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.files === rhs.files }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(files)) }
}

extension DependencyValues {
  /// The place of the files of `.fileStorage`: on disk, and in tests and previews in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

/// The operations of a file system that `.fileStorage` needs.
protocol Files: AnyObject, Sendable {
  func read(_ url: URL) throws -> Data
  func write(_ data: Data, _ url: URL) throws
  /// Makes an empty file, and the folders above it, if there is none.
  func makeFile(_ url: URL) throws
  func afterOneSecond(_ action: @escaping @Sendable () -> Void)
}

private final class FilesOnDisk: Files {
  func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }

  func write(_ data: Data, _ url: URL) throws { try data.write(to: url, options: .atomic) }

  func makeFile(_ url: URL) throws {
    if FileManager.default.fileExists(atPath: url.path) { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try write(Data(), url)
  }

  func afterOneSecond(_ action: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1), execute: action)
  }
}

private final class FilesInMemory: Files {
  private struct Missing: Error {}

  private let files = Locked<[URL: Data]>([:])

  func read(_ url: URL) throws -> Data {
    guard let data = files.withLock({ $0[url] }) else { throw Missing() }
    return data
  }

  func write(_ data: Data, _ url: URL) { files.withLock { $0[url] = data } }

  func makeFile(_ url: URL) {
    files.withLock { if $0[url] == nil { $0[url] = Data() } }
  }

  /// A change that waits is written by `save()` alone.
  func afterOneSecond(_ action: @escaping @Sendable () -> Void) {}
}
