/// A home for a program that runs a learner's code. What it writes into its home, its documents, its
/// caches or its temporary folder never meets the person's own files.
package struct ProgramHome: Sendable {
  /// The path of the home.
  package let path: String
  /// Holds a home that is thrown away with its last reference; nil if it stays.
  private let scratch: ScratchFolder?

  /// Makes an empty home, which is thrown away.
  ///
  /// - Throws: `WorkbookError` with the system's reason.
  package init() throws {
    let scratch = try ScratchFolder()
    try self.init(scratch.path, scratch)
  }

  /// A home that stays.
  ///
  /// - Throws: `WorkbookError` with the system's reason if it cannot be made.
  package init(at path: String) throws {
    try self.init(path, nil)
  }

  private init(_ path: String, _ scratch: ScratchFolder?) throws {
    self.path = path
    self.scratch = scratch
    for folder in Self.folders { try Files.makeFolder("\(path)/\(folder)") }
  }

  /// The folders in each home: documents, caches and temporary files.
  package static let folders = ["Documents", ".cache", "Library/Caches", "tmp"]

  /// The environment of a program that lives here.
  package func environment(from environment: [String: String]) -> [String: String] {
    // They name folders of the person's home.
    var environment = environment.filter { !$0.key.hasPrefix("XDG_") }
    environment.merge(Self.variables(of: path)) { $1 }
    return environment
  }

  /// The variables by which a program finds a home and its temporary folder.
  package static func variables(of home: String) -> [String: String] {
    // Foundation asks for the second one first, and without it for the account's own home.
    ["HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home + "/tmp"]
  }
}
