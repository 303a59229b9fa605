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
}
