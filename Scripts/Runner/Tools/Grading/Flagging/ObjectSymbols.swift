import WorkbookKit

/// The names that an object file needs of others, and those that it defines.
struct ObjectSymbols: Codable, Equatable, Sendable {
  /// The mangled names of what other objects and libraries have to provide.
  var needed: Set<String> = []
  /// The mangled names of what the objects hold.
  var defined: Set<String> = []
  /// The functions among them that other objects can call.
  var functions: Set<String> = []
  /// Those of them that stand in memory that the program can write to.
  var writable: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - object: Its path.
  ///   - lister: The path of `llvm-nm` or `nm`.
  /// - Throws: A sentence, if the names cannot be read.
  init(of object: String, lister: String) throws {
    // The list is longer than what is kept of a program's output.
    let list = Locked<[UInt8]>([])
    var supervision = Supervision(deadline: .seconds(60))
    supervision.onOutput = { bytes in list.withLock { $0 += bytes } }
    let result = try Invocation(executable: lister, arguments: ["-P", object]).run(supervision)
    guard result.termination == .exited(0) else {
      throw WorkbookError("Cannot read the names in \(object): \(lister) did not end well.")
    }
    self.init(list: list.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// - Parameter list: The output of `nm -P`: a line for each name, with the letter of its kind.
  init(list: String) {
    let lines = list.lines.map { $0.split(separator: " ") }
      // References between types have names with spaces, which say nothing that others do not.
      .filter { $0.count > 1 && !$0[0].hasSuffix("symbolic") }
    // Each name of a Mac's object has an underscore before it.
    let hasUnderscores = lines.contains { $0[0].hasPrefix("_$s") }
    for line in lines {
      let name = String(hasUnderscores ? line[0].drop(prefix: "_") : line[0])
      switch line[1] {
      case "U", "w", "v": needed.insert(name)
      case "B", "b", "D", "d", "S", "s": (_, _) = (defined.insert(name), writable.insert(name))
      case "T": (_, _) = (defined.insert(name), functions.insert(name))
      default: defined.insert(name)
      }
    }
  }

  /// The path of the program that lists names: the toolchain's own, or the system's.
  static func lister(of toolchain: Toolchain) -> String {
    let own = (Files.realPath(toolchain.swift) ?? toolchain.swift).parentFolder + "/llvm-nm"
    let system = Invocation.path(of: "nm", environment: toolchain.environment)
    return Files.exists(own) ? own : system ?? "/usr/bin/nm"
  }
}

extension Substring {
  fileprivate func drop(prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self
  }
}
