import Foundation

/// The editor that a person has chosen, and how it opens a file at a line.
package struct Editor: Equatable {
  /// The command, which a shell reads, as it reads the same variables for other programs.
  package let command: String

  /// `VISUAL` comes first, then `EDITOR`, then one of two editors that open a window, if it is
  /// installed.
  ///
  /// - Parameters:
  ///   - environment: Where the variables are looked up.
  ///   - isInstalled: Whether a program of that name can be started.
  /// - Returns: Nil if none is chosen or found.
  package static func chosen(
    environment: [String: String],
    isInstalled: (String) -> Bool = Self.isInstalled
  ) -> Editor? {
    let named = ["VISUAL", "EDITOR"].compactMap { environment[$0]?.trimmed }
    let found = ["code", "xed"].lazy.filter(isInstalled)
    return (named.first { !$0.isEmpty } ?? found.first).map(Editor.init)
  }

  package static let isMissing =
    "No editor is chosen: set VISUAL or EDITOR to one, as in `export EDITOR=vim`."

  /// The name of the program, without its folder and its arguments. A path with spaces is quoted.
  var name: String {
    let quote = command.first.flatMap { "'\"".contains($0) ? $0 : nil }
    let words = command.split(separator: quote ?? " ")
    return words.first.map { String($0).fileName } ?? ""
  }

  /// The words after the command that open a file.
  ///
  /// - Parameter line: Counted from 1. An editor that is not known opens the file at its beginning.
  func arguments(file: String, line: Int) -> [String] {
    switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf": ["-g", "\(file):\(line)"]
    case "xed": ["--line", "\(line)", file]
    case "subl", "zed", "hx", "helix", "micro": ["\(file):\(line)"]
    case "mate": ["--line", "\(line)", file]
    case "vi", "vim", "nvim", "nano", "pico", "emacs", "emacsclient", "kak", "joe", "ne", "gvim",
      "mvim", "gedit", "kate":
      ["+\(line)", file]
    default: [file]
    }
  }

  /// The address by which another program has the editor open a file at a line.
  ///
  /// - Parameters:
  ///   - path: Absolute, and escaped as in an address.
  ///   - line: Counted from 1.
  /// - Returns: Nil if the editor has no addresses of its own.
  func address(path: String, line: Int) -> String? {
    switch name {
    case "code": "vscode://file\(path):\(line)"
    case "code-insiders": "vscode-insiders://file\(path):\(line)"
    case "codium": "vscodium://file\(path):\(line)"
    case "cursor", "windsurf", "zed": "\(name)://file\(path):\(line)"
    case "mate": "txmt://open?url=file://\(path)&line=\(line)"
    default: nil
    }
  }

  /// The command without the word that waits for the window to be closed: saves are to be seen
  /// while it is open.
  private var commandWithoutWaiting: String {
    let opensWindow = ["code", "code-insiders", "codium", "cursor", "windsurf", "subl", "zed"]
    guard opensWindow.contains(name) else { return command }
    return command.split(separator: " ").filter { !["--wait", "-w"].contains($0) }
      .joined(separator: " ")
  }

  /// Opens a file. An editor of the terminal has it until the person leaves the editor.
  ///
  /// - Returns: Why that did not work; nil if it did.
  package func open(file: String, line: Int, environment: [String: String]) -> String? {
    let status = ForegroundProcess.run(
      ["/bin/sh", "-c", "exec \(commandWithoutWaiting) \"$@\"", name]
        + arguments(file: file, line: line),
      environment: environment
    )
    // The status that a shell gives where there is no such program.
    return status == 127 ? "There is no program \(name), which VISUAL or EDITOR names." : nil
  }

  static func isInstalled(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
