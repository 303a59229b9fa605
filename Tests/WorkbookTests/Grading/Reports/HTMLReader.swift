/// A strict reader of the pages that are tested: each element is closed, in order, and nothing can
/// load or run anything.
struct HTMLReader {
  /// The addresses that links lead to.
  var targets: [String] = []
  var problems: [String] = []

  private static let void: Set = ["meta"]
  private static let active: Set = ["script", "img", "link", "iframe", "object", "form", "base"]

  init(_ page: String) {
    var rest = Substring(page)
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("An element without an end: \(rest[start...].prefix(40))")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!DOCTYPE") { continue }
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { problems.append("</\(name)> closes something else") }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "\n" })
      if Self.active.contains(name) { problems.append("<\(name)> can load or run something") }
      readAttributes(tag.dropFirst(name.count))
      if !Self.void.contains(name) { open.append(name) }
    }
    if !open.isEmpty { problems.append("Never closed: \(open)") }
    // A control character, a mark of direction, and no character at all.
    for scalar in page.unicodeScalars where ![9, 10].contains(scalar.value) {
      if scalar.value < 32 || [0x202E, 0xFFFF].contains(scalar.value) {
        problems.append("The character \(scalar.value)")
      }
    }
  }

  private mutating func readAttributes(_ text: Substring) {
    var rest = text
    while true {
      rest = rest.drop { $0 == " " || $0 == "\n" }
      let key = String(rest.prefix { $0 != "=" && $0 != " " })
      guard !key.isEmpty else { return }
      if key.hasPrefix("on") || key == "src" { problems.append("The attribute \(key)") }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\"") else { continue }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      if key == "href" { targets.append(String(value)) }
      rest = rest.dropFirst(2 + value.count + 1)
    }
  }
}
