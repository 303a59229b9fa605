import ComposableArchitecture
import Foundation

/// Everything of exercise 3.25.
enum OldCallback {
  /// Asks an API that takes a closure, and waits for its answer.
  static func text(from api: TextAPI) async throws -> String {
    // BEGIN SOLUTION
    try await withCheckedThrowingContinuation { continuation in
      api.request { text, error in
        if let text {
          continuation.resume(returning: text)
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }
    }
    // END SOLUTION
    // STUB: // TODO: Wait until `api` answers. Return its text, or throw its error.
    // STUB: ""
  }
}
