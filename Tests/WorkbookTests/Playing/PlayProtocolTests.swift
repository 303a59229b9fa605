import Foundation
import Testing
import WorkbookPlayProtocol

@testable import WorkbookKit
@testable import workbook

@Suite("What the runner and a played program say")
struct PlayProtocolTests {
  private static let events: [PlayEvent] =
    PlayEvent.keys.map { .key($0) } + [
      .key("ctrl-z"), .text("a b\nü"), .paste("a b"), .click(column: 3, row: 0), .tap("Add one"),
      .open("app://a"),
      .wheel(isUp: true, column: 1, row: 2), .wheel(isUp: false, column: 1, row: 2),
      .size(columns: 80, rows: 24),
    ]

  @Test("A request is read as it is written, and so are its events")
  func requests() {
    let requests: [PlayRequest] =
      Self.events.map { .event($0) } + Self.events.map { .replay(at: 0.007, $0) } + [
        .title("1.1 Add"), .note(""), .note("a b"), .wait(2.5), .live(at: 0), .picture, .ping(7),
        .until(actions: 12), .snapshot(), .snapshot(before: .tap("A")),
      ]
    for request in requests {
      #expect(PlayRequest(line: request.line) == request)
      #expect(request.line.firstIndex(of: 10) == request.line.count - 1)
    }
  }

  @Test("A line that is no request is none")
  func otherLines() {
    let others = [
      "", " ", "key tab", "{}", "[]", #"{"ping":{}}"#, #"{"ping":{"_0":"x"}}"#,
      #"{"unknown":{"_0":1}}"#, #"{"ping":{"_0":1}"#,
    ]
    for line in others { #expect(PlayRequest(line: line.utf8) == nil, "\(line)") }
    #expect(PlayRequest(line: #"{"ping":{"_0":1}}"#.utf8) == .ping(1))
  }

  private func messages(
    _ lines: some Sequence<UInt8>,
    piece: Int = .max
  ) throws -> [PlayMessage] {
    var reader = PlayMessageReader()
    var bytes = Array(lines)[...]
    var messages: [PlayMessage] = []
    while !bytes.isEmpty {
      messages += try reader.append(bytes.prefix(piece))
      bytes = bytes.dropFirst(piece)
    }
    return messages
  }

  @Test("Messages are read as they are written, in any pieces", arguments: [1, 3, .max])
  func written(_ piece: Int) throws {
    let sent: [PlayMessage] =
      Self.events.map { .event($0, at: 3.204) } + [
        .frame("\u{1B}[2Jä\n見"), .frame(""), .picture("<svg>\n</svg>\n"), .pong(3, at: 0),
        .resume(actions: 2, at: 1.5), .missing("There is no “Go”."), .end,
        .snapshot(PlayedSnapshots.tapped),
      ]
    #expect(try messages(sent.flatMap(\.line), piece: piece) == sent)
  }

  @Test("A line that is no message, or an impossible one, is left out")
  func impossible() throws {
    let wrong: [PlayMessage] = [
      .event(.key("hyper"), at: 1), .event(.key("ctrl-1"), at: 1), .event(.key("ctrl-"), at: 1),
      .event(.size(columns: 0, rows: 24), at: 1), .event(.click(column: -1, row: 2), at: 1),
      .event(.wheel(isUp: true, column: 0, row: -1), at: 1), .event(.key("tab"), at: -1),
      .event(.key("tab"), at: 1e300), .pong(1, at: .infinity), .resume(actions: -1, at: 1),
    ]
    let text = Array("noise\n\n{\"frame\":1}\n".utf8) + wrong.flatMap(\.line)
    #expect(try messages(text + PlayMessage.end.line) == [.end])
  }

  @Test("A line beyond all measure ends the reading")
  func lengths() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: PlayMessageReader.longestLine + 1)
    #expect(throws: PlayMessageReader.TooLong.self) { try messages(long) }
  }

  @Test("Of a frame only text, places, erasing and colours reach the terminal")
  func frames() {
    let filter = FrameFilter()
    let good = "\u{1B}[2J\u{1B}[3;1Hä見\u{1B}[0;1;38;5;34mx\u{1B}[K"
    #expect(filter(good) == good)
    let bad =
      "a\u{1B}]52;c;eA==\u{7}b\u{1B}[?1049lc\u{1B}Pq\u{9B}31md\u{1B}[6ne\u{1B}"
    let kept = filter(bad)
    #expect(!kept.unicodeScalars.contains { $0.value < 32 || (0x80..<0xA0).contains($0.value) })
    #expect(kept.hasPrefix("a") && kept.hasSuffix("e"))
  }

  @Test("Events are replayed at the same times, and play continues from the last time named")
  func recording() {
    var recording = PlayRecording()
    #expect(recording.requests == [.live(at: 0)])
    recording.add(.key("tab"), at: 1)
    recording.add(.tap("Go"), at: 2.5)
    recording.reach(4)
    recording.reach(3)
    #expect(
      recording.requests == [
        .replay(at: 1, .key("tab")), .replay(at: 2.5, .tap("Go")), .live(at: 4),
      ]
    )
    for _ in 0..<(2 * PlayRecording.limit) { recording.add(.key("up"), at: 5) }
    #expect(recording.events.count == PlayRecording.limit)
  }

  @Test("The first size is kept, and of the sizes between two other events the last one")
  func sizes() {
    let size = { (columns: Int) in PlayEvent.size(columns: columns, rows: 24) }
    var recording = PlayRecording()
    recording.resume(columns: 80, rows: 24)
    #expect(recording.isEmpty)
    for columns in 81...90 { recording.add(size(columns), at: Double(columns)) }
    #expect(recording.isEmpty)
    recording.add(.click(column: 89, row: 1), at: 91)
    #expect(!recording.isEmpty)
    // It is sent again when the terminal was given back.
    recording.add(size(90), at: 92)
    recording.add(.key("tab"), at: 93)
    recording.reach(95)
    // The next program is started in a window that has been made larger since.
    recording.resume(columns: 100, rows: 24)
    let requests: [PlayRequest] = [
      .replay(at: 0, size(80)), .replay(at: 90, size(90)),
      .replay(at: 91, .click(column: 89, row: 1)), .replay(at: 93, .key("tab")),
      .replay(at: 95, size(100)), .live(at: 95),
    ]
    #expect(recording.requests == requests)
    recording.resume(columns: 100, rows: 24)
    #expect(recording.requests == requests)
    // However much was done, the last size is that of the terminal.
    for _ in 0..<PlayRecording.limit { recording.add(.key("up"), at: 96) }
    for columns in [70, 60] { recording.resume(columns: columns, rows: 24) }
    #expect(recording.requests.suffix(2) == [.replay(at: 96, size(60)), .live(at: 96)])
    #expect(recording.events.count == PlayRecording.limit + 1)
  }

  @Test("A ping is asked for each second, and is overdue three seconds later")
  func pings() {
    var clock = PingClock()
    let start = ContinuousClock.now
    #expect(clock.next(now: start) == 1)
    #expect(clock.next(now: start + .milliseconds(500)) == nil)
    clock.answered(1)
    #expect(clock.next(now: start + .milliseconds(900)) == nil)
    #expect(clock.next(now: start + .seconds(1)) == 2)
    let overdue = { (time: Duration) in clock.isOverdue(hasAnswered: true, now: start + time) }
    for tenth in 5...39 { #expect(!overdue(.milliseconds(100 * tenth))) }
    #expect(overdue(.milliseconds(4100)))
    // A late answer to an earlier ping is none to this one.
    clock.answered(1)
    #expect(overdue(.milliseconds(4200)))
    clock.answered(2)
    #expect(!overdue(.milliseconds(4300)))
    // Time in which the runner was stopped does not count.
    #expect(clock.next(now: start + .seconds(5)) == 3)
    #expect(!overdue(.seconds(3600)))
  }
}

