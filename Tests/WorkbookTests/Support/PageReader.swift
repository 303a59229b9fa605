import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page for a browser, read by a strict parser: each element closed, each attribute quoted.
struct PageReader: Sendable {
  struct Element: Sendable {
    var name: String
    var attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private(set) var title = ""
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
    title = collector.title
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
    var title = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
      if elements.last?.name == "title" { title += string }
    }
  }
}
