import Testing

@testable import workbook_tools

@Suite("Codes of texts") struct SipHashTests {
  @Test("The checksum is that of the paper that describes it")
  func vector() {
    let key = SipHash(first: 0x0706_0504_0302_0100, second: 0x0f0e_0d0c_0b0a_0908)
    let message = Array(UInt8(0)..<15)
    #expect(message.withUnsafeBytes { key.checksum($0) } == 0xa129_ca61_49be_45e5)
  }
}
