import WorkbookKit

/// All pages that readers come by, on one page: to print, or to search with the browser.
struct WholeBook {
  static let path = "print.html"
  static let title = "The whole book on one page"

  private let pages: [BookPage]
  /// The places of the pages among them, by their addresses.
  private let places: [String: Int]

  init(of pages: [BookPage]) {
    self.pages = pages
    places = Dictionary(
      pages.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  var page: BookPage {
    BookPage(
      path: Self.path,
      title: Self.title,
      part: .back,
      content: "<h1>\(Self.title)</h1>\n" + pages.indices.map(part).joined(),
      isInOrder: false
    )
  }

  private func part(_ place: Int) -> String {
    "<section class=\"part\" id=\"\(id(of: place))\">\n\(text(of: place))</section>\n"
  }

  private func id(of place: Int, _ anchor: String = "") -> String {
    "page-\(place + 1)" + (anchor.isEmpty ? "" : "-\(anchor)")
  }

  /// The contents of a page, without films, with its headings a level lower, and with addresses that
  /// lead to the parts of this page.
  private func text(of place: Int) -> String {
    Self.withoutFilm(pages[place].content).split(
      separator: "<",
      omittingEmptySubsequences: false
    )
    .enumerated()
    .map { index, piece in
      guard index > 0, let end = piece.firstIndex(of: ">") else { return String(piece) }
      return "<" + tag(piece[..<end], place) + piece[end...]
    }
    .joined()
  }

  /// Many steps say little on paper.
  private static func withoutFilm(_ content: String) -> String {
    guard let start = content.range(of: "<h2 id=\"screen\">"),
      let end = content.range(of: "</section>\n", range: start.upperBound..<content.endIndex)
    else { return content }
    return String(content[..<start.lowerBound] + content[end.upperBound...])
  }

  private func tag(_ text: Substring, _ place: Int) -> String {
    let slash = text.first == "/" ? "/" : ""
    let name = text.dropFirst(slash.count)
    if name.first == "h", let digit = name.dropFirst().first, let level = digit.wholeNumberValue {
      return attributes(of: slash + "h\(level + 1)" + name.dropFirst(2), place)
    }
    return attributes(of: String(text), place)
  }

  private func attributes(of tag: String, _ place: Int) -> String {
    var tag = tag
    for name in ["id", "href", "src"] {
      guard let start = tag.range(of: " \(name)=\"")?.upperBound,
        let end = tag[start...].firstIndex(of: "\"")
      else { continue }
      let value = tag[start..<end]
      tag.replaceSubrange(
        start..<end,
        with: name == "id" ? id(of: place, String(value)) : address(String(value), from: place)
      )
    }
    return tag
  }

  private func address(_ address: String, from place: Int) -> String {
    if address.contains("://") { return address }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : ""
    let page = pages[place].path
    let path =
      parts[0].isEmpty ? page : Files.resolved(String(parts[0]), in: page.parentFolder)
    if let target = places[path] { return "#" + id(of: target, anchor) }
    return anchor.isEmpty ? path : path + "#" + anchor
  }
}
