/// Fingerprints of the code in a clone: of its tokens, so that comments and pages do not count.
///
/// To read a megabyte for each verdict would take a tenth of its time, so a fingerprint is kept
/// together with the files' sizes and times of change.
package enum SourceDigest {
  /// Everything that the library is built from.
  package static func library(of root: String) -> String {
    let folders = ["Chapters/Library", "Scripts/Runner/Play", "Scripts/Runner/PlayProtocol"]
    return digest(of: folders, "library", in: root)
  }

  /// The code that finds a verdict. Keys of verdicts hold it, so that another version of it never
  /// believes an entry.
  package static func judging(of root: String) -> String {
    digest(of: judgingFolders, "judging", in: root)
  }

  /// The folders of the runner that decide over a verdict. A folder uses those before it, and `Explaining`.
  static let judgingFolders =
    ["Platform", "Basics", "Processes", "Lexing", "Workbook", "Building", "Mutation", "Judging"]
    .map { "Scripts/Runner/Kit/" + $0 } + ["Scripts/Runner/PlayProtocol"]

  /// The code that explains errors of the compiler.
  package static func explaining(of root: String) -> String {
    digest(of: ["Scripts/Runner/Kit/Explaining"], "explaining", in: root)
  }

  /// The code with which the runner plays a screen, and draws it.
  package static func playing(of root: String) -> String {
    digest(of: ["Scripts/Runner/Kit/Playing"], "playing", in: root)
  }

  /// A digest of the code that only the tools for instructors and authors use.
  package static func tools(of root: String) -> String {
    digest(of: ["Scripts/Runner/Tools"], "tools", in: root)
  }

  private static func digest(of folders: [String], _ name: String, in root: String) -> String {
    let files = folders.flatMap { Files.sources(below: "\(root)/\($0)") }
    let stamps = files.map { $0 + " " + Files.stamp($0) }
    var all = ContentHash()
    for stamp in stamps { all.add(stamp) }
    // The first line is of all files, each other line of one: its digest, and its stamp.
    let path = "\(root)/.build/workbook/\(name)-digest"
    let known = Files.text(path)?.split(separator: "\n") ?? []
    let first = known.first?.split(separator: " ") ?? []
    if first.count == 2, first[0] == all.description { return String(first[1]) }
    let pairs = known.dropFirst().map { $0.split(separator: " ", maxSplits: 1) }
      .filter { $0.count == 2 }
    let digests = Dictionary(pairs.map { ($0[1], $0[0]) }, uniquingKeysWith: { $1 })
    var content = ContentHash()
    var lines: [String] = []
    for (file, stamp) in zip(files, stamps) {
      let own = digests[stamp[...]].map(String.init) ?? code(Files.text(file) ?? "missing")
      content.add(String(file.dropFirst(root.count)))
      content.add(own)
      lines.append("\(own) \(stamp)")
    }
    try? Files.makeFolder(path.parentFolder)
    let text = (["\(all) \(content)"] + lines).joined(separator: "\n") + "\n"
    try? Files.write(text, to: path)
    return content.description
  }

  /// A fingerprint of what the compiler makes of a text.
  ///
  /// - Parameter withLines: Whether the lines count, because something names them.
  package static func code(_ text: String, withLines: Bool = false) -> String {
    var hash = ContentHash()
    for token in Lexer.tokens(of: text) {
      hash.add(token.text)
      // A space may make a minus a sign, and a new line may end a statement.
      let place = (token.beginsLine ? 1 : 0) + (token.hasSpaceBefore ? 2 : 0)
      hash.add(withLines ? "\(place) \(token.line)" : "\(place)")
    }
    return hash.description
  }
}
