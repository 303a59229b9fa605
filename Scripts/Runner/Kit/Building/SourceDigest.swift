/// Fingerprints of the sources in a clone.
///
/// To read a megabyte for each verdict would take a tenth of its time, so a fingerprint is kept
/// together with the files' sizes and times of change.
package enum SourceDigest {
  /// Everything that the library is built from.
  package static func library(of root: String) -> String {
    let folders = ["Chapters/Library", "Scripts/Runner/Play", "Scripts/Runner/PlayProtocol"]
    return digest(of: folders, "library", in: root)
  }

  /// A digest of the code with which both programs of the runner treat an exercise. Cache keys
  /// begin with it, so that another version of the runner never believes an entry.
  package static func runner(of root: String) -> String {
    digest(of: ["Scripts/Runner/Kit", "Scripts/Runner/PlayProtocol"], "runner", in: root)
  }

  /// A digest of the code that only the tools for instructors and authors use.
  package static func tools(of root: String) -> String {
    digest(of: ["Scripts/Runner/Tools"], "tools", in: root)
  }

  private static func digest(
    of folders: [String],
    _ name: String,
    in root: String
  ) -> String {
    let files = folders.flatMap { Files.allFiles(below: "\(root)/\($0)") }
      .filter { $0.hasSuffix(".swift") }
    var stamps = ContentHash()
    for file in files { stamps.add(file + " " + Files.stamp(file)) }
    let path = "\(root)/.build/workbook/\(name)-digest"
    let known = Files.text(path)?.split(separator: "\n") ?? []
    if known.count == 2, known[0] == stamps.description { return String(known[1]) }
    var content = ContentHash()
    for file in files {
      content.add(String(file.dropFirst(root.count)))
      content.add(Files.text(file) ?? "missing")
    }
    try? Files.makeFolder(path.parentFolder)
    try? Files.write("\(stamps)\n\(content)\n", to: path)
    return content.description
  }
}
