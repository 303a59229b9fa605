import Foundation
import WorkbookKit

/// Keeps the names in objects, by the content of all that an object depends on.
///
/// It is a folder that any grading may lose without harm.
final class SymbolStore: Sendable {
  private let folder: String
  private let reader: String
  /// Those of solutions, which many submissions are compared with.
  private let often = Locked<[String: [ObjectSymbols]]>([:])

  /// - Parameters:
  ///   - folder: It is emptied when it has become large.
  ///   - reader: A fingerprint of the code that reads objects.
  init(folder: String, reader: String) {
    self.folder = folder
    self.reader = reader
    if Files.names(in: folder).count > 20_000 { try? Files.remove(folder) }
    try? Files.makeFolder(folder)
  }

  /// The names that are known, or those that `read` finds.
  ///
  /// - Parameter alone: Whether others that want them too wait meanwhile.
  func known(
    _ key: String,
    alone: Bool = false,
    _ read: () throws -> [ObjectSymbols]
  ) throws -> [ObjectSymbols] {
    guard alone else { return try stored(key, read) }
    return try often.withLock { often in
      if let known = often[key] { return known }
      let symbols = try stored(key, read)
      often[key] = symbols
      return symbols
    }
  }

  private func stored(_ key: String, _ read: () throws -> [ObjectSymbols]) throws -> [ObjectSymbols]
  {
    let file = "\(folder)/\(ContentHash(of: key + reader)).json"
    if let data = Files.data(file),
      let known = try? JSONDecoder().decode([ObjectSymbols].self, from: data)
    {
      return known
    }
    let symbols = try read()
    try Files.write(try JSONEncoder().encode(symbols), to: file)
    return symbols
  }
}
