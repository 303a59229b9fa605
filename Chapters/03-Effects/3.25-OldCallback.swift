import ComposableArchitecture
import Foundation

/// Everything of exercise 3.25.
enum OldCallback {
  /// Asks an API that takes a closure, and waits for its answer.
  static func text(from api: TextAPI) async throws -> String {
    // TODO: Wait until `api` answers. Return its text, or throw its error.
    ""
  }
}
