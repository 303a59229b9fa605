import Foundation

/// The names that the library for exercises makes public, as far as its sources can be read.
package final class LibraryNames: Sendable {
  /// The folder of the library's sources, relative to the root.
  package static let folder = "Chapters/Library"

  private let folder: String?
  /// Read once in a process, by the folder of the module.
  private static let read = Locked<[String: Set<String>]>([:])

  /// - Parameter folder: Where the sources are; nil if nothing is known of them.
  package init(folder: String? = nil) {
    self.folder = folder
  }

  static let architecture = "ComposableArchitecture"
  static let terminalUI = "TerminalUI"

  /// The public names of a module, both types and members.
  func names(of module: String) -> Set<String> {
    guard let folder else { return [] }
    return Self.read.withLock { read in
      if let known = read["\(folder)/\(module)"] { return known }
      var names: Set<String> = []
      for file in Files.sources(below: "\(folder)/\(module)") {
        for line in (Files.text(file) ?? "").utf8.split(separator: UInt8(ascii: "\n")) {
          Self.add(Substring(line), to: &names)
        }
      }
      read["\(folder)/\(module)"] = names
      return names
    }
  }

  package var all: Set<String> {
    names(of: Self.architecture).union(names(of: Self.terminalUI))
  }

  private static let declaring: Set<Substring> = [
    "case", "func", "var", "let", "struct", "enum", "class", "protocol", "typealias", "macro",
  ]

  /// The name of a declaration that a line begins. Members of a public extension or protocol are
  /// public without saying so.
  private static func add(_ line: Substring, to names: inout Set<String>) {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard let first = start.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "}") else {
      return
    }
    let words = line.split { $0 == " " }
    guard let keyword = words.firstIndex(where: declaring.contains), keyword + 1 < words.count,
      keyword < 5
    else { return }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber }
    let isHidden = words[..<keyword].contains { ["private", "fileprivate"].contains($0) }
    if name.count > 1, !isHidden { names.insert(String(name)) }
  }
}
