import Foundation
import Testing

@testable import WorkbookKit

/// A miniature workbook of which 1.1 can be played, with a host in a few lines that speaks the
/// runner's protocol: it adds the numbers that are typed, with the exercise's function.
struct PlayableMiniature {
  let miniature: Miniature

  var root: String { miniature.root }

  init(_ name: String = "To play") throws {
    miniature = try Miniature(name)
    let folder = miniature.folder
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.app, to: "Chapters/Library/TerminalUI/App.swift")
    try folder.write(Self.host, to: "Scripts/Runner/Play/Play.swift")
    try folder.write(Self.screen, to: Self.screenFile)
    try folder.write(Self.right, to: Self.add)
  }

  static let add = "Chapters/01-Numbers/1.1-Add.swift"
  static let screenFile = "Chapters/01-Numbers/Screens/1.1-AddScreen.swift"
  static let right = "func add(_ a: Int, _ b: Int) -> Int { a + b }\n"
  static let crashing =
    "func add(_ a: Int, _ b: Int) -> Int { if b > 5 { fatalError(\"too much\") }; return a + b }\n"
  static let looping =
    "func add(_ a: Int, _ b: Int) -> Int { while b > 5 {}; return a + b }\n"

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Miniature",
      products: [
        .library(
          name: "WorkbookLibrary", type: .dynamic, targets: ["ComposableArchitecture", "WorkbookPlay"])
      ],
      targets: [
        .target(
          name: "ComposableArchitecture", path: "Chapters/Library/ComposableArchitecture"),
        .target(name: "TerminalUI", path: "Chapters/Library/TerminalUI"),
        .target(
          name: "WorkbookPlay", dependencies: ["TerminalUI"], path: "Scripts/Runner/Play"),
      ],
      swiftLanguageModes: [.v6]
    )

    """

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

    public func play(_ type: any App.Type) -> Never {
      var app = type.init()
      var (title, note, size, time) = ("", "", "", 0.0)
      func text(_ word: some StringProtocol) -> String {
        String(decoding: Data(base64Encoded: String(word)) ?? Data(), as: UTF8.self)
      }
      func write(_ text: String) {
        print(text, terminator: "")
        fflush(nil)
      }
      func draw() {
        let rows = [title, "Sum: \(app.sum)", "Size: \(size)", "Note: \(note)", "Time: \(time)"]
        let frame = "\u{1B}[2J" + rows.enumerated().map { "\u{1B}[\($0 + 1);1H\($1)" }.joined()
        write("frame \(frame.utf8.count)\n\(frame)\n")
      }
      func act(_ words: [Substring]) {
        switch words[0] {
        case "text": for digit in text(words[1]) { app.type(digit.wholeNumberValue ?? 0) }
        case "click": app.type(Int(words[1])! + Int(words[2])!)
        case "tap":
          guard text(words[1]) == "One" else {
            return write("missing \(Data("There is only One.".utf8).base64EncodedString())\n")
          }
          app.type(1)
        case "wait": time += Double(words[1])!
        case "key" where words[1] == "escape": write("end\n")
        case "key" where words[1] == "home": exit(3)
        default: break
        }
      }
      while let line = readLine() {
        let words = line.split(separator: " ")
        switch words[0] {
        case "title": title = text(words[1])
        case "note": note = text(words[1])
        case "size": size = words[1...].joined(separator: "x")
        case "ping": write("pong \(words[1]) \(time)\n"); continue
        case "live": time = Double(words[1])!
        case "picture":
          let picture = "<svg>\(app.sum) \(time)</svg>"
          write("picture \(picture.utf8.count)\n\(picture)\n")
        case "replay": act(Array(words[2...]))
        default:
          time += 1
          act(words)
          write("event \(time) \(line)\n")
        }
        draw()
      }
      exit(0)
    }

    """#
}
