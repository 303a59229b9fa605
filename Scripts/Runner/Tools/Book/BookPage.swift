/// A page of the book before it is put in its frame.
struct BookPage: Sendable {
  /// The part of the contents that is shown beside a page.
  enum Part: Equatable, Sendable {
    case front
    /// A chapter, by its number.
    case chapter(Int)
    case back
  }

  /// Its address, relative to the book's folder.
  var path: String
  /// Without mark-up.
  var title: String
  var part: Part
  /// The contents in HTML, from the heading on.
  var content: String
  /// Whether readers come by it as they turn the pages.
  var isInOrder = true
  var entries: [SearchEntry] = []
}
