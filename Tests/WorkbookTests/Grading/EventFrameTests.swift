import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Events of a test host") struct EventFrameTests {
  /// An event as the host sends it.
  private func frame(_ text: String, token: [UInt8]) -> [UInt8] {
    let count = text.utf8.count
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + token + text.utf8
  }

  private func read(_ bytes: [UInt8], _ frames: inout EventFrames) -> [String] {
    bytes.withUnsafeBytes { frames.append($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The host's events are read, however they are cut into pieces")
  func pieces() {
    var whole = EventFrames()
    let token = whole.token
    let bytes = ["one", "", "three"].flatMap { frame($0, token: token) }
    #expect(read(bytes, &whole) == ["one", "", "three"])
    #expect(bytes.flatMap { read([$0], &whole) } == ["one", "", "three"])
    #expect(!whole.isBroken)
  }

  @Test("An event with another token is noticed, and nothing after it is accepted")
  func foreign() {
    var frames = EventFrames()
    let token = frames.token
    #expect(token != EventFrames().token)
    #expect(read(frame("one", token: token), &frames) == ["one"])
    let forged = frame("two", token: [UInt8](repeating: 0, count: token.count))
    #expect(read(forged + frame("three", token: token), &frames) == [])
    #expect(frames.isBroken && read(frame("four", token: token), &frames) == [])

    var other = EventFrames()
    #expect(read(Array(#"{"kind":"event","payload":{}}"#.utf8), &other) == [] && other.isBroken)
  }

  @Test("An event that was cut off is none, and no forgery")
  func cutOff() {
    var frames = EventFrames()
    let token = frames.token
    #expect(read(frame("one", token: token).dropLast(), &frames) == [] && !frames.isBroken)
  }
}
