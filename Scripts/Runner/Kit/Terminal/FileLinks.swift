import Foundation

/// Makes each file, and each line of one, such as `Chapters/01-ReduxBasics/1.1-OneTap.swift:12`, a
/// link that a person can click, with the escape sequence OSC 8.
///
/// This is done to text that is laid out: a link takes no columns, and no other code has to know it.
struct FileLinks: Sendable {
  private let editor: Editor?
  private let folder: String
  private let host: String

  /// - Parameters:
  ///   - environment: Says which terminal this is, and which editor the person has chosen.
  ///   - folder: The person's folder, from which relative paths begin.
  /// - Returns: Nil if the terminal is not known to follow links. `FORCE_HYPERLINK` decides it, if it
  ///   is set: `0` switches links off, and any other value on.
  init?(
    environment: [String: String],
    folder: String = FileManager.default.currentDirectoryPath
  ) {
    guard Self.canFollow(environment) else { return nil }
    // An editor that is merely installed is not asked for: a link is to open what a person expects.
    editor = Editor.chosen(environment: environment) { _ in false }
    self.folder = folder
    host = ProcessInfo.processInfo.hostName
  }

  private static func canFollow(_ environment: [String: String]) -> Bool {
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    let program = environment["TERM_PROGRAM"] ?? ""
    // It finds `path:line` by itself, and opens it at the line.
    guard program != "vscode" else { return false }
    let programs = ["iTerm.app", "WezTerm", "ghostty", "Hyper", "rio", "Tabby", "WarpTerminal"]
    let kinds = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"]
    let marks = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"]
    return programs.contains(program) || kinds.contains(environment["TERM"] ?? "")
      || marks.contains { environment[$0]?.isEmpty == false }
      // Terminals of GNOME and their kind, since version 0.50.
      || Int(environment["VTE_VERSION"] ?? "").map { $0 >= 5000 } == true
  }

  /// The text with its links. What names no file that is there stays as it is.
  func linking(_ text: String) -> String {
    // The sequences of colours are read with the places, so that they become no part of a path.
    let pattern =
      #/\u{1B}\[[0-9;?]*[A-Za-z]|([^\s\u{1B}"'`()<>:]+\.(?:swift|md)\b)(?::([0-9]+)(?::[0-9]+)?)?/#
    return text.replacing(pattern) { match in
      let line = match.2.flatMap { $0 }.flatMap { Int($0) } ?? 1
      guard let path = match.1, let address = address(path: String(path), line: line)
      else { return String(match.0) }
      return "\u{1B}]8;;\(address)\u{1B}\\\(match.0)\u{1B}]8;;\u{1B}\\"
    }
  }

  private func address(path: String, line: Int) -> String? {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard let absolute = Files.realPath(whole),
      let escaped = absolute.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    return editor?.address(path: escaped, line: line) ?? "file://\(host)\(escaped)"
  }
}
