/// A strict reader of the pages that are tested: each element closed, in order.
struct HTMLReader {
  var elements: [(name: String, attributes: [String: String])] = []
  /// The text between the elements, still escaped.
  var text = ""
  var problems: [String] = []

  private static let void: Set = ["meta"]

  init(_ page: String) {
    var rest = Substring(page)
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
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
      let element = Self.element(tag)
      elements.append(element)
      if !Self.void.contains(element.name) { open.append(element.name) }
    }
    text += rest
    if !open.isEmpty { problems.append("Never closed: \(open)") }
  }

  private static func element(_ tag: Substring) -> (name: String, attributes: [String: String]) {
    let name = String(tag.prefix { $0 != " " && $0 != "\n" })
    var rest = tag.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\n" }
      let key = String(rest.prefix { $0 != "=" && $0 != " " })
      guard !key.isEmpty else { return (name, attributes) }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\"") else {
        attributes[key] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes[key] = String(value)
      rest = rest.dropFirst(2 + value.count + 1)
    }
  }
}
