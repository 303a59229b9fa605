import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Unimplemented dependencies") struct UnimplementedTests {
  struct Client: Sendable {
    var count: @Sendable () -> Int = unimplemented("Client.count", placeholder: 42)
    var save: @Sendable (String, Int) throws -> Void = unimplemented("Client.save")
    var load: @Sendable (Int) async -> [String] = unimplemented("Client.load", placeholder: [])
    var fetch: @Sendable () async throws -> String = unimplemented("Client.fetch")
    var log: @Sendable (String) -> Void = unimplemented("Client.log")
  }

  @Test("Calling it reports its name and returns the placeholder")
  func callingItReportsItsNameAndReturns() async throws {
    let messages = await issues {
      #expect(Client().count() == 42)
      #expect(await Client().load(1) == [])
      Client().log("Hello")
    }
    try #require(messages.count == 3)
    #expect(messages[0].contains("Client.count"))
    #expect(messages[1].contains("Client.load"))
    #expect(messages[2].contains("Client.log"))
  }

  @Test("Calling one that throws reports its name and throws")
  func callingOneThatThrowsReportsItsName() async {
    let messages = await issues {
      #expect(throws: UnimplementedFailure.self) { try Client().save("a", 1) }
      await #expect(throws: UnimplementedFailure.self) { try await Client().fetch() }
    }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("Client.save") == true)
  }

  @Test("The report names the arguments and the place of the definition")
  func reportNamesArgumentsAndPlaceOfDefinition() throws {
    let messages = issues { try? Client().save("Blob", 7) }
    let message = try #require(messages.first)
    #expect(message.contains(#"("Blob", 7)"#))
    #expect(message.contains("UnimplementedTests.swift:8"))
  }
}
