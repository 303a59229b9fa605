import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("A test that is not on the main actor")
struct OffTheMainActorTests {
  @Test("A test that is not on the main actor is told at its end what is left over")
  func end() async {
    let collector = ReportCollector()
    await withIssueReporters([collector]) {
      let store = await counterStore()
      await store.send(.echo(7))
      await store.send(.forever)
    }
    #expect(collector.collected.messages.contains { $0.contains("had not been received") })
    #expect(collector.collected.messages.contains { $0.contains("still running") })
  }
}