@Suite("What a screen's file holds") struct ScreenSourceTests {
  @Test("The types that are apps, and the last type")
  func apps() {
    let source = ScreenSource(
      """
      // struct No: App {}
      struct Rows: View { struct Inner: App {} }
      struct One<Value: Equatable>: View, App where Value: Sendable { let text = "}" }
      enum Names { case struct_ }
      """
    )
    #expect(source.apps == ["One"])
    #expect(source.lastType == "Names")
    #expect(ScreenSource("let a = 1").lastType == nil)
  }
}

@Suite("A script of what is played") struct PlayScriptTests {
  private func options(_ words: String) throws -> PlayScript? {
    var arguments = Arguments(words.split(separator: " ").map(String.init))
    let options = try PlayScript(&arguments)
    try arguments.finish(command: "play")
    return options
  }

  @Test("Events keep their order, whichever way their options are written")
  func order() throws {
    let words = "--tap A --press=tab --picture f.svg --type --tap --wait 2 --tap=B --size 80x24"
    let options = try options(words)
    #expect(
      options?.requests == [
        .event(.tap("A")), .event(.key("tab")), .event(.text("--tap")), .wait(2), .event(.tap("B")),
      ]
    )
    #expect(options?.file == "f.svg")
    #expect(options?.columns == 80 && options?.rows == 24)
    #expect(options?.form == .picture)
    #expect(try self.options("") == nil)
  }

  @Test("A sentence belongs to the step before it")
  func sentences() throws {
    let script = try options("--film f.html --say One --tap A --wait 1 --say Two")
    #expect(script?.sentences == [0: "One", 2: "Two"])
    #expect(script?.beginning(with: .wait(1)).sentences == [1: "One", 3: "Two"])
    #expect(throws: WorkbookError.self) { try options("--say One") }
  }

  @Test("Steps, and a size, belong to one picture or film")
  func forms() throws {
    #expect(try options("--film f.html --tap A")?.form == .film)
    #expect(throws: WorkbookError.self) { try options("--tap A") }
    #expect(throws: WorkbookError.self) { try options("--film f.html --picture f.svg") }
  }
}
