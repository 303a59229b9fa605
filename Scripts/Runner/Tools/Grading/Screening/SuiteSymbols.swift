import Foundation

/// The mangled names in a compiled suite.
///
/// All that a suite calls of an exercise is among them. They are found as text, so that the formats
/// of objects, which Linux and macOS have each their own, need not be known.
enum SuiteSymbols {
  static func names(inObject path: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    var names: Set<String> = []
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      while index + 1 < bytes.count,
        let found = memchr(base + index, Int32(UInt8(ascii: "$")), bytes.count - index)
      {
        index = base.distance(to: UnsafeRawPointer(found))
        var end = index
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "s") {
          while end < bytes.count, bytes[end] > 32, bytes[end] < 127 { end += 1 }
          let name = UnsafeRawBufferPointer(rebasing: bytes[index..<end])
          names.insert(String(decoding: name, as: UTF8.self))
        }
        // A name may end with a whole other one, of which the object then holds no copy.
        index += 1
      }
    }
    return names
  }
}
