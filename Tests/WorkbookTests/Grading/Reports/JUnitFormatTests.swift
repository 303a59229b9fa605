import Foundation
import Testing

@testable import WorkbookKit
@testable import workbook_tools

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("JUnit's XML", .timeLimit(.minutes(20))) struct JUnitFormatTests {
  @Test("The report for JUnit is XML for every submission, and its numbers fit its elements")
  func form() throws {
    for sample in [Sample.mixed, Sample.unreadable, Sample.hostileEverywhere] {
      let reader = try XMLReader(JUnitFormat.text([sample]))
      #expect(reader.elements.first?.name == "testsuites")
      let cases = reader.elements.filter { $0.name == "testcase" }
      #expect(cases.allSatisfy { $0.attributes["name"] != nil })
      #expect(cases.allSatisfy { $0.attributes["classname"] != nil })
      for (attribute, element) in [
        ("tests", "testcase"), ("failures", "failure"), ("errors", "error"),
        ("skipped", "skipped"),
      ] {
        let count = reader.elements.filter { $0.name == element }.count
        #expect(reader.elements.first?.attributes[attribute] == "\(count)")
        let suites = reader.elements.filter { $0.name == "testsuite" }
        let sum = suites.compactMap { $0.attributes[attribute].flatMap { Int($0) } }.reduce(0, +)
        #expect(sum == count)
      }
    }
  }

  @Test("Text comes back as it was, but for what XML forbids")
  func text() throws {
    let reader = try XMLReader(JUnitFormat.text([Sample.mixed]))
    #expect(reader.text.contains("should give -6 & not \"<b>\""))
    #expect(reader.text.contains("printed \u{FFFD}[2J <i>"))
    #expect(reader.text.contains("SECRET ends the run."))
  }

  @Test(
    "Each character that XML 1.0 forbids is replaced",
    arguments: ["\u{0}", "\u{8}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"]
  )
  func forbidden(_ character: String) {
    #expect(XMLText.escaped("a\(character)b") == "a\u{FFFD}b")
  }

  @Test("Ends of lines survive in attributes")
  func attributes() throws {
    let xml = XMLText.element("a", ["b": "1\n2\t\"<&>'"])
    #expect(try XMLReader(xml).elements.first?.attributes["b"] == "1\n2\t\"<&>'")
  }
}

/// Reads XML with the system's parser.
private final class XMLReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var text = ""

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw WorkbookError("No XML: \(parser.parserError.map { "\($0)" } ?? "") \(xml)")
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}
