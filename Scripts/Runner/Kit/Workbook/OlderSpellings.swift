/// The page of what older code has, and of today's form of it.
package enum OlderSpellings {
  /// Its name for `read`.
  package static let name = "older"
  package static let file = "Chapters/OlderSpellings.md"
}
