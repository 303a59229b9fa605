import ComposableArchitecture
import Foundation

// Exercise 6.10 uses this client, and its checks put another one in its place.

/// A file in which an app keeps something from one launch to the next.
@DependencyClient
struct KeptFile: Sendable {
  /// What is in the file; nil while there is no file. It throws if the file cannot be read.
  var read: @Sendable () async throws -> Data?

  /// Puts data in the place of all that is in the file. If it throws, the file is as it was.
  var write: @Sendable (_ data: Data) async throws -> Void
}

extension KeptFile: DependencyKey {
  static let liveValue = at(.documentsDirectory.appending(path: "guessing-game.json"))
  static var previewValue: Self { inMemory() }
  static let testValue = Self()

  /// A file on the disk.
  static func at(_ file: URL) -> Self {
    Self(
      read: {
        FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
      },
      write: { data in
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        // The new file takes the place of the old one when it is complete.
        try data.write(to: file, options: .atomic)
      }
    )
  }

  /// A file that is gone when the app ends, for previews.
  static func inMemory(_ data: Data? = nil) -> Self {
    let contents = LockIsolated(data)
    return Self(read: { contents.value }, write: { contents.setValue($0) })
  }
}

extension DependencyValues {
  var keptFile: KeptFile {
    get { self[KeptFile.self] }
    set { self[KeptFile.self] = newValue }
  }
}
