import WorkbookKit

/// A folder of the library with its files, for lists of them.
struct LibraryFolder {
  /// Its path below `Chapters/Library`.
  let name: String
  let files: [BookPlan.File]

  var anchor: String { Self.anchor(of: name) }

  /// The module, and the folder in it; the latter is empty for the files beside all folders.
  static func parts(of name: String) -> (module: String, folder: String) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
  }

  static func anchor(of name: String) -> String {
    name.lowercased().replacing("/", with: "-")
  }

  /// The folder of a file, such as `ComposableArchitecture/Store`.
  static func name(of file: BookPlan.File) -> String {
    String(file.file.parentFolder.dropFirst("Chapters/Library/".count))
  }

  static func all(_ plan: BookPlan) -> [LibraryFolder] {
    let files = plan.files.filter { $0.kind == .library }
    let names = Dictionary(grouping: files, by: name)
    return names.keys.sorted().map { LibraryFolder(name: $0, files: names[$0] ?? []) }
  }
}
