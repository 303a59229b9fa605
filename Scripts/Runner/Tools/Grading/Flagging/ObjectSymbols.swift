import Foundation
import WorkbookKit

/// The mangled names in an object file.
struct ObjectSymbols: Codable, Equatable, Sendable {
  /// The letter of its kind for each, as `nm` has them.
  private(set) var letters: [String: String] = [:]

  /// - Parameter list: The output of `nm -P`: a line for each name, with the letter of its kind.
  init(list: String = "") {
    let lines = list.lines.map { $0.split(separator: " ") }
      // References between types have names with spaces, which say nothing that others do not.
      .filter { $0.count > 1 && !$0[0].hasSuffix("symbolic") }
    // Each name of a Mac's object has an underscore before it.
    let extra = lines.contains { $0[0].hasPrefix("_$s") } ? 1 : 0
    for line in lines { letters[String(line[0].dropFirst(extra))] = String(line[1]) }
  }

  /// Whether another object or a library has to provide it.
  func isNeeded(_ symbol: String) -> Bool { letters[symbol].map("Uwv".contains) ?? false }
  /// Whether it stands in memory that the program can write to.
  func isWritable(_ symbol: String) -> Bool { letters[symbol].map("BbDdSs".contains) ?? false }
  /// Whether it is a function that other objects can call.
  func isFunction(_ symbol: String) -> Bool { letters[symbol] == "T" }
}

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
