import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page of the book, read by a strict parser: each element closed, each attribute quoted.
struct BookPageReader: Sendable {
  struct Element: Sendable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private(set) var title = ""
  /// The number of header cells without a text.
  private(set) var emptyHeaders = 0
  /// Why it could not be read to its end; nil if it could.
  private(set) var problem: String?

  init(_ page: Data) {
    let collector = Collector()
    let parser = XMLParser(data: page)
    parser.delegate = collector
    if !parser.parse() {
      let error = parser.parserError.map { "\($0)" } ?? "not well formed"
      problem = "line \(parser.lineNumber): \(error)"
    }
    (elements, text) = (collector.elements, collector.text)
    title = collector.contents("title").first ?? ""
    emptyHeaders = collector.contents("th").count(where: \.isEmpty)
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// What the page points to.
  var links: [String] { elements.compactMap { $0.attributes["href"] ?? $0.attributes["src"] } }

  /// The levels of its headings, in order.
  var headings: [Int] {
    elements.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
    }
  }

  func count(_ name: String, _ attributes: [String: String] = [:]) -> Int {
    elements.count { element in
      element.name == name && attributes.allSatisfy { element.attributes[$0.key] == $0.value }
    }
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var text = ""
    /// What stands in each element of a name, by that name.
    private var contents: [String: [String]] = [:]
    private var starts: [Int] = []

    func contents(_ name: String) -> [String] { contents[name] ?? [] }

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
      starts.append(text.utf8.count)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      let start = starts.removeLast()
      guard ["title", "th"].contains(name) else { return }
      let inner = text.utf8.dropFirst(start)
      contents[name, default: []].append(String(decoding: inner, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }
  }
}
