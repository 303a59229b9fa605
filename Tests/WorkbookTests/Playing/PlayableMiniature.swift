import Foundation
import Testing

@testable import WorkbookKit

/// A miniature workbook of which 1.1 can be played, with a host of a few lines: it adds
/// the numbers that are typed, with the exercise's function, and those of a click's place if the
/// screen has it.
struct PlayableMiniature {
  let miniature: Miniature

  var root: String { miniature.root }

  init(_ name: String) throws {
    miniature = Miniature(name, isShared: true)
    let folder = miniature.folder
    try folder.write(Self.app, to: "Chapters/Library/TerminalUI/App.swift")
    try folder.write(Self.host, to: "Scripts/Runner/Play/Play.swift")
    let parts = "Scripts/Runner/PlayProtocol"
    for name in Files.names(in: "\(Repository.root)/\(parts)") {
      try folder.write(try Repository.text("\(parts)/\(name)"), to: "\(parts)/\(name)")
    }
    try folder.write(Self.screen, to: Self.screenFile)
    try folder.write(Self.right, to: Self.add)
  }

  static let add = "Chapters/01-Numbers/1.1-Add.swift"
  private static let screenFile = "Chapters/01-Numbers/Screens/1.1-AddScreen.swift"
  static let right = "func add(_ a: Int, _ b: Int) -> Int { a + b }\n"
  static let crashing =
    "func add(_ a: Int, _ b: Int) -> Int { if b > 5 { fatalError(\"too much\") }; return a + b }\n"
  static let looping =
    "func add(_ a: Int, _ b: Int) -> Int { while b > 5 {}; return a + b }\n"

  private static let app = """
    public protocol App {
      init()
      var sum: Int { get }
      mutating func type(_ number: Int)
    }

    """

  private static let screen = """
    import TerminalUI

    struct AddApp: App {
      var sum = 0
      mutating func type(_ number: Int) { sum = add(sum, number) }
    }

    """

  private static let host = #"""
    import Foundation
    import TerminalUI
    import WorkbookPlayProtocol

    public func play(_ type: any App.Type) -> Never {
      var app = type.init()
      var (title, note, time) = ("", "", 0.0)
      var size = (columns: 0, rows: 0)
      func send(_ message: PlayMessage) {
        FileHandle.standardOutput.write(Data(message.line))
      }
      func draw() {
        let rows = [
          title, "Sum: \(app.sum)", "Size: \(size.columns)x\(size.rows)", "Note: \(note)",
          "Time: \(time)",
        ]
        let lines = rows.enumerated().map { "\u{1B}[\($0 + 1);1H\($1)" }
        send(.frame("\u{1B}[2J" + lines.joined()))
      }
      func act(_ event: PlayEvent) {
        switch event {
        case .size(let columns, let rows): size = (columns, rows)
        case .text(let text), .paste(let text): for digit in text { app.type(digit.wholeNumberValue ?? 0) }
        case .click(let column, let row): if column < size.columns { app.type(column + row) }
        case .tap("One"): app.type(1)
        case .tap: send(.missing("There is only One."))
        case .key("escape"): send(.end)
        case .key("home"): exit(3)
        case .open(let address): title = address
        case .key, .wheel: break
        }
      }
      while let line = readLine() {
        switch PlayRequest(line: line.utf8) {
        case .title(let text): title = text
        case .note(let text): note = text
        case .event(let event):
          time += 1
          act(event)
          send(.event(event, at: time))
        case .replay(_, let event): act(event)
        case .until: break
        case .wait(let seconds): time += seconds
        case .live(let seconds): time = seconds
        case .snapshot:
          let run = PlaySnapshot.Run("Sum: \(app.sum) Time: \(time)")
          send(.snapshot(PlaySnapshot(rows: [[run]], controls: ["One"], entries: [])))
        case .picture: send(.picture("<svg>\(app.sum) \(time)</svg>"))
        case .ping(let number):
          send(.pong(number, at: time))
          continue
        case nil: fatalError("This is no request: \(line)")
        }
        draw()
      }
      exit(0)
    }

    """#
}
