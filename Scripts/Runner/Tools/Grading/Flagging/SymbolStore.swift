import Foundation
import WorkbookKit

/// Keeps the names in objects, by the content of all that an object depends on.
///
/// It is a folder that any grading may lose without harm.
final class SymbolStore: Sendable {
  private let folder: String
  /// A fingerprint of the code that reads objects.
  private let reader: String
  /// Keeps several from reading the same object, such as a solution's, at once.
  private let reading = Locked(())

  /// - Parameter folder: It is emptied when it has become large.
  init(folder: String, reader: String) {
    (self.folder, self.reader) = (folder, reader)
    if Files.names(in: folder).count > 20_000 { try? Files.remove(folder) }
    try? Files.makeFolder(folder)
  }

  /// The names that are known, or those that `read` finds.
  ///
  /// - Parameter alone: Whether others that ask too wait meanwhile.
  func known(
    _ key: String,
    alone: Bool = false,
    _ read: () throws -> [ObjectSymbols]
  ) throws -> [ObjectSymbols] {
    if alone { return try reading.withLock { _ in try known(key, read) } }
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
