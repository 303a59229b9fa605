import WorkbookKit

/// Parts of HTML that several pages have.
enum PageParts {
  /// The heading of a page.
  ///
  /// - Parameters:
  ///   - title: In HTML.
  ///   - above: In HTML: where in the book the page is.
  static func heading(_ title: String, above: String? = nil) -> String {
    let above = above.map { "<p class=\"above\">\($0)</p>\n" } ?? ""
    return "\(above)<h1>\(title)</h1>"
  }

  /// The mark of an extra exercise, the same as in the list of the terminal.
  static func mark(_ section: BookPlan.Section) -> String {
    guard section.exercise?.section.isExtra == true else { return "" }
    return "<span class=\"extra\" title=\"extra exercise\"> +</span>"
  }

  /// A link from a page to an address in the book.
  ///
  /// - Parameter name: In HTML.
  static func link(_ name: String, to address: String, from page: String) -> String {
    let target = XMLText.attribute(BookAddresses.link(to: address, from: page))
    return "<a href=\"\(target)\">\(name)</a>"
  }
}
