/// The page of what older code has, and of today's form of it.
package enum OlderSpellings {
  /// What `read` calls it.
  package static let name = "older"
  package static let file = "Chapters/OlderSpellings.md"
}
