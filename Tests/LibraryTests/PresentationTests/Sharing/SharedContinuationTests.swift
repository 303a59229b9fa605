import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Continuations of keys")
struct SharedContinuationTests {
  @Test("A key that resumes twice or never is reported, and who waits goes on")
  @MainActor
  func continuations() async {
    let reports = await reports {
      let twice = LoadContinuation<Int>("twice") { _ in }
      twice.resume(returning: 1)
      twice.resume(returning: 2)
      let isCalled = LockIsolated(false)
      _ = SaveContinuation("never") { _ in isCalled.setValue(true) }
      #expect(isCalled.value)
    }
    #expect(reports.messages.count == 2)
    #expect(reports.messages.first?.contains("'twice'") == true)
    #expect(reports.messages.last?.contains("'never'") == true)
  }
}
