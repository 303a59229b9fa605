import Foundation
import Testing

/// Looks again and again until something that another process does is there. A minute and a half
/// without it only means that it never comes.
func eventually(
  _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ isThere: @escaping @Sendable () -> Bool
) async throws {
  let isSeen = await offPool {
    let limit = Date(timeIntervalSinceNow: 90)
    while !isThere() {
      guard Date() < limit else { return false }
      usleep(10_000)
    }
    return true
  }
  try #require(isSeen, comment, sourceLocation: sourceLocation)
}
