import Testing

@testable import WorkbookKit
@testable import workbook_tools

@Suite("Sealed results") struct SealedEventTests {
  private let key = SipHash(first: 1, second: 2)

  /// An event as the host would send it.
  private func sealed(_ text: String, sequence: UInt64, key: SipHash) -> [UInt8] {
    let event = Array(text.utf8)
    var frame: [UInt8] = []
    for shift in 0..<4 { frame.append(UInt8(truncatingIfNeeded: event.count >> (8 * shift))) }
    for shift in 0..<8 { frame.append(UInt8(truncatingIfNeeded: sequence >> (8 * shift))) }
    frame += event
    let seal = frame.withUnsafeBytes { key.checksum($0) }
    for shift in 0..<8 { frame[4 + shift] = UInt8(truncatingIfNeeded: seal >> (8 * shift)) }
    return frame
  }

  private func read(_ bytes: [UInt8], _ reader: inout SealedEventReader) -> [String] {
    bytes.withUnsafeBytes { reader.append($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The checksum is that of the paper that describes it")
  func vector() {
    let key = SipHash(first: 0x0706_0504_0302_0100, second: 0x0f0e_0d0c_0b0a_0908)
    let message = Array(UInt8(0)..<15)
    #expect(message.withUnsafeBytes { key.checksum($0) } == 0xa129_ca61_49be_45e5)
  }

  @Test("The host's events are read, however they are cut into pieces")
  func pieces() {
    let bytes =
      sealed("one", sequence: 0, key: key) + sealed("", sequence: 1, key: key)
      + sealed("three", sequence: 2, key: key)
    var whole = SealedEventReader(key: key)
    #expect(read(bytes, &whole) == ["one", "", "three"])
    var single = SealedEventReader(key: key)
    #expect(bytes.flatMap { read([$0], &single) } == ["one", "", "three"])
    #expect(!single.isBroken)
  }

  @Test("A forged event is noticed, and nothing after it is accepted")
  func foreign() {
    var reader = SealedEventReader(key: key)
    #expect(read(sealed("one", sequence: 0, key: key), &reader) == ["one"])
    let forged = sealed("two", sequence: 1, key: SipHash(first: 1, second: 3))
    #expect(read(forged + sealed("two", sequence: 1, key: key), &reader).isEmpty)
    #expect(reader.isBroken)

    var other = SealedEventReader(key: key)
    #expect(read(Array(#"{"kind":"event"}"#.utf8), &other).isEmpty)
    #expect(other.isBroken)
  }

  @Test("An event that is repeated, or left out, does not fit")
  func sequence() {
    let one = sealed("one", sequence: 0, key: key)
    var repeating = SealedEventReader(key: key)
    #expect(read(one + one, &repeating) == ["one"])
    #expect(repeating.isBroken)
    var missing = SealedEventReader(key: key)
    #expect(read(sealed("two", sequence: 1, key: key), &missing).isEmpty)
    #expect(missing.isBroken)
  }

  @Test("An event that was cut off is none, and no forgery")
  func cutOff() {
    var reader = SealedEventReader(key: key)
    #expect(read(sealed("one", sequence: 0, key: key).dropLast(), &reader).isEmpty)
    #expect(!reader.isBroken)
  }
}
