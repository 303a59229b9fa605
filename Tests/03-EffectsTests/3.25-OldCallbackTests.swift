import ComposableArchitecture
import Foundation
import Testing

import func SuiteHelpers.waitFor

@testable import Effects

@Suite("3.25 From a closure to async", .timeLimit(.minutes(20))) struct OldCallbackTests {
  /// The live client asks a server, and a learner's code may ask the live client.
  init() { NetworkStub.begin() }

  /// What came of a call: a text, an error, or nothing, as the caller still waits.
  private enum Outcome: Equatable {
    case text(String)
    case error(URLError.Code?)
    case nothing
  }

  /// Calls the function with an API that answers so, and waits for what comes of it.
  private func outcome(
    _ text: String?,
    _ error: URLError?,
    requests: LockIsolated<Int> = LockIsolated(0)
  ) async -> Outcome {
    let api = TextAPI { completion in
      requests.withValue { $0 += 1 }
      completion(text, error)
    }
    let found = LockIsolated<Outcome?>(nil)
    let task = Task {
      do {
        let text = try await OldCallback.text(from: api)
        found.setValue(.text(text))
      } catch {
        found.setValue(.error((error as? URLError)?.code))
      }
    }
    await waitFor { found.value != nil }
    task.cancel()
    return found.value ?? .nothing
  }

  private func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .text(let text): "\"\(text)\" was returned"
    case .error(let code): "\(code.map { "URLError \($0.rawValue)" } ?? "an error") was thrown"
    case .nothing: "the caller still waits"
    }
  }

  @Test("A text that the old API hands to its closure is returned", arguments: ["Hello", ""])
  func text(answer: String) async {
    let requests = LockIsolated(0)
    let found = await outcome(answer, nil, requests: requests)
    #expect(
      found == .text(answer) && requests.value == 1,
      """
      The API should be asked once, and its text "\(answer)" should be returned. It was asked \
      \(requests.value == 1 ? "once" : "\(requests.value) times"), and \(words(found)). Look at \
      what resumes the continuation.
      """
    )
  }

  @Test("An error that the old API hands to its closure is thrown")
  func error() async {
    let found = await outcome(nil, URLError(.timedOut))
    #expect(
      found == .error(.timedOut),
      """
      The API answered with the error `URLError(.timedOut)`. That should be thrown, and \
      \(words(found)). Look at what resumes the continuation when the API fails.
      """
    )
  }

  @Test("An answer with neither a text nor an error ends the waiting with an error")
  func neither() async {
    let found = await outcome(nil, nil)
    let isError = if case .error = found { true } else { false }
    #expect(
      isError,
      """
      The API called its closure with nil and nil. There is no text to return, so an error should be \
      thrown, and \(words(found)). Does each way through the closure resume the continuation?
      """
    )
  }
}
